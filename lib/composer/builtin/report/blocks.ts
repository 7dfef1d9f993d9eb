// Blocks of an infographic: what each piece is, a row, a figure, a step, a line of a list or a note, and neighbours of one kind together.
import type { Block } from '#lib/composer/answer.ts'
import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, JOINED, unjoined } from '#lib/composer/builtin/clauses.ts'
import { sentence, unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { answered, LISTED, type Piece, pieceOf } from '#lib/composer/builtin/piece.ts'
import { alikeIn } from '#lib/composer/builtin/report/alike.ts'
import { beforeAfterOf } from '#lib/composer/builtin/report/before-after.ts'
import { type Counted, countedIn, leadTo, valuedTwice } from '#lib/composer/builtin/report/counted.ts'
import { figureOf, figuresOf, valuedBehind } from '#lib/composer/builtin/report/figures.ts'
import { inLabels, inSeries, inSteps } from '#lib/composer/builtin/report/in-rows.ts'
import { areShares, asBlocks, fits, type Item, type Kind, type Row, row } from '#lib/composer/builtin/report/item.ts'
import { sharesOf, sumsOf } from '#lib/composer/builtin/report/parts-of.ts'
import { wideIn } from '#lib/composer/builtin/report/wide.ts'
import { stepsIn } from '#lib/composer/builtin/slides/steps.ts'
import { leans } from '#lib/composer/builtin/weight.ts'
import { BLOCKS, INFOGRAPHIC } from '#lib/composer/forms.ts'
import { width } from '#lib/composer/words/width.ts'

/** The pieces below the title, in their order; figures stand in a table where there are too many of them. */
export function blocksOf(pieces: readonly Piece[], brief: Brief): Block[] {
  const large = blocksIn(pieces, brief, ['figure', 'table'])
  return large.length <= INFOGRAPHIC.blocks ? large : blocksIn(pieces, brief, ['table', 'figure'])
}

function blocksIn(given: readonly Piece[], brief: Brief, kinds: readonly Kind[]): Block[] {
  const pieces = isInRow(given) ? given : answered(given, BLOCKS.note.text, brief)
  const steps = stepsIn(pieces)
  const alike = alikeIn(pieces.filter(piece => !steps.has(piece)))
  const counted = pieces.map(countedIn)
  const isCounted = counted.filter(one => one !== undefined).length >= LISTED
  const counts = pieces.map(piece => figureOf(piece.text, piece, brief))
  const many = counts.filter(one => one !== undefined).length
  const isLed = many >= LISTED || (many === LISTED - 1 && many > pieces.length / 2)
  const led = pieces.map((piece, at) => counts[at] ?? (isLed ? valuedBehind(piece) : undefined))
  const valued = pieces.map(columnsOf)
  const rows = valued.filter(one => one !== undefined).length
  const isTable = rows >= LISTED && rows === pieces.filter(({ text }) => text.includes(': ')).length
  const labels = pieces.map(labelled)
  const isLabelled = labels.flat().length >= LISTED
  // One of them that has no room makes all of them notes: half a row of steps is none.
  const made = new Map([...steps].map(step => [step, stepOf(step)]))
  const areRows = [...made.values()].every(Boolean)
  const items = pieces.flatMap((piece, at): Item[] => {
    const one = steps.has(piece) ? (areRows ? made.get(piece) : noteOf(piece)) : undefined
    const value = isCounted ? counterOf(counted[at], piece, kinds) : undefined
    const figure = isLed ? led[at] : undefined
    const found = one ?? (isTable ? valued[at] : undefined) ?? alike.get(piece) ?? value ?? figure
    const rows = isLabelled ? (labels[at] ?? []) : []
    const items = found ? [found] : rows.length > 0 ? rows : itemsOf(piece, brief)
    // “62% of invoices now go out the same day”, alone.
    const isNote = items.length === 1 && /^(?:note|list)$/.test(items[0]?.kind ?? '') && led[at]?.row.text.endsWith('%')
    return isNote && led[at] ? [led[at]] : items
  })
  return asBlocks(items)
}

/** Numbered questions that follow each other are asked one by one: the next of them is no answer, nor what stands behind the last. */
function isInRow(pieces: readonly Piece[]): boolean {
  const steps = stepsIn(pieces)
  const isStep = (piece: Piece) => steps.has(piece)
  return steps.size > 0 && pieces.findLastIndex(isStep) - pieces.findIndex(isStep) + 1 === steps.size
}

/** What one sentence holds. */
const itemsOf = (piece: Piece, brief: Brief): Item[] => {
  const { items, rest } = inSeries(piece, brief) ?? inLabels(piece) ?? inSteps(piece) ?? {}
  if (items) return [...items, ...(rest ? itemsOf(rest, brief) : [])]
  const twice = beforeAfterOf(piece) ?? sumsOf(piece, brief) ?? alikeOf(piece, brief) ?? membersOf(piece, brief)
  return twice ?? figuresOf(piece, brief) ?? sharesOf(piece) ?? listOf(piece) ?? wideIn(piece) ?? linesOf(piece)
}

/** Its members, and what stands before their colon. */
function belowTitle({ text, literals }: Piece) {
  const [head, ...behind] = clausesIn(text, literals)
  const isTitled = head?.mark === ':' && width(head.text) <= INFOGRAPHIC.block_title
  return {
    title: isTitled ? { title: upperFirst(head.text) } : {},
    clauses: isTitled || !head ? behind : [head, ...behind],
  }
}

/** “kurzhaar alle 4 bis 5 wochen, bob 6 bis 8, …”: members that one reader reads, all of them. */
function alikeOf(of: Piece, brief: Brief): Item[] | undefined {
  const { title, clauses } = belowTitle(of)
  if (clauses.slice(0, -1).some(({ mark }) => !/^[,;]$/.test(mark))) return undefined
  const members = clauses.map(({ text }) => pieceOf(of.from, unjoined(text), brief))
  const items = alikeIn(members)
  return items.size > 0 && items.size === members.length
    ? [...items.values()].map(one => ({ ...one, of, ...title }))
    : undefined
}

/** “Bay 1 - garden waste”, “Bay 3 - metal, max 5 bags”, “July – about 2 m. Nov – cut by hand”: labels and what is said of each. */
function labelled({ text, from }: Piece): Item[] {
  const rows = text.split(NEXT).map(line => {
    const [, label = '', said = ''] = DASHED.exec(line) ?? []
    return row(label, unstopped(said))
  })
  return rows.every(one => one.label !== '' && fits('list', one))
    ? rows.map(each => ({ kind: 'list', row: each, from }))
    : []
}
/** Behind a stop that might have been a short form’s. */
const NEXT = /\. (?=\p{Lu}[\p{L}\d ]{1,20} [-–—] \p{L})/u
const DASHED = /^([\p{L}\d][^:–—-]{1,27}?) [-–—] (?=\p{L})(.+)$/su

/** “3. Register the death within five days …”, with its number. */
function noteOf({ text, from }: Piece): Item | undefined {
  const [lead = '', number = ''] = /^(\d{1,2})[.):]? /.exec(text) ?? []
  const note = sentence(`${number}. ${upperFirst(text.slice(lead.length))}`)
  return width(note) <= BLOCKS.note.text ? { kind: 'note', row: row('', note), from } : undefined
}

/** “1. Cut the strip”, with what is said of it behind its first comma or colon. */
function stepOf({ text, from }: Piece): Item | undefined {
  const told = upperFirst(text.replace(/^\d{1,2}[.):]? /, ''))
  const [, name = '', remark = ''] = REMARKED.exec(told) ?? []
  const [first] = clausesIn(told)
  const at = /[,:]/.test(first?.mark ?? '') ? (first?.end ?? 0) : 0
  const both = row(told.slice(0, at), upperFirst(told.slice(at + 2)))
  const step = [row(name, remark), row(told), both].find(each => each.label !== '' && fits('steps', each))
  return step && { kind: 'steps', row: step, from }
}

/** “Smontaggio e pulizia (1 settimana)”. */
const REMARKED = /^([^()]{3,44}) \(([^()]{2,80})\)$/u

/** A line that ends in what it counts: a row of a table, else a figure of its own. */
function counterOf(one: Counted | undefined, { from }: Piece, kinds: readonly Kind[]): Item | undefined {
  const made = one && row(one.label, one.text)
  const kind = made && kinds.find(each => fits(each, made))
  return made && kind && { kind, row: made, from }
}

/** “Rye €4.60, rolls €0.55” is a table, “08:00 unpack, 10:00 bolt down” too, under a title behind a colon; other short members are a list. */
function membersOf(piece: Piece, brief: Brief): Item[] | undefined {
  const { text, from } = piece
  const all = clausesIn(text)
  const titled =
    /[:：]/.test(all[0]?.mark ?? '') && all.length > 2 && width(all[0]?.text ?? '') <= INFOGRAPHIC.block_title
  const [title, clauses] = titled ? [all[0]?.text ?? '', all.slice(1)] : ['', all]
  if (clauses.length < 2 || clauses.slice(0, -1).some(({ mark }) => mark !== ',' && mark !== '、')) return undefined
  const members = clauses.map(({ text }) => pieceOf([...from], unjoined(text), brief))
  const as = (kind: Kind, rows: readonly Row[]) =>
    rows.map((each): Item => ({ kind, row: each, from, of: piece, ...(titled && { title: upperFirst(title) }) }))
  const rows = members.map(member => rowOf(member) ?? measured(member))
  const found = rows.filter(each => each !== undefined)
  if (found.length === rows.length && (areShares(found) || found.every(each => fits('table', each))))
    return as('table', found)
  const listed =
    members.length > 2 &&
    members.every(
      one =>
        width(one.text) <= BLOCKS.list.label &&
        one.literals.every(({ kind }) => kind !== 'number' && kind !== 'percent'),
    ) &&
    !JOINED.test(clauses.at(-1)?.text ?? '')
  return listed
    ? as(
        'list',
        members.map(one => row(upperFirst(one.text))),
      )
    : undefined
}

function columnsOf(piece: Piece): Item | undefined {
  const made = valuedTwice(piece)
  const hasRoom = made && fits('table', made) && width(made.before) <= BLOCKS.table.before
  return hasRoom ? { kind: 'table', row: made, from: piece.from } : undefined
}

/** “Chat 2 min”: a thing, and what was measured of it. */
function measured(member: Piece): Row | undefined {
  const one = countedIn(member)
  return one && row(one.label, one.text)
}

/** “lamps, tyres at 4 bar, brakes”: short members, each a line, and what stands before their colon above them. */
function listOf(of: Piece): Item[] | undefined {
  const { title, clauses } = belowTitle(of)
  const isList = clauses.length >= LISTED && clauses.slice(0, -1).every(({ mark }) => /^[,،、]$/.test(mark))
  const goesOn =
    clauses.slice(0, -1).some(one => JOINED.test(one.text)) ||
    ('title' in title && clauses.some(one => leans(one.text)))
  if (!isList || goesOn) return undefined
  const rows = clauses.map(one => row(upperFirst(unjoined(one.text))))
  const hasRoom = rows.every(({ label }) => width(label) <= BLOCKS.list.label)
  return hasRoom ? rows.map(each => ({ kind: 'list', row: each, from: of.from, of, ...title })) : undefined
}

/** A thing with its value behind it, or an hour with what happens then. */
function rowOf({ text, literals }: Piece): Row | undefined {
  const last = literals.at(-1)
  const values = literals.filter(({ kind }) => kind !== 'number')
  if (!last || values.length > 1) return undefined
  const [one = last] = values
  const around = [text.slice(0, one.start).trim(), text.slice(one.end).trim()] as const
  // “By bus (34%)”.
  const isBracketed = around[0].endsWith('(') && around[1] === ')'
  const [before, after] = isBracketed ? [around[0].slice(0, -1).trim(), ''] : around
  if (one.kind === 'time') return before === '' && after !== '' ? row(one.text, upperFirst(after)) : undefined
  const isValue = one.kind === 'money' || one.kind === 'percent'
  const lead = leadTo(one, before)
  const label = before.slice(0, before.length - lead.length)
  return isValue && one === last && after === '' && /\p{L}/u.test(label)
    ? row(upperFirst(label), `${lead} ${one.text}`.trim())
    : undefined
}

/** What counts nothing: “Indoors: tomatoes, chillies” as a group, short lines as a list, long ones as notes. */
function linesOf({ text, from }: Piece): Item[] {
  const at = text.indexOf(': ')
  const [label, rest] = [text.slice(0, Math.max(0, at)), text.slice(at + 2)]
  const group = row(label, unstopped(rest))
  if (at > 0 && fits('list', group) && !rest.includes(': ')) return [{ kind: 'list', row: group, from }]
  if (width(text) <= BLOCKS.list.label) return [{ kind: 'list', row: row(unstopped(text).replace(/:$/, '')), from }]
  const parts =
    width(text) <= BLOCKS.note.text ? [text] : clausesIn(text).map(clause => upperFirst(unjoined(clause.text)))
  return parts
    .filter(part => width(part) <= BLOCKS.note.text)
    .map(part => ({ kind: 'note', row: row('', sentence(unstopped(part).replace(/:$/, ''))), from }))
}
