// What is no sense to cut: two words that it leaves, unless they are thanks, and a sentence that is hardly doubted.
import type { Doubted } from '#lib/composer/builtin/reading/cut/cut.ts'
import { dictatedIn } from '#lib/composer/builtin/reading/ordered/dictated.ts'
import { entitledIn } from '#lib/composer/builtin/reading/ordered/entitled.ts'

export const THANKS = /^(?:an? )?(?:thank you|thanks|congratulations|happy birthday|welcome|well done)$/iu

/** “Also if you pay it by 31 December” of “… you might get the deduction”: says when something would be, and not what. */
const HANGING =
  /^(?:also |and |but |und |y |et |e )?(?:if|when|unless|as soon as|wenn|falls|sobald|si|cuando|quand|dès que|quando|appena|als|zodra|jeśli|gdy)(?: [^\s,.;:!?]+){2,8}$/iu
const WHO = /(?<!\p{L})(?:we|they|you|he|she|there|wir|ihr|sie|du|nous|on|vous|nosotros|noi|nós|wij|jullie)(?!\p{L})/giu

export const isHanging = (text: string): boolean => HANGING.test(text) && (text.match(WHO)?.length ?? 0) < 2

/** “Staff trade” of “Staff trade a shift from their phone”. */
export function isScrap(text: string, { start, end }: { start: number; end: number }): boolean {
  const left = text.slice(start, end)
  const isWhole = dictatedIn(text)?.end === end || (start === 0 && entitledIn(text)?.title.end === end)
  if (isHanging(left) && /^ \p{Ll}/u.test(text.slice(end))) return true
  return !isWhole && /^\p{L}+ \p{L}+$/u.test(left) && /^ \p{Ll}/u.test(text.slice(end)) && !THANKS.test(left)
}

/** A sentence of which no word is surely no news and most are some is told whole: torn it is worse. */
export const isHardlyDoubted = (words: readonly Doubted[]): boolean =>
  words.every(({ rule, chance }) => !rule && chance < HARDLY) &&
  words.reduce((sum, { chance }) => sum + chance, 0) < words.length * MOSTLY
const [HARDLY, MOSTLY] = [0.8, 0.45]
