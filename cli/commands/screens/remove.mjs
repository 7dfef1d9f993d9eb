// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { remove } from '../ask.mjs'
import { theScreen } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const id = theScreen(shell)
  const note = `Removed ${id}. What was made with it stays.`
  return remove(shell, 'deleteScreen', { screen_id: id }, { id, doing: 'Removing', note })
}
