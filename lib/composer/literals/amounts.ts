import {
  type Finder,
  isMark,
  keyAt,
  type Reading,
  type Take,
  tokenAt,
  touches,
} from '#lib/composer/literals/literal.ts'

const coded = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split('|').flatMap(each => {
      const [code = '', ...forms] = each.split(' ')
      return forms.map((form): [string, string] => [form, code])
    }),
  )
export const SIGNS = coded('GBP £|USD $|EUR €|JPY ¥ ￥|INR ₹|KRW ₩|TRY ₺|RUB ₽|UAH ₴')
const WORDS = coded(
  'EUR eur euro euros|USD usd dollar dollars|GBP gbp pound pounds quid|CHF chf franken|PLN zl pln zlotych|KR kr sek nok dkk kronor kroner|JPY 円 yen|KRW 원|JOD دينار دنانير jd|AED درهم|SAR ريال|EGP جنيه|BRL reais real|TRY tl|CENT cent cents|PENCE p',
)
/** Which currency a word names. */
export const currencyOf = (key: string): string | undefined => WORDS.get(key)
const PERCENT = /^(?:percent|prozent|pct|procent)$/
const SIZES = new Map([
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['mio', 1e6],
  ['million', 1e6],
  ['millions', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
])
const SPACED = new Set(['fr', 'pl', 'pt', 'es', 'sv', 'no', 'nb', 'da', 'fi', 'cs', 'ru', 'uk', 'de'])

/** “£4.20”, “8,60 €”, “1,000円”, “180 zł”, “34k”, “18 %”, “1 240”, “7,2”. */
export const findAmount: Finder = (reading, at) => {
  const sign = SIGNS.get(tokenAt(reading, at)?.text ?? '')
  const number = numberAt(reading, sign === undefined ? at : at + 1)
  if (!number) return undefined
  const values = [String(number.value)]
  if (sign) return { kind: 'money', last: number.last, values, unit: keyAt(reading, at - 1) === 'r' ? 'BRL' : sign }
  const after = tokenAt(reading, number.last + 1)
  const money = currencyAt(reading, number.last + 1)
  if (money) return { kind: 'money', last: number.last + 1, values, unit: money }
  if (isMark(reading, number.last + 1, '%٪') || PERCENT.test(after?.key ?? ''))
    return { kind: 'percent', last: number.last + 1, values }
  return ranged(reading, number.last, values) ?? { kind: 'number', last: number.last, values }
}

/** A “p” is pence where it touches its number. */
function currencyAt(reading: Reading, at: number): string | undefined {
  const { text = '', key = '' } = tokenAt(reading, at) ?? {}
  if (key === 'p' && !touches(reading, at)) return undefined
  return SIGNS.get(text) ?? WORDS.get(key) ?? (text.startsWith('円') ? 'JPY' : undefined)
}

/** “40 a 60 %”, “8–9 €”: the first of two has the sign of the second. */
function ranged(reading: Reading, last: number, values: string[]): Take | undefined {
  if (!isMark(reading, last + 1, '-–—') && !/^(?:to|a|bis|do|and|und|y|e|et|à)$/.test(keyAt(reading, last + 1)))
    return undefined
  const other = numberAt(reading, last + 2)
  const sign = other && tokenAt(reading, other.last + 1)
  if (!other || !sign) return undefined
  if (sign.text === '%') return { kind: 'percent', last, values }
  const unit = currencyAt(reading, other.last + 1)
  return unit ? { kind: 'money', last, values, unit } : undefined
}

type Number_ = { value: number; last: number }

/** A number with its parts of thousands and its decimals, read by their shape: “1.240”, “1,240.50”, “7,2”. */
function numberAt(reading: Reading, at: number): Number_ | undefined {
  const first = tokenAt(reading, at)
  if (first?.kind !== 'number') return undefined
  const groups: { sign: string; digits: string }[] = []
  let last = at
  while (groups.length < 6) {
    const [mark, next] = [tokenAt(reading, last + 1), tokenAt(reading, last + 2)]
    if (
      mark?.kind === 'mark' &&
      /[.,'’]/.test(mark.text) &&
      next?.kind === 'number' &&
      touches(reading, last + 1) &&
      touches(reading, last + 2)
    ) {
      groups.push({ sign: mark.text, digits: next.text })
      last += 2
    } else if (isThousands(reading, last, groups.length)) {
      groups.push({ sign: ' ', digits: mark?.text ?? '' })
      last += 1
    } else break
  }
  const value = numberOf(first.text, groups)
  const size = sizeAfter(reading, last, at)
  return size === undefined ? { value, last } : { value: round(value * size), last: last + 1 }
}

function sizeAfter(reading: Reading, last: number, at: number): number | undefined {
  const key = keyAt(reading, last + 1)
  if (!SIZES.has(key)) return undefined
  // “5 m” is a length and “34k” a size: letters alone count only where they touch, and metres are small.
  return key.length > 2 ||
    (touches(reading, last + 1) &&
      (key !== 'm' || tokenAt(reading, last + 1)?.text === 'M' || isMark(reading, at - 1, '£$€')))
    ? SIZES.get(key)
    : undefined
}

const round = (value: number): number => Math.round(value * 1e6) / 1e6

/** “1 240”: a group of three digits behind one space that parts thousands. */
function isThousands(reading: Reading, last: number, found: number): boolean {
  const [token, next] = [tokenAt(reading, last), tokenAt(reading, last + 1)]
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
  const thousands =
    end.digits.length === 3 && (same || others.length === 0) && end.sign !== '.'
      ? true
      : end.digits.length === 3 && (same || head !== '0') && groups.every(group => group.digits.length === 3)
  const whole = [head, ...others.map(group => group.digits)].join('')
  return thousands ? Number(whole + end.digits) : Number(`${whole}.${end.digits}`)
}
