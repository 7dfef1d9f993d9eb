// Marked briefs as the numbers that `train.py` learns from: one line of JSON each.
import { FOR } from '#lib/composer/audience/audience.ts'
import type { Word } from '#lib/composer/audience/words.ts'
import { type Example, lettersAt, wordsOfExample } from './examples.ts'

/** For whom a word is by its mark; -1 where nobody said. */
const AT = new Map([...' osuxnw'].map((mark, at) => [mark, at]))
const ORDER = FOR.indexOf('order')
const UNKNOWN = -1

type Numbers = {
  words: number[]
  runs: number[][]
  signs: number[][]
  is: number[]
  headline: number[]
  begins: number[]
  judged: boolean
  /** It was added last. */
  last: boolean
}

/** What the network reads of each word. */
export const readOf = (words: readonly Word[]): Pick<Numbers, 'words' | 'runs' | 'signs'> => ({
  words: words.map(({ word }) => word),
  runs: words.map(({ runs }) => [...runs]),
  signs: words.map(({ signs }) => [...signs]),
})

export function numbersOf(example: Example): Numbers {
  const { marks, lines, judged = false, last = false } = example
  const words = wordsOfExample(example)
  const told = words.map(word => AT.get(mostOf(lettersAt(marks, word))) ?? UNKNOWN)
  const isNews = (at: number) => lines !== undefined && told[at] === 0
  return {
    ...{ judged, last },
    ...readOf(words),
    // Where no wishes are marked they are among the orders.
    is: told.map(one => (one === ORDER && !lines ? -2 : one)),
    headline: words.map((word, at) =>
      isNews(at) ? Number(lettersAt(lines?.headline ?? [], word)[0] === 'h') : UNKNOWN,
    ),
    begins: words.map((word, at) => {
      const own = lettersAt(lines?.begins ?? [], word)
      return !isNews(at) ? UNKNOWN : own.includes('b') ? 1 : own.includes('?') ? UNKNOWN : 0
    }),
  }
}

function mostOf(letters: readonly string[]): string {
  const counts = Map.groupBy(letters, letter => letter)
  return [...counts].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? ''
}
