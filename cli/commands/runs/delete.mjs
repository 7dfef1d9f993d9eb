// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { asRunId } from '../../input/fields.mjs'
import { remove } from '../ask.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const id = asRunId(shell.line.argument)
  const note = `Deleted ${id}. Its files go with it; what is posted stays where it is.`
  return remove(shell, 'deleteRun', { run_id: id }, { id, doing: 'Deleting', note })
}
