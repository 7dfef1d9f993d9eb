import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { calmGround, loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import type { Composition } from '#lib/templates/kit/template.ts'
import { largestRow } from '#lib/templates/table/columns.ts'
import { type GridLook, type GridRow, setGrid } from '#lib/templates/table/grid.ts'
import { banded, ruled } from '#lib/templates/table/listing.ts'
import type { Listing } from '#lib/templates/table/words.ts'

export type Told = Pick<Listing, 'title' | 'kicker' | 'facts' | 'notes' | 'loudNotes'> & {
  rows: readonly GridRow[]
  columns: GridLook['columns']
  heads?: GridLook['heads']
}

/** The two layouts of a card that is a table, from what the data says. */
export function listed<Data>(told: (data: Data) => Told): { ruled: Composition<Data>; banded: Composition<Data> } {
  return {
    ruled: (page, data) => ruled(page, calmGround(page), listing(page, told(data), false)),
    banded(page, data) {
      const loud = loudGround(page)
      const { plain } = page.theme
      return banded(page, [loud, standingOut(page, loud, plain)], listing(page, told(data), true))
    },
  }
}

function listing(
  page: Page,
  { title, kicker, facts, notes, loudNotes, rows, columns, heads }: Told,
  open: boolean,
): Listing {
  const wide = page.canvas.shape === 'wide'
  const largest = largestRow(rows.length, wide)
  const body = (on: Ground, room: { width: number; height: number }, most = Number.POSITIVE_INFINITY) => {
    const max = Math.min(largest, most / (page.canvas.unit * page.scale))
    return setGrid(page, rows, room, { on, columns, heads, max, open: open && !wide })
  }
  return { title, kicker, facts, notes, loudNotes, rows: rows.length, body }
}
