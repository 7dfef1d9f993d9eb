// A brief that is typed in capitals from end to end, in small letters.
import { englishOf } from '#lib/composer/lexis/english/known.ts'
import { fold } from '#lib/composer/lexis/fold.ts'

/** Below so many letters it may be a title or a code. */
const LEAST = 30
const MOSTLY = 0.85

/** “NEED A HELPER ON THE SECOND TRUCK”; what the brand writes of itself keeps its letters. */
export function calmed(brief: string, brand: string, language: string): string {
  const capitals = brief.match(/\p{Lu}/gu)?.length ?? 0
  const cased = capitals + (brief.match(/\p{Ll}/gu)?.length ?? 0)
  if (capitals < LEAST || capitals < MOSTLY * cased) return brief
  const own = new Map([...brand.matchAll(WORD)].flatMap(([word]) => (isOwn(word) ? [[word.toLowerCase(), word]] : [])))
  return brief
    .replace(WORD, (word, at: number) => {
      const small = word.toLowerCase()
      return ADDRESS.test(brief.slice(at - 1, at))
        ? word
        : (own.get(small) ?? written(word, small, brief.slice(0, at), language))
    })
    .replace(FIRST, letter => letter.toUpperCase())
}

const WORD = /\p{L}[\p{L}\p{M}’']*/gu
const ADDRESS = /^[@#/_]$/
/** Of its lines any word may begin with a capital. */
const isOwn = (word: string): boolean => /.\p{Lu}/u.test(word)
const FIRST = /(?<=(?:(?:^|\n)\s{0,4}(?:\d{1,2}[.)]?\s)?|[.!?…]\s{1,3})["“„«'‘¿¡(]?)\p{Ll}/gu

function written(word: string, small: string, before: string, language: string): string {
  if (ABBREVIATED.test(word)) return word
  if (language !== 'en') return small
  if (/^I(?:['’]\p{L}+)?$/u.test(word)) return `I${small.slice(1)}`
  const english = englishOf(fold(small))
  const isName = english === 'name' || (english === 'unknown' && PLACED.test(before))
  return isName ? small.charAt(0).toUpperCase() + small.slice(1) : small
}
/** Letters that nobody can say as a word; “pm” and units are small, and “MR”, “DR” and “ST” have a vowel of their own in speech. */
const ABBREVIATED =
  /^(?!(?:PM|MM|CM|KM|KG|ML|MG|HRS?|MRS?|DR|ST|ND|RD|TH|MS|FT|LBS?|PLS|THX|TXT|WK|WKS|NR|BZW|KWH|DNT|MSG|SHH+|HM+|PPL)$)[B-DF-HJ-NP-TV-XZ]{2,5}$/
const PLACED = /(?<!\p{L})(?:IN|AT|FROM|NEAR|TO|MR|MRS|DR)\.? $/u
