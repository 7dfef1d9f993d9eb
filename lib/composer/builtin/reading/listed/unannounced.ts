// Lists that no title announces: what counts itself, members between strokes, and two sides of a comparison.
import { clausesIn } from '#lib/composer/builtin/clauses.ts'
import type { Brief, Listed, Span } from '#lib/composer/builtin/reading/listed/promised.ts'
import { countingIn, stepNumber } from '#lib/composer/builtin/reading/ordered/steps.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** “1. Title” is no step. */
const TITLE =
  /^\d{1,2}[.):]? (?:title|cover|intro|titel|titelbild|portada|título|titre|couverture|titolo|copertina|capa|tytuł)\P{L}*$/iu

/** “1 ring the GP. 2 they will phone you. 3 …”, “step 1 make a monitor. step 2 …”: pieces that count themselves. */
export function numberedFrom({ segments }: Brief, piece: number): Listed | undefined {
  if (stepNumber(segments[piece]) !== 1) return undefined
  const others = segments.slice(piece).findIndex((text, at) => stepNumber(text) !== at + 1)
  const own = segments.slice(piece, others < 0 ? undefined : piece + others)
  return own.length > 2
    ? {
        title: { piece, start: 0, end: 0 },
        members: own.flatMap((text, at) =>
          TITLE.test(text) ? [] : [{ piece: piece + at, start: 0, end: text.length }],
        ),
        isWhole: true,
      }
    : undefined
}

/** “So läuft das ab: 1. / Anruf 2. / Besuch 3. / …”: numbers that were cut from their steps. */
export function numberedBehind({ segments }: Brief, piece: number): Listed | undefined {
  const endsIn = (at: number) => Number(/(?:^|[\s:])(\d{1,2})[.)]?$/u.exec(segments[at] ?? '')?.[1] ?? 0)
  if (endsIn(piece) !== 1) return undefined
  let last = piece
  while (endsIn(last + 1) === endsIn(last) + 1) last++
  const own = segments.slice(piece + 1, last + 2)
  const members = own.map((text, at) => ({ piece: piece + 1 + at, start: 0, end: text.length }))
  return own.length > 2 ? { title: { piece, start: 0, end: 0 }, members, isWhole: true, isPaired: true } : undefined
}

/** “1 clay too dry 2 not centring 3 too much water”: what counts itself in one text. */
export function numberedIn({ segments }: Brief, piece: number): Listed | undefined {
  const text = segments[piece] ?? ''
  const run = countingIn(text, NUMBER)
  const members = run.map(({ 0: mark, index }, at) => ({
    ...{ piece, start: index + mark.length },
    end: run[at + 1]?.index ?? text.length,
  }))
  // “1 adult, 2 children” counts persons: each says something by itself.
  const areTold = members.every(({ start, end }) => text.slice(start, end).trim().includes(' '))
  return members.length > 2 && areTold
    ? { title: { piece, start: 0, end: 0 }, members, isWhole: true, isPaired: true }
    : undefined
}
const NUMBER = /(?:^|\s)(\d{1,2})[.):]? (?=\p{L})/gu

/** “how we restore a dial: survey it / take it down / …”: members of one kind, the last of them too. */
export function slashed({ segments }: Brief, piece: number): Listed | undefined {
  const text = segments[piece] ?? ''
  const colon = text.indexOf(': ')
  const from = colon > 0 ? colon + 2 : 0
  const ends = [...text.slice(from).matchAll(/ \/ /g)].map(({ index }) => from + index)
  const starts = [from, ...ends.map(end => end + 3)]
  const members = starts.map((start, at) => ({ piece, start, end: ends[at] ?? text.length }))
  return members.length > 3
    ? { title: { piece, start: 0, end: 0 }, members, isWhole: false, isPaired: true }
    : undefined
}

/** “212 passes borrowed. 388 children read. 96 new titles. …”: one figure after the other, and “Thanks to:” above one line after the other. */
export function inSeries({ segments }: Brief, piece: number): Listed | undefined {
  const isLed = LEADS_IN.test(segments[piece] ?? '')
  const isMember = isLed ? isLine : isFigure
  const from = piece + Number(isLed)
  if (!isLed && isFigure(segments[piece - 1] ?? '')) return undefined
  const behind = segments.slice(from).findIndex(text => !isMember(text))
  const own = segments.slice(from, behind < 0 ? undefined : from + behind)
  return own.length >= SERIES
    ? {
        title: { piece, start: 0, end: 0 },
        members: own.map((text, at) => ({ piece: from + at, start: 0, end: text.length })),
        ...{ isWhole: false, isLed },
      }
    : undefined
}
const SERIES = 4
const LEADS_IN = /^(?:[\p{L}’']+ ){0,4}[\p{L}’']+ ?[:：]$/u
const isFigure = (text: string): boolean => /^[€£$¥]?\d[\d.,]*(?:[€%]|k)? \p{L}/u.test(text)
const isLine = (text: string): boolean => text.length <= LINE && !/[.!?。！？]$/.test(text)
const LINE = 60

/** “Spreadsheet: 3 hours a week, changes sent by text. Shiftling: 40 minutes, changes on every phone”: two sides of as many members. */
export function compared({ segments, literals }: Brief, piece: number): Listed | undefined {
  const [one, other] = [piece, piece + 1].map(at => sideIn(segments[at] ?? '', at, literals[at] ?? []))
  if (!one || one.length !== other?.length) return undefined
  return { title: { piece, start: 0, end: 0 }, members: [...one, ...other], isWhole: false, isPaired: true }
}

function sideIn(text: string, piece: number, literals: readonly Literal[]): Span[] | undefined {
  const [label, ...members] = clausesIn(text, literals)
  const isSide = label?.mark === ':' && label.end <= LABEL && members.length > 1
  return isSide && members.slice(0, -1).every(({ mark }) => mark === ',')
    ? members.map(({ start, end }) => ({ piece, start, end }))
    : undefined
}
const LABEL = 32
