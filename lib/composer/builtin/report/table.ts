// Rows that were typed as a table: columns with their heads, or a line each.
import type { Block } from '#lib/composer/answer.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import type { Piece } from '#lib/composer/builtin/piece.ts'
import { block, fits, row } from '#lib/composer/builtin/report/item.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

/** Rows of two or three columns; a first row without a number is their head. */
export function tableOf(rows: readonly Piece[]): Block | undefined {
  const cells = cellsOf(rows)
  const [first = [], second = []] = cells
  const columns = first.length
  if (rows.length < 2 || columns < 2 || columns > 3 || cells.some(each => each.length !== columns)) return undefined
  const isValued = (row: readonly string[]) => /[€£$%]|\d[.,]\d/.test(row.join(''))
  // “up to 3 years | a grain of rice” is a row.
  const isPlain = !/\d/.test(first.join('')) || (!/\d/.test(first.at(-1) ?? '') && isValued(second))
  const headed = first[0] === '' || isPlain || (rows.length > 2 && !isValued(first) && isValued(second))
  const [head, body] = headed ? [first, cells.slice(1)] : [[], cells]
  const { least, most, ...room } = BLOCKS.table
  if (body.length < least || body.length > most) return undefined
  const made = body.map(each => {
    const [label = '', middle = ''] = each
    return { label, before: columns === 3 ? middle : '', text: each.at(-1) ?? '' }
  })
  const hasRoom =
    head.every(text => width(text) <= INFOGRAPHIC.side) &&
    made.every(row => COLUMNS.every(column => width(row[column]) <= room[column]))
  const from = rows.flatMap(row => row.from)
  return hasRoom
    ? block('table', made, from, headsOf(head))
    : columns === 2 && !headed
      ? listOfRows(made, from)
      : undefined
}

/** “Mon | 6.15 barbell / 12.30 lunch lift / …” has no room in a column; amounts in one unit are bars, above which a name has two lines. */
function listOfRows(rows: Block['rows'], from: readonly string[]): Block | undefined {
  const units = new Set(rows.map(({ text }) => AMOUNT.exec(text)?.[1]))
  const areBars = units.size === 1 && !units.has(undefined) && rows.length <= BLOCKS.bars.most
  if (areBars && rows.every(each => fits('bars', each))) return block('bars', rows, from)
  const made = rows.map(({ text, ...each }) => ({ ...each, text: text.replaceAll(' / ', ', ') }))
  const hasRoom = made.length <= BLOCKS.list.most && made.every(each => fits('list', each))
  return hasRoom ? block('list', made, from) : undefined
}
/** The cells of each row; heads over values alone (“before | after” over “glass | 120 | 310”) have none above the labels. */
export function cellsOf(rows: readonly Piece[]): string[][] {
  const [first = [], ...others] = rows.map(({ text }) => text.replace(EMPTY, '').split(' | '))
  const isOver = others.length > 0 && others.every(({ length }) => length === first.length + 1)
  return [isOver ? ['', ...first] : first, ...others]
}

/** A last cell that held a dash alone. */
const EMPTY = / \|$/u

/** A table of more columns than a sheet has, or of wide cells: a line for each row, its values behind the name, under their heads where there is room. */
export function wideOf(rows: readonly Piece[]): Block[] {
  const [head = [], ...body] = cellsOf(rows)
  const isTable = body.length > 1 && head.length > 2 && body.every(({ length }) => length > 1 && length <= head.length)
  if (!isTable) return []
  const isHeaded = head[0] === '' || (!/\d/.test(head.join('')) && body.some(cells => /\d/.test(cells.join(''))))
  const heads = isHeaded ? head : []
  const made = [body.map(cells => inLine(cells, heads)), [head, ...body].map(cells => inLine(cells, []))].slice(
    isHeaded ? 0 : 1,
  )
  const lines = made.find(each => each.length <= BLOCKS.list.most && each.every(one => fits('list', one)))
  return lines
    ? [
        block(
          'list',
          lines,
          rows.flatMap(({ from }) => from),
        ),
      ]
    : []
}
/** “Plate compactor”, “day 85 · weekend 120 · week 310”. */
function inLine([name = '', ...cells]: readonly string[], [, ...heads]: readonly string[]): Block['rows'][number] {
  const said = cells.map((cell, at) => [heads[at] ?? '', cell].filter(Boolean).join(' '))
  return row(upperFirst(name), said.join(BESIDE))
}
const BESIDE = ' · '

/** “2,880 L a day” is one of litres. */
const AMOUNT = /^\d[\d.,]{0,12} (\p{L}[\p{L} ]{0,14})$/u
const COLUMNS = ['label', 'before', 'text'] as const

/** What stands above the columns, the first of them as the title that a table with heads gives to its labels. */
function headsOf(head: readonly string[]): Partial<Block> {
  const cells = head.map(upperFirst)
  const [title = '', left = '', right = ''] = cells.length === 2 ? [cells[0], '', cells[1]] : cells
  return { title, left, right }
}
