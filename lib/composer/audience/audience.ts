// For whom each word of a brief is, which words are its headline and where a line begins: learned from briefs in which it is marked (dev/audience).

import { AUDIENCE, chanceOf, understand } from '#lib/composer/audience/network.ts'
import { turnsIn } from '#lib/composer/audience/turns.ts'
import { type Word, wordsOf } from '#lib/composer/audience/words.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** News; said to the maker, secret, in doubt, overtaken, noise; a wish for how it looks. */
export const FOR = ['news', 'order', 'secret', 'doubt', 'overtaken', 'noise', 'wish'] as const

export type Heard = {
  word: Word
  /** How likely it is no news for readers, and what it is then. */
  chance: number
  aside: (typeof FOR)[number]
  /** How likely it is of the headline, and begins a line. */
  headline: number
  begins: number
  quoted: boolean
  /** Its list has as many members as its title says: no order stands among them. */
  promised?: boolean
  /** It stands in a list. */
  listed?: boolean
}

export const hear = (segments: readonly string[], lexicons: readonly Lexicon[]): Heard[] => {
  const words = wordsInBrief(segments, lexicons)
  const numbers = understand(words, AUDIENCE)
  return words.map((word, at) => heardOf(word, numbers[at] ?? new Float32Array(0)))
}

export const wordsInBrief = (segments: readonly string[], lexicons: readonly Lexicon[]): Word[] =>
  wordsOf(
    segments.map(text => ({ text, turns: turnsIn(text, lexicons) })),
    lexicons,
  )

/** A secret that is told costs more than news that is held back. */
const WARY = 2.6

function heardOf(word: Word, numbers: Float32Array): Heard {
  const most = Math.max(...numbers.subarray(0, FOR.length))
  const powers = FOR.map((kind, at) => (kind === 'secret' ? WARY : 1) * Math.exp((numbers[at] ?? 0) - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  const others = powers.slice(1)
  return {
    word,
    chance: 1 - (powers[0] ?? 0) / all,
    aside: FOR[1 + others.indexOf(Math.max(...others))] ?? 'order',
    headline: chanceOf(numbers[FOR.length] ?? 0),
    begins: chanceOf(numbers[FOR.length + 1] ?? 0),
    quoted: word.signs[1] === 1,
  }
}
