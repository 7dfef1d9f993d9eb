import { findPlainHours } from '#lib/composer/slots/hours.ts'
import { TIMES_ABROAD } from '#lib/composer/slots/times-abroad.ts'

export type TimeSlot = {
  minute: number
  last?: number
  zone?: string
  text: string
  start: number
  end: number
  /** “at half past six”: which half of the day is meant is not said, so it is repeated as it stands. */
  said?: true
}

const ZONES: Record<string, string> = {
  utc: 'UTC',
  gmt: 'UTC',
  z: 'UTC',
  bst: 'Europe/London',
  cet: 'Europe/Berlin',
  cest: 'Europe/Berlin',
  pt: 'America/Los_Angeles',
  pst: 'America/Los_Angeles',
  pdt: 'America/Los_Angeles',
  et: 'America/New_York',
  est: 'America/New_York',
  edt: 'America/New_York',
  ct: 'America/Chicago',
  jst: 'Asia/Tokyo',
  ist: 'Asia/Kolkata',
}
const ZONE = '(?:\\s?(?<zone>UTC|GMT|BST|CES?T|P[SD]?T|E[SD]?T|CT|JST|IST)\\b)?'
const RULES: RegExp[] = [
  new RegExp(
    `\\b(?<!\\d[:.])(?<hour>\\d{1,2})[:.](?<minute>\\d\\d)(?!:\\d)\\s?(?<half>am|pm)?(?:\\s?(?:-|–|to|until|bis|(?<=\\bbetween \\d{1,2}[:.]\\d\\d )and)\\s?(?<lastHour>\\d{1,2})[:.](?<lastMinute>\\d\\d)\\s?(?<lastHalf>am|pm)?)?${ZONE}`,
    'gi',
  ),
  new RegExp(
    `\\b(?<hour>\\d{1,2})\\s?(?<half>am|pm)?(?:\\s?(?:-|–|to|until)\\s?)(?<lastHour>\\d{1,2})(?:[:.](?<lastMinute>\\d\\d))?\\s?(?<lastHalf>am|pm)\\b${ZONE}`,
    'gi',
  ),
  /(?<![\d.:£$€-])(?<hour>\d{1,2})\s?[-–]\s?(?<lastHour>\d{1,2})[:.](?<lastMinute>\d\d)(?![\d%.:-])/gi,
  new RegExp(
    `\\b(?<hour>\\d{1,2})(?:[:.](?<minute>\\d\\d))?\\s?(?<half>am|pm)(?:\\s?(?:-|–|to|until)\\s?)(?<lastHour>\\d{1,2})(?:[:.](?<lastMinute>\\d\\d))?(?![\\d%.:]|\\s?(?:am|pm)\\b)${ZONE}`,
    'gi',
  ),
  new RegExp(`\\b(?<hour>\\d{1,2})\\s?(?<half>am|pm)\\b${ZONE}`, 'gi'),
  /(?<![\d.])(?<hour>\d{1,2})\s?(?:(?:h|hs|Uhr)(?![\p{L}\d])|時)/giu,
]

const HOURS = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven']
const HOUR = `(?:(?:half |(?:a )?quarter |ten |five |twenty )(?:past |to ))?(?<hour>${HOURS.join('|')}|\\d{1,2}|noon|midday|midnight)`
const SAID = new RegExp(
  `(?<!\\b(?:capped|limited|set|priced|rated|stands?|stays?|remains?|starts|sold|prices (?:start|begin)|from) )\\bat (?:about |around )?${HOUR}(?: o[’']clock)?(?: sharp)?(?=$|[.,;!?)\\n]| (?:on|this|every|tomorrow|tonight|for|with|and|in the (?:morning|afternoon|evening))\\b)`,
  'gi',
)
const AT_HOME: Record<string, number> = { noon: 12, midday: 12, midnight: 0 }

const minutes = (hour: string, minute: string | undefined, half: string | undefined): number => {
  const base = Number(hour) % (half ? 12 : 24)
  return (base + (/pm/i.test(half ?? '') ? 12 : 0)) * 60 + Number(minute || 0)
}

/** “3.30 to 4.30”, and not a range of decimals. */
const QUARTERS = /^\d{1,2}\.(?:00|15|30|45)\D+\d{1,2}\.(?:00|15|30|45)$/

/** “10am-12” ends at noon, “11am-2” after it. */
const lastOf = (first: number, last: number, open: boolean): number =>
  open && last <= first ? last + 720 : open && first >= 720 && last < 720 ? last + 720 : last

/** A pace, or a time that was run: “6:15 per km”, “fastest 15:42”, “4:47 off the median”. */
const isDuration = (text: string, start: number, end: number): boolean =>
  /^\s?(?:(?:per|a|an|\/)\s?(?:km|mile|k|lap|m)\b|(?:min|mins|minutes)?\s?\/\s?(?:km|mile)|off\b|\(?pb\b)/i.test(
    text.slice(end, end + 16),
  ) ||
  /\b(?:fastest|slowest|faster by|slower by|finish(?:ed)? in|ran|personal best(?: of)?|pb(?: of)?|time of|won in)[: ]+$/i.test(
    text.slice(Math.max(0, start - 20), start),
  )

/** Clock times and spans of them; a decimal such as 2.4 is not one, nor is a version. */
export function findTimes(text: string, dates: { start: number; end: number }[], language = 'en'): TimeSlot[] {
  const found = language === 'en' ? findPlainHours(text, dates) : []
  const abroad = language === 'en' ? [] : [...(TIMES_ABROAD.any ?? []), ...(TIMES_ABROAD[language] ?? [])]
  for (const rule of [...abroad, ...RULES]) {
    for (const match of text.matchAll(rule)) {
      const raw = match[0]
      const { hour = '', minute, half, lastHour, lastMinute, lastHalf, zone } = match.groups ?? {}
      const start = match.index
      const end = start + raw.trimEnd().length
      const dotted =
        /^\d{1,2}\.\d\d/.test(raw) &&
        !half &&
        !lastHalf &&
        !abroad.includes(rule) &&
        !(dates.length > 0 && QUARTERS.test(raw) && !/[£$€]$/.test(text.slice(0, start))) &&
        !/uhr|\bat $/i.test(text.slice(Math.max(0, start - 3), end + 5))
      const clash = [...found, ...dates].some(other => start < other.end && other.start < end)
      if (clash || dotted || Number(hour) > 24 || Number(minute) > 59 || isDuration(text, start, end)) continue
      const first = minutes(hour, minute, half ?? (lastHalf && Number(hour) <= Number(lastHour) ? lastHalf : undefined))
      found.push({
        minute: first,
        last: lastHour
          ? lastOf(first, minutes(lastHour, lastMinute, lastHalf), half !== undefined && !lastHalf)
          : undefined,
        zone: zone ? ZONES[zone.toLowerCase()] : undefined,
        text: raw.trim(),
        start,
        end,
      })
    }
  }
  for (const match of text.matchAll(SAID)) {
    const [raw] = match
    const [start, end] = [match.index, match.index + raw.length]
    const hour = match.groups?.hour?.toLowerCase() ?? ''
    const number = AT_HOME[hour] ?? (HOURS.includes(hour) ? HOURS.indexOf(hour) : Number(hour))
    if ([...found, ...dates].some(other => start < other.end && other.start < end) || number > 24) continue
    found.push({ minute: number * 60, text: raw.replace("'", '’'), start, end, said: true })
  }
  return found.sort((a, b) => a.start - b.start)
}

export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

export function speakDuration(minutes: number): string {
  if (minutes < 120) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  return minutes % 60 ? `${hours} h ${minutes % 60} min` : `${hours} hours`
}
