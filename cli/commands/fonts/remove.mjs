// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { remove } from '../ask.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const id = asId(shell.line.argument, 'font', 'brand fonts shows the ids.')
  const note = `Removed ${id}. brand fonts tells what draws in its place.`
  return remove(shell, 'deleteFont', { font_id: id }, { id, doing: 'Removing', note })
}
