// @ts-check
/** @import { Run } from '../wire.d.ts' */
/** @import { Shell } from '../shell.mjs' */
import { connect } from '../connect.mjs'
import { asRunId } from '../input/fields.mjs'
import { readOutput } from '../output.mjs'
import { conclude } from '../result.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const id = asRunId(shell.line.argument)
  const output = await readOutput(shell)
  const connection = await connect(shell)
  shell.progress.start('Asking')
  const { data } = await connection.call(`/runs/${id}`)
  return conclude(shell, connection, /** @type {Run} */ (data), output)
}
