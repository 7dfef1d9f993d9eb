import { type Reading, within } from '#lib/composer/read/reading.ts'

const WAIVED =
  /\b(?:no|zero) (?:(?:upfront|up-front|extra|delivery|booking|entry|joining|set-?up|cancellation|admin|service) )?(?:deposits?|bookings?|payments?|fees?|charges?|reservations?)\b|\b(?:don[’']t|do not|won[’']t|needn[’']t) (?:need to |have to )?(?:pay|book|leave)\b/i
const ENDS = /\b(?:before|until|till?|by)\s+(?:the )?(?:end of )?$/i

/** “No deposit needed … before 1 December”: the day ends a kindness; nothing happens on it, and nothing is off. */
export function isWaiver({ facts, dates, text }: Reading): boolean {
  const days = dates.filter(date => date.role !== 'past')
  const waivers = facts.filter(clause => WAIVED.test(clause.text))
  return (
    waivers.length > 0 &&
    days.every(
      date => waivers.some(clause => within([date], clause).length > 0) && ENDS.test(text.slice(0, date.start)),
    )
  )
}

/** Angles that would make an event or a closure of it. */
export const NO_WAIVER: ReadonlySet<string> = new Set(['event', 'deadline', 'notice'])

/** “… in nine days without an outage”: nothing went wrong. */
export const isUndisturbed = ({ text }: Reading): boolean =>
  /\b(?:without|zero|no) (?:an? |any )?(?:single )?(?:outages?|downtime|incidents?)\b/i.test(text)
export const NO_TROUBLE: ReadonlySet<string> = new Set(['outage', 'incident', 'apology'])
