// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { ask, repeatable } from '../ask.mjs'
import { fileIn, PATIENCE_MS } from '../library/file.mjs'
import { peopleView } from './view.mjs'

const EXAMPLE = 'brand people add ada.jpg --name "Ada Okoye" --consent'

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out } = shell
  const [name, role, bio] = [line.text('name'), line.text('title'), line.text('bio')]
  if (name === undefined) throw usage('Nobody is taken without --name.', EXAMPLE)
  if (!line.flag('consent'))
    throw usage('Nobody is taken without --consent.', 'Add it once this person has agreed to be shown.')
  const input = {
    ...{ name, consent: /** @type {const} */ (true) },
    ...(role !== undefined && { role }),
    ...(bio !== undefined && { bio }),
    ...(await fileIn('image', line.argument ?? '', EXAMPLE)),
  }
  return ask(shell, 'addPerson', input, {
    doing: 'Sending it',
    options: repeatable(shell, { timeout: PATIENCE_MS }),
    quiet: ({ id }) => [id],
    view: person => peopleView([person], out),
    note: () => 'A brief that names this person may show the portrait from now on.',
  })
}
