// @ts-check
/** @import { Shell } from './shell.mjs' */
/** @import { Connection } from './connect.mjs' */
import { EXIT, Failure } from './failure/failure.mjs'
import { ask } from './terminal/ask.mjs'
import { safe } from './terminal/words.mjs'

/** @typedef {{ question: string, options: string[] }} Asked */

/**
 * The brief with the answers to what the service found unclear. A clarifier that is broken holds nobody up.
 * @param {Shell} shell
 * @param {Connection} connection
 * @param {{ brief: string, channel: string, asset_type: string }} request
 */
export async function clarifyBrief(shell, { call }, { brief, channel, asset_type }) {
  shell.progress.start('Reading')
  const questions = await call('clarify', { brief, channel, asset_type }).then(
    ({ data }) => data.questions ?? [],
    error => {
      if (!(error instanceof Failure) || ![EXIT.unreachable, EXIT.not_found].includes(error.exit)) throw error
      shell.progress.stop()
      shell.warn('The brief could not be checked; going on without.')
      return []
    },
  )
  shell.progress.stop()
  if (!questions.length) return brief
  if (!shell.stdin.isTTY || !shell.err.tty) throw unclear(questions)
  const answers = await askAll(shell, questions)
  return answers.length ? withAnswers(brief, answers) : brief
}

const HEAD = 'CREATOR PREFERENCES'

/** Below what stands there already. @param {string} brief @param {string[]} answers */
export const withAnswers = (brief, answers) =>
  `${brief.includes(`\n${HEAD}\n`) ? `${brief.trimEnd()}\n` : `${brief}\n\n${HEAD}\n`}${answers.map(answer => `- ${answer}\n`).join('')}`

/** @param {Shell} shell @param {Asked[]} questions */
export async function askAll({ err, stdin, stderr, signal, interrupt, ifInterrupted }, questions) {
  ifInterrupted('Interrupted. Nothing was started.', '')
  const asking = { input: stdin, output: stderr, signal, interrupt: () => interrupt(EXIT.interrupted) }
  const answers = []
  for (const { question, options } of questions) {
    err.line(err.paint.bold(safe(question)))
    options.forEach((option, i) => {
      err.line(`  ${err.paint.cyan(String(i + 1))}  ${safe(option)}`)
    })
    const typed = await ask(
      asking,
      options.length ? `  number, own words, or Enter to skip: ` : '  own words, or Enter to skip: ',
    )
    const answer = (/^\d$/.test(typed) ? options[Number(typed) - 1] : undefined) ?? typed
    if (answer) answers.push(`${question} ${answer}`)
  }
  return answers
}

/** @param {Asked[]} questions @param {string} [hint] */
export const unclear = (questions, hint = 'Say it in the brief, or leave --clarify out.') =>
  new Failure(EXIT.usage, 'needs_clarification', 'The brief leaves open:', {
    lines: questions.map(({ question, options }) => `${question}${options.length ? ` (${options.join(' / ')})` : ''}`),
    body: { code: 'needs_clarification', message: 'The brief leaves something open.', detail: questions },
    hint,
  })
