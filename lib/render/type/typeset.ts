// Marks of a typewriter as they are set: curved apostrophes, and the quotation marks of the language.
import type { Language } from '#lib/render/objects/words/index.ts'
import { marks } from '#lib/render/tongue.ts'

/** Around what is said within what is said. */
const INNER: Record<Language, readonly [string, string]> = {
  ...{ en: ['‘', '’'], de: ['‚', '‘'], es: ['“', '”'], fr: ['“', '”'], it: ['“', '”'] },
  ...{ pt: ['‘', '’'], nl: ['‘', '’'], pl: ['‚', '’'], sv: ['’', '’'] },
}

type Mark = '"' | "'"
const isMark = (sign: string | undefined): sign is Mark => sign === '"' || sign === "'"
export const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const isSpace = (sign: string | undefined) => sign === undefined || /\s/u.test(sign)
/** A mark behind one of these opens, any other closes. */
const isBefore = (sign: string | undefined) => isSpace(sign) || /[([{«“„‚‘–—/-]/u.test(sign ?? '')

/** Feet, inches and other scripts stay as they are. */
export function typeset(text: string, tongue: Language | null): string {
  if (!/["']/u.test(text) || !/\p{Script=Latin}/u.test(text)) return text
  const signs = [...text]
  const pairs = { '"': marks[tongue ?? 'en'], "'": INNER[tongue ?? 'en'] }
  const open = { '"': false, "'": false }
  return signs
    .map((sign, at) => {
      if (!isMark(sign)) return sign
      const [before, after] = [signs[at - 1], signs[at + 1]]
      const closing = open[sign] && !isBefore(before) && !isLetter(after)
      const opening = !open[sign] && isBefore(before) && !isSpace(after) && !isDecade(signs, at) && closes(signs, at)
      if (opening || closing) {
        open[sign] = opening
        return pairs[sign][opening ? 0 : 1]
      }
      return sign === "'" && !(/\p{N}/u.test(before ?? '') && !isLetter(after)) ? '’' : sign
    })
    .join('')
}

/** ’90s */
const isDecade = (signs: readonly string[], at: number) => /^\d\ds/u.test(signs.slice(at + 1, at + 4).join(''))

/** Whether the mark at a place has its like behind it, at the end of a word; one letter alone is what is left of one. */
const closes = (signs: readonly string[], at: number): boolean =>
  signs.some(
    (sign, place) =>
      place > at + 1 &&
      sign === signs[at] &&
      !isBefore(signs[place - 1]) &&
      !isLetter(signs[place + 1]) &&
      !(sign === "'" && place === at + 2),
  )
