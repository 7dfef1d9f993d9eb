// Drawings beside the rows of a table: how large they are, and where.
import type { Page } from '#lib/render/page.ts'
import type { Rect } from '#lib/render/scene.ts'

/** A thing for each row, and the side of the square that it has. */
export type Drawn = { nouns: readonly string[]; side: number }

/** On a canvas 1080 wide: what is still told on a phone, and what is no more than a small drawing. */
export const [LEAST, MOST] = [54, 208]
/** Of the width, at most. */
const OF_WIDTH = 0.22
/** Above and below it, and between it and the words. */
export const [AIR, BESIDE] = [8, 0.24]
/** The same of what a row has: what is large stands further from the lines above and below. */
const OF_ROW = 0.1

/** Sides to be tried, the largest first: no larger than rows are apart where they share all of their room. */
export function sidesFor(
  { canvas: { unit } }: Page,
  count: number,
  { width, height }: Pick<Rect, 'width' | 'height'>,
): number[] {
  if (!Number.isFinite(height)) return []
  const row = height / count
  const pitch = row - 2 * Math.max(AIR * unit, OF_ROW * row)
  const most = Math.min(pitch, MOST * unit, width * OF_WIDTH)
  return [1, 0.86, 0.74, 0.62, 0.52].map(share => most * share).filter(side => side >= LEAST * unit)
}

/** What words keep of their size alone beside drawings, where that is not large already on a phone. */
export const [KEPT, READ] = [0.86, 36]

/** What drawings take of the width. */
export const indentOf = (drawn: Drawn | undefined): number => (drawn ? drawn.side * (1 + BESIDE) : 0)

/** How tall a row is at least between what is clear around its words, in which a drawing may stand. */
export const leastTall = ({ canvas: { unit } }: Page, drawn: Drawn | undefined, clear: number): number =>
  drawn ? drawn.side + 2 * (AIR * unit - clear) : 0
