// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { oneLine } from '../../terminal/words.mjs'
import { ask, repeatable } from '../ask.mjs'
import { fileIn, PATIENCE_MS } from './file.mjs'

const EXAMPLE = 'brand photos add salon.jpg --shows "Our salon with three chairs"'

/** @param {Shell} shell */
export async function run(shell) {
  const { line } = shell
  const shows = line.text('shows')
  if (shows === undefined) throw usage('No photo is taken without --shows.', EXAMPLE)
  const input = { ...(await fileIn('image', line.argument ?? '', EXAMPLE)), shows }
  return ask(shell, 'addPhoto', input, {
    options: repeatable(shell, { timeout: PATIENCE_MS }),
    doing: 'Sending it',
    quiet: ({ id }) => [id],
    view: photo => [`${oneLine(photo.filename)}, ${photo.width} x ${photo.height}: ${oneLine(photo.id)}`],
    note: () => 'Posts that are about what it shows take it, where their pictures have room for one.',
  })
}
