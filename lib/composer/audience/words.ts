// The words of a brief in their order, each with what it is and where it stands.
import { hashOf } from '#lib/composer/audience/features.ts'
import { tradeOf } from '#lib/composer/audience/trade.ts'
import { type Turn, turnAt } from '#lib/composer/audience/turns.ts'
import { verbOf } from '#lib/composer/lexis/english/verbs.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

/** A piece, and the turns that stand in it. */
export type Line = { text: string; turns: readonly Turn[] }
type Span = { start: number; end: number }

export type Word = Span & {
  /** From 0. */
  piece: number
  clause: number
  /** The word, its beginning and its end as numbers. */
  word: number
  head: number
  tail: number
  /** A number, a day, a month or a counted word, else 0. */
  value: number
  /** The signs before it in its piece. */
  marks: string
  bracketed: boolean
  quoted: boolean
  /** Which kind of word of the trade it is, 0 if none. */
  trade: number
  /** Of which list of turns it is, 0 of none. */
  turn: number
  /** In which form an English verb would be here: “bring” begins what readers or the maker are to do. */
  form: number
}

/** Longer briefs say no more of who is spoken to. */
const MOST_WORDS = 3_000
const [HEAD, TAIL] = [4, 3]
const FORMS = ['', 'base', 'third', 'past', 'either', 'participle', 'going']
const MOST_MARKS = 3

export function wordsOf(pieces: readonly Line[], lexicons: readonly Lexicon[]): Word[] {
  const words: Word[] = []
  const isEnglish = lexicons[0]?.pack.code === 'en'
  let clause = -1
  for (const [piece, { text, turns }] of pieces.entries()) {
    let [marks, bracketed, opens] = ['', false, true]
    const quotes = words.length < MOST_WORDS ? quotesOf(text) : []
    for (const token of words.length < MOST_WORDS ? tokensOf(text) : []) {
      if (token.kind === 'mark') {
        if (!isApart(text, token)) continue
        marks += token.text
        if (/[([]/.test(token.text)) bracketed = true
        if (/[)\]]/.test(token.text)) bracketed = false
        opens ||= /[-,;:.!?–—()[\]…、。،/|]/.test(token.text)
        continue
      }
      if (opens) clause++
      const key = token.kind === 'number' ? token.key.replace(/\d/g, '0').slice(0, HEAD) : token.key
      words.push({
        ...{ piece, clause, start: token.start, end: token.end, bracketed },
        ...{ word: hashOf(key), head: hashOf(key.slice(0, HEAD)), tail: hashOf(key.slice(-TAIL)) },
        value: kindOf(token, lexicons),
        marks: marks.slice(0, MOST_MARKS),
        quoted: quotes.some(({ start, end }) => start <= token.start && token.end <= end),
        trade: tradeOf(token.key),
        turn: turnAt(turns, token.start),
        form: isEnglish && token.kind === 'word' ? FORMS.indexOf(verbOf(token.key)?.form ?? '') : 0,
      })
      ;[marks, opens] = ['', false]
    }
  }
  return words
}

/** A sign inside of a word or a number parts nothing. */
const isApart = (text: string, { start, end, text: sign }: Token): boolean =>
  /[()[\]]/.test(sign) || !/\S/.test(text[end] ?? ' ') || !/\S/.test(text[start - 1] ?? ' ')

const SHORTEST_NAME = 3
function kindOf({ kind, key }: Token, lexicons: readonly Lexicon[]): number {
  if (kind === 'number') return 1
  const isName = key.length >= SHORTEST_NAME
  if (isName && lexicons.some(({ weekdays }) => weekdays.has(key))) return 2
  if (isName && lexicons.some(({ months }) => months.has(key))) return 3
  return lexicons.some(({ numbers }) => numbers.has(key)) ? 4 : 0
}
