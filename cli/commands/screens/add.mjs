// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { ask, repeatable } from '../ask.mjs'
import { fileIn, PATIENCE_MS } from '../library/file.mjs'
import { shownScreen, tagsOf } from './one.mjs'

const EXAMPLE = 'brand screens add checkout.png --name "The checkout"'

/** @param {Shell} shell */
export async function run(shell) {
  const { name, ...tags } = tagsOf(shell)
  if (name === undefined) throw usage('No screen is taken without --name.', EXAMPLE)
  const input = { name, ...tags, ...(await fileIn('image', shell.line.argument ?? '', EXAMPLE)) }
  return ask(shell, 'addScreen', input, {
    ...shownScreen(shell),
    doing: 'Sending it',
    options: repeatable(shell, { timeout: PATIENCE_MS }),
    note: () => 'Pictures that tell of the product may show it from now on.',
  })
}
