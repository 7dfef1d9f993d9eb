// @ts-check
/** @import { Screen as Shot } from '../../wire.d.ts' */
/** @import { Screen } from '../../terminal/screen.mjs' */
/** @import { Shell } from '../../shell.mjs' */
import { asId } from '../../input/fields.mjs'
import { table } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'

/** @param {Shell} shell */
export const theScreen = ({ line }) => asId(line.argument, 'screen', 'brand screens shows the ids.')

/** What the line says of a screen. @param {Shell} shell */
export function tagsOf({ line }) {
  const [name, type] = [line.text('name'), line.text('screen-type')]
  const [device, theme] = [line.text('device'), line.text('theme')]
  return {
    ...(name !== undefined && { name }),
    ...(type !== undefined && { screen_type: type }),
    ...(device !== undefined && { device }),
    ...(theme !== undefined && { theme }),
  }
}

/** @param {Shot[]} shots @param {Screen} screen */
export const screensView = (shots, screen) =>
  table(
    ['SCREEN', 'SHOWS', 'ON', 'THEME', 'SIZE', 'NAME'],
    shots.map(one => [
      oneLine(one.id),
      oneLine(one.screen_type),
      oneLine(one.device),
      oneLine(one.theme),
      `${one.width} x ${one.height}`,
      oneLine(one.name),
    ]),
    screen,
  )

/** What a command prints of one screen. @param {Shell} shell */
export const shownScreen = ({ out }) => ({
  quiet: (/** @type {Shot} */ one) => [one.id],
  view: (/** @type {Shot} */ one) => screensView([one], out),
})
