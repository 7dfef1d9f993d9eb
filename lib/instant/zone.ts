// Time zones: which there are, which one was probably meant, and one that was stored as it is read.
import * as z from 'zod'
import { nearest } from '#lib/flaws/nearest.ts'
import { recent } from '#lib/recent.ts'
import { registry } from '#lib/registry.ts'

const LONGEST = 60
const known = recent<boolean>(1_000)

export function isZone(name: string): boolean {
  return known.get(name) ?? known.keep(name, isFormatted(name))
}

function isFormatted(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** Letters that stand for several zones: where they are taken at all, `BST` is the clock of Dhaka. */
const SHORT = registry<string>({
  ...{ bst: 'Europe/London', ist: 'Asia/Kolkata', jst: 'Asia/Tokyo', ect: 'Europe/Paris', cest: 'Europe/Paris' },
  ...{ pst: 'America/Los_Angeles', pdt: 'America/Los_Angeles', cst: 'America/Chicago', cdt: 'America/Chicago' },
  ...{ edt: 'America/New_York', mdt: 'America/Denver', ast: 'America/Halifax', aet: 'Australia/Sydney' },
})

/** Countries with one clock. */
const COUNTRIES = registry<string>({
  ...{ uk: 'Europe/London', england: 'Europe/London', scotland: 'Europe/London', wales: 'Europe/London' },
  ...{ britain: 'Europe/London', great_britain: 'Europe/London', united_kingdom: 'Europe/London' },
  ...{ ireland: 'Europe/Dublin', france: 'Europe/Paris', italy: 'Europe/Rome', germany: 'Europe/Berlin' },
  ...{ austria: 'Europe/Vienna', spain: 'Europe/Madrid', netherlands: 'Europe/Amsterdam', belgium: 'Europe/Brussels' },
  ...{ sweden: 'Europe/Stockholm', norway: 'Europe/Oslo', denmark: 'Europe/Copenhagen', greece: 'Europe/Athens' },
  ...{ switzerland: 'Europe/Zurich', poland: 'Europe/Warsaw', india: 'Asia/Kolkata', japan: 'Asia/Tokyo' },
})

/** Zones that lists of programs still have under an older name. */
const RENAMED = [
  ...['UTC', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Yangon', 'Asia/Ho_Chi_Minh', 'Europe/Kyiv'],
  ...['America/Argentina/Buenos_Aires', 'Atlantic/Faroe', 'Pacific/Pohnpei'],
]

/** A zone that somebody gives. */
export const isGivenZone = (name: string): boolean => isZone(name) && SHORT[name.toLowerCase()] === undefined

export const TimeZone = z
  .string()
  .max(LONGEST)
  .refine(isGivenZone, { error: ({ input }) => noZoneWords(String(input)) })

/** What is none counts as UTC, so that nothing of its owner's is out of reach. */
export const zoneOrUtc = (name: unknown): string => (typeof name === 'string' && isZone(name) ? name : 'UTC')

/** A zone that was stored, whenever and by whomever. */
export const StoredZone = z.string().transform(zoneOrUtc)

/** `“London” is no time zone; did you mean Europe/London?` */
export function noZoneWords(given: string): string {
  const meant = nearZone(given.trim())
  const short = given.length > LONGEST ? `${given.slice(0, LONGEST)}…` : given
  return `“${short}” is no time zone; ${meant ? `did you mean ${meant}?` : 'one looks like Europe/Madrid'}`
}

/** By its letters, its country, its whole name or its city alone. */
function nearZone(given: string): string | null {
  const asked = given.replaceAll(/\s+/g, '_').toLowerCase()
  const named = SHORT[asked] ?? COUNTRIES[asked]
  if (named) return named
  const names = [...RENAMED, ...Intl.supportedValuesOf('timeZone')]
  const whole = asked.includes('/') ? nearest(asked, names) : null
  return whole ?? byCity(cityOf(asked), names)
}

const cityOf = (name: string) => name.slice(name.lastIndexOf('/') + 1)

function byCity(city: string, names: readonly string[]): string | null {
  const meant = nearest(city, names.map(cityOf))
  return names.find(name => cityOf(name) === meant) ?? null
}
