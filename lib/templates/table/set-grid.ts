// A table with a drawing beside each of its rows, where these leave the words large enough.
import type { Page } from '#lib/render/page.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import { type Grid, type GridLook, type GridRow, type Room, setWords } from '#lib/templates/table/grid.ts'
import { KEPT, READ, sidesFor } from '#lib/templates/table/sizes/drawn.ts'

export type { Grid, GridLook, GridRow }

export async function setGrid(
  page: Page,
  rows: readonly GridRow[],
  room: Room,
  look: GridLook,
  nouns: readonly string[] = [],
): Promise<Grid> {
  const alone = await setWords(page, rows, room, look)
  if (nouns.length !== rows.length) return alone
  const count = rows.length + (look.heads ? HEAD : 0)
  const least = Math.min(alone.size * KEPT, READ * page.canvas.unit)
  let first: Grid | null = null
  for (const side of sidesFor(page, count, room)) {
    const beside = await setWords(page, rows, room, { ...look, drawn: { nouns, side } }).catch(notTooLong)
    if (!beside || beside.size < least || beside.height > room.height) continue
    if (beside.lines <= alone.lines) return beside
    first ??= beside
  }
  return first ?? alone
}

/** Of a row, what its heads take. */
const HEAD = 0.6
