// The words of a picture that its owner wants to look otherwise than the rest.
import type { Stressed } from '#lib/render/wishes.ts'

const SPACES = /\s+/gu

/** Spaces and marks are set otherwise than they are written, and letters may be capitals. */
const folded = (text: string): string => text.replaceAll(SPACES, ' ').replaceAll('’', "'").toLowerCase().trim()

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const isDigit = (sign: string | undefined) => sign !== undefined && /\p{N}/u.test(sign)

/** “95” is neither in “1995” nor in “95.50” nor in “1,95”. */
const isApart = (near: string | undefined, next: string | undefined, own: string | undefined): boolean =>
  !(isLetter(near) && isLetter(own)) && !(isDigit(own) && (near === '.' || near === ',') && isDigit(next))

/** Where some words stand in a text as words of their own, -1 where they do not. */
export function placeOf(words: string, text: string): number {
  const [whole, part] = [folded(text), folded(words)]
  if (part === '') return -1
  for (let at = whole.indexOf(part); at >= 0; at = whole.indexOf(part, at + 1)) {
    const end = at + part.length
    const before = isApart(whole[at - 1], whole[at - 2], part[0])
    if (before && isApart(whole[end], whole[end + 1], part.at(-1))) return at
  }
  return -1
}

/** Beyond this many letters a text is read, and cannot lead whatever is asked for. */
const MOST_LEADING = 80

/** Whether it can be done with these texts: nothing is large that would be a whole paragraph, and none that is not there. */
export const canStress = ({ words, is }: Stressed, texts: readonly string[]): boolean =>
  texts.some(text => placeOf(words, text) >= 0 && (is !== 'large' || [...text].length <= MOST_LEADING))
