// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { remove } from '../ask.mjs'

/** @param {Shell} shell */
export function run(shell) {
  const id = shell.line.argument ?? ''
  const note = `Dropped ${id}. Pictures that are made already keep it.`
  return remove(shell, 'dropArtwork', { artwork_id: id }, { id, doing: 'Dropping it', note })
}
