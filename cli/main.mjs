// @ts-check
import { EXIT, Failure } from './failure/failure.mjs'
import { report } from './failure/report.mjs'
import { calledAs } from './line/called.mjs'
import { commands } from './line/commands.mjs'
import { help, helpData } from './line/help.mjs'
import { parse } from './line/parse.mjs'
import { openShell } from './shell.mjs'
import { version } from './version.mjs'

/** @import { Line } from './line/parse.mjs' */

/** @type {[NodeJS.Signals, number][]} */
const signals = [
  ['SIGINT', EXIT.interrupted],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]

/** Runs one command line. @param {string[]} argv @returns {Promise<number>} The exit status. */
export async function main(argv) {
  // A reader that has seen enough, such as head, closes the pipe.
  process.stdout.on('error', error =>
    process.exit(/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE' ? EXIT.ok : EXIT.failed),
  )
  const line = readLine(argv)
  const shell = openShell(line instanceof Failure ? bare(argv) : line, process, version)
  if (line instanceof Failure) return report(line, shell)
  for (const [name, exit] of signals) {
    process.on(name, () => {
      if (shell.signal.aborted) process.exit(exit)
      shell.interrupt(exit)
    })
  }
  try {
    return await run(shell)
  } catch (error) {
    shell.progress.stop()
    return report(shell.signal.aborted ? shell.signal.reason : error, shell)
  }
}

/** @param {string[]} argv */
function readLine(argv) {
  try {
    return parse(argv)
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

/** What can be known of a command line with a mistake in it. @param {string[]} argv @returns {Line} */
const bare = argv => ({
  command: '',
  argument: undefined,
  flag: name => argv.includes(`--${name}`),
  off: name => argv.includes(`--no-${name}`),
  text: () => undefined,
  all: () => [],
})

/** @param {import('./shell.mjs').Shell} shell */
async function run(shell) {
  const { line, out } = shell
  if (line.flag('version')) {
    out.line(`brand ${version} (Node ${process.versions.node}, ${process.platform} ${process.arch})`)
    return EXIT.ok
  }
  const command = commands[line.command]
  if (line.flag('help') || !command) {
    if (line.flag('json')) shell.json(helpData(line.command))
    else out.write(calledAs(shell.env)(help(line.command, out)))
    return EXIT.ok
  }
  if (line.text('key') !== undefined && line.text('key') !== '-' && shell.stdin.isTTY && shell.err.tty) {
    shell.warn('--key stays in the history of your shell; brand login or BRAND_API_KEY does not.')
  }
  return (await command.load()).run(shell)
}
