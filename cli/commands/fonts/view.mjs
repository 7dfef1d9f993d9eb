// @ts-check
/** @import { Font } from '../../wire.d.ts' */
/** @import { Screen } from '../../terminal/screen.mjs' */
import { size } from '../../terminal/format.mjs'
import { table } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'

const uses = { display: 'headlines', text: 'text' }

/** @param {Font} font */
const weightOf = ({ weight, weights }) => (weights ? weights.join(' to ') : String(weight))

/** @param {Font[]} fonts @param {Screen} screen */
export const fontsView = (fonts, screen) =>
  table(
    ['FONT', 'FAMILY', 'CUT', 'WEIGHT', 'SETS', 'SIZE'],
    fonts.map(font => [
      oneLine(font.id),
      oneLine(font.family),
      oneLine(font.style_name || (font.italic ? 'Italic' : '')),
      weightOf(font),
      font.used_for.map(use => uses[use] ?? use).join(', ') || 'nothing yet',
      size(font.bytes),
    ]),
    screen,
  )
