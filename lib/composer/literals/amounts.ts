import type { Finder, Reading, Take } from '#lib/composer/literals/literal.ts'

const coded = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split('|').flatMap(each => {
      const [code = '', ...forms] = each.split(' ')
      return forms.map((form): [string, string] => [form, code])
    }),
  )
export const SIGNS = coded('GBP £|USD $|EUR €|JPY ¥ ￥|INR ₹|KRW ₩|TRY ₺|RUB ₽|UAH ₴')
const WORDS = coded(
  'EUR eur euro euros|USD usd aud nzd cad sgd hkd dollar dollars|GBP gbp pound pounds quid|CHF chf franken|PLN zl pln zlotych|KR kr sek nok dkk kronor kroner|JPY 円 yen|KRW 원|JOD دينار دنانير jd|AED درهم|SAR ريال|EGP جنيه|BRL reais real|TRY tl|KES ksh kes shilling shillings bob|UGX ugx ush|TZS tzs tsh|NGN ngn naira|GHS ghs cedi cedis|ZAR zar rand|INR inr rs rupee rupees|CZK czk kc|HUF huf forint|RON ron lei|MXN mxn pesos|CENT cent cents|PENCE p',
)
/** Those that stand before their number as well: “KSh 480”, “CHF 20”. */
const CODES =
  /^(?:eur|usd|aud|nzd|cad|sgd|hkd|gbp|chf|pln|kr|sek|nok|dkk|ksh|kes|ugx|ush|tzs|tsh|ngn|ghs|zar|inr|rs|czk|huf|ron|mxn)$/
export const isCurrencyCode = (key: string): boolean => CODES.test(key)
/** Which currency a word names. */
export const currencyOf = (key: string): string | undefined => WORDS.get(key)
const PERCENT = /^(?:percent|prozent|pct|procent)$/
const [PER, HUNDRED] = [/^(?:per|por|pour)$/, /^(?:cent|cento|ciento)$/]
const SIZES = new Map(
  Object.entries({ k: 1e3, m: 1e6, mn: 1e6, mio: 1e6, million: 1e6, millions: 1e6, bn: 1e9, billion: 1e9 }),
)
const SPACED = new Set(['fr', 'pl', 'pt', 'es', 'sv', 'no', 'nb', 'da', 'fi', 'cs', 'ru', 'uk', 'de'])

/** “£4.20”, “8,60 €”, “1,000円”, “180 zł”, “34k”, “18 %”, “1 240”, “7,2”. */
export const findAmount: Finder = (reading, at) => {
  const key = reading.keyAt(at)
  const sign = SIGNS.get(reading.textAt(at)) ?? (isCurrencyCode(key) ? WORDS.get(key) : undefined)
  const number = numberAt(reading, sign === undefined ? at : at + 1)
  if (!number) return undefined
  const values = [String(number.value)]
  if (sign) return { kind: 'money', last: number.last, values, unit: reading.keyAt(at - 1) === 'r' ? 'BRL' : sign }
  const money = currencyAt(reading, number.last + 1)
  if (money) return { kind: 'money', last: number.last + 1, values, unit: money }
  if (reading.isMark(number.last + 1, '%٪') || PERCENT.test(reading.keyAt(number.last + 1)))
    return { kind: 'percent', last: number.last + 1, values }
  // “18 per cento”, “por ciento”, “pour cent”.
  if (PER.test(reading.keyAt(number.last + 1)) && HUNDRED.test(reading.keyAt(number.last + 2)))
    return { kind: 'percent', last: number.last + 2, values }
  return ranged(reading, number.last, values) ?? { kind: 'number', last: number.last, values }
}

/** A “p” is pence where it touches its number. */
export function currencyAt(reading: Reading, at: number): string | undefined {
  const [text, key] = [reading.textAt(at), reading.keyAt(at)]
  if (key === 'p' && !reading.touches(at)) return undefined
  // “Jetty Lager 4.2 $9”: the sign of the next number.
  if (SIGNS.has(text) && !reading.touches(at) && reading.touchesNumber(at + 1)) return undefined
  return SIGNS.get(text) ?? WORDS.get(key) ?? (text.startsWith('円') ? 'JPY' : undefined)
}

/** “40 a 60 %”, “8–9 €”: the first of two has the sign of the second. */
function ranged(reading: Reading, last: number, values: string[]): Take | undefined {
  if (!reading.isMark(last + 1, '-–—') && !/^(?:to|a|bis|do|and|und|y|e|et|à)$/.test(reading.keyAt(last + 1)))
    return undefined
  const other = numberAt(reading, last + 2)
  if (!other) return undefined
  if (reading.isMark(other.last + 1, '%')) return { kind: 'percent', last, values }
  const unit = currencyAt(reading, other.last + 1)
  return unit ? { kind: 'money', last, values, unit } : undefined
}

type Number_ = { value: number; last: number }

/** A number with its parts of thousands and its decimals, read by their shape: “1.240”, “1,240.50”, “7,2”. */
function numberAt(reading: Reading, at: number): Number_ | undefined {
  const first = reading.tokenAt(at)
  if (first?.kind !== 'number') return undefined
  const groups: { sign: string; digits: string }[] = []
  let last = at
  while (groups.length < 6) {
    if (reading.joinsNumber(last + 1, ".,'’")) {
      groups.push({ sign: reading.textAt(last + 1), digits: reading.textAt(last + 2) })
      last += 2
    } else if (isThousands(reading, last, groups.length)) {
      groups.push({ sign: ' ', digits: reading.textAt(last + 1) })
      last += 1
    } else break
  }
  const value = numberOf(first.text, groups)
  const size = sizeAfter(reading, last, at)
  return size === undefined ? { value, last } : { value: round(value * size), last: last + 1 }
}

function sizeAfter(reading: Reading, last: number, at: number): number | undefined {
  const key = reading.keyAt(last + 1)
  if (!SIZES.has(key)) return undefined
  // “5 m” is a length and “34k” a size: letters alone count only where they touch, and metres are small.
  return key.length > 2 ||
    (reading.touches(last + 1) && (key !== 'm' || reading.textAt(last + 1) === 'M' || reading.isMark(at - 1, '£$€')))
    ? SIZES.get(key)
    : undefined
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** “1 240”: a group of three digits behind one space that parts thousands. */
function isThousands(reading: Reading, last: number, found: number): boolean {
  const [token, next] = [reading.tokenAt(last), reading.tokenAt(last + 1)]
  if (token?.kind !== 'number' || next?.kind !== 'number' || next.text.length !== 3) return false
  if (found === 0 && (token.text.length > 3 || token.text.startsWith('0'))) return false
  const between = reading.text.slice(token.end, next.start)
  return /^[\u00a0\u202f\u2009]$/.test(between) || (between === ' ' && SPACED.has(reading.language))
}

function numberOf(head: string, groups: readonly { sign: string; digits: string }[]): number {
  const end = groups.at(-1)
  if (!end) return Number(head)
  const others = groups.slice(0, -1)
  const same = others.some(group => group.sign === end.sign)
  const isGroup = (same || others.length === 0) && end.sign !== '.'
  const areGroups = (same || head !== '0') && groups.every(group => group.digits.length === 3)
  const thousands = end.digits.length === 3 && (isGroup || areGroups)
  const whole = [head, ...others.map(group => group.digits)].join('')
  return thousands ? Number(whole + end.digits) : Number(`${whole}.${end.digits}`)
}
