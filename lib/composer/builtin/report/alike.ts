// Lines of one list, all of them read by one reader: “Mon 6:15 Strong Flow – Kari”, “Little – up to 15 volunteers – free”, “Bob 6 bis 8”. They are rows of one block.

import { clausesIn, JOINED } from '#lib/composer/builtin/clauses.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece } from '#lib/composer/builtin/piece.ts'
import { namedBefore } from '#lib/composer/builtin/report/counted.ts'
import { fits, type Item, type Kind, type Row, row } from '#lib/composer/builtin/report/item.ts'
import { BLOCKS } from '#lib/composer/forms.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { withoutStart } from '#lib/composer/lexis/trim.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'
import { isWeekday } from '#lib/words/weekdays.ts'

type Read = (piece: Piece) => Row | undefined

/** The rows of the longest runs, each piece with its own; a line among them that says another thing is a row without a value. */
export function alikeIn(pieces: readonly Piece[]): ReadonlyMap<Piece, Item> {
  const runs = [...celled(pieces), ...[timed, dashed, coloned, priced, measured].flatMap(read => runsOf(pieces, read))]
  const items = new Map<Piece, Item>()
  for (const run of runs.toSorted((a, b) => b.length - a.length))
    if (!run.some(([piece]) => items.has(piece))) for (const [piece, item] of run) items.set(piece, item)
  return items
}

/** “Mon 6pm beginners” and “Tue 7pm improvers”: none is the title of the other. */
export const areTimed = (...pieces: readonly (Piece | undefined)[]): boolean => pieces.every(one => one && timed(one))

type Run = (readonly [Piece, Item])[]

function runsOf(pieces: readonly Piece[], read: Read): Run[] {
  const rows = pieces.map(piece => read(piece)).map(one => (one && fits('list', lineOf(one)) ? one : undefined))
  const runs: Run[] = []
  for (let from = 0; from < rows.length; from++) {
    if (!rows[from]) continue
    const end = endOf(pieces, rows, from)
    const own = pieces.slice(from, end)
    const made = asRows(own.map((piece, at) => rows[from + at] ?? row(upperFirst(piece.text))))
    if (own.length >= LISTED && made)
      runs.push(
        own.map((of, at) => [of, { kind: made.kind, row: made.rows[at] ?? row(''), from: of.from, of: own[0] ?? of }]),
      )
    from = end
  }
  return runs
}

type Celled = { piece: Piece; cells: readonly string[] }

/** “Elvas, 4 de abril, 118 km, velocidade”: lines of as many cells each, of which one is a number in all of them. */
function celled(pieces: readonly Piece[]): Run[] {
  const lines = pieces.map(piece => ({ piece, cells: cellsIn(piece) }))
  const runs = joinNeighbours<typeof lines>(
    lines.map(one => [one]),
    (run, own) => run[0]?.cells.length === own[0]?.cells.length && [...run, ...own],
  )
  return runs.flatMap((run): Run[] => {
    const made = run.length >= LISTED ? inCells(run) : undefined
    const of = run[0]?.piece
    return made && of
      ? [run.map(({ piece }, at) => [piece, { ...made, row: made.rows[at] ?? row(''), from: piece.from, of }] as const)]
      : []
  })
}

/** No sentence: a name and from two to four short cells behind it. */
function cellsIn({ text, literals }: Piece): string[] {
  const clauses = clausesIn(text, literals)
  const isRow =
    clauses.slice(0, -1).every(({ mark }) => mark === ',') &&
    clauses.every(one => width(one.text) <= CELL && !JOINED.test(one.text))
  const isNamed = /^\p{L}/u.test(text) && !/\d/.test(clauses[0]?.text ?? '') && !SAYS.test(text)
  return isRow && isNamed && clauses.length >= LISTED && clauses.length <= MOST_CELLS
    ? clauses.map(one => one.text)
    : []
}
const [CELL, MOST_CELLS] = [28, 5]

/** Amounts in one unit are bars, each below the rest of its row; else all of a row stands behind its name. */
function inCells(lines: readonly Celled[]): { kind: Kind; rows: readonly Row[] } | undefined {
  const cells = lines.map(one => one.cells)
  const columns = (cells[0] ?? []).map((_, at) => cells.map(row => row[at] ?? ''))
  if (!columns.some(all => all.every(cell => /\d/.test(cell)))) return undefined
  const units = columns.map(all => new Set(all.map((cell, at) => unitIn(cell, lines[at]?.piece) ?? cell)))
  const amount = units.findIndex(({ size }) => size === 1)
  const bars = cells.map(own => row(own.filter((_, at) => at !== amount).join(', '), own[amount]))
  const areBars = amount > 0 && bars.length <= BLOCKS.bars.most && bars.every(one => fits('bars', one))
  if (areBars) return { kind: 'bars', rows: bars }
  const told = cells.map(([label = '', ...more]) => row(upperFirst(label), more.join(' · ')))
  return told.every(one => fits('list', one)) ? { kind: 'list', rows: told } : undefined
}
/** “118 km” is one of kilometres, “11 April” a day. */
const unitIn = (cell: string, piece: Piece | undefined): string | undefined =>
  piece?.literals.some(({ kind, text }) => WHEN.has(kind) && cell.includes(text)) ? undefined : AMOUNT.exec(cell)?.[1]
const AMOUNT = /^\d[\d.,]{0,9} ?(\p{L}{1,12})$/u

/** Behind the last of them, over one other line between two of them. */
function endOf(pieces: readonly Piece[], rows: readonly (Row | undefined)[], from: number): number {
  let others = 0
  for (let at = from + 1; at < rows.length; at++) {
    if (rows[at]) continue
    const isAmong = at - from >= LISTED - 1 && rows[at + 1] && width(pieces[at]?.text ?? '') <= BLOCKS.list.label
    if (!isAmong || others++ > 0) return at
  }
  return rows.length
}

/** Columns of short values, else a line for each with what is said of it. */
function asRows(rows: readonly Row[]): { kind: Kind; rows: readonly Row[] } | undefined {
  const isParted = rows.filter(({ before }) => before !== '').length >= rows.length - 1
  const plain = bracketed(ended(rows)).map(one =>
    isParted || one.before === '' ? one : row(one.label, `${one.before} – ${one.text}`),
  )
  const isTable = isParted || plain.filter(({ text }) => /\d/.test(text)).length >= rows.length - 1
  if (isTable && plain.every(one => fits('table', one))) return { kind: 'table', rows: below(plain) }
  const lines = plain.map(lineOf)
  return lines.every(one => fits('list', one)) ? { kind: 'list', rows: lines } : undefined
}
const lineOf = ({ label, before, text }: Row): Row => row(label, [before, text].filter(Boolean).join(' · '))

/** Three columns that are wide together: what stands in the middle is a line below the name, “Little: up to 15 volunteers”. */
function below(rows: readonly Row[]): readonly Row[] {
  const isWide = rows.some(one => width(`${one.label}${one.before}${one.text}`) > WIDE)
  const made = rows.map(one => row(`${one.label}: ${one.before}`, one.text))
  return isWide && rows.every(one => one.before && !one.label.includes(':')) && made.every(one => fits('table', one))
    ? made
    : rows
}
const WIDE = 33

/** “62.–” and “120.–”, whose dash was taken for the end of its sentence. */
function ended(rows: readonly Row[]): readonly Row[] {
  const [end = ''] = /[.,][-–—]+$/.exec(rows[0]?.text ?? '') ?? []
  const last = rows.at(-1)
  const isCut = end !== '' && last && /\d$/.test(last.text) && rows.slice(0, -1).every(({ text }) => text.endsWith(end))
  return isCut ? [...rows.slice(0, -1), { ...last, text: last.text + end }] : rows
}

/** “£95 (£85 til 30 June)” among short values: what is said of one stands behind its name. */
function bracketed(rows: readonly Row[]): readonly Row[] {
  const parts = rows.map(({ text }) => /^([^()]{1,16}) (\([^()]+\))$/u.exec(text))
  const areShort = rows.every(({ text }, at) => parts[at] || width(text) <= SHORT)
  return areShort
    ? rows.map((one, at) =>
        parts[at] ? { ...one, label: `${one.label} ${parts[at]?.[2]}`, text: parts[at]?.[1] ?? '' } : one,
      )
    : rows
}
const SHORT = 16

const WHEN = new Set<Piece['literals'][number]['kind']>(['weekday', 'date', 'time'])
const BETWEEN = new Set('and und et y e i en to till bis um at à a al alle ore às do od o om tot'.split(' '))
const isBetween = (text: string): boolean =>
  text.split(/[\s.,:–—&-]+/u).every(word => word === '' || BETWEEN.has(word.toLowerCase()))

/** “Mon 5.15 – 6.00 minis (5–7)”: when, what, and who behind a dash. */
function timed({ text, literals }: Piece): Row | undefined {
  const day = daysEnd(text)
  let end = day
  for (const one of literals) {
    if (one.start < end) continue
    if (!WHEN.has(one.kind) || !isBetween(text.slice(end, one.start))) break
    end = one.end
  }
  // “Tuesday to Friday 10–4”
  if (end === text.length) end = day
  const said = withoutStart(text.slice(end), ' .,:–—-|')
  if (end === 0 || !/^[\p{L}\d]/u.test(said)) return undefined
  const [what = '', ...who] = said.split(DASH)
  const label = upperFirst(text.slice(0, end))
  if (who.length > 1 || what === '') return undefined
  return who[0] ? { label, before: upperFirst(what), text: who[0] } : row(label, upperFirst(what))
}
const DASH = / [-–—|] /u

/** Behind “Tue – Fri” and “Mon, Wed”. */
function daysEnd(text: string): number {
  const words = [...text.slice(0, LONGEST).matchAll(/(\p{L}+)\.?/gu)]
  const other = words.findIndex(({ 1: word = '', index }, at) => {
    const before = words[at - 1]
    const between = text.slice(before ? before.index + before[0].length : 0, index)
    return !(isWeekday(word) && isBetween(between)) && !(at > 0 && isBetween(word))
  })
  const last = words.slice(0, other < 0 ? words.length : other).findLast(({ 1: word = '' }) => isWeekday(word))
  return last ? last.index + last[0].length : 0
}
const LONGEST = 40

/** “Little – up to 15 volunteers – free”. */
function dashed({ text }: Piece): Row | undefined {
  const [label = '', ...cells] = text.split(PARTED).map(cell => cell.trim())
  if (!isLabel(label) || cells.length === 0 || cells.length > 2 || !cells.every(isCell)) return undefined
  const [first = '', second] = cells
  return { label: upperFirst(label), before: second ? first : '', text: second ?? first }
}
const PARTED = /(?<!\d) [-–—=|] | [-–—=|] (?!\d)/u
const isLabel = (label: string): boolean =>
  label !== '' && width(label) <= BLOCKS.list.label && !/[.!?]$|: /.test(label)
/** “about 2 m. Nov” is the end of one row and the beginning of another. */
const isCell = (cell: string): boolean => cell !== '' && !/\. \p{Lu}/u.test(cell)

/** “Feb (indoors): chillies, tomatoes, sweet peas”. */
function coloned({ text }: Piece): Row | undefined {
  const [, label = '', said = ''] = COLON.exec(text) ?? []
  return isLabel(label) && isCell(said) && !/: /.test(said) ? row(upperFirst(label), said) : undefined
}
const COLON = /^([^:]{1,40}?)\s?: (.+)$/u

/** “one gang $39 a month”, “boiler service £95 (£85 til 30 June)”: what it is, its price and what is said of that. */
function priced({ text, literals }: Piece): Row | undefined {
  const price = literals.find(({ kind }) => kind === 'money')
  if (!price) return undefined
  const { label } = namedBefore(price, text)
  const said = withoutStart(text.slice(label.length), ' :–—-=|')
  return isName(label) && !/[.!?,;]/.test(text.slice(price.end)) ? row(upperFirst(label), said) : undefined
}

/** “Kurzhaar alle 4 bis 5 Wochen”, “Absätze 28.–”: what it is, and from its number on how much of it. */
function measured({ text, content }: Piece): Row | undefined {
  const [, label = '', said = ''] = MEASURED.exec(text) ?? []
  // “a hole of 10 cm”
  const last = tokensOf(label).at(-1)?.key ?? ''
  return isName(label) && content.includes(last) ? row(upperFirst(label), said) : undefined
}
const MEASURED =
  /^(\p{L}[^\d;.!?:]{1,40}?) ((?:(?:alle|every|about|ca|ca\.|circa|etwa|rund|ab|from|up to|bis zu|toutes les|tous les|environ|cada|unos|unas|ogni|a cada|co|om de|elke|od|desde|da|dès|vanaf) )?\d[^;!?:]{0,27}|(?:once|twice|einmal|zweimal|une fois|deux fois|una vez|dos veces|una volta|due volte|uma vez|duas vezes|een keer|twee keer|raz|dwa razy) \p{L}[^\d;!?:]{0,20})$/u

/** A few words that say nothing by themselves. */
export const isName = (label: string): boolean =>
  /\p{L}/u.test(label) && label.split(' ').length <= MOST_WORDS && !/[,;.:!?]/.test(label) && !SAYS.test(label)
const MOST_WORDS = 6
const SAYS =
  /^(?:we|i|it|they|he|she|you|there|this|that|and|so|wir|ich|es|sie|er|und|nous|on|il|elle|et|nosotros|y|noi|e|nós|wij|ze|my)(?=[ ’'])/iu
