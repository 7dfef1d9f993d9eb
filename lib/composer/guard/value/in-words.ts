// Values that are said in words: “seventeen dollars”, “dix-huit heures trente”, a phone number digit by digit.
import type { Evidence } from '#lib/composer/guard/evidence.ts'
import { type Said, saidIn } from '#lib/composer/lexis/number-words.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import { currencyOf } from '#lib/composer/literals/amounts.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { took } from '#lib/composer/steps.ts'

type Told = ReturnType<typeof saidIn>

/** Whether a sum, an hour with its minutes or a phone number is said in words. */
export function isSaid(value: Literal, tokens: readonly Token[], lexicons: Evidence['lexicons']): boolean {
  const find = value.kind === 'money' ? isSum : value.kind === 'time' ? isHour : value.kind === 'phone' ? isPhone : null
  if (!find) return false
  took(tokens.length)
  return lexicons.some(lexicon => find(value, saidIn(tokens, lexicon)))
}

const keyAt = ({ words }: Told, at: number): string => words[at]?.key ?? ''

/** “mitglieder vierzig cent der liter gäste siebzig”: the sum before it has the unit. “Loaner chair: zero” is no money. */
const isSum = ({ values, unit }: Literal, told: Told): boolean => {
  const unitAt = (one?: Said) => one && currencyOf(keyAt(told, one.next))
  const isOf = (one: Said, nth: number) => unitAt(one) === unit || (!unitAt(one) && unitAt(told.said[nth - 1]) === unit)
  return (
    told.said.some((one, nth) => values.includes(String(one.value)) && isOf(one, nth)) ||
    (values.includes('0') && told.words.some(({ key }) => key === 'zero' || key === 'cero'))
  )
}

const HOURS = wordSet('heure heures h uhr hora horas ore hours oclock godzina')
const HALF_A_DAY = 720

/** An hour, its word, and minutes: “seven thirty” may be half past a price. */
const isHour = ({ values }: Literal, told: Told): boolean =>
  told.said.some((hour, nth) => {
    const minutes = told.said[nth + 1]
    if (!minutes || minutes.at !== hour.next + 1 || !HOURS.has(keyAt(told, hour.next))) return false
    const all = hour.value * 60 + minutes.value
    return minutes.value < 60 && [all, all + HALF_A_DAY].some(one => values.includes(String(one)))
  })

const ZERO = wordSet('zero oh null cero nul nolla')
const TIMES: ReadonlyMap<string, number> = new Map([
  ['double', 2],
  ['triple', 3],
])

/** Digits as they are dictated, in pairs or one by one, with commas between. */
const isPhone = ({ values: [digits = ''] }: Literal, told: Told): boolean =>
  digits !== '' && runsIn(told).includes(digits)

function runsIn(told: Told): string[] {
  const runs = ['']
  const by = new Map<number, Said>(told.said.map(one => [one.at, one]))
  for (let at = 0; at < told.words.length; ) {
    const times = TIMES.get(keyAt(told, at)) ?? 1
    const from = times > 1 ? at + 1 : at
    const [one, isZero] = [by.get(from), ZERO.has(keyAt(told, from))]
    const digits = isZero ? '0' : one ? String(one.value) : ''
    const isMark = told.words[at]?.kind === 'mark'
    if (digits !== '') runs.push((runs.pop() ?? '') + digits.repeat(times))
    else if (!isMark) runs.push('')
    at = digits === '' ? at + 1 : isZero ? from + 1 : (one?.next ?? from + 1)
  }
  return runs
}
