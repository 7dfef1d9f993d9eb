import { standInPicture } from '#dev/painter/paint.ts'
import type { Painter } from '#lib/ports/painter.ts'

/** The stand-in of `npm start`, without its server. */
export const standIn: Painter = {
  name: 'painter-1',
  paint: ({ prompt, width = 1024, height = 1024 }) => standInPicture(prompt, { width, height }),
}
