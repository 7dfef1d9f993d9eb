// What is no sense to cut: two words that it leaves, unless they are thanks, and a sentence that is hardly doubted.
import type { Doubted } from '#lib/composer/builtin/reading/cut/cut.ts'
import { dictatedIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { entitledIn } from '#lib/composer/builtin/reading/ordered/entitled.ts'

export const THANKS = /^(?:an? )?(?:thank you|thanks|congratulations|happy birthday|welcome|well done)$/iu

/** “Staff trade” of “Staff trade a shift from their phone”. */
export function isScrap(text: string, { start, end }: { start: number; end: number }): boolean {
  const left = text.slice(start, end)
  const isWhole = dictatedIn(text)?.end === end || (start === 0 && entitledIn(text)?.title.end === end)
  return !isWhole && /^\p{L}+ \p{L}+$/u.test(left) && /^ \p{Ll}/u.test(text.slice(end)) && !THANKS.test(left)
}

/** A sentence of which no word is surely no news and most are some is told whole: torn it is worse. */
export const isHardlyDoubted = (words: readonly Doubted[]): boolean =>
  words.every(({ rule, chance }) => !rule && chance < HARDLY) &&
  words.reduce((sum, { chance }) => sum + chance, 0) < words.length * MOSTLY
const [HARDLY, MOSTLY] = [0.8, 0.45]
