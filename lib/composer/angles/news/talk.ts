import { type Draft, draft } from '#lib/composer/angles/draft.ts'
import { addressOf, clean, comingDate, firstFit, remaining, say } from '#lib/composer/angles/tools.ts'
import type { Reading } from '#lib/composer/read/reading.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'

const SPEAKS =
  /\b(\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+),?(?: [^,.]{3,40},)? (?:is|will be|are)? ?(?:speaking|talking|presenting|on stage|speaks|talks) at ((?:the )?\p{Lu}[\p{L}\d’ -]*?)(?= on | about |,|\.|$)/u
const TOPIC = /\babout ([^.,\n]{3,40})/i

/** Someone by name, on something: where and when go beside it. */
export function speakerTalk(reading: Reading): Draft | undefined {
  for (const clause of reading.facts) {
    const [, name, stage] = clause.text.match(SPEAKS) ?? []
    const topic = clause.text.match(TOPIC)?.[1]?.trim()
    const date = comingDate(reading)
    if (!name || !stage) continue
    const headline = firstFit(42, topic && `${name} on ${topic}.`, `${name} at ${stage}.`) ?? `${name}.`
    const long = date && say(reading, date, 'long')
    return draft({
      angle: 'event',
      frame: 'F22',
      rank: 58,
      template: 'event_reminder',
      top: name,
      lead: long ? `${stage.trim()}, ${long}: ${name}${topic ? ` on ${topic}` : ''}.` : clause.text,
      boxes: { headline, name: stripStop(headline), date: long, place: upperFirst(stage.trim()), body: undefined },
      details: remaining(reading, [clause.text], 2),
      action: addressOf(reading),
      points: clean([long, upperFirst(stage.trim())]).map(title => ({ title })),
      topics: [stage.trim()],
      fixed: ['on', 'at'],
    })
  }
  return undefined
}

const VISIT =
  /\b(?:we(?:’re| are| will be|’ll be)|find us|meet us|see us|catch us) at ((?:the )?\p{Lu}[\p{L}\d&’-]*(?: \p{Lu}[\p{L}\d&’-]*)*)/u

/** A fair that we go to: where to find us there. */
export function visit(reading: Reading): Draft | undefined {
  const clause = reading.facts.find(each => VISIT.test(each.text))
  const name = clause?.text.match(VISIT)?.[1]
  const date = comingDate(reading)
  if (!clause || !name || !date) return undefined
  const stand = reading.text.match(/\b(?:booth|stand|hall|stage|table) [\w-]+/i)?.[0]
  const when = say(reading, date, date.last === undefined ? 'long' : undefined)
  const headline = firstFit(42, `Meet us at ${name}.`, `${name}.`) ?? name
  const more = remaining(reading, clean([headline, name, when, stand, `${stand} ${when}`]), 2)
  return draft({
    angle: 'event',
    frame: 'F21',
    rank: 58,
    template: 'event_reminder',
    top: name,
    lead: `${name}, ${when}${stand ? `: ${stand.toLowerCase()}` : ''}.`,
    boxes: { headline, name: stripStop(headline), date: upperFirst(when), place: stand && upperFirst(stand) },
    details: more,
    action: addressOf(reading),
    points: clean([when, stand && upperFirst(stand), ...more]).map(title => ({ title })),
    topics: [name],
    fixed: ['Meet', 'us', 'at'],
  })
}
