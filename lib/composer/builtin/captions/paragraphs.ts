// How a caption is parted: what its author typed on a line of its own stands on one, rows of a list each behind their mark; running text has few paragraphs.
import type { Answer } from '#lib/composer/answer.ts'
import { upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED } from '#lib/composer/builtin/piece.ts'
import { lineTyped } from '#lib/composer/builtin/slides/typed-rows.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Question } from '#lib/composer/question.ts'
import type { Opening } from '#lib/composer/segments/clean.ts'
import { endsInContact, lineOfSentences } from '#lib/composer/words/ends.ts'
import { BULLET, goesOnListed, isListed } from '#lib/composer/words/listed.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

export type Line = Answer['short']

/** Of sentences in their order at most so many paragraphs; rows of one list are one. */
export function paragraphsOf(sentences: readonly Line[], most: number, question: Question): Line[] {
  const lines = [...Map.groupBy(sentences, lineTyped(question))]
  if (lines.length < 2) return running(sentences, most)
  const numbered = numberedIn(lines.map(([, said]) => said))
  return fewer(withRows(lines.map(([start, said]) => typedAt(start, said, numbered.has(said), question))), most)
}

/** Lines that count from one on: “1 Besichtigung”, “2. sand it”, and no “12 chairs”. */
function numberedIn(lines: readonly (readonly Line[])[]): ReadonlySet<readonly Line[]> {
  const numbers = lines.map(([first]) => Number(NUMBER.exec(first?.text ?? '')?.[1]))
  const from = numbers.indexOf(1)
  const other = numbers.findIndex((number, at) => at >= from && number !== at - from + 1)
  const run = from < 0 ? [] : lines.slice(from, other < 0 ? lines.length : other)
  return new Set(run.length >= LISTED ? run : [])
}
const NUMBER = /^(\d{1,2})(?:[.)] | (?=\p{L}))/u

type Typed = {
  said: readonly Line[]
  opens: Opening
  isRow: boolean
  isNumbered: boolean
  /** More than a row has room for. */
  isProse: boolean
}

/** What a line of the brief says, and whether it may be a row of a list. */
function typedAt(start: number, said: readonly Line[], isNumbered: boolean, { opens, segments }: Question): Typed {
  const how = opens?.get(start) ?? 'line'
  const segment = segments[start - 1] ?? ''
  const wide = said.reduce((sum, { text }) => sum + width(text), 0)
  // What stands above a list, or was asked for below it, is none of its rows.
  const isTitle = how !== 'item' && (start <= 1 || LEADS_ON.test(segment))
  const isWhole = width(said[0]?.text ?? '') >= width(segment) * WHOLE
  const isMarked = how === 'item' || isNumbered
  const isShort = isMarked ? wide <= WIDEST * 2 && said.length <= LISTED : wide <= WIDEST && said.length === 1
  return {
    said,
    isNumbered,
    opens: how,
    isRow: !isTitle && isWhole && isShort && !said.some(({ text }) => endsInContact(text)),
    isProse: !isTitle && !isShort,
  }
}
/** “Most times it's one of these”. */
const LEADS_ON =
  /(?::|(?:^| )(?:these|the following|(?:die|das) folgenden?|folgendes|diese|ceux-ci|suivante?s?|estos|estas|questi|queste|estes|deze|te))$/iu
/** As wide as a row of a list may be; what is wider is a paragraph. */
const WIDEST = 140
/** Of a line whose beginning was for the maker less than that is told. */
const WHOLE = 0.9

/** Rows with a mark are a list, and so are three short lines one below the other, unless one of sentences stands among them. */
function withRows(typed: readonly Typed[]): Line[] {
  const isOfKind = (is: (line: Typed) => boolean, ...both: readonly Typed[]) => new Set(both.map(is)).size === 1
  const goesOn = (above: Typed, below: Typed) =>
    above.isRow &&
    below.isRow &&
    isOfKind(({ isNumbered }) => isNumbered, above, below) &&
    (above.isNumbered || (below.opens !== 'apart' && isOfKind(({ opens }) => opens === 'item', above, below)))
  const runs = joinNeighbours(
    typed.map(line => [line]),
    (run, next) => run.at(-1) && next[0] && goesOn(run.at(-1) as Typed, next[0]) && [...run, ...next],
  )
  return runs.flatMap(run => {
    const isMarked = run.every(({ opens }) => opens === 'item')
    const isList = isMarked ? run.length > 1 : run.length >= LISTED && !isTorn(runs.flat(), run)
    return run.map(({ said, isNumbered }) => (isList ? rowOf(paragraphOf(said), isNumbered) : paragraphOf(said)))
  })
}

/** Sentences stand between them and others of their kind. */
function isTorn(lines: readonly Typed[], run: readonly Typed[]): boolean {
  const [from, to] = [lines.indexOf(run[0] as Typed), lines.indexOf(run.at(-1) as Typed)]
  const isAmong = (at: number, ...before: readonly number[]) =>
    [at, ...before].every(one => lines[one]?.opens === 'line') && lines[at]?.isProse
  return Boolean(
    (isAmong(from - 1, from) && lines[from - 2]?.isRow) || (isAmong(to + 1, to + 2) && lines[to + 2]?.isRow),
  )
}

const rowOf = ({ text, from }: Line, isNumbered: boolean): Line => {
  const [whole = '', number = ''] = isNumbered ? (NUMBER.exec(text) ?? []) : []
  return { from, text: number ? `${number}. ${upperFirst(text.slice(whole.length))}` : BULLET + unstopped(text) }
}
/** The stop of a row of one sentence. */
const unstopped = (row: string): string => (/[.!?] /.test(row) ? row : withoutEnd(row, '.'))
const NOTHING: Line = { text: '', from: [] }

const paragraphOf = (sentences: readonly Line[]): Line => ({
  text: lineOfSentences(sentences.map(({ text }) => text)),
  from: [...new Set(sentences.flatMap(({ from }) => from))],
})

/** The narrowest neighbours share a paragraph where there are too many. */
function fewer(lines: readonly Line[], most: number): Line[] {
  const count = lines.filter(({ text }, at) => !goesOnListed(text, lines[at - 1]?.text)).length
  if (count <= most) return [...lines]
  const pairs = lines.slice(1).map((line, at) => [lines[at] ?? NOTHING, line] as const)
  const wide = pairs.map(pair =>
    pair.some(({ text }) => isListed(text))
      ? Number.POSITIVE_INFINITY
      : pair.reduce((sum, one) => sum + width(one.text), 0),
  )
  const least = Math.min(...wide)
  if (!Number.isFinite(least)) return [...lines]
  const at = wide.indexOf(least)
  return fewer([...lines.slice(0, at), paragraphOf(lines.slice(at, at + 2)), ...lines.slice(at + 2)], most)
}

/** As narrow as “Sold out.”: no paragraph of its own. */
const SHORT = 40

/** Short sentences share a line with their neighbour, but for where readers answer; and more of them where there are more than lines. */
function running(sentences: readonly Line[], most: number): Line[] {
  const lines: Line[][] = []
  for (const one of sentences) {
    const last = lines.at(-1)
    const before = last?.at(-1)
    const isShort = [one, before].some(line => line && width(line.text) <= SHORT)
    if (last && isShort && !endsInContact(one.text)) last.push(one)
    else lines.push([one])
  }
  const each = Math.ceil(lines.length / most)
  return Array.from({ length: Math.ceil(lines.length / each) }, (_, index) =>
    paragraphOf(lines.slice(index * each, (index + 1) * each).flat()),
  )
}
