// @ts-check
/** @import { Video } from '../../wire.d.ts' */
/** @import { Screen } from '../../terminal/screen.mjs' */
import { seconds } from '../../terminal/format.mjs'
import { table } from '../../terminal/table.mjs'
import { oneLine } from '../../terminal/words.mjs'

/** @param {Video[]} videos @param {Screen} screen */
export const videosView = (videos, screen) =>
  table(
    ['VIDEO', 'STATE', 'LASTS', 'SIZE', 'NAME'],
    videos.map(one => [
      oneLine(one.id),
      oneLine(one.status),
      one.duration_ms == null ? '' : seconds(one.duration_ms),
      one.width == null ? '' : `${one.width} x ${one.height}`,
      oneLine([one.title, one.error_message].filter(Boolean).join(': ')),
    ]),
    screen,
  )
