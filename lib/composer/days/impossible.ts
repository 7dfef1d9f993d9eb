// A day that no calendar has: “31 September”, “April 31st”.
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const [MOST, SHORT] = [31, 4]

export function impossibleDayIn(text: string, lexicons: readonly Lexicon[]): string | undefined {
  const tokens = tokensOf(text).filter(({ kind, text: sign }) => kind !== 'mark' || sign !== '.')
  const lengthOf = (token: Token | undefined): number | undefined => {
    const month = lexicons.map(({ months }) => months.get(token?.key ?? '')).find(one => one !== undefined)
    return month === undefined ? undefined : LENGTHS[month]
  }
  for (const [at, token] of tokens.entries()) {
    const day = /^(\d\d)(?:st|nd|rd|th|er)?$/.exec(token.key)?.[1]
    if (day === undefined || Number(day) > MOST) continue
    // “Friday 27 November. 31 years …” ends a sentence.
    if (/^\.\s/.test(text.slice(tokens[at - 1]?.end)) && (tokens[at - 1]?.key.length ?? 0) > SHORT) continue
    const [before, after] = [at - 1, /^(?:of|de|di)$/.test(tokens[at + 1]?.key ?? '') ? at + 2 : at + 1]
    const lengths = [lengthOf(tokens[before]), lengthOf(tokens[after])]
    // “May 31, June 1”: a day of one month beside another.
    if (!lengths.some(length => length !== undefined) || lengths.some(length => Number(day) <= (length ?? 0))) continue
    const [first, last] = lengths[1] === undefined ? [tokens[before], token] : [token, tokens[after]]
    return text.slice(first?.start, last?.end)
  }
  return undefined
}
