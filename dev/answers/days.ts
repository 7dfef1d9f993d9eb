// A recorded text may name a day by its weekday alone, “⟦fri⟧”, so that it stays true on every day.
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import { after, DAY_MS } from '#lib/instant.ts'

const NAMES = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const

/** “Friday 27 November”. */
export const inFull = (date: Date): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(date)
    .replace(',', '')

const coming = (day: string): Date[] =>
  Array.from({ length: 7 }, (_, index) => after(new Date(`${day}T00:00:00Z`), (index + 1) * DAY_MS))

/** The days of the week after the day it was asked, by their weekday. */
export function lasting(value: unknown, day: string): unknown {
  const text = JSON.stringify(value)
  return JSON.parse(
    coming(day).reduce((told, date) => told.replaceAll(inFull(date), `⟦${NAMES[date.getUTCDay()]}⟧`), text),
  )
}

/** Of what was asked, whenever that was: its calendar differs from day to day; what is refused to be seen was not told before 1022, and code drops what shows it; how many pictures there were is known once they are painted. */
export function hashOf(data: unknown, day: string): Promise<string> {
  const { refused: _, calendar: __, first_pictures: ___, ...asked } = data as Record<string, unknown>
  return sha256Hex(canonicalJson(lasting(asked, day)))
}

/** Every such day as the one that comes after today. */
export function dated(value: unknown, day: string): unknown {
  const dates = new Map(coming(day).map(date => [NAMES[date.getUTCDay()] as string, inFull(date)]))
  return JSON.parse(JSON.stringify(value).replace(/⟦(\w{3})⟧/g, (mark, name) => dates.get(name) ?? mark))
}
