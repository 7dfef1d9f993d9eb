// @ts-check
/** @import { InputOf } from '../../../client/index.mjs' */
/** @import { Connection } from '../../connect.mjs' */
/** @import { Output } from '../../output.mjs' */
/** @import { Shell } from '../../shell.mjs' */
/** @import { Typed } from '../../wire.d.ts' */
import { usage } from '../../failure/failure.mjs'
import { whole } from '../../input/numbers.mjs'
import { nearest } from '../../line/nearest.mjs'
import { conclude, present } from '../../result.mjs'

/** The template that the line names. @param {Shell} shell @param {Connection} connection */
export async function theTemplate({ line, progress }, { call }) {
  progress.start('Asking')
  const { data: templates } = await call('listTemplates')
  const found = templates.find(one => one.output_type === line.argument)
  if (found) return found
  const meant = nearest(
    line.argument ?? '',
    templates.map(one => one.output_type),
  )
  throw usage(
    `There is no template "${line.argument}".`,
    meant ? `Did you mean ${meant}?` : 'brand studio lists the templates.',
  )
}

/** How a card is arranged, where the line says it. @param {Shell} shell */
export function lookOf({ line }) {
  const [look, composition] = [line.text('look'), line.text('composition')]
  return {
    ...(look !== undefined && { look: whole(look, '--look', { from: 1, to: 99 }) }),
    ...(composition !== undefined && { composition }),
  }
}

/**
 * Makes the card and waits for it, as `generate` does.
 * @param {Shell} shell @param {Connection} connection
 * @param {Typed<InputOf<'studioGenerate'>>} input @param {{ idempotencyKey: string }} options @param {Output | undefined} output
 */
export async function makeCard(shell, connection, input, options, output) {
  shell.progress.start('Sending')
  const { data: begun } = await connection.call('studioGenerate', input, options)
  const { data: run } = await connection.call('getRun', { run_id: begun.run_id })
  if (begun.delivery.length > 0 && !shell.line.flag('quiet'))
    shell.note(`It goes to ${begun.delivery.join(' and ')} once it is made.`)
  if (!shell.line.flag('quiet')) for (const note of begun.notes ?? []) shell.note(note)
  return shell.line.off('wait') ? present(shell, connection, run, undefined) : conclude(shell, connection, run, output)
}
