// What the rows of a report are, read off their values, and so how they are drawn.
import type { Block, Report } from '#lib/templates/report/data.ts'
import { besideEachOther, type Columns } from '#lib/templates/report/read/columns.ts'
import { initialsFor, monthsIn } from '#lib/templates/report/read/months.ts'
import { amountsIn, countedIn, isClock, isMoney, pricedIn, scoreIn } from '#lib/templates/report/read/values.ts'

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>
export type Row = Of<'rows'>['rows'][number]
type Titled = { title?: string | undefined; below?: string | undefined }

export type Figure = { value: string; label: string }
export type Figures = Titled & { kind: 'figures'; items: Figure[] }
export type Scores = Titled & { kind: 'scores'; whole: number; rows: (Row & { some: number })[] }
export type Months = Titled & { kind: 'months'; initials: string[]; rows: (Row & { months: number[] })[] }
export type Departures = { kind: 'departures'; lists: (Titled & { rows: Row[] })[] }
type Rows = Titled & { kind: 'rows'; rows: Row[] }
export type Part = Exclude<Block, { kind: 'list' | 'rows' }> | Rows | Columns | Figures | Scores | Months | Departures

/** The blocks of a report as they are drawn: rows by what they hold, neighbours of one kind together. */
export const arranged = ({ blocks }: Pick<Report, 'blocks'>): Part[] =>
  besideEachOther(joined(listsOfNotes(blocks).map(read)))

const LONGEST_ITEM = 80

/** Short notes that follow each other are the items of one list. */
function listsOfNotes(blocks: readonly Block[]): Block[] {
  const out: Block[] = []
  let list: Of<'list'> | null = null
  for (const [at, block] of blocks.entries()) {
    const item = noteItem(block)
    if (item && list) list.items.push(item)
    else list = item && noteItem(blocks[at + 1]) ? { kind: 'list', items: [item], texts: [], details: [] } : null
    if (!item || !list) out.push(block)
    else if (list.items.length === 1) out.push(list)
  }
  return out
}

const noteItem = (block: Block | undefined): string | null =>
  block?.kind === 'note' && !block.title && block.text.length <= LONGEST_ITEM ? block.text : null

function read(block: Block): Part {
  if (block.kind === 'list') return listed(block)
  if (block.kind === 'rows') return rowsAs(block)
  if (block.kind === 'table') return tableAs(block)
  return block
}

/** Lines that all begin with what they count are figures; one alone is a sentence. */
function listed({ title, below, items, texts, details }: Of<'list'>): Part {
  const rows = items.map((name, at) => ({ name, value: texts[at] || undefined, detail: details[at] || undefined }))
  const [only] = rows
  if (only && rows.length === 1) return noteOf(only, title)
  // “2 people” beside “every 6 years” is a name.
  const counted = rows.map(row => (/\d/.test(row.value ?? '') ? null : countedRow(row)))
  if (counted.every(one => one !== null)) return { kind: 'figures', title, items: counted as Figure[] }
  return { ...rowsAs({ kind: 'rows', title, rows }), ...(below && { below }) }
}

/** “31 sotto i 14 anni”, with what explains it behind it; none for an hour, a day or a score. */
function countedRow({ name, value, detail }: Row): Figure | null {
  const found = isClock(name) || monthsIn(name.replace(/\d/gu, '')) ? null : countedIn(name)
  return found && { value: found.value, label: [found.label, value, detail].filter(Boolean).join(', ') }
}

/** A row alone is a sentence under its name. */
function noteOf({ name, value, detail }: Row, title: string | undefined): Part {
  const [text, ...more] = [name, value, detail].filter(Boolean).reverse() as [string, ...string[]]
  return { kind: 'note', title: [title, ...more.reverse()].filter(Boolean).join(' · ') || undefined, text }
}

/** A table of one column says no more than rows do: where its values can be drawn, they are. */
function tableAs(block: Of<'table'>): Part {
  const { labels, details, before_texts, texts, heads } = block
  if (before_texts.length > 0) return block
  const rows = labels.map((name, at) => ({ name, value: texts[at] || undefined, detail: details[at] || undefined }))
  const title = [block.title, heads[0], heads[2]].find(Boolean)
  const drawn = rowsAs({ kind: 'rows', title, rows })
  return drawn.kind === 'rows' ? block : drawn
}

function rowsAs(block: Of<'rows'>): Part {
  const rows = block.rows.map(planned).map(priced)
  return scoresOf(block, rows) ?? monthsOf(block, rows) ?? clocksOf(block, rows) ?? valuedAs(block, rows)
}

/** A row of a plan is named by its time. */
const planned = ({ time, name, value, detail }: Row): Row =>
  time ? { name: time, value: [name, value].filter(Boolean).join(' · '), detail } : { name, value, detail }

/** A price that ends a name has a column of its own. */
function priced(row: Row): Row {
  const found = row.value && isMoney(row.value) ? null : pricedIn(row.name)
  return found ? { ...row, name: found.name, value: found.price, detail: row.detail ?? row.value } : row
}

function scoresOf({ title }: Titled, rows: readonly Row[]): Scores | null {
  const scores = rows.map(({ value = '' }) => scoreIn(value))
  const whole = scores[0]?.whole
  if (rows.length < 2 || !whole || !scores.every(one => one?.whole === whole)) return null
  return { kind: 'scores', title, whole, rows: rows.map((row, at) => ({ ...row, some: scores[at]?.some ?? 0 })) }
}

/** Of fewer, each with one month, the names say it all: a strip of twelve boxes would look mostly empty. */
const [FEW_MONTHS, SINGLE_MONTHS] = [3, 5]

function monthsOf({ title }: Titled, rows: readonly Row[]): Months | null {
  const named = rows.map(({ name }) => monthsIn(name))
  const least = named.some(one => (one?.length ?? 0) > 1) ? FEW_MONTHS : SINGLE_MONTHS
  if (rows.length < least || !named.every(one => one !== null)) return null
  const initials = initialsFor(rows.map(({ name }) => name))
  return { kind: 'months', title, initials, rows: rows.map((row, at) => ({ ...row, months: named[at] ?? [] })) }
}

/** Where every time has words of its own they are a plan, which is read row by row. */
const clocksOf = ({ title }: Titled, rows: Row[]): Departures | null =>
  rows.length > 1 && rows.every(({ name }) => isClock(name)) && rows.some(({ value }) => !value)
    ? { kind: 'departures', lists: [{ title, rows }] }
    : null

/** Figures that are all of one kind are bars, of several kinds figures; else they are rows. */
function valuedAs({ title }: Titled, rows: Row[]): Part {
  const plain = { kind: 'rows' as const, title, rows }
  const texts = rows.flatMap(({ value }) => (value ? [value] : []))
  if (rows.length < 2 || texts.length < rows.length) return plain
  if (rows.some(({ detail }) => detail)) return plain
  const values = amountsIn(texts)
  const labels = rows.map(({ name }) => name)
  if (values) return { kind: 'bars', title, labels, values, texts }
  return texts.every(isFigure) && rows.length <= MOST_FIGURES
    ? { kind: 'figures', title, items: rows.map(({ name, value = '' }) => ({ value, label: name })) }
    : plain
}

const MOST_FIGURES = 4
/** A number and its unit: no price, no hour and no day. */
const isFigure = (text: string): boolean =>
  /^[\d][\d.,\u2009\u202f\u00a0 ]*(?:\s?%|\s\p{L}{1,14})?$/u.test(text) &&
  !isMoney(text) &&
  !isClock(text) &&
  !/ \p{Lu}/u.test(text)

/** Figures that follow each other are one group, and two lists of times stand side by side. */
function joined(parts: readonly Part[]): Part[] {
  const out: Part[] = []
  for (const part of parts) {
    const last = out.at(-1)
    const own = figuresIn(part)
    const before = last && figuresIn(last)
    if (part.kind === 'departures' && last?.kind === 'departures' && last.lists.length === 1)
      out[out.length - 1] = { kind: 'departures', lists: [...last.lists, ...part.lists] }
    else if (last && before && own && !titleOf(part) && !titleOf(last) && before.length + own.length <= MOST_TOGETHER)
      out[out.length - 1] = { kind: 'figures', items: [...before, ...own] }
    else out.push(part)
  }
  return out
}

const MOST_TOGETHER = 6
const titleOf = (part: Part): string | undefined => ('title' in part ? part.title : undefined)
const figuresIn = (part: Part): Figure[] | null =>
  part.kind === 'stat' ? [{ value: part.value, label: part.label }] : part.kind === 'figures' ? part.items : null
