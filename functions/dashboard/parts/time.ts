// Times in the zone of the workspace, written the way that one looks at them.
import { plural } from '#lib/words/plural.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(zone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${name}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options })
  formats.set(key, made)
  return made
}

export const dayTime = (at: string, zone: string): string =>
  format(zone, 'day-time', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(new Date(at))

export const dayOf = (at: string, zone: string): string =>
  format(zone, 'day', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(at))

/** `21 December`. */
export const dayMonth = (at: string, zone: string): string =>
  format(zone, 'day-month', { day: 'numeric', month: 'long' }).format(new Date(at))

export const timeOf = (at: string, zone: string): string =>
  format(zone, 'time', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))

export const exactTime = (at: string, zone: string): string =>
  format(zone, 'exact', { hour: '2-digit', minute: '2-digit', second: '2-digit' }).format(new Date(at))

/** `0.14 s`, `2.5 s`. */
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 1_000 ? 2 : 1)} s`

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** `4 min`, `2 h`, `3 d`, then the day. */
export function ago(at: string, now: Date, zone: string): string {
  const past = now.getTime() - new Date(at).getTime()
  if (past < MINUTE) return 'now'
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min`
  if (past < DAY) return `${Math.floor(past / HOUR)} h`
  if (past < 7 * DAY) return `${Math.floor(past / DAY)} d`
  return dayOf(at, zone)
}

/** `4 minutes ago`, then the day. */
export function agoWords(at: string, now: Date, zone: string): string {
  const past = now.getTime() - new Date(at).getTime()
  const [unit, size] =
    past < HOUR ? (['minute', MINUTE] as const) : past < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const)
  const count = Math.floor(past / size)
  if (count < 1) return 'just now'
  return past < 7 * DAY ? `${plural(count, unit)} ago` : `on ${dayOf(at, zone)}`
}

/** `2026-12-07` of an instant in a zone. */
export const dateIn = (at: Date, zone: string): string => {
  const parts = format(zone, 'parts', { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(at)
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return `${of('year')}-${of('month')}-${of('day')}`
}

/** How far a zone is ahead of UTC at an instant, in minutes. */
export function offsetMinutes(at: Date, zone: string): number {
  const parts = format(zone, 'wall', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find(part => part.type === type)?.value ?? 0)
  const wall = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
  return Math.round((wall - Math.floor(at.getTime() / MINUTE) * MINUTE) / MINUTE)
}

/** The instant of `2026-12-07T18:00` on the clock of a zone; null for what is no time. */
export function instantIn(local: string, zone: string): string | null {
  const at = new Date(`${local.length === 16 ? `${local}:00` : local}Z`)
  if (Number.isNaN(at.getTime())) return null
  const guess = new Date(at.getTime() - offsetMinutes(at, zone) * MINUTE)
  // The clock may have been put forward in between.
  return new Date(at.getTime() - offsetMinutes(guess, zone) * MINUTE).toISOString()
}

/** What a field for date and time shows. */
export const localInput = (at: string, zone: string): string => {
  const date = new Date(at)
  return new Date(date.getTime() + offsetMinutes(date, zone) * MINUTE).toISOString().slice(0, 16)
}

export const offsetWords = (at: Date, zone: string): string => {
  const minutes = offsetMinutes(at, zone)
  const size = Math.abs(minutes)
  const clock = `${Math.floor(size / 60)}${size % 60 ? `:${String(size % 60).padStart(2, '0')}` : ''}`
  return minutes === 0 ? 'UTC' : `UTC${minutes > 0 ? '+' : '−'}${clock}`
}

/** `Berlin time, UTC+1`. */
export const zoneWords = (at: Date, zone: string): string =>
  zone === 'UTC' ? zone : `${cityOf(zone)} time, ${offsetWords(at, zone)}`

export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** Tomorrow morning by the clock of a zone. */
export const tomorrowAtNine = (now: Date, zone: string): string =>
  `${dateIn(new Date(now.getTime() + DAY), zone)}T09:00`
