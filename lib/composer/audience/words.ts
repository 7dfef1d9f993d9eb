// The words of a brief in their order, each as the numbers that the network reads.
import { type Turn, turnAt } from '#lib/composer/audience/turns.ts'
import { type Token, tokensOf } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { took } from '#lib/composer/steps.ts'
import { hash } from '#lib/render/seed.ts'

/** A piece, and the turns that stand in it. */
export type Line = { text: string; turns: readonly Turn[] }

export type Word = {
  start: number
  end: number
  /** From 0. */
  piece: number
  clause: number
  /** A number, a day, a month or a counted word, else 0. */
  value: number
  /** Of which list of turns it is, 0 of none. */
  turn: number
  /** Itself, and its runs of three and four letters: a word in another form or language is no stranger. */
  word: number
  runs: readonly number[]
  /** What stands before it and around it, as `SIGNS` counts. */
  signs: readonly number[]
}

/** How many words and runs are told apart; two of them may share a number. */
const SIZE = 2 ** 13
/** How many there are of each: value, quoted, turn, bracketed, the signs before it, first of its piece, first of its clause, case. */
export const SIGNS = [8, 2, 12, 2, 64, 2, 2, 4] as const

/** Longer briefs say no more of who is spoken to. */
const MOST_WORDS = 1_200
const [MOST_RUNS, MOST_MARKS, MOST_DIGITS] = [24, 3, 4]
/** About so many steps takes a word in the network. */
const STEPS = 40

export function wordsOf(lines: readonly Line[], lexicons: readonly Lexicon[]): Word[] {
  const words: Word[] = []
  let clause = -1
  for (const [piece, { text, turns }] of lines.entries()) {
    const quotes = words.length < MOST_WORDS ? quotesOf(text) : []
    let [marks, bracketed, opens, isFirst] = ['', false, true, true]
    const isLoud = isShouted(text)
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
      const { start, end } = token
      const [value, turn] = [kindOf(token, lexicons), turnAt(turns, start)]
      const isQuoted = quotes.some(quote => quote.start <= start && end <= quote.end)
      const before = marks === '' ? 0 : numberOf(marks.slice(0, MOST_MARKS), SIGNS[4])
      const flags = [isFirst, opens].map(Number)
      words.push({
        ...{ piece, clause, start, end, value, turn, ...lettersOf(token) },
        signs: [
          value,
          Number(isQuoted),
          turn,
          Number(bracketed),
          before,
          ...flags,
          isLoud ? Number(isFirst) * 2 : caseOf(token.text),
        ],
      })
      ;[marks, opens, isFirst] = ['', false, false]
    }
  }
  took(words.length * STEPS)
  return words
}

/** Never 0, which stands for nothing. */
const numberOf = (text: string, size: number): number => 1 + (hash(text) % (size - 1))

function lettersOf({ kind, key }: Token): Pick<Word, 'word' | 'runs'> {
  const plain = kind === 'number' ? key.replace(/\d/g, '0').slice(0, MOST_DIGITS) : key
  const framed = `^${plain}$`
  const runs = [3, 4].flatMap(length =>
    Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, at) => framed.slice(at, at + length)),
  )
  return { word: numberOf(plain, SIZE), runs: runs.slice(0, MOST_RUNS).map(run => numberOf(run, SIZE)) }
}

/** A line all in capitals is a headline as often as an order: “FOAM RECALL.” */
const isShouted = (text: string): boolean => /\p{Lu}{3,}/u.test(text) && !/\p{Ll}/u.test(text)

function caseOf(text: string): number {
  if (text === text.toLowerCase()) return 0
  if (text.length > 1 && text === text.toUpperCase()) return 1
  return /^\p{Lu}/u.test(text) ? 2 : 3
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
