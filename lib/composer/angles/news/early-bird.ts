// Two prices of one thing, of which the lower one ends: “£25 early bird until 1 March, £35 after”.
import { EARLY_BIRD } from '#lib/composer/angles/news/event-words.ts'
import { partsOf, say } from '#lib/composer/angles/tools.ts'
import { type Reading, within } from '#lib/composer/read/reading.ts'
import type { Money } from '#lib/composer/slots/amounts.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'

export type EarlyBird = {
  /** Both amounts, as they stand on the picture. */
  shown: string
  /** Until when the lower one holds, for the place beside them. */
  until: string
  /** The same in one sentence. */
  line: string
  amounts: readonly string[]
  /** The parts of the brief that say so. */
  told: readonly string[]
}

const BOOKED = /\b(?:if|when) (?:you )?(?:book|sign up|pay|order|enter)(?:ed|ing)?\b|\bin advance\b/i
const LATER =
  /\b(?:after(?:wards)?|then|otherwise|thereafter|full price|standard|normal(?:ly)?|regular|on the (?:door|day|gate)|at the (?:door|gate)|from)\b/i
const AT_DOOR = /\b(?:on|at) the (?:door|day|gate)\b/i
const LIMIT = /\b(until|till?|before|by)\s+(?:the )?$/i
const SEASON =
  /\b(until|till?|before|by) ((?:the )?(?:new year|christmas|easter|end of (?:the (?:year|month)|\p{L}+)))\b/iu
/** How far from the first amount its conditions stand. */
const NEAR = 44

export function earlyBird(reading: Reading): EarlyBird | undefined {
  const { money, text } = reading
  for (const [index, first] of money.entries()) {
    const second = money[index + 1]
    if (!second || second.currency !== first.currency || second.value <= first.value) continue
    const lead = text.slice(Math.max(0, first.start - NEAR), first.start)
    const between = text.slice(first.end, second.start)
    const tail = text.slice(second.end, second.end + NEAR).split(/[.!?\n]/)[0] ?? ''
    const early = EARLY_BIRD.test(`${lead} ${between}`)
    const later = LATER.test(`${between} ${tail}`)
    if (between.length > 70 || !(early || BOOKED.test(between)) || !later) continue
    return said(reading, first, second, {
      early,
      limit: limitOf(reading, first, second),
      door: tail.match(AT_DOOR)?.[0],
    })
  }
  return undefined
}

/** “until 1 March”: the last day of the lower price, in the words of the brief. */
function limitOf(reading: Reading, first: Money, second: Money): string | undefined {
  const range = { start: Math.max(0, first.start - NEAR), end: second.start }
  for (const date of within(reading.dates, range)) {
    const word = reading.text.slice(0, date.start).match(LIMIT)?.[1]
    if (word) return `${word.toLowerCase().replace(/^till?$/, 'until')} ${say(reading, date)}`
  }
  const season = reading.text.slice(range.start, range.end).match(SEASON)
  return season
    ? `${season[1]?.toLowerCase().replace(/^till?$/, 'until')} ${reading.speak(...placeOf(reading.text, season[2] ?? '', range.start))}`
    : undefined
}

const placeOf = (text: string, words: string, from: number): [number, number] => {
  const at = text.indexOf(words, from)
  return [at, at + words.length]
}

function said(
  reading: Reading,
  first: Money,
  second: Money,
  { early, limit, door }: { early: boolean; limit?: string; door?: string },
): EarlyBird | undefined {
  if (!limit && !early) return undefined
  const [low, high] = [first, second].map(each => stripStop(each.text)) as [string, string]
  const booked = !early || /^(?:by|before)\b/.test(limit ?? '') ? ' if you book' : ''
  const when = limit ? `${booked} ${limit}` : ''
  const at = door ? `${high} ${door.toLowerCase()}` : undefined
  return {
    shown: at && !early ? at : `${low}, then ${high}`,
    until: `${early ? 'Early bird' : low}${when || ' price'}.`,
    line: `${early ? 'Early bird: ' : ''}${low}${when}, ${at ?? (limit ? `then ${high}` : `${high} full price`)}.`,
    amounts: [low, high],
    told: partsOf(reading).flatMap(({ text }) => ([low, high].some(each => text.includes(each)) ? [text] : [])),
  }
}

/** Sentences without the parts that tell the two prices. */
export const withoutEarlyBird = (texts: readonly string[], found: EarlyBird | undefined): string[] =>
  found === undefined
    ? [...texts]
    : texts.flatMap(text => {
        const parts = stripStop(text).split(/, (?!\d{3}\b)/)
        const kept = parts.filter(
          part =>
            !found.amounts.some(amount => part.includes(amount)) && !/^(?:or|and|then|after)\b.{0,9}$/i.test(part),
        )
        if (kept.length === parts.length) return [text]
        return kept.length === 0 ? [] : [`${upperFirst(kept.join(', '))}.`]
      })
