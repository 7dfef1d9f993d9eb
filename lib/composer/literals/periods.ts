import { isGrouped } from '#lib/composer/literals/dates.ts'
import type { Finder, Reading } from '#lib/composer/literals/literal.ts'
import { isWhole, monthAt } from '#lib/composer/literals/weekdays.ts'

/** “September 2026”, “in October”, “03/2027”: no day. */
export const findPeriod: Finder = (reading, at) => {
  const slashed = reading.wholeAt(at, 1, 12)
  if (
    slashed !== undefined &&
    reading.isMark(at + 1, '/') &&
    reading.wholeAt(at + 2, 1990, 2100) &&
    reading.touches(at + 1)
  )
    return { kind: 'period', last: at + 2, values: [`${reading.keyAt(at + 2)}-${slashed}`] }
  if (reading.language === 'ja' && slashed !== undefined && reading.textAt(at + 1).startsWith('月'))
    return { kind: 'period', last: at, values: [`-${slashed}`] }
  const month = monthAt(reading, at)
  if (month === undefined) return undefined
  const year = reading.wholeAt(month.last + 1, 1990, 2100)
  if (year) return { kind: 'period', last: month.last + 1, values: [`${year}-${month.month}`] }
  return isNamed(reading, at) ? { kind: 'period', last: month.last, values: [`-${month.month}`] } : undefined
}

/** A number that is no day of a month. */
const isFigure = (reading: Reading, at: number): boolean => Number(reading.keyAt(at)) > 31 || isGrouped(reading, at)

/** “Jan 412 / 18,240 / 61”, “may 212”: at the head of a row of figures, of which the first is no day. */
const isRowOf = (reading: Reading, at: number): boolean =>
  at === 0 &&
  isFigure(reading, 1) &&
  (reading.tokens.length === 2 ||
    reading.tokens.slice(2).some(({ kind }, nth) => kind === 'number' && reading.isMark(nth + 1, '/|')))

/** What leads to a month. */
export const MONTH_LED =
  /^(?:in|en|im|w|em|a|since|from|until|till?|before|by|for|de|von|ab|bis|seit|od|do|of|all|during|through|tot|vanaf|van|i|fran|fra)$/
/** Short forms that are words of their own. */
export const MONTH_WORDS = /^(?:may|mar|march|mars|set|sept|out|dez|ago|mai|mag|maj|mei|lip|gru|sty|jan|des)$/

/** “sept to april”: a short form with another month behind or before it. */
const joinsMonth = (reading: Reading, at: number): boolean =>
  (reading.isTo(at + 1) && monthAt(reading, at + 2) !== undefined) ||
  (reading.isTo(at - 1) && monthAt(reading, at - 2) !== undefined)

/** “February”, “its january” and “all of feb” name a month; “we may” does not. */
function isNamed(reading: Reading, at: number): boolean {
  const [key, text] = [reading.keyAt(at), reading.textAt(at)]
  const isLed = MONTH_LED.test(reading.keyAt(at - 1))
  if (isRowOf(reading, at)) return true
  if (reading.lexicons.some(({ pack }) => isWhole(pack.months, { text })))
    return (
      !/^(?:may|march|mars)$/.test(key) ||
      (/^\p{Lu}/u.test(text) && isFigure(reading, at + 1)) ||
      (isLed && !/^(?:mars|set|out)$/.test(key))
    )
  const isWord = MONTH_WORDS.test(key) && !(key === 'sept' && reading.language === 'en')
  if (joinsMonth(reading, at)) return true
  return isLed && !isWord && (reading.tokenAt(at + 1)?.kind !== 'number' || isFigure(reading, at + 1))
}
