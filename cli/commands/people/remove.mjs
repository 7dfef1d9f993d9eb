// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { remove } from '../ask.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const id = asId(shell.line.argument, 'person', 'brand people shows the ids.')
  const note = `Removed ${id}. What was made with the portrait stays.`
  return remove(shell, 'deletePerson', { person_id: id }, { id, doing: 'Removing', note })
}
