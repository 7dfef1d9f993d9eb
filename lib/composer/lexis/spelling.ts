// Chat spelling written out: “out from tmrw, 7 each pls” is “out from tomorrow, 7 each please”.
import { keysOf, type Span, type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Feast, Lexicon } from '#lib/composer/packs/index.ts'
import { capitalized } from '#lib/words/capitalized.ts'

/** What a word means where it is spelled otherwise; undefined where it is spelled as it should be. */
export function meantBy({ kind, key, text }: Token, { chat }: Pick<Lexicon, 'chat'>): string | undefined {
  const long = kind === 'word' && !/^\p{Lu}+$/u.test(text) ? chat.get(key) : undefined
  return long !== undefined && plain(text) !== plain(long) ? long : undefined
}

/** Words that a short form may stand for: “exp”, but not the “Exp” of a name. */
function writtenOut({ kind, key, text }: Token, { short }: Pick<Lexicon, 'short'>): string[] {
  const long = kind === 'word' ? short.get(/^\p{Lu}/u.test(text) ? text : key) : undefined
  return long ? keysOf(long) : []
}

/** Every word that chat spelling or a short form stands for. */
export const spelledOut = (token: Token, lexicon: Pick<Lexicon, 'chat' | 'short'>): string[] => [
  ...keysOf(meantBy(token, lexicon) ?? ''),
  ...writtenOut(token, lexicon),
]

const isLoud = (text: string): boolean => !/\p{Ll}/u.test(text)

const plain = (text: string): string => text.toLowerCase().replaceAll("'", '’')

/** The longest name of a known day that begins at a word. */
const feastAt = (tokens: readonly Token[], at: number, { feasts }: Pick<Lexicon, 'feasts'>): Feast | undefined =>
  feasts.get(tokens[at]?.key ?? '')?.find(({ keys }) => keys.every((key, nth) => tokens[at + nth]?.key === key))

type Long = Span & { long: string }

/** Every word of chat and every known day in a text, where it stands, and what it means. */
function chatIn(text: string, lexicon: Pick<Lexicon, 'chat' | 'feasts'>): Long[] {
  const tokens = tokensOf(text)
  const found: Long[] = []
  for (let at = 0; at < tokens.length; at++) {
    const [one, two] = [tokens[at], tokens[at + 1]]
    if (!one) break
    const feast = feastAt(tokens, at, lexicon)
    if (feast) {
      at += feast.keys.length - 1
      const end = tokens[at]?.end ?? one.end
      if (text.slice(one.start, end).replaceAll("'", '’') !== feast.name && !isLoud(text.slice(one.start, end)))
        found.push({ start: one.start, end, long: feast.name })
      continue
    }
    const both = two && { ...one, key: `${one.key} ${two.key}`, text: text.slice(one.start, two.end) }
    const pair = both && meantBy(both, lexicon)
    const long = pair ?? meantBy(one, lexicon)
    if (long === undefined) continue
    found.push({ start: one.start, end: pair && two ? two.end : one.end, long })
    if (pair) at++
  }
  return found
}

export function spellOut(text: string, lexicon: Pick<Lexicon, 'chat' | 'feasts'>): string {
  let [out, last] = ['', 0]
  for (const { start, end, long } of chatIn(text, lexicon)) {
    const capital = /^\p{Lu}/u.test(text.slice(start, end))
    out += text.slice(last, start) + (capital ? capitalized(long) : long)
    last = end
  }
  return last === 0
    ? text
    : `${out}${text.slice(last)}`
        .replace(/ {2,}/g, ' ')
        .replace(/ (?=[,.;])/g, '')
        .replace(/,(?=[,.])/g, '')
}
