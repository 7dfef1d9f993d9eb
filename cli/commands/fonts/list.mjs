// @ts-check
/** @import { BrandDna } from '../../wire.d.ts' */
/** @import { Shell } from '../../shell.mjs' */
import { connect } from '../../connect.mjs'
import { EXIT } from '../../failure/failure.mjs'
import { oneLine } from '../../terminal/words.mjs'
import { fontsView } from './view.mjs'

/** The files, and each family that is named and stands in no file. @param {Shell} shell */
export async function run(shell) {
  const { line, out } = shell
  const { call } = await connect(shell)
  shell.progress.start('Asking')
  const [{ data: fonts }, { data: brand }] = await Promise.all([call('listFonts'), call('getBrandDna')])
  shell.progress.stop()
  if (line.flag('json')) shell.json(fonts)
  else if (line.flag('quiet')) for (const { id } of fonts) out.line(id)
  else for (const text of fonts.length > 0 ? fontsView(fonts, out) : []) out.line(text)
  if (!line.flag('json') && !line.flag('quiet')) advise(shell, fonts.length, brand)
  return EXIT.ok
}

/** @param {Shell} shell @param {number} count @param {BrandDna} brand */
function advise({ note }, count, { typography }) {
  if (count === 0) note('No font files yet. brand fonts add house.woff2 --licence-asserted takes one.')
  for (const said of typography?.notes ?? []) note(oneLine(said))
}
