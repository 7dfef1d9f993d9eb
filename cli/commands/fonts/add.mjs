// @ts-check
/** @import { Shell } from '../../shell.mjs' */
import { usage } from '../../failure/failure.mjs'
import { oneLine } from '../../terminal/words.mjs'
import { ask, repeatable } from '../ask.mjs'
import { fileIn, PATIENCE_MS } from '../library/file.mjs'
import { fontsView } from './view.mjs'

/** @param {Shell} shell */
export async function run(shell) {
  const { line, out } = shell
  if (!line.flag('licence-asserted'))
    throw usage(
      'No font is taken without --licence-asserted.',
      'Add it if your licence lets you use this font in pictures that you publish.',
    )
  const [role, family] = [line.text('role'), line.text('family')]
  const input = {
    ...(await fileIn('font', line.argument ?? '', 'brand fonts add house-bold.woff2 --licence-asserted')),
    ...{ licence_asserted: /** @type {const} */ (true) },
    ...(role === undefined ? {} : { role }),
    ...(family === undefined ? {} : { family }),
  }
  return ask(shell, 'addFont', input, {
    options: repeatable(shell, { timeout: PATIENCE_MS }),
    doing: 'Drawing with it',
    quiet: font => [font.id],
    view: font => fontsView([font], out),
    note: ({ family: name, used_for }) =>
      used_for.length > 0
        ? `Pictures are set in ${oneLine(name)} from now on. brand brand preview shows them.`
        : 'It is kept; brand brand set --field voice.fonts.display="…" has headlines set in it.',
  })
}
