// Blocks of an infographic; charts take their values from the numbers as they are printed.
import type { Block, InfographicAnswer } from '#lib/composer/answer.ts'
import type { Picture } from '#lib/composer/plan.ts'
import { quantity } from '#lib/templates/comparison/quantity.ts'
import { numberInWords } from '#lib/templates/report/read/spans.ts'
import { isClock } from '#lib/templates/report/read/values.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

type Data = Record<string, string | string[] | number[]>

export function reportPictures({ title, source, blocks }: InfographicAnswer): Picture[] {
  const data = {
    title,
    ...(source && { source }),
    blocks: joined(blocks)
      .flatMap(block => makers[block.kind](block))
      .slice(0, MOST),
  }
  return [{ template: 'infographic_report', data }]
}

const MOST = 6

const makers: Record<Block['kind'], (block: Told) => Data | Data[]> = {
  figure: block =>
    block.rows.slice(0, 1).map(row => ({ kind: 'stat', ...titled(block), value: row.text, label: row.label })),
  note: block => block.rows.slice(0, 1).map(row => ({ kind: 'note', ...titled(block), text: row.text })),
  list: listed,
  table: tabled,
  steps: block => ({
    kind: 'steps',
    ...titled(block),
    titles: block.rows.map(row => row.label || row.text),
    bodies: block.rows.map(row => (row.label ? row.text : '')),
  }),
  versus: ({ left, right, rows, ...block }) => ({
    kind: 'comparison',
    ...titled(block),
    left_title: left,
    right_title: right,
    // What one side has alone stands below what both have.
    left: rows.map(row => said(row.label, row.before)).filter(Boolean),
    right: rows.map(row => said(row.label, row.text)).filter(Boolean),
  }),
  bars: barsOf,
  pairs: pairsOf,
}

/** `below` says what the details tell. */
type Told = Block & { details?: string[]; below?: string }

/** Words on the rows of a table or list that stand in a list after it stand under their rows. */
const joined = (blocks: readonly Block[]): Told[] =>
  joinNeighbours(blocks.map(asWords).map(parted), (first, { kind, title, left, right, rows }) => {
    const labels = (all: Block['rows']) => all.map(({ label }) => label).join('\n')
    const words = /^(?:list|table)$/.test(kind) && rows.every(({ label, before }) => label && !before)
    const takes = /^(?:list|table)$/.test(first.kind) && !first.details
    const goesOn = takes && words && !left && !right && labels(first.rows) === labels(rows)
    const isList = first.kind === 'list'
    // Two days of a timetable.
    if (rows.every(({ label }) => isClock(label))) return undefined
    if (!goesOn || (isList && !first.title && title)) return undefined
    return isList
      ? { ...first, below: title, details: rows.map(({ text }) => text) }
      : { ...first, details: rows.map(({ text }) => said(title, text)) }
  })

/** Bars of what has no amount are a list. */
const asWords = (block: Block): Block =>
  block.kind === 'bars' && block.rows.some(row => quantity(row.text) === null) ? { ...block, kind: 'list' } : block

/** Names that all end in a colon and more words: those are what stands below the names, or before their values. */
function parted(block: Block): Told {
  const { kind, rows } = block
  const parts = rows.map(({ label }) => /^([^:]{2,}): (.+)$/u.exec(label) ?? [])
  if (!/^(?:list|table)$/.test(kind) || rows.length < 2 || parts.some(([whole]) => !whole)) return block
  const named = rows.map((row, at) => ({ ...row, label: parts[at]?.[1] ?? '' }))
  const more = parts.map(([, , rest = '']) => rest)
  if (kind === 'table') return { ...block, rows: named, details: more }
  const [values, details] = [named.map((row, at) => ({ ...row, text: more[at] ?? '' })), rows.map(row => row.text)]
  return rows.every(row => !row.before) ? { ...block, rows: values, details } : block
}

const titled = ({ title }: Pick<Block, 'title'>): Data => (title ? { title } : {})
/** “Slug pellets: dogs – they love them”: one colon a line. */
const said = (label: string, text: string): string =>
  [label, text].filter(Boolean).join(label.includes(':') ? ' – ' : ': ')

/** Rows: what each is, and in columns of their own its values and what explains it. */
function listed(block: Told): Data {
  const { rows, details, below } = block
  const cells = rows.map(({ label, before, text }) => [label, before, text].filter(Boolean))
  const texts = cells.map(([, ...rest]) => rest.join(' · '))
  return {
    kind: 'list',
    ...titled(block),
    items: cells.map(([name = '']) => name),
    ...(texts.some(Boolean) && { texts }),
    ...(details && { details }),
    ...(below && { below }),
  }
}

/** Labels and cells in columns of their own; the title of a table without a head for its labels is that head. */
function tabled(block: Told): Data {
  const { title, left, right, rows, details } = block
  const column = (cell: 'before' | 'text') => (rows.some(row => row[cell]) ? rows.map(row => row[cell]) : [])
  const [before_texts, texts] = [column('before'), column('text')]
  const headed = Boolean(left || right)
  // Of two heads over two columns the first is that of the labels.
  const two = Boolean(left && right) && before_texts.length === 0
  return {
    kind: 'table',
    ...((!headed || two) && titled(block)),
    ...(headed && { heads: two ? [left, '', right] : [title, left, right] }),
    labels: rows.map(({ label }) => label),
    ...(details && { details }),
    ...(before_texts.length > 0 && { before_texts }),
    texts,
  }
}

function barsOf(block: Block): Data {
  const { rows, unit } = block
  return {
    kind: 'bars',
    ...titled(block),
    labels: rows.map(row => row.label),
    values: rows.map(row => amountOf(row.text) ?? 0),
    texts: rows.map(row => row.text),
    ...(unit && { unit }),
  }
}

/** “From” and “To” name no sides: one row under them is a figure, “From 7 to 9”. */
const SPAN = /^(?:from to|von (?:auf|bis|zu)|de (?:à|a)|da a|van naar|od do|från till)$/iu

/** One row of two sides: a bar for each, by the name of its side. */
const asBars = (block: Block, { label, before, text }: Block['rows'][number]): Block => ({
  ...block,
  title: block.title || label,
  unit: [block.title ? label : '', block.unit].filter(Boolean).join(', '),
  rows: [
    { label: block.left, before: '', text: before },
    { label: block.right, before: '', text },
  ],
})

/** “11”, “two and a half”. */
const amountOf = (text: string): number | null => quantity(text)?.value ?? numberInWords(text)

function pairsOf(block: Block): Data {
  const { left, right, rows, unit } = block
  const [before, values] = (['before', 'text'] as const).map(cell => rows.map(row => amountOf(row[cell])))
  const [only] = rows
  if (only && rows.length === 1 && SPAN.test(`${left} ${right}`)) {
    const value = [left, only.before, right.toLowerCase(), only.text].join(' ')
    return { kind: 'stat', ...titled(block), value, label: [only.label, unit].filter(Boolean).join(', ') }
  }
  if (!left || !right) return listed(block)
  // “11” and “hardly any” are no two bars.
  if ([before, values].flat().includes(null)) return tabled(block)
  if (only && rows.length === 1) return barsOf(asBars(block, only))
  return {
    ...{ kind: 'pairs', ...titled(block), left_title: left, right_title: right, labels: rows.map(row => row.label) },
    ...{ before: before as number[], before_texts: rows.map(row => row.before) },
    ...{ values: values as number[], texts: rows.map(row => row.text) },
    ...(unit && { unit }),
  }
}
