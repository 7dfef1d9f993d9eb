import { parseArgs } from 'node:util'
import { help, helpOf, names } from '#dev/admin/help.ts'
import { nearest } from '#lib/flaws/nearest.ts'

const args = process.argv.slice(2)
const words = [3, 2, 1].find(count => names.includes(args.slice(0, count).join(' ')))
const [area] = args

if (words === undefined) {
  const asked = area === undefined || area === '--help' || area === '-h' || area === 'help'
  if (asked) console.log(help)
  else console.error(unknown(args.slice(0, 2).join(' ')))
  process.exit(asked ? 0 : 2)
}

const name = args.slice(0, words).join(' ')
if (args.slice(words).some(arg => arg === '--help' || arg === '-h')) {
  console.log(helpOf(name))
  process.exit(0)
}

const { runCommand } = await import('#dev/admin/run-command.ts')
const { workspace } = parseArgs({ args, strict: false, options: { workspace: { type: 'string' } } }).values
process.exitCode = await runCommand(name, args.slice(words), workspace)

function unknown(typed: string): string {
  const begun = names.filter(name => name.startsWith(`${typed} `))
  if (begun.length > 0) return `\`${typed}\` goes on: ${begun.join(', ')}. \`npm run admin\` says what each takes.`
  const near = nearest(typed, names)
  const meant = near ? `Did you mean \`npm run admin -- ${near}\`?` : '`npm run admin` lists all of them.'
  return `There is no command \`${typed}\`. ${meant}`
}
