/** Days are whole numbers since 1970-01-01, so that sums and weekdays need no clock. */
export type Civil = { year: number; month: number; day: number }

export const toDay = (year: number, month: number, day: number): number =>
  Math.floor(Date.UTC(year, month - 1, day) / 86_400_000)

export function civil(day: number): Civil {
  const date = new Date(day * 86_400_000)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

export const parseDay = (iso: string): number => Math.floor(Date.parse(`${iso}T00:00:00Z`) / 86_400_000)

/** 0 is Sunday. */
export const weekday = (day: number): number => (((day + 4) % 7) + 7) % 7

export const isRealDate = (year: number, month: number, day: number): boolean => {
  const back = civil(toDay(year, month, day))
  return back.month === month && back.day === day
}

/** The year that puts a day and month nearest ahead of today, with six weeks of grace behind. */
export function inferYear(month: number, day: number, today: number): number {
  const now = civil(today).year
  for (const year of [now - 1, now, now + 1]) if (toDay(year, month, day) >= today - 45) return year
  return now
}

/** The first such weekday after today, or today itself when `from` is 0. */
export function nextWeekday(target: number, today: number, from: 0 | 1): number {
  const ahead = (target - weekday(today) + 7) % 7
  return today + (ahead === 0 && from === 1 ? 7 : ahead)
}

/** Minutes that a zone is ahead of UTC at a local day and minute. */
export function zoneOffset(zone: string, day: number, minute: number): number {
  const guess = day * 86_400_000 + minute * 60_000
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(guess))
  const part = (type: string): number => Number(parts.find(each => each.type === type)?.value ?? 0)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return Math.round((local - guess) / 60_000)
}

/** The same instant on another zone's wall. */
export function shiftZone(day: number, minute: number, from: string, to: string): { day: number; minute: number } {
  const utc = day * 1440 + minute - zoneOffset(from, day, minute)
  const local = utc + zoneOffset(to, Math.floor(utc / 1440), ((utc % 1440) + 1440) % 1440)
  return { day: Math.floor(local / 1440), minute: ((local % 1440) + 1440) % 1440 }
}
