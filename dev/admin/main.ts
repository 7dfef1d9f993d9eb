import { parseArgs } from 'node:util'
import { commands, help } from '#dev/admin/commands.ts'
import { AdminUsage } from '#dev/admin/flags.ts'
import { openServices } from '#dev/admin/services.ts'
import { tellFailure } from '#dev/admin/tell-failure.ts'
import { outsideWorld } from '#dev/world.ts'
import { messengerOf, paymentsOf, plansUrlOf } from '#functions/deps.ts'
import type { MoneyEnv } from '#functions/env/money.ts'
import type { World } from '#lib/ctx.ts'
import { nearest } from '#lib/flaws/nearest.ts'
import { findWorkspace } from '#lib/keys/store.ts'

const args = process.argv.slice(2)
/** A command is a word, two or three. */
const words = [3, 2, 1].find(count => args.slice(0, count).join(' ') in commands) ?? 0
const command = commands[args.slice(0, words).join(' ')]
const [area] = args

if (!command) {
  const asked = area === undefined || area === '--help' || area === '-h' || area === 'help'
  if (asked) console.log(help)
  else console.error(unknown(args.slice(0, 2).join(' ')))
  process.exit(asked ? 0 : 2)
}

try {
  const { services, public_url, dashboard_url, bot, money, close } = await openServices(process.env)
  try {
    const outside = { ...outsideWorld(services, public_url), messenger: messengerOf(bot) }
    const world = { ...outside, ...selling(money, public_url), dashboard_url }
    await refuseUnknownWorkspace(world)
    console.log(JSON.stringify(await command(world, args.slice(words)), null, 2))
  } finally {
    await close()
  }
} catch (error) {
  const { text, status } = tellFailure(error)
  console.error(text)
  process.exitCode = status
}

/** A list of an unknown workspace would be empty without a word. */
async function refuseUnknownWorkspace({ db }: World): Promise<void> {
  const { workspace } = parseArgs({ args, strict: false, options: { workspace: { type: 'string' } } }).values
  if (typeof workspace !== 'string' || (await findWorkspace(db, workspace))) return
  throw new AdminUsage(`There is no workspace ${workspace} here.`)
}

function unknown(typed: string): string {
  const begun = Object.keys(commands).filter(name => name.startsWith(`${typed} `))
  if (begun.length > 0) return `\`${typed}\` goes on: ${begun.join(', ')}. \`npm run admin\` says what each takes.`
  const near = nearest(typed, Object.keys(commands))
  const meant = near ? `Did you mean \`npm run admin -- ${near}\`?` : '`npm run admin` lists all of them.'
  return `There is no command \`${typed}\`. ${meant}`
}

function selling(money: MoneyEnv, public_url: string) {
  return { payments: paymentsOf(money, public_url), plans_url: plansUrlOf(money, public_url) }
}
