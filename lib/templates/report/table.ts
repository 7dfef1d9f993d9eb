// A table in an infographic: heads over their columns, every value in a column of its own, ends aligned.

import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Block } from '#lib/templates/report/data.ts'
import { paired } from '#lib/templates/report/drawn/paired.ts'
import type { Row } from '#lib/templates/report/read/arranged.ts'
import { isWhen } from '#lib/templates/report/read/values.ts'
import { heading, type Placed, type Space } from '#lib/templates/report/text.ts'
import { details, ends, leads, named } from '#lib/templates/table/columns.ts'
import { type Grid, type GridLook, type GridRow, setGrid } from '#lib/templates/table/set-grid.ts'

type Table = Extract<Block, { kind: 'table' }>

const TITLE_GAP = 56
/** Of the width of the table, its letters at their largest, where no room is left to grow into, and where columns make them too small. */
const [LARGEST, PLAIN, PARTED] = [0.072, 0.042, 0.048]

export async function table(page: Page, on: Ground, block: Table, { width, room, nouns }: Space): Promise<Placed> {
  const head = block.title ? await heading(page, on, block.title, width) : null
  const top = head ? head.height + TITLE_GAP : 0
  const grows = room > top
  const max = (width * (grows ? LARGEST : PLAIN)) / page.canvas.unit
  const height = grows ? room - top : Number.POSITIVE_INFINITY
  const grid = await gridOf(page, on, block, { width, height, max, nouns })
  const long = grid ? null : await paired(page, on, asRows(block), { width, room: Math.max(0, room - top), nouns })
  const tall = grid ? Math.max(grid.height, Math.min(room - top, grid.height * LOOSEST)) : (long?.height ?? 0)
  return {
    height: top + tall,
    at: (x, y) => [...(head ? [head.at(x, y)] : []), ...(grid?.at(x, y + top, tall) ?? long?.at(x, y + top) ?? [])],
  }
}

/** Rows may stand this much further apart than they need to. */
const LOOSEST = 2.4

/** The only values have the room of both columns; days and hours lead their rows. */
const columnsOf = ({ labels, before_texts }: Table): GridLook['columns'] => ({
  label: labels.every(isWhen) ? leads('labels') : named('labels'),
  detail: details('details'),
  value: ends(before_texts.length > 0 ? 'before_texts' : 'texts'),
  second: ends('texts'),
})

/** Null where a cell is longer than its column can be. */
function gridOf(
  page: Page,
  on: Ground,
  block: Table,
  { max, nouns, ...room }: { width: number; height: number; max: number } & Pick<Space, 'nouns'>,
): Promise<Grid | null> {
  const [label, before, last] = block.heads
  const isPair = block.before_texts.length === 0
  const heads =
    label || before || last ? { label, ...(isPair ? { value: last } : { value: before, second: last }) } : undefined
  // With no room to grow into nothing is gained by a taller table.
  const parted = Number.isFinite(room.height) ? room.width * PARTED : 0
  // No name is broken for a page that has grown.
  const whole = PLAIN / LARGEST / Math.max(1, page.scale)
  const look = { on, columns: columnsOf(block), heads, max, open: true, whole, parted }
  return setGrid(page, gridRows(block), room, look, nouns).catch(notTooLong)
}

const gridRows = ({ labels, details: below, before_texts, texts }: Table): GridRow[] =>
  labels.map((label, at) => ({
    label,
    ...(below[at] && { detail: below[at] }),
    ...(before_texts.length === 0
      ? texts[at] && { value: texts[at] }
      : { ...(before_texts[at] && { value: before_texts[at] }), ...(texts[at] && { second: texts[at] }) }),
  }))

/** What is too long for columns: the label, and under it each cell behind its head. */
function asRows({ heads, labels, details: below, before_texts, texts }: Table): Row[] {
  const [, before, last] = heads
  const said = (name: string | undefined, cell: string | undefined) =>
    cell ? [name, cell].filter(Boolean).join(' ') : ''
  return labels.map((label, at) => {
    const cells = [below[at], said(before, before_texts[at]), said(last, texts[at])].filter(Boolean)
    const [name = '', ...rest] = [label, ...cells].filter(Boolean) as string[]
    return { name, value: rest.join(' · ') || undefined }
  })
}
