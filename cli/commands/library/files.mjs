// @ts-check
// Files of the library that have no list of their own: logos and photos, by their kind.
/** @import { Shell } from '../../shell.mjs' */
import { connect } from '../../connect.mjs'
import { EXIT, Failure } from '../../failure/failure.mjs'
import { asId } from '../../input/fields.mjs'
import { pageOf } from '../../input/numbers.mjs'
import { table } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'
import { ask, repeatable } from '../ask.mjs'

/** @param {Shell} shell @param {'image' | 'logo'} kind @param {string} none What to say where there is none. */
export const listFiles = (shell, kind, none) =>
  ask(
    shell,
    'listMedia',
    { ...pageOf(shell.line), kind },
    {
      doing: 'Asking',
      quiet: files => files.map(({ id }) => id),
      view: files =>
        files.length === 0
          ? []
          : table(
              [kind === 'logo' ? 'LOGO' : 'PHOTO', 'SIZE', kind === 'logo' ? 'NAME' : 'SHOWS'],
              files.map(one => [oneLine(one.id), `${one.width} x ${one.height}`, oneLine(one.shows ?? one.filename)]),
              shell.out,
            ),
      note: files => (files.length > 0 ? undefined : none),
    },
  )

/** @param {Shell} shell @param {{ what: string, hint: string, note: string }} told */
export async function removeFile(shell, { what, hint, note }) {
  const id = asId(shell.line.argument, what, hint)
  const { call } = await connect(shell)
  shell.progress.start('Removing')
  const { data } = await call('deleteMedia', { ids: [id] }, repeatable(shell))
  shell.progress.stop()
  if (data.not_found.includes(id))
    throw new Failure(EXIT.not_found, 'media_not_found', `There is no ${what} ${id} in this workspace.`, { hint })
  if (shell.line.flag('json')) shell.json({ deleted: id })
  else if (shell.line.flag('quiet')) shell.out.line(id)
  else shell.note(`Removed ${id}. ${note}`)
  return EXIT.ok
}
