// @ts-check
/** @import { PostingPause } from '../wire.d.ts' */
/** @import { Screen } from '../terminal/screen.mjs' */
import { moment } from '../terminal/format.mjs'
import { fields } from '../terminal/table.mjs'
import { oneLine } from '../terminal/words.mjs'

/** @param {PostingPause} pause @param {Screen} screen @param {Date} now */
export function pauseView({ paused, paused_at, by, in_flight }, screen, now) {
  return fields(
    [
      ['Posting', [paused ? screen.paint.yellow('paused') : screen.paint.green('on')]],
      ['Since', paused_at ? moment(paused_at, now) : undefined],
      ['By', by ? oneLine(by) : undefined],
      ['In flight', in_flight.length > 0 ? in_flight.map(oneLine) : undefined],
    ],
    screen,
  )
}
