// `npm run deploy`, `doctor`, `status` and the others: from the terminal to a command and back.
import { deploymentOf, Stop } from '#dev/deploy/deployment.ts'
import { commands, helpOf } from '#dev/deploy/terminal/commands.ts'
import { readFlags } from '#dev/deploy/terminal/flags.ts'
import { BROKEN_OFF, tell } from '#dev/deploy/terminal/tell.ts'

/** What is left to tidy up hangs on `exit`: files of secrets, programs that were started. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    console.error(`\n${BROKEN_OFF.text}`)
    process.exit(BROKEN_OFF.status)
  })

async function main([name = '', ...args]: string[]): Promise<number> {
  const command = commands[name]
  if (!command) {
    if (name !== '' && !/^(?:--help|-h|help)$/.test(name))
      throw new Stop(`There is no command \`${name}\`.`, helpOf(''))
    console.log(helpOf(''))
    return 0
  }
  const flags = readFlags(name, args, process.env, command.takes)
  if (flags.help) {
    console.log(helpOf(name))
    return 0
  }
  const [{ readSettings }, { loginOf }, { openTools }] = await Promise.all([
    import('#dev/deploy/ready.ts'),
    import('#dev/deploy/settings.ts'),
    import('#dev/deploy/tools.ts'),
  ])
  const login = loginOf(readSettings(deploymentOf(flags.name, process.cwd())))
  const ended = await command.run(openTools(login), flags)
  return typeof ended === 'number' ? ended : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const { text, status } = tell(error)
  console.error(`\n${text}`)
  process.exitCode = status
}
