import * as z from 'zod'
import { long, short } from '#lib/templates/kit/template.ts'

export const HoursFields = z.strictObject({
  headline: short,
  body: long.optional(),
  /** A day without `open` is closed; `note` is the word for it, or what else to know. */
  rows: z
    .array(z.strictObject({ day: short, open: short.optional(), close: short.optional(), note: short.optional() }))
    .min(1)
    .max(8),
  caveat: long.optional(),
})
export type HoursData = z.output<typeof HoursFields>

export type Open = { from: number; to: number } | null

const TIME = /^(\d{1,2})(?:[:.h](\d{2}))?\s?(?:h|uhr)?\s?(a\.?m\.?|p\.?m\.?)?$/iu

/** Minutes since midnight; null for what is no time of day. */
export function minutesOf(text: string): number | null {
  if (/^(?:12 ?)?(noon|midday)$/iu.test(text.trim())) return 720
  if (/^midnight$/iu.test(text.trim())) return 1440
  const found = TIME.exec(text.trim())
  if (!found) return null
  const half = found[3]?.toLowerCase().startsWith('p') ? 12 : found[3] ? 0 : null
  const hour = half === null ? Number(found[1]) : (Number(found[1]) % 12) + half
  const minutes = hour * 60 + Number(found[2] ?? 0)
  return hour <= 24 && Number(found[2] ?? 0) < 60 && minutes <= 1440 ? minutes : null
}

const SHUT =
  /clos|shut|geschlossen|ruhetag|feiertag|cerrad|festiv|ferm|chius|fechad|encerrad|gesloten|dicht|zamkni|nieczynn|stängt|holiday|休|مغلق|عطلة/iu

/**
 * The hours of each day, null for closed; null altogether where one of them is not told as two times of day, where a
 * day's note says something else than closed, and where all days are alike: bars would compare nothing.
 */
export function openTimes({ rows }: HoursData): Open[] | null {
  const all = rows.map(({ open, close, note }): Open | undefined => {
    if (!open && !close) return !note || SHUT.test(note) ? null : undefined
    const [from, until] = [minutesOf(open ?? ''), minutesOf(close ?? '')]
    if (from === null || until === null) return undefined
    const to = until === 0 ? 1440 : until
    return to > from ? { from, to } : undefined
  })
  const told = all.filter(one => one !== undefined)
  const kinds = new Set(told.map(one => (one ? `${one.from}-${one.to}` : '')))
  return told.length === rows.length && told.some(Boolean) && rows.length >= 3 && kinds.size > 1 ? told : null
}

/** What a day is said to be, with the dash that the other rows have. */
export function spanOf({ open, close }: HoursData['rows'][number], rows: HoursData['rows']): string {
  const tight = rows.some(({ note }) => /\d-\d/.test(note ?? ''))
  const bare = /^[\d.:]+$/.test(open ?? '')
  return [open, close].join(tight && bare ? '-' : ' – ')
}
