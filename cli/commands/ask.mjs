// @ts-check
/** @import { AnswerOf, CallOptions, InputOf, Operations } from '../../client/index.mjs' */
/** @import { Call } from '../api/service.mjs' */
/** @import { Typed } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { connect } from '../connect.mjs'
import { EXIT } from '../failure/failure.mjs'
import { idempotencyKey } from '../input/fields.mjs'

/**
 * What a command prints of an answer: the answer itself with `--json`.
 * @template T
 * @typedef {object} Shown
 * @property {string} doing
 * @property {(answer: T) => string[]} quiet
 * @property {(answer: T) => string[]} view
 * @property {(answer: T, service: { call: Call, base: string }) => string | undefined | Promise<string | undefined>} [note] What to say on standard error beside it.
 */

/**
 * One question to the service, and its answer.
 * @template {keyof Operations} Name
 * @param {Shell} shell @param {Name} name @param {Typed<InputOf<Name>>} input
 * @param {Shown<AnswerOf<Name>> & { options?: CallOptions }} shown
 */
export async function ask(shell, name, input, { doing, quiet, view, note, options }) {
  const { call, base } = await connect(shell)
  shell.progress.start(doing)
  const { data: answer } = await call(name, input, options)
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json(answer)
  else for (const line of shell.line.flag('quiet') ? quiet(answer) : view(answer)) shell.out.line(line)
  const said = shell.line.flag('json') || shell.line.flag('quiet') ? undefined : await note?.(answer, { call, base })
  if (said) shell.note(said)
  return EXIT.ok
}

/** What is asked under one key is done once. @param {Shell} shell @param {CallOptions} [more] */
export const repeatable = ({ line }, more) => ({
  ...more,
  idempotencyKey: idempotencyKey(line.text('idempotency-key'), randomUUID),
})

/**
 * Takes one thing away, which answers nothing.
 * @template {keyof Operations} Name
 * @param {Shell} shell @param {Name} name @param {Typed<InputOf<Name>>} input
 * @param {{ id: string, doing: string, note: string }} told
 */
export async function remove(shell, name, input, { id, doing, note }) {
  const options = repeatable(shell)
  const { call } = await connect(shell)
  shell.progress.start(doing)
  await call(name, input, options)
  shell.progress.stop()
  if (shell.line.flag('json')) shell.json({ deleted: id })
  else if (shell.line.flag('quiet')) shell.out.line(id)
  else shell.note(note)
  return EXIT.ok
}
