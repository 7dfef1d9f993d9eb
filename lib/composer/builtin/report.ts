// Infographics: a table where rows are given, figures where numbers count something, else the pieces as a list.
import type { Block } from '#lib/composer/answer.ts'
import { type Clause, clausesIn, JOINED } from '#lib/composer/builtin/clauses.ts'
import { type Counted, countedIn, inRows } from '#lib/composer/builtin/counted.ts'
import type { Brief } from '#lib/composer/builtin/kinds/kind.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { topOf } from '#lib/composer/builtin/plain.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { isRow, unbarred } from '#lib/composer/segments/clean.ts'
import { width } from '#lib/composer/words/width.ts'

export type Report = { title: string; source: string; blocks: Block[]; titled: readonly string[]; all: boolean }

const block = (
  kind: Block['kind'],
  rows: Block['rows'],
  from: readonly string[],
  more: Partial<Block> = {},
): Block => ({ kind, title: '', unit: '', left: '', right: '', ...more, rows, from: [...from] })

export function reportOf(brief: Brief): Report {
  const pieces = inRows(brief.pieces)
  const rows = pieces.filter(({ text }) => isRow(text))
  const [first, ...others] = pieces.filter(piece => !rows.includes(piece))
  const { title, rest } = first
    ? titleOf(first, brief)
    : { title: headOf(rows) ?? brief.question.brand.name, rest: undefined }
  const sources = others.filter(({ text }) => SOURCE.test(text) && width(text) <= INFOGRAPHIC.source)
  const table = tableOf(rows)
  const loose = table ? [] : rows.map(row => ({ ...row, text: unbarred(row.text) }))
  const told = [...(rest ? [rest] : []), ...loose, ...others.filter(piece => !sources.includes(piece))]
  const counted = told.map(countedIn)
  const isCounted = counted.filter(one => one !== undefined).length >= LISTED
  const figures = told.map(
    (piece, at) =>
      membersOf(piece, brief) ?? (isCounted ? counterOf(counted[at], piece) : undefined) ?? figuresOf(piece, brief),
  )
  const blocks = [
    ...(table ? [table] : []),
    ...figures.flatMap(({ found }) => found),
    ...notesOf(figures.flatMap(({ left }) => left)),
  ]
  const shown = [...blocks, ...notesOf(first ? [first] : []).slice(0, 1), nameOf(brief)]
  return {
    title,
    source: sources[0]?.text ?? '',
    titled: first?.from ?? [],
    blocks: shown.slice(0, Math.max(1, Math.min(blocks.length, INFOGRAPHIC.blocks))),
    all:
      title !== brief.question.brand.name &&
      blocks.length <= INFOGRAPHIC.blocks &&
      blocks.some(({ kind }) => kind !== 'note') &&
      (rows.length === 0 || table !== undefined),
  }
}

/** Where nothing can be shown whole, whose it is. */
const nameOf = ({ question }: Brief): Block => block('note', [{ label: '', before: '', text: question.brand.name }], [])

const SOURCE = /^(?:source|quelle|fuente|fonte|źródło|出典|المصدر)\b/i

function titleOf(first: Piece | undefined, brief: Brief): { title: string; rest?: Piece } {
  if (!first) return { title: brief.question.brand.name }
  const colon = /^([^:]{3,56}):\s+(.+)$/su.exec(first.text.slice(0, 2_000))
  const cut = colon ? { head: colon[1] ?? '', rest: colon[2] ?? '' } : topOf(first, brief, INFOGRAPHIC.title)
  if (!cut) return { title: brief.question.brand.name, rest: first }
  return {
    title: upperFirst(cut.head),
    ...(cut.rest && { rest: pieceOf(first.from, cut.rest, upperFirst(cut.rest), brief.lexicons, brief.clock) }),
  }
}

/** The heads of a table that has no title. */
const headOf = ([row]: readonly Piece[]): string | undefined => {
  const text = unbarred(row?.text ?? '')
  return text !== '' && !/\d/.test(text) && width(text) <= INFOGRAPHIC.title ? text : undefined
}

/** Rows of two or three columns; a first row without a number is their head. */
function tableOf(rows: readonly Piece[]): Block | undefined {
  const cells = rows.map(({ text }) => text.split(' | '))
  const columns = cells[0]?.length ?? 0
  if (rows.length < 2 || columns < 2 || columns > 3 || cells.some(each => each.length !== columns)) return undefined
  const headed =
    !/\d/.test(cells[0]?.at(-1) ?? '1') ||
    (rows.length > 2 &&
      !/[€£$%]|\d[.,]\d/.test(cells[0]?.join('') ?? '') &&
      /[€£$%]|\d[.,]\d/.test(cells[1]?.join('') ?? ''))
  const body = headed ? cells.slice(1) : cells
  const head = headed ? (cells[0] ?? []) : []
  if (body.length < BLOCKS.table.least || body.length > BLOCKS.table.most) return undefined
  const made = body.map(each => ({
    label: each[0] ?? '',
    before: columns === 3 ? (each[1] ?? '') : '',
    text: each.at(-1) ?? '',
  }))
  if (
    head.some(text => width(text) > INFOGRAPHIC.side) ||
    made.some(
      ({ label, before, text }) =>
        width(label) > BLOCKS.table.label || width(before) > BLOCKS.table.before || width(text) > BLOCKS.table.text,
    )
  )
    return undefined
  return block(
    'table',
    made,
    rows.flatMap(({ from }) => from),
    headsOf(head),
  )
}

/** What stands above the columns, the first of them as the title that a table with heads gives to its labels. */
function headsOf(head: readonly string[]): Partial<Block> {
  const cells = head.map(upperFirst)
  const [title = '', left = '', right = ''] = cells.length === 2 ? [cells[0], '', cells[1]] : cells
  return { title, left, right }
}

type Found = { found: Block[]; left: Piece[] }

/** “Rye €4.60, rolls €0.55” is a table, “08:00 unpack, 10:00 bolt down” too, and other short members are a list. */
function membersOf({ text, from }: Piece, { lexicons, clock }: Brief): Found | undefined {
  const clauses = clausesIn(text)
  if (clauses.length < 2 || clauses.slice(0, -1).some(({ mark }) => mark !== ',' && mark !== '、')) return undefined
  const members = clauses.map(clause => pieceOf([...from], clause.text, clause.text, lexicons, clock))
  const rows = members.map(member => rowOf(member))
  const room = BLOCKS.table
  if (rows.every(row => row !== undefined && width(row.label) <= room.label && width(row.text) <= room.text))
    return { found: blocksOf('table', rows as Block['rows'], from), left: [] }
  const listed =
    members.length > 2 &&
    members.every(one => width(one.text) <= BLOCKS.list.label && one.literals.every(({ kind }) => kind !== 'number')) &&
    !JOINED.test(members.at(-1)?.text ?? '')
  const lines = members.map(one => lineOf(upperFirst(one.text)))
  return listed ? { found: blocksOf('list', lines, from), left: [] } : undefined
}

/** A thing with its price behind it, or an hour with what happens then. */
function rowOf({ text, literals }: Piece): Block['rows'][number] | undefined {
  const [one, ...more] = literals.filter(({ kind }) => kind === 'money' || kind === 'time')
  if (!one || more.length > 0) return undefined
  const [before, after] = [text.slice(0, one.start).trim(), text.slice(one.end).trim()]
  if (one.kind === 'money' && after === '' && before !== '')
    return { label: upperFirst(before), before: '', text: one.text }
  if (one.kind === 'time' && before === '' && after !== '')
    return { label: one.text, before: '', text: upperFirst(after) }
  return undefined
}

/** A line that ends in what it counts, as a figure of its own. */
function counterOf(one: Counted | undefined, { from }: Piece): Found | undefined {
  return one && width(one.label) <= BLOCKS.figure.label && width(one.text) <= BLOCKS.figure.text
    ? { found: [block('figure', [{ label: one.label, before: '', text: one.text }], from)], left: [] }
    : undefined
}

/** “14,200 freelancers”: a number, then what it counts. */
function figuresOf(piece: Piece, { lexicons, clock }: Brief): Found {
  const clauses = clausesIn(piece.text).flatMap(clause => pairIn(clause))
  const figures = clauses.map(clause => figureOf(clause, piece, lexicons, clock))
  return clauses.length > 1 && figures.every(each => each !== undefined)
    ? { found: figures as Block[], left: [] }
    : { found: [], left: [piece] }
}

/** “38% said this and 19% said that”: two that count. */
function pairIn(clause: Clause): Clause[] {
  const joint = /,? (?:and|und|y|e|et|i) (?=\d)/u.exec(clause.text)
  if (!joint || !/^\d/.test(clause.text)) return [clause]
  const at = joint.index + joint[0].length
  return [
    { ...clause, text: clause.text.slice(0, joint.index) },
    { ...clause, text: clause.text.slice(at) },
  ]
}

function figureOf(
  clause: Clause,
  { from }: Piece,
  lexicons: Brief['lexicons'],
  clock: Brief['clock'],
): Block | undefined {
  const one = pieceOf(from, clause.text, clause.text, lexicons, clock)
  const number = one.literals.find(({ kind }) => kind === 'number' || kind === 'money' || kind === 'percent')
  if (!number || number.start > 0 || one.literals.length > 3) return undefined
  // “3,2 Mio. Fahrgäste”: the stop is the number's.
  const stop = Number(clause.text[number.end] === '.')
  const label = clause.text.slice(number.end + stop).trim()
  return label === '' ||
    width(label) > BLOCKS.figure.label ||
    width(number.text) > BLOCKS.figure.text ||
    one.content.length === 0
    ? undefined
    : block('figure', [{ label, before: '', text: number.text + '.'.repeat(stop) }], from)
}

/** Pieces that count nothing: short ones as a list, long ones as notes. */
function notesOf(pieces: readonly Piece[]): Block[] {
  const groups = pieces.map(({ text }) => groupIn(text))
  if (pieces.length > 1 && groups.every(group => group !== undefined))
    return blocksOf(
      'list',
      groups as Block['rows'],
      pieces.flatMap(({ from }) => from),
    )
  const short = pieces.filter(({ text }) => width(text) <= BLOCKS.list.label)
  if (short.length === pieces.length && pieces.length > 1) {
    const lines = pieces.map(({ text }) => lineOf(unstopped(text)))
    return blocksOf(
      'list',
      lines,
      pieces.flatMap(({ from }) => from),
    )
  }
  return pieces.flatMap(({ text, from }) =>
    width(text) <= BLOCKS.note.text
      ? [block('note', [{ label: '', before: '', text: sentence(text) }], from)]
      : clausesIn(text)
          .filter(clause => width(clause.text) < BLOCKS.note.text)
          .map(clause => block('note', [{ label: '', before: '', text: sentence(upperFirst(clause.text)) }], from)),
  )
}

/** “Indoors: tomatoes, chillies”: a group and what is in it. */
function groupIn(text: string): Block['rows'][number] | undefined {
  const at = text.indexOf(': ')
  const [label, rest] = [text.slice(0, at), text.slice(at + 2)]
  const fits = width(label) <= BLOCKS.list.label && width(rest) <= BLOCKS.list.text
  return at > 0 && fits && !rest.includes(': ') ? { label, before: '', text: unstopped(rest) } : undefined
}

/** As many blocks as the rows need, of about one length. */
function blocksOf(kind: 'list' | 'table', rows: Block['rows'], from: readonly string[]): Block[] {
  const count = Math.ceil(rows.length / BLOCKS[kind].most)
  const each = Math.ceil(rows.length / count)
  return Array.from({ length: count }, (_, nth) => block(kind, rows.slice(nth * each, (nth + 1) * each), from))
}

const lineOf = (text: string): Block['rows'][number] => ({ label: text, before: '', text: '' })
