// All literals of a text, in order, never overlapping.
import { findAmount } from '#lib/composer/literals/amounts.ts'
import { findDate, findNear, findPeriod } from '#lib/composer/literals/dates.ts'
import { findLeaning } from '#lib/composer/literals/leaning.ts'
import { type Finder, type Literal, type Reading, readingOf, tokenAt } from '#lib/composer/literals/literal.ts'
import { findCode, findCommands, findLinks, findPhone, findVersion } from '#lib/composer/literals/names.ts'
import { findTime } from '#lib/composer/literals/times.ts'
import { findWeekday } from '#lib/composer/literals/weekdays.ts'
import { took } from '#lib/composer/steps.ts'

/** What wins where two could be read. */
const FINDERS: readonly Finder[] = [
  findVersion,
  findCode,
  findDate,
  findPhone,
  findTime,
  findLeaning,
  findNear,
  findPeriod,
  findWeekday,
  findAmount,
]

export type Where = { language: string; today: number; american?: boolean; before?: number }

export function findLiterals(text: string, where: Where): Literal[] {
  const copied = [...findLinks(text), ...findCommands(text)].sort((a, b) => a.start - b.start || b.end - a.end)
  const found: Literal[] = []
  const reading: Reading = readingOf(text, where)
  let [nearest, previous] = [0, where.before]
  for (let at = 0; at < reading.tokens.length; ) {
    const start = tokenAt(reading, at)?.start ?? 0
    while ((copied[nearest]?.end ?? Number.POSITIVE_INFINITY) <= start) nearest++
    const whole = copied[nearest]
    if (whole && whole.start <= start) {
      if (found.at(-1) !== whole) found.push(whole)
      at++
      continue
    }
    const one = takeAt({ ...reading, before: previous }, at)
    if (one) {
      found.push(one.literal)
      if (one.literal.kind === 'date') previous = Number(one.literal.values[0])
    }
    at = one ? one.next : at + 1
  }
  return found
}

function takeAt(reading: Reading, at: number): { literal: Literal; next: number } | undefined {
  took(FINDERS.length)
  for (const finder of FINDERS) {
    const take = finder(reading, at)
    if (!take) continue
    const { last, first = at, ...rest } = take
    const [start, end] = [tokenAt(reading, first)?.start ?? 0, tokenAt(reading, last)?.end ?? 0]
    return { literal: { ...rest, text: reading.text.slice(start, end), start, end }, next: last + 1 }
  }
  return undefined
}

/** Literals of every segment; a day of the month leans on the dates before it, a bare weekday on those of its segment. */
export function literalsOf(segments: readonly string[], where: Omit<Where, 'before'>): Literal[][] {
  let before: number | undefined
  return segments.map(segment => {
    const found = findLiterals(segment, { ...where, before })
    const dates = found.filter(literal => literal.kind === 'date' && !literal.clash)
    const own = findLiterals(segment, where)
    before = dates.length > 0 ? Number(dates.at(-1)?.values[0]) : before
    return found.map(literal =>
      literal.kind === 'weekday' ? (own.find(one => one.start === literal.start) ?? literal) : literal,
    )
  })
}
