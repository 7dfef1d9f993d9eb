// What single values are: a price, a mark out of a whole, a time of day, an amount.
import { quantity } from '#lib/templates/comparison/quantity.ts'
import { spanIn } from '#lib/templates/report/read/spans.ts'
import { isWeekday } from '#lib/words/weekdays.ts'

const MONEY =
  /\p{Sc}|円|(?:^|[\d\s])(?:EUR|USD|GBP|CHF|PLN|SEK|DKK|NOK|zł|kr|Rs|euros?|pounds?|dollars?|pesos?|MAD|AED|SAR|EGP|DH|درهم|ريال|د\.م|د\.إ|ر\.س|ج\.م|د\.ت)(?=$|[\s./,])/u
export const isMoney = (text: string): boolean => MONEY.test(text) && /\d/.test(text)

const SCORE = /^(\d{1,2})\s*(?:\/|out of|outta|of|von|de|sur|su|van|z|av|na|من)\s*(\d{1,2})$/iu

/** “8/10”, “8 out of 10”. */
export function scoreIn(text: string): { some: number; whole: number } | null {
  const [, some, whole] = SCORE.exec(text.trim()) ?? []
  const found = { some: Number(some), whole: Number(whole) }
  return whole && found.some <= found.whole && found.whole >= 3 ? found : null
}

const CLOCK = /^\d{1,2}(?:[.:h]\d{2}(?:\s?(?:am|pm|uhr|h|u))?|\s?(?:am|pm|uhr|h))\.?$/iu
export const isClock = (text: string): boolean => CLOCK.test(text.trim())

/** “Mon 6:15”, “Tuesdays”, “18.30 Uhr”. */
export const isWhen = (label: string): boolean => isClock(label) || isWeekday(/^\p{L}+/u.exec(label)?.[0] ?? '')

/** Amounts of one kind in their order, which bars may show: spans of time, or figures with one and the same unit. */
export function amountsIn(texts: readonly string[]): number[] | null {
  if (texts.some(isMoney) || texts.every(isClock) || texts.some(text => REMARKED.test(text))) return null
  const spans = texts.map(spanIn)
  if (spans.every(span => span !== null && span > 0)) return spans as number[]
  if (areCounts(texts)) return texts.map(text => Number(text.replace(/\D/g, '')))
  const amounts = texts.map(text => (WHOLLY.test(text.trim()) ? quantity(text) : null))
  const [first] = amounts
  const alike = amounts.every(one => one && one.unit === first?.unit && one.unit !== '' && one.value > 0)
  return alike ? amounts.map(one => one?.value ?? 0) : null
}
/** 27 minutes until an answer and 46 hours of training have nothing to do with each other: one would be a speck beside the other; nor have 41 practices and 2 employees. */
export function comparedIn(values: readonly string[], labels: readonly string[]): number[] | null {
  const amounts = amountsIn(values)
  const units = new Set(values.map(value => value.replace(/[\d.,\s]/g, '')))
  if (amounts && units.has('') && !countOneThing(labels)) return null
  return amounts && units.size > 1 && Math.max(...amounts) > FAR * Math.min(...amounts) ? null : amounts
}
/** “jars of plum”, “jars of quince”: each has a word that all of them have. */
const countOneThing = ([first = '', ...others]: readonly string[]): boolean =>
  wordsIn(first).some(word => others.every(other => wordsIn(other).includes(word)))
const wordsIn = (label: string): string[] => label.toLowerCase().match(/\p{L}{4,}/gu) ?? []
const FAR = 12

/** “Ten minutes, with a tea” says more than how long it takes. */
const REMARKED = /[,;] \p{L}/u
/** “61, 58, 40, 21, 7”: how many there are of each; years, places in their order, numbers of houses and of telephones are no counts. */
function areCounts(texts: readonly string[]): boolean {
  const own = texts.map(text => text.trim())
  const counts = own.map(text => Number(text.replace(/\D/g, '')))
  if (own.length < LEAST_COUNTED || !own.every(text => COUNT.test(text))) return false
  const areYears = counts.every(count => count >= 1500 && count <= 2199)
  const areInOrder = counts.every((count, at) => at === 0 || count - (counts[at - 1] ?? 0) === 1)
  return !areYears && !areInOrder && counts.some(count => count > 1)
}
const LEAST_COUNTED = 3
const COUNT = /^(?:[1-9]\d{0,3}|[1-9]\d{0,2}(?:[.,\u2009\u202f\u00a0 ]\d{3}){1,2})$/u

/** A figure and its unit, and no words beside them. */
const WHOLLY =
  /^(?:(?:about|around|approx|ca|circa|etwa|rund|env|environ|unos|unas|cerca de)\.?\s)?[\d.,\u2009\u202f\u00a0]+\s?[^\s\d]{1,12}$/iu

const LEADS =
  /^((?:about|around|over|ca\.?|circa|etwa|rund|über|environ|plus de|unos|unas|más de|cerca de|oltre|mais de)\s)?([+−-]?[\d][\d.,\u2009\u202f\u00a0 ]*\d|\d)(\s?%)?\s+(\p{L}.*)$/iu

/** “31 sotto i 14 anni”: the figure with which a line begins, and what it counts; an ordinal, an hour and a day are none. */
export function countedIn(text: string): { value: string; label: string } | null {
  const found = LEADS.exec(text.trim())
  if (!found || /^(?:am|pm|uhr|h|o'clock|à|to|bis|st|nd|rd|th)\b/iu.test(found[4] ?? '')) return null
  return { value: `${found[1] ?? ''}${found[2]}${found[3] ?? ''}`, label: found[4] ?? '' }
}

const TAIL =
  /^(.{1,120}?[^,\s])(?:(?<!\d),\s?|,?\s{1,2})((?:(?:ab|from|desde|dès|da|a partir de|vanaf|od|from)\s)?(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?(?:\p{Sc}|EUR|CHF|円|zł|kr))(?:\s?\/\s?\S{1,6})?)$/iu

/** “Naturstein ab 90 €/m²”: a name, and the price that ends it; the comma of “1畳4,800円” parts nothing. */
export function pricedIn(name: string): { name: string; price: string } | null {
  const [, own, price] = TAIL.exec(name.trim()) ?? []
  return own && price ? { name: own, price } : null
}
