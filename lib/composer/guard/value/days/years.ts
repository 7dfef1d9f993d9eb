// Years cut to their last two figures: “in 86”, “since ’04”.
import type { Known, Place } from '#lib/composer/guard/evidence.ts'
import { isCounting } from '#lib/composer/guard/value/days/elsewhere.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import { civil } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'

/** What stands before a year, in all languages at once. */
const LEADS = wordSet(
  'in since from back founded started est established seit anno ab en depuis desde dal nel del em od w roku sinds sedan fra من منذ عام سنة',
)
/** So far ahead a short year may lie: “opens in 29”. */
const AHEAD = 5

/** Whether a year of four figures is one that a piece cuts short. */
export const isShortYear = ({ kind, text }: Literal, place: Place, evidence: Known): boolean =>
  kind === 'number' &&
  /^(?:19|20)\d\d$/.test(text) &&
  yearsIn(place, evidence).some(({ year }) => String(year) === text)

/** Whether a number that cuts a year short stands in a text in full. */
export const isFullYear = (value: Literal, around: Place, { literals }: Place, evidence: Known): boolean => {
  const full = yearsIn(around, evidence).find(({ start }) => start === value.start)
  return full !== undefined && literals.some(({ text }) => text === String(full.year))
}

/** Every number of two figures that can only be a year: led by “in” or “’”, and counting nothing behind it. */
function yearsIn({ tokens, text }: Place, { lexicons, today }: Known) {
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'number' || !/^\d\d$/.test(token.text) || isCounting(tokens[at + 1], { lexicons })) return []
    const isJoined = /^[.,:/-]\d|^\s?[%€£$]/.test(text.slice(token.end, token.end + 2))
    const isCut = /['’]$/.test(text.slice(0, token.start))
    const isLed = isCut || (text[token.start - 1] === ' ' && LEADS.has(tokens[at - 1]?.key))
    return isLed && !isJoined ? [{ year: yearOf(Number(token.text), civil(today).year), start: token.start }] : []
  })
}

/** The last such year, or one that is near. */
const yearOf = (short: number, now: number): number => {
  const last = now + AHEAD
  return last - ((((last - short) % 100) + 100) % 100)
}
