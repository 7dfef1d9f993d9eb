// The words of a brief in their order, each with what it is and where it stands.
import { hashOf } from '#lib/composer/audience/features.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** A piece, what the patterns take it for, and what of it they tell. */
export type Read = { text: string; taken: string; told: readonly Span[] }
export type Span = { start: number; end: number }

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
  told: boolean
}

/** Longer briefs say no more of who is spoken to. */
const MOST_WORDS = 3_000
const [HEAD, TAIL] = [4, 3]
const MOST_MARKS = 3

export function wordsOf(pieces: readonly Read[], lexicons: readonly Lexicon[]): Word[] {
  const words: Word[] = []
  let clause = -1
  for (const [piece, { text, told }] of pieces.entries()) {
    let [marks, bracketed, opens] = ['', false, true]
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
        told: told.some(({ start, end }) => start <= token.start && token.end <= end),
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
