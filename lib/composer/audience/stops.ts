// Where sentences begin in what was typed or dictated without a sign: learned from the same briefs, without their signs.
import { chanceOf, STOPS, understand } from '#lib/composer/audience/network.ts'
import { turnsIn } from '#lib/composer/audience/turns.ts'
import { wordsOf } from '#lib/composer/audience/words.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** A word, and how likely a sentence begins with it. */
export type Opening = { start: number; end: number; sentence: number }

/** Signs that part words are read over, for they were learned without. */
const SIGN = /[.,;:!?…()[\]"“”„«»|–—\n](?=\s|$)|(?<=^|\s)[(["“„«–—-]/gu

export function openingsIn(text: string, lexicons: readonly Lexicon[]): Opening[] {
  const bare = text.replace(SIGN, ' ').replace(/\s/g, ' ')
  const words = wordsOf([{ text: bare, turns: turnsIn(bare, lexicons) }], lexicons)
  const numbers = understand(words, STOPS)
  return words.map(({ start, end }, at) => ({ start, end, sentence: chanceOf(numbers[at]?.[0] ?? 0) }))
}
