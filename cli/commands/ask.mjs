// @ts-check
/** @import { Request } from '../api/client.mjs' */
/** @import { Shell } from '../shell.mjs' */
import { connect } from '../connect.mjs'
import { EXIT } from '../failure/failure.mjs'

/**
 * What a command prints of an answer: the answer itself with `--json`.
 * @template T
 * @typedef {object} Shown
 * @property {string} doing
 * @property {(answer: T) => string[]} quiet
 * @property {(answer: T) => string[]} view
 * @property {(answer: T) => string | undefined} [note] What to say on standard error beside it.
 */

/**
 * One question to the service, and its answer.
 * @template T
 * @param {Shell} shell @param {string} path @param {Request} request @param {Shown<T>} shown
 */
export async function ask(shell, path, request, { doing, quiet, view, note }) {
  const { call } = await connect(shell)
  shell.progress.start(doing)
  const { data } = await call(path, request)
  shell.progress.stop()
  const answer = /** @type {T} */ (data)
  if (shell.line.flag('json')) shell.json(answer)
  else for (const line of shell.line.flag('quiet') ? quiet(answer) : view(answer)) shell.out.line(line)
  const said = shell.line.flag('json') || shell.line.flag('quiet') ? undefined : note?.(answer)
  if (said) shell.note(said)
  return EXIT.ok
}
