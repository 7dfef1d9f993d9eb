// A brief of which little is no news: what is unsure in it is told.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { meanOf } from '#lib/composer/builtin/reading/rules/piece.ts'
import type { Left, Parted } from '#lib/composer/builtin/reading/sort.ts'

/** How likely a word has to be no news to be left out there, and where its piece may be for the maker. */
export const [CALMLY, WARILY] = [0.75, 0.62]

/** Orders apart little of it is left out, nothing of that by rule or as surely no news. */
export function isCalm({ told, left }: Parted, own: readonly (readonly Heard[])[]): boolean {
  const first = told[0]?.n ?? 0
  const later = left.filter(({ n, list }) => n > first && list !== 'style')
  const orders = left.every(({ n, list }) => n > first || list === 'style')
  const isUnsure = ({ n, list }: Left) => list === 'unsure' || meanOf(own[n - 1] ?? []) < EVEN
  return orders && later.length > 0 && later.length <= MOST_LATER && later.every(isUnsure)
}
const [MOST_LATER, EVEN] = [2, 0.5]

/** A piece of it that turns to nobody, is heard as neither an order nor a wish, goes on behind none that was typed without a stop, and says nothing of the making. */
export const isOpen = (text: string, own: readonly Heard[], before = ''): boolean =>
  own.every(({ word }) => word.turn === 0) &&
  2 * own.filter(({ aside }) => aside === 'order' || aside === 'wish').length < own.length &&
  (STOPS.test(before) || !SMALL.test(text)) &&
  !OF_MAKING.test(text)
const STOPS = /[.!?:;)"”]$/u
const SMALL = /^\p{Ll}/u

/** “Lose the last bit, …”, “… meglio tagliare”, “Dory wants the link on it”, “MPI doesn’t need a photo of it”. */
export const OF_MAKING =
  /(?<!\p{L})(?:(?:cut|lose|trim|crop|blur|drop) (?:the|that|this|it|out|off|her|him|them)(?!\p{L})|(?:\p{Lu}\p{Ll}{1,20}|s?he|they) wants? |(?:doesn['’]?t|don['’]?t|not) need |need(?:s|ed)? to know|(?:raus|weg|ab)?(?:ge)?schn(?:eid|itt)|nenn(?:en|t)|taglia|nomina|nomm(?:er|ez|é)|coup(?:er|ez) |(?:re)?cort(?:ar|en|es|ad)|nombr(?:ar|es|en)|(?:weg)?knip|noem|wytn|wyci[ąn]|nazw)/u
