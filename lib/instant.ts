import * as z from 'zod'

const ISO_LENGTH = '2026-11-20T12:00:00.000Z'.length

/** Any spelling of an instant as ISO 8601 in UTC with milliseconds; what is no instant stays as it is. */
export function inOurSpelling(value: unknown): unknown {
  if (typeof value !== 'string' && !(value instanceof Date)) return value
  if (typeof value === 'string' && value.length === ISO_LENGTH && value.endsWith('Z')) return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : date.toISOString()
}

/** A point in time as the API shows it: ISO 8601, UTC, milliseconds; takes what Postgres prints. */
export const Instant = z.preprocess(inOurSpelling, z.iso.datetime())

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** The service holds a request for so long at most. */
export const MOST_WAIT_SECONDS = 25

export const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds)

/** Whole seconds from one instant to another, as `Retry-After` tells them: never none. */
export const secondsUntil = (now: Date, then: Date) =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / SECOND_MS))

/** The UTC day of an instant, `YYYY-MM-DD`. */
export const utcDay = (now: Date) => now.toISOString().slice(0, 10)

export const nextUtcMidnight = (now: Date) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** The calendar day of an instant in a place, `YYYY-MM-DD`; an unknown place counts as UTC. */
export function localDay(now: Date, time_zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone: time_zone, dateStyle: 'short' }).format(now)
  } catch {
    return utcDay(now)
  }
}

/** `Thursday 12 March 2026` for `2026-03-12`. */
export const dayWords = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
    .format(new Date(day))
    .replace(',', '')

/** When a calendar day has ended in a place. */
export function endOfDay(day: string, time_zone: string): Date {
  // The first minute of the next day lies within 14 hours of UTC’s, behind it or before.
  let [least, most] = [-14, 14].map(hours => (Date.parse(day) + DAY_MS + hours * HOUR_MS) / MINUTE_MS) as [
    number,
    number,
  ]
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (localDay(new Date(middle * MINUTE_MS), time_zone) > day) most = middle
    else least = middle + 1
  }
  return new Date(most * MINUTE_MS)
}
