// Lines that each end in what they count, as people type a table.
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece } from '#lib/composer/builtin/piece.ts'
import { BLOCKS } from '#lib/composer/forms.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

const LEADS =
  /(?:^|\s)(?:\d{1,3} (?:for|für|pour|por|per|voor|za|för)|from|ab|desde|dès|à partir de|a partir de|a partire da|da|od|vanaf|från|fra|je|per|about|approx\.?|ca\.?)$/iu
/** “from” of “White filling from £120”, with the blank before it. */
export const leadTo = (value: Literal, before: string): string =>
  value.kind === 'money' || FROM.test(before) ? (LEADS.exec(before)?.[0] ?? '') : ''

/** “balayage da 90”, in a list whose prices are bare. */
const FROM = /\p{L} (?:from|ab|desde|dès|à partir de|a partir de|a partire da|da|od|vanaf|från|fra)$/iu

/** “White filling” and “from” of “White filling – from £120”. */
export function namedBefore(value: Literal, text: string): { label: string; lead: string } {
  const before = withoutEnd(text.slice(0, value.start), ENDS)
  const lead = leadTo(value, before)
  return { label: withoutEnd(before.slice(0, before.length - lead.length), ENDS), lead }
}
const ENDS = ' :–-=|'

export type Counted = { label: string; text: string }

/** “Brisket, slow oven, 4 hours. Shin, low simmer, 3 hours. …”: sentences of three cells, with a number in one column of all, and a title. */
export function inCells(pieces: readonly Piece[]): Piece[] {
  const cells = pieces.map(cellsOf)
  const rows = cells.flatMap(({ row }) => (row.length === COLUMNS ? [row] : []))
  const { label, before, text } = BLOCKS.table
  const fits = rows.every(row => [label, before, text].every((most, at) => width(row[at] ?? '') <= most))
  const isCounted = [0, 1, 2].some(at => rows.every(row => /\d/.test(row[at] ?? '')))
  if (rows.length < LISTED || pieces.length - rows.length > 1 || !fits || !isCounted) return [...pieces]
  return pieces.flatMap((piece, at) => {
    const { title, row = [] } = cells[at] ?? {}
    if (row.length !== COLUMNS) return [piece]
    return [...(title ? [{ ...piece, text: title }] : []), { ...piece, text: row.map(upperFirst).join(' | ') }]
  })
}
const COLUMNS = 3

/** Members between commas, and what stands before a colon in front of them. */
function cellsOf({ text, literals }: Piece): { title?: string; row: string[] } {
  const all = clausesIn(text, literals)
  const [head] = all
  const [title, own] = head?.mark === ':' ? [head.text, all.slice(1)] : [undefined, all]
  const isRow = own.slice(0, -1).every(({ mark }) => mark === ',')
  return { ...(title !== undefined && { title }), row: isRow ? own.map(clause => clause.text) : [] }
}

/** “red builds a week 41 -> 6, CI time 38 min -> 17 min”: a row each, behind their title. */
export function inArrows(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap(piece => {
    const { title, row } = cellsOf(piece)
    const rows = row.map(text => ARROWED.exec(text))
    if (rows.length < 2 || !rows.every(Boolean)) return [piece]
    const told = rows.map(one => ({ ...piece, text: `${upperFirst(one?.[1] ?? '')} | ${one?.[2]} → ${one?.[3]}` }))
    return [...(title ? [{ ...piece, text: title }] : []), ...told]
  })
}
const ARROWED =
  /^(\p{L}[^\d\n]{0,60}) ([£$€]?\d[\d.,%]{0,12}(?: \p{L}{1,8})?) (?:-{1,2}>|=>|→) ([£$€]?\d[\d.,%]{0,12}(?: \p{L}{1,8})?)$/u

/** “backups taken 4,118”, “Brautstrauß ab 95 €”, a line each: rows of a table that was typed without one. */
export function inRows([title, ...pieces]: readonly Piece[]): Piece[] {
  const own = pieces.map(countedIn)
  // Of steps in their order none is pulled out for being shorter than the others.
  const all = own.some(one => !one) && own.filter(Boolean).length >= LISTED ? pieces.map(measuredIn) : own
  const counted = all.every(Boolean) ? all : own
  const lines = counted.filter(one => one !== undefined)
  const from = counted.findIndex(Boolean)
  const isRun = counted.slice(from, from + lines.length).every(Boolean)
  const isTable =
    isRun &&
    lines.length >= LISTED &&
    lines.every(({ label }) => width(label) <= BLOCKS.table.label) &&
    !pieces.some(({ text }) => isRow(text))
  const rows = pieces.map((piece, at) => {
    const one = isTable ? counted[at] : undefined
    return one ? { ...piece, text: `${one.label} | ${one.text}` } : piece
  })
  if (!title) return []
  // “lavado por kilo $32” above four more prices is the first of them.
  const first = isTable && PRICED.test(title.text) ? countedIn(title) : undefined
  return [first ? { ...title, text: `${first.label} | ${first.text}` } : title, ...rows]
}
const PRICED = /^\p{L}[^,.:]{2,40}(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[€£])$/u

/** “Bisque firing 12 hours at 1000°C”: a thing, and from its first number on what is said of it. */
function measuredIn({ text }: Piece): Counted | undefined {
  const [, label = '', said = ''] = /^(\p{L}[^\d,;.:]{1,40}?) (\d.*)$/u.exec(text) ?? []
  return label !== '' && width(said) <= BLOCKS.table.text ? { label: upperFirst(label), text: said } : undefined
}

/** A thing and one value at its end, with the small word that leads to it. */
export function countedIn(piece: Piece): Counted | undefined {
  const { text, literals } = piece
  // “1 Petra Willms 6,5”: a place before the name.
  const isRanked = literals.length === 2 && literals[0]?.start === 0 && /^\d{1,2}[.)]? \p{L}/u.test(text)
  const value = endingOf({ text, literals: isRanked ? literals.slice(1) : literals }) ?? measureOf(piece)
  if (!value || !['money', 'number', 'percent', ...(isRanked ? ['time'] : [])].includes(value.kind)) return undefined
  const { label } = namedBefore(value, text)
  const isParted = /\s[–-]\s*$/.test(text.slice(0, value.start))
  return (isParted ? /[;.:]/ : /[,;.:]/).test(label) || label === ''
    ? undefined
    : { label: upperFirst(label), text: text.slice(label.length).replace(/^[\s:=|–-]+/, '') }
}

/** “Cactus: every 3 weeks, 1 foot deep”: a thing with two values, which are read down their columns. */
export function valuedTwice({ text, literals }: Piece) {
  const [head, first, second, ...more] = clausesIn(text, literals)
  return head?.mark === ':' && first?.mark === ',' && second && more.length === 0
    ? { label: upperFirst(head.text), before: first.text, text: unstopped(second.text) }
    : undefined
}

/** “18.2m”, “41s”: letters that touch a number are of it. */
export const withUnit = (text: string, end: number): number =>
  end + (/^\p{L}{1,3}(?![\p{L}\d])/u.exec(text.slice(end))?.[0].length ?? 0)

/** “Apple core 2 months”, “median build 41s”: a number and what it is measured in; “under 5 free” is who goes free. */
function measureOf({ text, literals: [value, ...more], content }: Piece): Literal | undefined {
  if (value?.kind !== 'number' || more.length > 0 || !/^ ?\p{L}{1,10}$/u.test(text.slice(value.end))) return undefined
  const before = text.slice(0, value.start).toLowerCase()
  return content.some(word => before.includes(word)) ? value : undefined
}

/** The only value of a line, where it is the end of it. */
export const endingOf = ({
  text,
  literals: [value, ...more],
}: Pick<Piece, 'text' | 'literals'>): Literal | undefined =>
  more.length === 0 && value && value.end >= text.length ? value : undefined
