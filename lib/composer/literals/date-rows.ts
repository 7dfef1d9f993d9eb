// Days that share a month with the days beside them.
import { dayFirst, inSigns, ordinalEnd, take } from '#lib/composer/literals/dates.ts'
import type { Reading, Take } from '#lib/composer/literals/literal.ts'
import { monthAt, weekdayAt } from '#lib/composer/literals/weekdays.ts'

/** “16 e sab 17 ottobre”, “6 to 10 May”: a day that shares the month of the one after it. */
export function shared(reading: Reading, at: number): Take | undefined {
  const day = reading.wholeAt(at, 1, 31)
  if (day === undefined) return undefined
  const end = ordinalEnd(reading, at)
  const joined =
    reading.isMark(end + 1, reading.isMark(at - 1, '-–') ? '/&' : '-–—/&+') ||
    /^(?:to|and|or|und|bis|oder|e|y|o|et|ou|a|al|au|i|do|na|lub|through|thru|tot|en|of|till|til|och|og)$/.test(
      reading.keyAt(end + 1),
    )
  // Dutch “t/m” is three signs.
  const isThrough = reading.keyAt(end + 1) === 't' && reading.isMark(end + 2, '/') && reading.keyAt(end + 3) === 'm'
  // “19, 20 et 21 mars”, “27 28 29 jan”: a row of which each but the last is parted by a comma or a space.
  const isRow = !joined && !isThrough
  let next = end + (isThrough ? 4 : isRow && !reading.isMark(end + 1, ',') ? 1 : 2)
  const weekday = weekdayAt(reading, next)
  if (weekday) next = weekday.last + 1
  if (/^(?:il|el|le|the|den|o|am)$/.test(reading.keyAt(next))) next++
  while (reading.isMark(next, '.')) next++
  const follows = reading.wholeAt(next, 1, 31)
  if (follows === undefined || follows <= day || (isRow && follows !== day + 1)) return undefined
  const other = isRow
    ? (shared(reading, next) ?? nextInRow(reading, at, next))
    : (dayFirst(reading, next) ?? inSigns(reading, next))
  if (!other) return undefined
  return {
    kind: 'date',
    last: end,
    values: other.values.map(value => String(Number(value) - (follows - day))),
    unsure: other.unsure,
  }
}

/** The last of a row is dated, and only where two stand before it: “table 2 3 feb” is one day. */
const nextInRow = (reading: Reading, at: number, next: number): Take | undefined =>
  reading.wholeAt(at - 1, 1, 31) === Number(reading.keyAt(at)) - 1 ? dayFirst(reading, next) : undefined

/** “June 20-28”, “May 2nd to 4th”, “Jan 12, 19 and 26”: a day that shares the month before the first one. */
export function ending(reading: Reading, at: number): Take | undefined {
  const day = reading.wholeAt(at, 1, 31)
  const last = ordinalEnd(reading, at)
  const isHour =
    (reading.isMark(last + 1, '.,') && reading.touchesNumber(last + 2)) ||
    reading.isMark(last + 1, ':%€£$') ||
    /^(?:am|pm|h|uhr|oclock)$/.test(reading.keyAt(last + 1))
  const month = day === undefined || isHour ? undefined : monthOf(reading, at, day)
  return month === undefined || day === undefined ? undefined : take(reading, last, month, day)
}

/** The month before a row of days that grow. */
function monthOf(reading: Reading, at: number, day: number): number | undefined {
  const joined = reading.isMark(at - 1, '-–—&') || /^(?:to|and|through|thru)$/.test(reading.keyAt(at - 1))
  const spot = reading.isNumber(at - 2) ? at - 2 : at - 3
  const first = reading.wholeAt(spot, 1, 31)
  if (first === undefined || ordinalEnd(reading, spot) !== at - 2 || day <= first) return undefined
  const row = rowFrom(reading, at, day)
  // A comma parts days only where more of them follow.
  if (!joined && !(row.more && row.ends && reading.isMark(at - 1, ','))) return undefined
  const month = monthAt(reading, spot - 1)
  // “6 April 4 to 8” has hours, and a month behind a day is not one before it.
  if (month) return reading.isNumber(spot - 2) ? undefined : month.month
  return row.ends ? monthOf(reading, spot, first) : undefined
}

/** Whether days that grow stand behind this one, and nothing that the last of them could count. */
function rowFrom(reading: Reading, at: number, day: number): { more: boolean; ends: boolean } {
  const next = ordinalEnd(reading, at) + 1
  const joins = reading.isMark(next, ',&') || reading.keyAt(next) === 'and'
  const following = joins ? (reading.wholeAt(next + 1, 1, 31) ?? 0) : 0
  if (following > day) return { more: true, ends: rowFrom(reading, next + 1, following).ends }
  const token = reading.tokenAt(next)
  return { more: false, ends: token === undefined || /^[.,;)!?–—]$/.test(token.text) }
}
