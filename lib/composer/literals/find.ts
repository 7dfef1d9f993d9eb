// All literals of a text, in order, never overlapping.
import { type Token, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { findAmount, isCurrencyCode, SIGNS } from '#lib/composer/literals/amounts.ts'
import { findDate, findNear } from '#lib/composer/literals/dates.ts'
import { findLeaning } from '#lib/composer/literals/leaning.ts'
import { type Finder, type Literal, type Reading, readingOf, type Where } from '#lib/composer/literals/literal.ts'
import { findCode, findCommands, findLinks, findPhone, findVersion } from '#lib/composer/literals/names.ts'
import { findPeriod } from '#lib/composer/literals/periods.ts'
import { findSpokenHour, isHourHead } from '#lib/composer/literals/spoken-hours.ts'
import { findTime, isHourName } from '#lib/composer/literals/times.ts'
import { findWeekday } from '#lib/composer/literals/weekdays.ts'
import { oncePerText, stepsOf, took } from '#lib/composer/steps.ts'

/** What wins where two could be read. */
const FINDERS: readonly Finder[] = [
  findVersion,
  findCode,
  findDate,
  findPhone,
  findSpokenHour,
  findTime,
  findLeaning,
  findNear,
  findPeriod,
  findWeekday,
  findAmount,
]

/** Of each way to read a text the finder that keeps what it has read. */
const readers = new Map<string, (text: string) => readonly Literal[]>()
const MOST_READERS = 16

export function findLiterals(text: string, where: Where): readonly Literal[] {
  if (where.before !== undefined || where.dates?.length) return literalsIn(text, where)
  const by = `${where.language} ${where.today} ${where.american}`
  const ready = readers.get(by)
  if (ready) return ready(text)
  if (readers.size >= MOST_READERS) readers.clear()
  const reader = oncePerText(each => literalsIn(each, where))
  readers.set(by, reader)
  return reader(text)
}

function literalsIn(text: string, where: Where): Literal[] {
  const copied = [...findLinks(text), ...findCommands(text)].sort((a, b) => a.start - b.start || b.end - a.end)
  const found: Literal[] = []
  const reading: Reading = readingOf(text, where)
  let nearest = 0
  for (let at = 0; at < reading.tokens.length; ) {
    const start = reading.tokenAt(at)?.start ?? 0
    while ((copied[nearest]?.end ?? Number.POSITIVE_INFINITY) <= start) nearest++
    const whole = copied[nearest]
    if (whole && whole.start <= start) {
      if (found.at(-1) !== whole) found.push(whole)
      at++
      continue
    }
    const one = takeAt(reading, at)
    if (one) {
      found.push(one.literal)
      if (one.literal.kind === 'date') reading.before = Number(one.literal.values[0])
    }
    at = one ? one.next : at + 1
  }
  return found
}

function takeAt(reading: Reading, at: number): { literal: Literal; next: number } | undefined {
  took(FINDERS.length)
  if (!mayBegin(reading, at)) return undefined
  for (const finder of FINDERS) {
    const take = finder(reading, at)
    if (!take) continue
    const { last, first = at, ...rest } = take
    const [start, end] = [reading.tokenAt(first)?.start ?? 0, reading.tokenAt(last)?.end ?? 0]
    return { literal: { ...rest, text: reading.text.slice(start, end), start, end }, next: last + 1 }
  }
  return undefined
}

/** A sum or a phone. */
const OPENERS = new Set([...SIGNS.keys(), '+', '('])
const CODE = /^\p{Lu}[\p{Lu}\d]*s?$/u
const VERSION = /^v\d/

/** Whether any of the finders knows what to do with a token: few words begin a value. */
function mayBegin({ tokens, lexicons, language }: Reading, at: number): boolean {
  const { kind, key, text } = tokens[at] as Token
  if (kind === 'number') return true
  if (kind === 'mark') return OPENERS.has(text)
  if (language === 'ja' && UNSPACED.test(text)) return true
  return (
    isHourName(key) ||
    isHourHead(key) ||
    isCurrencyCode(key) ||
    VERSION.test(key) ||
    (text !== key && CODE.test(text)) ||
    lexicons.some(({ dated, numbers }) => dated.has(key) || numbers.has(key))
  )
}

const DATES_MOST = 12

/** Dates in full of a brief, by which others are read. */
export const datesOf = (found: readonly Literal[]): number[] =>
  [
    ...new Set(
      found.flatMap(({ kind, worked, clash, values }) =>
        kind === 'date' && !worked && !clash ? values.slice(0, 1).map(Number) : [],
      ),
    ),
  ].slice(0, DATES_MOST)

type Read = { by: string; found: Literal[][]; steps: number }
const known = new WeakMap<readonly string[], Read>()

/** Who sorts the segments of a question and who guards them read their values alike, so they are read once; it takes its steps each time. */
export function literalsOf(segments: readonly string[], where: Omit<Where, 'before' | 'dates'>): Literal[][] {
  const by = `${where.language} ${where.today} ${where.american}`
  const before = known.get(segments)
  if (before?.by === by) {
    took(before.steps)
    return before.found
  }
  let found: Literal[][] = []
  const steps = stepsOf(() => {
    found = readEach(segments, where)
  })
  known.set(segments, { by, found, steps })
  return found
}

/** Literals of every segment; a day of the month leans on the dates around it, a bare weekday on those of its segment, else also on the last before it. */
function readEach(segments: readonly string[], where: Omit<Where, 'before' | 'dates'>): Literal[][] {
  const alone = segments.map(segment => findLiterals(segment, where))
  const dates = datesOf(alone.flat())
  // Where no date is, nothing leans on one.
  const isDated = alone.some(found => found.some(({ kind, clash }) => kind === 'date' && !clash))
  let before: number | undefined
  return segments.map((segment, index) => {
    const found = isDated ? findLiterals(segment, { ...where, before, dates }) : (alone[index] ?? [])
    const last = found.findLast(({ kind, clash }) => kind === 'date' && !clash)
    before = last ? Number(last.values[0]) : before
    return found.map(literal => {
      const own = literal.kind === 'weekday' && alone[index]?.find(({ start }) => start === literal.start)
      return own ? { ...literal, values: [...new Set([...own.values, ...literal.values])] } : literal
    })
  })
}
