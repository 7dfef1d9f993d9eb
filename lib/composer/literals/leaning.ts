import { civil, weekdayOf } from '#lib/composer/literals/calendar.ts'
import { dated, ordinalEnd } from '#lib/composer/literals/dates.ts'
import type { Finder, Reading } from '#lib/composer/literals/literal.ts'
import { partOfDay } from '#lib/composer/literals/times.ts'
import { weekdayAfter, weekdayAt, weekdayBefore } from '#lib/composer/literals/weekdays.ts'

/** “the 9th”, “am 3.”, “vendredi 23”, “lun 12”: a day that leans on the date before it. */
export const findLeaning: Finder = (reading, at) => {
  const day = weekdayBefore(reading, at)
  const number = reading.wholeAt(day?.next ?? at, 1, 31)
  if (number === undefined) return undefined
  const spot = day?.next ?? at
  const last = isJapaneseDay(reading, spot) ? spot + 1 : ordinalEnd(reading, spot)
  if (!day && (isNthWeekday(reading, number, last) || !leans(reading, spot, last))) return undefined
  if (day && isAmount(reading, spot)) return undefined
  const after = day ? undefined : weekdayAfter(reading, last)
  const weekday = day?.weekday ?? after?.weekday
  const days = near(reading, number, weekday)
  return days.length === 0
    ? undefined
    : { kind: 'date', last: after?.last ?? last, worked: true, ...dated(days, weekday), unsure: false }
}

/** “on the 2nd Saturday of each month” counts Saturdays. */
const isNthWeekday = (reading: Reading, number: number, last: number): boolean =>
  number <= WEEKS_MOST && reading.language !== 'ja' && weekdayAt(reading, last + 1) !== undefined
const WEEKS_MOST = 5

/** “the 9th”, “am 3.”, “le 23”, “el 21”, “12日(金)”. */
function leans(reading: Reading, at: number, last: number): boolean {
  const before = reading.keyAt(at - 1)
  const ordinal = last > at
  if (reading.language === 'ja') return isJapaneseDay(reading, at)
  if (ordinal && reading.language === 'en')
    return !STREET.test(reading.keyAt(last + 1)) && /^(?:the|by|until|till|from|since|on)$/.test(before)
  // “zum 25. Mal” counts.
  if (ordinal && reading.language === 'de' && /^\p{Lu}/u.test(reading.textAt(last + 1))) return false
  // “5 bis 10.” counts, whatever ends behind it.
  if (before === 'bis' && (reading.isNumber(at - 2) || reading.keyAt(at - 2) === 'statt')) return false
  if (ordinal && reading.language === 'de') return /^(?:am|ab|bis|zum|vom|den|dem)$/.test(before)
  if (isAmount(reading, at)) return false
  return reading.before !== undefined && /^(?:le|el|il|dia)$/.test(before) && reading.isEnd(last + 1)
}

/** “upstairs from the bakery on 25th Street”. */
const STREET = /^(?:street|st|avenue|ave|floor|storey)$/

/** “26日(土)”, “26日土曜は”, “7日から” and “10日の午前”; “2日で” and “7日間” are how long it takes. */
function isJapaneseDay(reading: Reading, at: number): boolean {
  if (reading.language !== 'ja') return false
  const run = reading.textAt(at + 1)
  return run === '日'
    ? /^(?:[(（]|から|まで|に|は|の|と)/.test(reading.textAt(at + 2)) || isBesideDay(reading, at)
    : run.startsWith('日午') || weekdayAfter(reading, at + 1)?.last === at + 1
}

/** “15日と16日です”, “15日、16日”: what two days are joined by. */
const isBesideDay = (reading: Reading, at: number): boolean =>
  [at - 3, at + 3].some(
    other =>
      reading.isNumber(other) &&
      reading.textAt(other + 1).startsWith('日') &&
      /^[と、・]$/.test(reading.textAt(Math.max(at, other) - 1)),
  )

/** Whether the number is an hour, a price or a count, and no day of the month. */
function isAmount(reading: Reading, at: number): boolean {
  const [key, number] = [reading.keyAt(at + 1), Number(reading.keyAt(at))]
  if (partOfDay(reading, at + 1)) return true
  if (reading.isMark(at + 1, '%€$£') || (reading.isMark(at + 1, ':') && reading.touches(at + 2))) return true
  if (reading.joinsNumber(at + 1, '.,')) return true
  if (reading.touches(at + 1) && !/^(?:st|nd|rd|th|er|[^\p{L}\d])$/u.test(key)) return true
  // “vendredi 23 à 9h” is a day and an hour, “sáb 10 a 14” are two hours.
  if (/^(?:to|bis|tot|til|a|as|till|until|-|–|—)$/.test(key))
    return number <= 24 && reading.language !== 'fr' && weekdayAt(reading, at + 2) === undefined
  // “back from Tuesday, 6 for £8.50”
  if (reading.isMark(at - 1, ',') && FOR.test(key) && (reading.isMark(at + 2, '€$£') || reading.isNumber(at + 2)))
    return true
  // “on Saturday, 18 months after her first class”
  const isApart = reading.language === 'en' && reading.isMark(at - 1, ',') && reading.tokenAt(at + 1)?.kind === 'word'
  return (isApart && !LEADS_ON.test(key)) || COUNTED.test(key)
}

const FOR = /^(?:for|fur|por|pour|per|voor|za)$/
const COUNTED =
  /^(?:h|u|uur|am|pm|uhr|eur|euro|euros|kr|zl|people|places|years|months|weeks|days|hours|hrs|minutes|mins|of|kg|kilos?|g|gr|ml|cl|l|litros?|liter|litres?|cm|m|km)$/
const LEADS_ON = /^(?:at|from|in|and|or|for|with|doors|starting|th|st|nd|rd)$/

const SPAN = 70
const BESIDE = 35

/** Of the days with this number and weekday from last week on or around a date beside it, the one next to that date. */
function nearest(number: number, weekday: number, { today, before, dates }: Reading): number[] {
  const named = before === undefined ? dates : [before, ...dates]
  const found = [
    ...named.flatMap(date => agreeing(number, weekday, date - BESIDE, 2 * BESIDE)),
    ...agreeing(number, weekday, today - 7, SPAN),
  ]
  const around = before === undefined ? dates : [before]
  const far = (day: number) => (around.length === 0 ? 0 : Math.min(...around.map(date => Math.abs(day - date))))
  return found.sort((a, b) => far(a) - far(b)).slice(0, 1)
}

const agreeing = (number: number, weekday: number, from: number, span: number): number[] =>
  Array.from({ length: span }, (_, ahead) => from + ahead).filter(
    day => weekdayOf(day) === weekday && civil(day).day === number,
  )

/** The day with this number: of that weekday around today, else nearest after the date before it. */
function near(reading: Reading, number: number, weekday?: number): number[] {
  const first = (from: number, span: number, fits: (day: number) => boolean): number[] => {
    for (let day = from; day < from + span; day++) if (civil(day).day === number && fits(day)) return [day]
    return []
  }
  const around = weekday === undefined ? [] : nearest(number, weekday, reading)
  if (around.length > 0) return around
  const next = first(reading.before ?? reading.today - 7, 32, () => true)
  // “The storm on the 11th” is over.
  return reading.before === undefined ? [...next, ...first(reading.today - 7 - 31, 31, () => true)] : next
}
