import { type WordSet, wordSet } from '#lib/composer/lexis/phrases.ts'
import { civil, daysOf, weekdayOf } from '#lib/composer/literals/calendar.ts'
import { ending, shared } from '#lib/composer/literals/date-rows.ts'
import type { Finder, Reading, Take } from '#lib/composer/literals/literal.ts'
import { monthAt, weekdayAfter, weekdayAt, weekdayBefore } from '#lib/composer/literals/weekdays.ts'
import { registry } from '#lib/registry.ts'

/** “27 October”, “Oct. 27, 2026”, “2026-10-27”, “27/10”, “27.10.”, “10月27日”, with the weekday beside it. */
export const findDate: Finder = (reading, at) => {
  const day = weekdayBefore(reading, at)
  const found = day ? atNumber(reading, day.next) : atNumber(reading, at)
  if (!found) return undefined
  const after = day ? undefined : weekdayAfter(reading, found.last)
  const weekday = day?.weekday ?? after?.weekday
  const last = after?.last ?? found.last
  if (weekday === undefined || (day && endsRange(reading, found, weekday))) return { ...found, last }
  return settled({ ...found, last }, weekday)
}

/** “La mañana” and “am Morgen” are the morning. */
const MORNINGS: Readonly<Record<string, WordSet>> = registry({
  manana: wordSet('la esta cada'),
  morgen: wordSet('am jeden jedem vom diesen guten elke goede'),
})

/** “today”, “tomorrow”. */
export const findNear: Finder = (reading, at) => {
  const key = reading.keyAt(at)
  const isDay = !MORNINGS[key]?.has(reading.keyAt(at - 1))
  for (const { near } of reading.lexicons) {
    const [two, one] = [near.get(`${key} ${reading.keyAt(at + 1)}`), isDay ? near.get(key) : undefined]
    if (two !== undefined) return inDays(reading, two, at + 1)
    if (one !== undefined) return inDays(reading, one, at)
  }
  const run = reading.textAt(at)
  const words = reading.language === 'ja' ? [...(reading.lexicons[0]?.near ?? [])] : []
  const unspaced = words.find(([word]) => run.startsWith(word))
  return unspaced && inDays(reading, unspaced[1], at)
}

const inDays = ({ today }: Reading, ahead: number, last: number): Take => ({
  ...{ kind: 'date', last, worked: true },
  values: [String(today + ahead)],
})

/** “Saturday and Sunday, October 5–6”: the weekday beside the first day is that of the last. */
const endsRange = (reading: Reading, { values, last }: Take, weekday: number): boolean => {
  const to = reading.isMark(last + 1, '-–—') ? reading.wholeAt(last + 2, 1, 31) : undefined
  return (
    to !== undefined &&
    values.some(value => civil(Number(value) + 1).day === to && weekdayOf(Number(value) + 1) === weekday)
  )
}

function settled(found: Take, weekday: number): Take {
  const fits = found.values.filter(value => weekdayOf(Number(value)) === weekday)
  return fits.length > 0 ? { ...found, values: fits, weekday, unsure: false } : { ...found, weekday, clash: true }
}

export const dated = (
  days: readonly number[],
  weekday?: number,
): Pick<Take, 'values' | 'weekday' | 'clash' | 'unsure'> => ({
  values: days.map(String),
  unsure: days.length > 1,
  ...(weekday === undefined ? {} : { weekday, clash: !days.some(day => weekdayOf(day) === weekday) }),
})

const atNumber: Finder = (reading, at) =>
  iso(reading, at) ??
  monthFirst(reading, at) ??
  dayFirst(reading, at) ??
  inSigns(reading, at) ??
  shared(reading, at) ??
  ending(reading, at)

export const take = (reading: Reading, last: number, month: number, day: number, year?: number): Take | undefined => {
  const days = daysOf(month, day, reading.today, year)
  return days.length === 0 ? undefined : { kind: 'date', last, ...dated(days) }
}

function iso(reading: Reading, at: number): Take | undefined {
  const [year, month, day] = [
    reading.wholeAt(at, 1990, 2100),
    reading.wholeAt(at + 2, 1, 12),
    reading.wholeAt(at + 4, 1, 31),
  ]
  const dashed = reading.isMark(at + 1, '-') && reading.isMark(at + 3, '-') && reading.touches(at + 1)
  return dashed && year && month && day ? take(reading, at + 4, month, day, year) : undefined
}

/** “Oct. 27th, 2026”. */
function monthFirst(reading: Reading, at: number): Take | undefined {
  const month = monthAt(reading, at)
  const day = month && reading.wholeAt(month.last + 1, 1, 31)
  if (!month || day === undefined || isOther(reading, month.last + 2) || isFigure(reading, month.last + 1))
    return undefined
  if (isOfTheSea(reading, at)) return undefined
  const end = ordinalEnd(reading, month.last + 1)
  const year = yearAfter(reading, reading.isMark(end + 1, ',') ? end + 1 : end)
  return take(reading, year?.last ?? end, month.month, day, year?.year)
}

/** “Dec 19:30”, “Dec 19%”; behind “Dec 19: 50 gal” stands another number. */
const isOther = (reading: Reading, at: number): boolean =>
  reading.isMark(at, '%') || (reading.isMark(at, ':') && reading.touches(at + 1))

/** “robalo de mar 21” is a fish and its price. */
const isOfTheSea = (reading: Reading, at: number): boolean =>
  reading.keyAt(at) === 'mar' && /^(?:de|do|del|di|al|el|o)$/.test(reading.keyAt(at - 1))

/** “May 11.2”, a line of a table. */
const isFigure = (reading: Reading, at: number): boolean =>
  isGrouped(reading, at) || (reading.joinsNumber(at + 1, '.,') && reading.textAt(at + 2).length === 1)

/** “January 18,240” is a month and a figure. */
export const isGrouped = (reading: Reading, at: number): boolean =>
  reading.joinsNumber(at + 1, ".,'’") && reading.textAt(at + 2).length === 3

/** “27th of October 2026”, “1. November”, “10月27日”. */
export function dayFirst(reading: Reading, at: number): Take | undefined {
  const day = reading.wholeAt(at, 1, 31)
  if (day === undefined) return undefined
  if (reading.language === 'ja' && reading.textAt(at + 1).startsWith('月')) {
    const date = reading.wholeAt(at + 2, 1, 31)
    if (date !== undefined && day <= 12 && reading.textAt(at + 3).startsWith('日'))
      return take(reading, at + 3, day, date)
    return undefined
  }
  let next = ordinalEnd(reading, at) + 1
  // “15-Jan-2027”.
  const dashed = reading.isMark(next, '-') && reading.touches(next) && reading.touches(next + 1)
  if (dashed || /^(?:of|de|d|di|do)$/.test(reading.keyAt(next))) next++
  const month = monthAt(reading, next)
  if (!month) return undefined
  const last = month.last
  const isLed = (dashed && reading.isMark(last + 1, '-')) || /^(?:de|del|of)$/.test(reading.keyAt(last + 1))
  const of = isLed ? last + 1 : last
  const year = yearAfter(reading, of)
  return take(reading, year?.last ?? last, month.month, day, year?.year)
}

const yearAfter = (reading: Reading, last: number): { year: number; last: number } | undefined => {
  const year = reading.wholeAt(last + 1, 1990, 2100)
  return year === undefined ? undefined : { year, last: last + 1 }
}

const DOTTED = new Set(['de', 'pl', 'it', 'pt', 'es', 'fr', 'nl', 'sv', 'no', 'da', 'fi', 'cs', 'ru', 'tr'])

/** “27/10/2026”, “27-10-2026”, “27.10.”, and in Japanese and American “10/27”. */
export function inSigns(reading: Reading, at: number): Take | undefined {
  const [first, second] = [reading.wholeAt(at, 1, 31), reading.wholeAt(at + 2, 1, 31)]
  const sign = reading.textAt(at + 1)
  if (first === undefined || second === undefined || !reading.joinsNumber(at + 1, '/.-')) return undefined
  const again = reading.isMark(at + 3, sign) && reading.touches(at + 3)
  const year = again && reading.touches(at + 4) ? yearOf(reading.wholeAt(at + 4, 0, 2100)) : undefined
  if (sign === '-' && (year === undefined || reading.textAt(at + 4).length !== 4)) return undefined
  if (sign === '.' && year === undefined && !isDotted(reading, at, again, second)) return undefined
  if (sign === '/' && year === undefined && isFraction(reading, at, first, second)) return undefined
  const monthFirst = (sign === '/' && (reading.american || reading.language === 'ja') && first <= 12) || second > 12
  const [month, day] = monthFirst ? [first, second] : [second, first]
  return month > 12
    ? undefined
    : take(reading, year === undefined ? (again && sign === '.' ? at + 3 : at + 2) : at + 4, month, day, year)
}

const yearOf = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : value < 100 ? 2000 + value : value >= 1990 ? value : undefined

const HOUR_BEFORE = /^(?:ore|alle|dalle|um|kl|godz|at|as|las|om)$/

/** “am 1.11.” and not the hour that ends a sentence: “um 8.30.”. */
const isDotted = (reading: Reading, at: number, again: boolean, second: number): boolean =>
  second <= 12 &&
  !HOUR_BEFORE.test(reading.keyAt(at - 1)) &&
  ((DOTTED.has(reading.language) && again && !reading.touchesNumber(at + 4)) ||
    dotted(reading, at) ||
    isInSpan(reading, at))

/** “28.06–9.07”, “12–23.07”: days on both sides of a dash; its months tell them from hours. */
function isInSpan(reading: Reading, at: number): boolean {
  if (!DOTTED.has(reading.language)) return false
  const begins = reading.isMark(at + 3, '-–—') && isDayOfMonth(reading, at + 4)
  const ends =
    reading.isMark(at - 1, '-–—') && (isDayOfMonth(reading, at - 4) || reading.wholeAt(at - 2, 1, 31) !== undefined)
  return isDayOfMonth(reading, at) && (begins || ends)
}

/** “9.07”: nobody says an hour so. */
const isDayOfMonth = (reading: Reading, at: number): boolean =>
  reading.wholeAt(at, 1, 31) !== undefined && reading.isMark(at + 1, '.') && /^0[1-9]$/.test(reading.keyAt(at + 2))

/** “24.10 sobota”, “ab 1.11”: without its last dot only beside a weekday or a word of time. */
function dotted(reading: Reading, at: number): boolean {
  const behind = reading.isMark(at + 3, '(,') ? at + 4 : at + 3
  const day = weekdayAt(reading, at - 1) ?? weekdayAt(reading, behind)
  const isLed = /^(?:am|ab|bis|vom|zum|od|do|dnia|il|dal|al|le|du|au|el|del|dia)$/.test(reading.keyAt(at - 1))
  if (DOTTED.has(reading.language) && reading.textAt(at + 2).length === 2 && (day || isLed || isNoHour(reading, at)))
    return true
  // “Friday 15.1” in any language, where that day is a Friday and no hour is said.
  return day !== undefined && !CLOCK.test(reading.keyAt(at + 3)) && isOn(reading, at, day.weekday)
}
/** “31.12 do 18”: no hour, and where a comma parts decimals no sum without its sign. */
const isNoHour = (reading: Reading, at: number): boolean =>
  (reading.wholeAt(at, 25, 31) ?? 0) > 0 && CLOCK_LED.test(reading.keyAt(at + 3))
const CLOCK_LED = /^(?:do|od|bis|von|ab|um|dalle|alle|fino|o|godz)$/
const CLOCK = /^(?:am|pm|h|u|uhr|uur|ore|hrs|til|till|to|bis)$/
const isOn = (reading: Reading, at: number, weekday: number): boolean =>
  daysOf(reading.wholeAt(at + 2, 1, 12) ?? 0, reading.wholeAt(at, 1, 31) ?? 0, reading.today).some(
    day => weekdayOf(day) === weekday,
  )

function isFraction(reading: Reading, at: number, first: number, second: number): boolean {
  if (reading.keyAt(at + 2).startsWith('0')) return false
  if (reading.isMark(at - 1, '/') || reading.isMark(at + 3, '/%')) return true
  if (
    reading.language === 'ja' ||
    weekdayAt(reading, at - 1) ||
    weekdayAt(reading, at + 3) ||
    (reading.isMark(at + 3, ',') && weekdayAt(reading, at + 4)) ||
    reading.isMark(at + 3, '(')
  )
    return false
  return (first === 24 && second === 7) || (first < second && second <= 5) || first === second
}

/** The token that ends a day of the month: its “th”, “.”, “er”, “º”. */
export function ordinalEnd(reading: Reading, at: number): number {
  if (reading.touches(at + 1) && /^(?:st|nd|rd|th|er|e|o|a|º|ª|\.)$/.test(reading.keyAt(at + 1))) {
    if (reading.keyAt(at + 1) !== '.') return at + 1
    const next = at + 2
    if (monthAt(reading, next) || reading.language === 'de' || reading.language === 'pl') return at + 1
  }
  return at
}
