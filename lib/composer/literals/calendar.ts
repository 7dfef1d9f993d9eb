// Days are whole numbers since 1970-01-01, so that sums and weekdays need no clock.
type Civil = { year: number; month: number; day: number }

const toDay = (year: number, month: number, day: number): number =>
  Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)

export function civil(day: number): Civil {
  const date = new Date(day * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export const parseDay = (iso: string): number => Math.floor(Date.parse(`${iso}T00:00:00Z`) / 86_400_000)

/** 0 is Sunday. */
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7

const isReal = (year: number, month: number, day: number): boolean => {
  const back = civil(toDay(year, month, day))
  return back.month === month && back.day === day
}

const JUST_PAST = 45
const FAR_AHEAD = 150

/** The days that a day and month may mean without a year: the next one, six weeks of grace behind; far ahead also the last one. */
export function daysOf(month: number, day: number, today: number, year?: number): number[] {
  if (year !== undefined) return isReal(year, month, day) ? [toDay(year, month, day)] : []
  const now = civil(today).year
  const real = [now - 1, now, now + 1].filter(each => isReal(each, month, day)).map(each => toDay(each, month, day))
  const next = real.find(each => each >= today - JUST_PAST)
  if (next === undefined) return real.slice(-1)
  const last = real.filter(each => each < next).at(-1)
  return next - today > FAR_AHEAD && last !== undefined ? [next, last] : [next]
}

/** The next such weekday, today among them. */
export const nextWeekday = (weekday: number, from: number): number => from + ((weekday - weekdayOf(from) + 7) % 7)
