// How wide the columns of a table are and how tall its rows, at one size of its letters.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Block } from '#lib/render/part/block.ts'
import { leads } from '#lib/render/stressed.ts'
import { isRightToLeft } from '#lib/render/type/clean.ts'
import { type Cell, type CellLook, LEAST, lookOver, natural, setCell } from '#lib/templates/table/cells.ts'
import { type Drawn, leastTall } from '#lib/templates/table/sizes/drawn.ts'
import { type Over, rowHeight } from '#lib/templates/table/sizes/heights.ts'

export type GridRow = {
  lead?: string
  label: string
  detail?: string
  value?: string
  second?: string
  off?: boolean
  head?: boolean
}
type Column = Exclude<keyof GridRow, 'off' | 'head'>

export type GridLook = {
  on: Ground
  /** How each column is set; a column that is not named has no place. */
  columns: Partial<Record<Column, CellLook>>
  /** What stands above the columns. */
  heads?: Partial<Record<Column, string>>
  /** Largest letters on a canvas 1080 wide. */
  max: number
  /** No rule above the first row. */
  open?: boolean
  /** Down to this share of the largest letters a table is set smaller rather than break one of its names. */
  whole?: number
  /** What stands at the beginning of each row but that of the heads. */
  drawn?: Drawn | undefined
  /** Where columns leave smaller letters than this, names stand above the values of their row, if that makes them larger. */
  parted?: number
}

const ENDS: readonly Column[] = ['value', 'second']
/** Of the width, what a column of ends or beginnings may take. */
const MOST: Record<Column, number> = { lead: 0.42, label: 1, detail: 1, value: 0.5, second: 0.34 }
/** Between two columns, of the letters. */
export const GAP = 0.8
/** Above and below a row, against its letters: what it needs, and what still holds it together. */
export const [TIGHT, LOOSE] = [0.44, 2.1]
export const STEP = 0.93
const WHOLE = 0.84

/** `words` is the height of its cells, which is less than its own where a drawing is taller. */
export type SetRow = {
  cells: Partial<Record<Column, Block>>
  words: number
  height: number
  off: boolean
  head: boolean
}
export type Plan = {
  rows: SetRow[]
  widths: Record<Column, number>
  size: number
  beside: boolean
  over: Over
  fits: boolean
}

export const rowsHeight = (rows: readonly SetRow[]) => rows.reduce((sum, row) => sum + row.height, 0)
export const heightOf = ({ rows, size }: Plan, pad: number) => rowsHeight(rows) + rows.length * 2 * pad * size

export async function widthsOf(page: Page, rows: readonly GridRow[], look: GridLook): Promise<Record<Column, number>> {
  const widest: Record<Column, number> = { lead: 0, label: 0, detail: 0, value: 0, second: 0 }
  for (const row of rows)
    for (const [column, cell] of cellsOf(page, row, look))
      for (const text of row.head ? headLines(cell.text) : [cell.text]) {
        const share = isAside(row, column) ? IN_TWO : 1
        widest[column] = Math.max(widest[column], share * (await natural(page, { ...cell, text }, look.on)))
      }
  return widest
}

/** A word in the place of a value may stand in two lines; it lets the values stay large. */
const isAside = (row: GridRow, column: Column): boolean =>
  row.off === true && ENDS.includes(column) && (row[column] ?? '').includes(' ')
const IN_TWO = 0.62

/** A head of two whole words may stand in two lines over its column. */
const headLines = (text: string): string[] => (/^\S{4,20} \S{4,20}$/u.test(text) ? text.split(' ') : [text])

/** By how much words are larger that are to lead. */
export const LEADING = 1.9

function cellsOf(page: Page, row: GridRow, { columns }: GridLook): (readonly [Column, Cell])[] {
  return (Object.keys(columns) as Column[]).flatMap(column => {
    const [text, own] = [row[column], columns[column]]
    if (!text || !own) return []
    const look = leads(page.stressed, text) ? { ...own, share: own.share * LEADING } : own
    const muted = { role: 'heads', face: 'text' as const, tone: 'body' as const, share: 0.76, lines: 2, weight: 560 }
    return [
      [
        column,
        { text, look: row.head ? muted : row.off && column !== 'label' ? { ...look, tone: 'muted' as const } : look },
      ] as const,
    ]
  })
}

export type Asked = {
  look: GridLook
  wide: Record<Column, number>
  width: number
  size: number
  mirrored: boolean
  over: Over
}

/** Words have what the other columns leave. */
function shareOut({ look, wide, width, size, over }: Asked): Record<Column, number> {
  const of = (column: Column, most = MOST[column]) => {
    const letters = Math.max(size, LEAST / (look.columns[column]?.share ?? 1))
    return wide[column] > 0 ? Math.min(wide[column] * letters * 1.02 + 2, width * most) : 0
  }
  if (over === 'label') {
    const second = wide.value > 0 ? of('second', 1 - LEAST_LEFT) : width
    const value = width - (second > 0 ? second + size * GAP : 0)
    return { lead: 0, label: width, detail: width, value, second }
  }
  const taken = over
    ? 0
    : (['lead', 'value', 'second'] as const).reduce(
        (sum, column) => sum + (of(column) > 0 ? of(column) + size * GAP : 0),
        0,
      )
  const rest = Math.max(width * LEAST_LEFT, width - taken)
  return { lead: over ? width : of('lead'), label: rest, detail: rest, value: of('value'), second: of('second') }
}

/** Of the width, what a column has at least that has what others leave. */
const LEAST_LEFT = 0.2

/** Values stand at the end of the line; under their name the first of them at its beginning. */
const isAtEnd = (column: Column, { wide, over }: Asked): boolean =>
  ENDS.includes(column) && !(over === 'label' && column === (wide.value > 0 ? 'value' : 'second'))

export async function planned(page: Page, rows: readonly GridRow[], asked: Asked): Promise<Plan> {
  const { look, wide, size, mirrored, over } = asked
  const widths = shareOut(asked)
  const beside = wide.detail > 0 && (await besideFits(page, rows, look, { rest: widths.label, size, gap: size * GAP }))
  const set: SetRow[] = []
  let fits = true
  for (const row of rows) {
    const cells: SetRow['cells'] = {}
    for (const [column, own] of cellsOf(page, row, look)) {
      const cell = { ...own, look: lookOver(own.look, column, over, row.head === true) }
      const right = isAtEnd(column, asked) !== mirrored
      const align = right !== isRightToLeft(cell.text) ? 'end' : 'start'
      const mine = await setCell(page, cell, look.on, { width: widths[column], size, align })
      cells[column] = mine.block
      const one =
        column === 'label'
          ? size > look.max * page.canvas.unit * page.scale * (look.whole ?? WHOLE)
          : column !== 'detail'
      fits &&= mine.fits && (!one || row.head || isAside(row, column) || mine.block.lines === 1)
    }
    const words = rowHeight(cells, { size, beside, over })
    set.push({
      ...{ cells, words },
      height: row.head ? words : Math.max(words, leastTall(page, look.drawn, TIGHT * size)),
      off: row.off === true,
      head: row.head === true,
    })
  }
  return { rows: set, widths, size, beside, over, fits }
}

/** Label and detail stand on one line in every row, or in none. */
async function besideFits(
  page: Page,
  rows: readonly GridRow[],
  look: GridLook,
  room: { rest: number; size: number; gap: number },
) {
  for (const row of rows) {
    const cells = new Map(cellsOf(page, row, look))
    let width = 0
    for (const column of ['label', 'detail'] as const) {
      const cell = cells.get(column)
      if (cell)
        width += (await natural(page, cell, look.on)) * room.size * 1.02 + (column === 'detail' ? room.gap * 0.5 : 0)
    }
    if (width > room.rest) return false
  }
  return true
}
