// How long a text is for X: an address counts 23 wherever it links one, an emoji 2, what is outside its light ranges 2.
import { addressesIn } from '#lib/words/addresses.ts'

const ADDRESS_LENGTH = 23

/** A flag, a keycap, or pictures that are joined into one, each with what colours it. */
const EMOJI =
  /\p{Regional_Indicator}\p{Regional_Indicator}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:[\u{e0020}-\u{e007e}]+\u{e007f})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*/gu
/** Signs that are letters to X unless they are asked to be pictures. */
const PLAIN =
  /^[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934-\u2b55\u3030-\u3299]$/u
const LIGHT = /\p{Cc}|[ -\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/u

const characters = (text: string): number => {
  let total = 0
  for (const character of text) total += LIGHT.test(character) ? 1 : 2
  return total
}

/** Characters as X counts them. */
export function weighted(text: string): number {
  const normal = text.normalize('NFC')
  const addresses = addressesIn(normal)
  let rest = ''
  let at = 0
  for (const { index, text: address } of addresses) {
    rest += `${normal.slice(at, index)}\u0000`
    at = index + address.length
  }
  let emoji = 0
  const plain = (rest + normal.slice(at)).replace(EMOJI, found => {
    if (PLAIN.test(found)) return found
    emoji++
    return '\u0000'
  })
  return characters(plain) + addresses.length * (ADDRESS_LENGTH - 1) + emoji
}
