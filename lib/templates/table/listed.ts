import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { leads } from '#lib/render/stressed.ts'
import { calmGround, loudGround, standingOut } from '#lib/templates/kit/grounds.ts'
import type { Composition } from '#lib/templates/kit/template.ts'
import { ends, largestRow, named } from '#lib/templates/table/columns.ts'
import { banded, ruled } from '#lib/templates/table/listing.ts'
import { LEADING } from '#lib/templates/table/plan.ts'
import { type GridLook, type GridRow, setGrid } from '#lib/templates/table/set-grid.ts'
import type { Listing } from '#lib/templates/table/words.ts'

export type Told = Pick<Listing, 'title' | 'kicker' | 'facts' | 'notes' | 'loudNotes'> & {
  rows: readonly GridRow[]
  columns: GridLook['columns']
  heads?: GridLook['heads']
}

/** The two layouts of a card that is a table, from what the data says. */
export function listed<Data>(told: (data: Data, tongue: Page['subject']['tongue']) => Told): {
  ruled: Composition<Data>
  banded: Composition<Data>
} {
  return {
    ruled: (page, data) => ruled(page, calmGround(page), listing(page, told(data, page.subject.tongue), false)),
    banded(page, data) {
      const loud = loudGround(page)
      const { plain } = page.theme
      return banded(page, [loud, standingOut(page, loud, plain)], listing(page, told(data, page.subject.tongue), true))
    },
  }
}

function listing(
  page: Page,
  { title, kicker, facts, notes, loudNotes, heads, ...table }: Told,
  open: boolean,
): Listing {
  const wide = page.canvas.shape === 'wide'
  const { rows, columns } = atEnds(page, table)
  const isLed = rows.some(row => LED.some(column => leads(page.stressed, row[column])))
  const leading = isLed ? LEADING : page.wished.includes('large') ? 1 : undefined
  const largest = largestRow(rows.length, wide) * (leading === 1 ? LARGER : 1)
  const body = (on: Ground, room: { width: number; height: number }, most = Number.POSITIVE_INFINITY) => {
    const max = Math.min(largest, most / (page.canvas.unit * page.scale))
    return setGrid(page, rows, room, { on, columns, heads, max, open: open && !wide }, page.beside_rows)
  }
  return { title, kicker, facts, notes, loudNotes, leading, rows: rows.length, body }
}

const LED = ['lead', 'label', 'value', 'second'] as const
/** Where rows are to be large, by how much more than usual they may be. */
const LARGER = 1.4

/** Values that are to lead stand at the end of the line, so that their rows fill the width. */
function atEnds(page: Page, { rows, columns }: Pick<Told, 'rows' | 'columns'>): Pick<Told, 'rows' | 'columns'> {
  const [only] = rows
  const isNamed = rows.every(row => row.lead && leads(page.stressed, row.label) && !row.value && !row.second)
  if (!only || !isNamed || !columns.lead || !columns.label) return { rows, columns }
  return {
    rows: rows.map(({ lead = '', label, ...rest }) => ({ ...rest, label: lead, value: label })),
    columns: { label: named(columns.lead.role), value: ends(columns.label.role) },
  }
}
