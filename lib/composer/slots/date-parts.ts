// What a written date is made of, as days.
import { civil, inferYear, isRealDate, nextWeekday, toDay, weekday } from '#lib/composer/slots/calendar.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import { monthNumber, WEEKDAYS, weekdayNumber } from '#lib/composer/words/months.ts'

export type Found = Omit<DateSlot, 'role' | 'start' | 'end' | 'raw'>
export const exact = (day: number, extra: Partial<Found> = {}): Found => ({
  day,
  precision: 'day',
  named: false,
  relative: false,
  yearGiven: false,
  ...extra,
})

export function dated(
  year: string | undefined,
  month: number,
  day: string | undefined,
  today: number,
  extra: Partial<Found> = {},
): Found | undefined {
  const number = Number(day)
  const full = year ? Number(year) : inferYear(month, number, today)
  if (!month || !isRealDate(full, month, number)) return undefined
  return exact(toDay(full, month, number), { yearGiven: year !== undefined, ...extra })
}

export function withWeekday(found: Found | undefined, given: number): Found | undefined {
  if (!found || given < 0) return found
  return weekday(found.day) === given ? { ...found, named: true } : { ...found, clash: given }
}

export const relativeDay = (offset: number) => (_: RegExpMatchArray, today: number) =>
  exact(today + offset, { named: true, relative: true })
export const SMALL: Record<string, number> = { a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** “Monday 28”: the next month in which the 28th is a Monday. */
export function dayOfMonth(week: number, number: number, today: number): Found | undefined {
  for (let day = today; day < today + 200; day++)
    if (civil(day).day === number && weekday(day) === week) return exact(day, { named: true })
  return undefined
}

/** Two whole dates with a dash between them; the second may be in the next year. */
export function across(first: Found | undefined, last: Found | undefined): Found | undefined {
  if (!first || !last) return first
  const end = last.day >= first.day ? last.day : last.day + 365
  return end - first.day < 200 ? { ...first, last: end } : first
}

export function span(found: Found | undefined, last: string | undefined): Found | undefined {
  if (!found || !last) return found
  const { year, month } = civil(found.day)
  const end = toDay(year, month, Number(last))
  return end > found.day ? { ...found, last: end } : found
}

export function month(match: RegExpMatchArray, name: number, year: number): Found | undefined {
  const number = monthNumber('en', match[name] ?? '')
  return number
    ? { day: toDay(Number(match[year]), number, 1), precision: 'month', named: false, relative: false, yearGiven: true }
    : undefined
}

/** “first Monday of every month”, “every last Sunday”: regular, on no one day. */
export function ofMonth([raw]: RegExpMatchArray, today: number): Found | undefined {
  const word = raw.match(/\b(?:sun|mon|tue|wed|thu|fri|sat)\p{L}*/iu)?.[0] ?? ''
  const day = (WEEKDAYS.en ?? []).find(name => name.toLowerCase().startsWith(word.slice(0, 3).toLowerCase()))
  const found = weekdayFound('en', day ?? '', 'every', '', today)
  return found && { ...found, said: raw.toLowerCase().replace(word.toLowerCase(), day ?? word) }
}

export function weekdayFound(
  language: string,
  word: string,
  lead: string,
  plural: string,
  today: number,
): Found | undefined {
  const target = weekdayNumber(language, word)
  if (target < 0) return undefined
  if (language === 'en' && /^(?:sun|sat|wed|mon)$/i.test(word) && plural) return undefined
  if (plural || /^(?:every|each|jeden)$/i.test(lead))
    return exact(nextWeekday(target, today, 1), { named: true, relative: true, weekly: true })
  if (/^last$/i.test(lead)) {
    const latest = nextWeekday(target, today, 1) - 7
    return exact(latest === today ? latest - 7 : latest, { named: true, relative: true })
  }
  const extra = /^next$/i.test(lead) && nextWeekday(target, today, 1) - today <= 2 && weekday(today) !== 0 ? 7 : 0
  return exact(nextWeekday(target, today, 1) + extra, { named: true, relative: true })
}
