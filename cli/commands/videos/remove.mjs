// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { remove } from '../ask.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const id = asId(shell.line.argument, 'video', 'brand videos shows the ids.')
  const note = `Removed ${id}. Its file is gone.`
  return remove(shell, 'deleteVideo', { video_id: id }, { id, doing: 'Removing', note })
}
