// @ts-check
/** @import { Line } from './line/parse.mjs' */
/** @import { Screen } from './terminal/screen.mjs' */
/** @import { Progress } from './terminal/progress.mjs' */
import { Failure } from './failure/failure.mjs'
import { calledAs } from './line/called.mjs'
import { createProgress, noProgress } from './terminal/progress.mjs'
import { openScreen } from './terminal/screen.mjs'

/**
 * What a command has to work with.
 * @typedef {object} Shell
 * @property {Line} line
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {string} version
 * @property {NodeJS.ReadStream} stdin
 * @property {NodeJS.WriteStream} stderr
 * @property {Screen} out Data alone.
 * @property {Screen} err Everything else.
 * @property {Progress} progress
 * @property {(bytes: Buffer) => Promise<void>} pipe Bytes to standard output.
 * @property {(value: unknown) => void} json
 * @property {(text: string) => void} note Said to somebody who reads along.
 * @property {(text: string) => void} warn
 * @property {() => Date} now
 * @property {() => number} clock Milliseconds that never go back.
 * @property {AbortSignal} signal
 * @property {(exit: number) => void} interrupt
 * @property {(message: string, hint: string) => void} ifInterrupted What to tell from now on.
 */

/** @param {Line} line @param {NodeJS.Process} process @param {string} version @returns {Shell} */
export function openShell(line, process, version) {
  const { env, stdin, stdout, stderr, platform } = process
  const wish = { plain: line.off('color') }
  const [out, err] = [openScreen(stdout, env, wish), openScreen(stderr, env, { ...wish, said: calledAs(env) })]
  const clock = () => performance.now()
  const [json, quiet] = [line.flag('json'), line.flag('quiet')]
  const live = err.tty && env.TERM !== 'dumb' && !quiet && !line.flag('verbose')
  const note = (/** @type {string} */ text) => void (json || quiet || err.line(err.paint.dim(text)))
  const progress = live ? createProgress(err, clock) : { ...noProgress, aside: note }
  const controller = new AbortController()
  let telling = { message: 'Interrupted.', hint: '' }
  return {
    line,
    env,
    platform,
    version,
    stdin,
    stderr,
    out,
    err,
    progress,
    pipe: bytes => new Promise((done, fail) => stdout.write(bytes, error => (error ? fail(error) : done()))),
    json: value => out.line(JSON.stringify(value, null, 2)),
    note,
    warn: text => void (json || err.line(`${err.paint.yellow('warning:')} ${text}`)),
    now: () => new Date(),
    clock,
    signal: controller.signal,
    interrupt: exit => controller.abort(new Failure(exit, 'interrupted', telling.message, { hint: telling.hint })),
    ifInterrupted: (message, hint) => {
      telling = { message, hint }
    },
  }
}
