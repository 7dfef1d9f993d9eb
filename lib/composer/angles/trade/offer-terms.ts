import type { Reading } from '#lib/composer/read/reading.ts'
import type { Percent } from '#lib/composer/slots/amounts.ts'
import { stripStop, upperFirst } from '#lib/composer/words/case.ts'

const SALE =
  /\b((?:black friday|cyber monday|(?:(?:spring|summer|autumn|fall|winter|christmas|easter|halloween|birthday|anniversary|january|launch|early[- ]bird|student|flash|clearance|back[- ]to[- ]school|bank holiday|mother’?s day|father’?s day|valentine’?s(?: day)?|end[- ]of[- ]season|weekend|opening) (?:sale|offer|deal|discount|week|special)))(?: (?:sale|deal|offer))?)\b/i
const PROPER_SALE = /\b(?:black friday|cyber monday|christmas|easter|halloween|january|mother|father|valentine)\b/g
const CONDITION =
  'with|until|til|till|by|when|this|from|using|on|for|if|code|in|at|between|through|every|today|tomorrow|starting|ends?|and \\d|plus|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|over|just'
const THING = new RegExp(
  `^\\s*(?:off|of|discount on|less on|reduction on)\\s+((?:(?!(?:${CONDITION})\\b)[\\p{L}\\d’'&/-]+ ?){1,5})`,
  'iu',
)
const MONTHS =
  /\b(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)\b (?:&|and) (\w+) stays\b/i

export function saleName(reading: Reading): string | undefined {
  const name = reading.text.match(SALE)?.[1]
  return name
    ? upperFirst(
        name
          .toLowerCase()
          .replace(PROPER_SALE, word => word.replace(/(?<![\p{L}])\p{Ll}/gu, letter => letter.toUpperCase())),
      )
    : undefined
}

/** What a discount is on: the words after “off”, up to the next condition. */
export function thingAfter(reading: Reading, from: number): string | undefined {
  if (from < 0) return undefined
  const match = reading.text.slice(from).match(THING)
  const raw = match?.[1]?.trim() ?? ''
  if (!raw || /^(?:and|or)$/i.test(raw)) return undefined
  const start = from + (match?.[0].indexOf(raw) ?? 0)
  const said = stripStop(reading.speak(start, start + raw.length))
  return said.replace(/^(?:all of )?our (?=\p{L})/iu, '').replace(/^the (?=(?:\p{L}+ )*\p{L}+s$)/iu, '') || undefined
}

/** “stays in January and February”, from “jan & feb stays”. */
export function monthsOfStay(reading: Reading): string | undefined {
  const match = reading.text.match(MONTHS)
  if (!match) return undefined
  const full = (word: string | undefined): string =>
    [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ].find(name => word !== undefined && name.toLowerCase().startsWith(word.toLowerCase().slice(0, 3))) ?? ''
  return `${full(match[1])} and ${full(match[2])}`
}

/** Two discounts on two things are two offers, not a contradiction. */
export function separateThings(reading: Reading, percents: readonly Percent[]): boolean {
  const things = percents.map(each =>
    reading.text
      .slice(each.end)
      .match(/^\s*(?:off|discount on|less on) ([^,.;\n]{3,40})/i)?.[1]
      ?.toLowerCase(),
  )
  return (
    things.every(each => each !== undefined && !/^(?:with|if|when|until|by|code)\b/.test(each)) &&
    new Set(things).size === things.length
  )
}

/** The discount to print: the one that the brand has settled, else the one that holds on every reading. */
export function choosePercent(
  reading: Reading,
  percents: readonly Percent[],
): { percent?: Percent; contested: number[] } {
  const answer = reading.answers.find(each => /discount/i.test(each.question))?.answer.match(/(\d+(?:\.\d+)?)\s?%/)
  const settled = answer && percents.find(each => each.value === Number(answer[1]))
  if (settled) return { percent: settled, contested: [] }
  const values = [...new Set(percents.map(each => each.value))]
  if (values.length < 2 || separateThings(reading, percents)) return { percent: percents[0], contested: [] }
  return { percent: [...percents].sort((a, b) => a.value - b.value)[0], contested: values }
}
