// Where sentences begin in what was typed or dictated without a sign: learned from the same briefs, without their signs.
import { STOPS, understand } from '#lib/composer/audience/network.ts'
import { turnsIn } from '#lib/composer/audience/turns.ts'
import { wordsOf } from '#lib/composer/audience/words.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** A word, how likely a sentence begins with it, and how likely at least a clause does. */
export type Opening = { start: number; end: number; sentence: number; clause: number }

/** Signs that part words are read over, for they were learned without. */
const SIGN = /[.,;:!?…()[\]"“”„«»|–—\n](?=\s|$)|(?<=^|\s)[(["“„«–—-]/gu

export function openingsIn(text: string, lexicons: readonly Lexicon[]): Opening[] {
  const bare = text.replace(SIGN, ' ').replace(/\s/g, ' ')
  const words = wordsOf([{ text: bare, turns: turnsIn(bare, lexicons) }], lexicons)
  const numbers = understand(words, STOPS)
  return words.map(({ start, end }, at) => {
    const [sentence, clause] = [0, 1].map(nth => 1 / (1 + Math.exp(-(numbers[at]?.[nth] ?? 0))))
    return { start, end, sentence: sentence ?? 0, clause: clause ?? 0 }
  })
}
