// What a percentage says: a share of a whole, or by how much something changed.
import { plain } from '#lib/render/objects/tokens.ts'

/** A share of a hundred, when the value says one; what has a sign is a change. */
export function percentOf(value: string): number | null {
  const found = /^[^\d+±−–-]{0,2}(\d{1,3}(?:[.,]\d+)?)\s?%$/u.exec(value.trim())
  const number = numberIn(found?.[1])
  return Number.isFinite(number) && number <= 100 ? number : null
}

const numberIn = (digits = 'x'): number => Number(digits.replace(',', '.'))

/** What something is now, of the hundred that it was: by its sign, or by the words that begin what it is of (“18 %”, “more members”). */
export function changedTo(value: string, label: string): number | null {
  const [, sign, digits] = /^([+−–-]?)\s?(\d{1,4}(?:[.,]\d+)?)\s?%$/u.exec(value.trim()) ?? []
  const change = numberIn(digits)
  if (!Number.isFinite(change)) return null
  const told = plain(label)
  const way = sign ? (sign === '+' ? 1 : -1) : LESS.test(told) ? -1 : MORE.test(told) ? 1 : 0
  return way === 0 || change * way < -100 ? null : 100 + change * way
}

const first = (words: string): RegExp => new RegExp(`^(?:${words})(?!\\p{L})`, 'u')
const MORE = /* @__PURE__ */ first(
  'more|higher|faster|larger|bigger|longer|growth|increase|mehr|hoher\\p{L}*|schneller\\p{L}*|wachstum|mas|mayor|plus|hausse|croissance|piu|crescita|mais|crescimento|meer|hoger|groei|wiecej|wzrost|mer|fler|okning',
)
const LESS = /* @__PURE__ */ first(
  'less|fewer|lower|slower|smaller|shorter|cheaper|decrease|drop|weniger|geringer\\p{L}*|kurzer\\p{L}*|menos|menor|moins|baisse|meno|minore|minder|lager|mniej|spadek|mindre|farre',
)
