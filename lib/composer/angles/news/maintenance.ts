import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { sayTime } from '#lib/composer/angles/slots-said.ts'
import { clean, comingDate, matching, remaining, say } from '#lib/composer/angles/tools.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'

const WORK =
  /\b(?:(?:scheduled|planned|upcoming) )?(?:maintenance(?: window| work)?|downtime)\b|\b(?:scheduled|planned) (?:work|upgrade|outage)\b/i
const PURPOSE = /\b(?:for|to) (?!\d|all\b|everyone\b)(\p{L}[^,.;]{5,60})$/iu

/** Work on the service with its day and hours: when it is, what it is for, and what a reader will notice. */
export function maintenance(reading: Reading): Draft[] {
  const date = comingDate(reading)
  const named = reading.text.match(WORK)?.[0]
  if (reading.language !== 'en' || !date || !named || date.weekly) return []
  const first = matching(reading, WORK)
  const name = upperFirst(named.toLowerCase())
  const day = say(reading, date)
  const headline = [`${name} on ${day}.`, `Maintenance on ${day}.`].find(text => text.length <= 42)
  if (!first || !headline) return []
  const time = reading.times[0]
  const hours = time && upperFirst(`${sayTime(time, reading)}${zoneOf(reading, time.text)}`)
  const purpose = stripStop(first.parts[0]?.text ?? '').match(PURPOSE)?.[0]
  const more = remaining(reading, [headline, named, first.text], 3)
  const beside = first.parts.slice(1).filter(part => within(reading.times, part).length === 0)
  const effects = [...beside.map(part => sentence(upperFirst(part.text))), ...more]
  const body = clean([hours && `${hours}.`, purpose && sentence(upperFirst(purpose)), ...effects])
  return [
    draft({
      angle: 'notice',
      frame: 'F31',
      rank: 150,
      template: 'notice',
      top: day,
      lead: sentence(upperFirst(first.text)),
      boxes: {
        eyebrow: 'Maintenance',
        headline,
        body: body.filter((_, index) => body.slice(0, index + 1).join(' ').length <= 90).join(' ') || undefined,
      },
      details: more,
      points: clean([hours, ...effects]).map(title => ({ title: stripStop(title) })),
      topics: [],
      fixed: ['Maintenance', 'on'],
    }),
  ]
}

/** The zone is said once: readers of a notice live in several. */
const zoneOf = (reading: Reading, text: string): string => {
  const zone = / ?[A-Z]{2,4}$/.exec(text)?.[0].trim()
  const time = reading.times[0]
  return zone && time && !sayTime(time, reading).endsWith(zone) ? ` ${zone}` : ''
}
