// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { ask, repeatable } from '../ask.mjs'
import { shownScreen, tagsOf, theScreen } from './one.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const screen_id = theScreen(shell)
  const tags = tagsOf(shell)
  if (Object.keys(tags).length === 0)
    throw usage('screens change changes nothing.', 'Give it --name, --screen-type, --device or --theme.')
  const shown = { ...shownScreen(shell), doing: 'Changing', options: repeatable(shell) }
  return ask(shell, 'retagScreen', { screen_id, ...tags }, shown)
}
