// @ts-check
/** @import { Shell } from './shell.mjs' */
import { connect } from './connect.mjs'
import { asRunId } from './input/fields.mjs'
import { readOutput } from './output.mjs'

/**
 * The run that the line names, as it is now, and what is needed to go on with it.
 * @param {Shell} shell
 */
export async function askedRun(shell) {
  const id = asRunId(shell.line.argument)
  const output = await readOutput(shell)
  const connection = await connect(shell)
  shell.progress.start('Asking')
  const { data } = await connection.call('getRun', { run_id: id })
  return { connection, run: data, output }
}
