// @ts-check
/** @import { Asked } from '../../clarify.mjs' */
/** @import { Shell } from '../../shell.mjs' */
import { randomUUID } from 'node:crypto'
import { askedRun } from '../../asked-run.mjs'
import { askAll, unclear, withAnswers } from '../../clarify.mjs'
import { usage } from '../../failure/failure.mjs'
import { idempotencyKey } from '../../input/fields.mjs'
import { conclude } from '../../result.mjs'
import { create } from '../generate.mjs'

/** Makes the run again, with what it asked settled below its brief. @param {Shell} shell */
export async function run(shell) {
  const key = idempotencyKey(shell.line.text('idempotency-key'), randomUUID)
  const { connection, run, output } = await askedRun(shell)
  shell.progress.stop()
  const { id, questions = [], brief, channel, asset_type, size, variation } = run
  if (!questions.length) throw usage(`Run ${id} asks nothing.`, 'Say it in the brief, and generate again.')
  const answers = await answersTo(shell, questions)
  if (!answers.length) throw unclear(questions, 'Answer with --answer, once for each question.')
  const again = { brief: withAnswers(brief, answers), channel, asset_type, variation, ...(size && { size }) }
  const accepted = await create(shell, connection, again, key)
  return conclude(shell, connection, accepted, output)
}

/** As they were typed on the line, in the order of the questions, or as they are asked for. @param {Shell} shell @param {Asked[]} questions */
async function answersTo(shell, questions) {
  const typed = shell.line.all('answer')
  if (typed.length > questions.length)
    throw usage(`The run asks ${questions.length === 1 ? 'one question' : `${questions.length} questions`}.`)
  if (typed.length) return typed.map((answer, at) => `${questions[at]?.question} ${answer}`)
  return shell.stdin.isTTY && shell.err.tty ? askAll(shell, questions) : []
}
