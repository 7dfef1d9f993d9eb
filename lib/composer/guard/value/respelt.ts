// One value in two spellings that are different values to a reader of numbers: “U13” and “under-13”, “2h35” and “2 hours 35 minutes”.
import type { Evidence, Known, Place } from '#lib/composer/guard/evidence.ts'
import { isAloud } from '#lib/composer/guard/value/aloud.ts'
import { isFeast } from '#lib/composer/guard/value/days/feasts.ts'
import { isDictated } from '#lib/composer/guard/value/dictated.ts'
import { isSaid } from '#lib/composer/guard/value/in-words.ts'
import { isNamed } from '#lib/composer/guard/value/named.ts'
import { isNth } from '#lib/composer/guard/value/nth.ts'
import { isShare } from '#lib/composer/guard/value/shares.ts'
import { bareCode } from '#lib/composer/guard/value/values.ts'
import { daysIn, numbersIn } from '#lib/composer/lexis/number-words.ts'
import { wordSet } from '#lib/composer/lexis/phrases.ts'
import type { Token } from '#lib/composer/lexis/tokens.ts'
import { civil } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { MONTH_WORDS } from '#lib/composer/literals/periods.ts'
import { DAY_WORDS } from '#lib/composer/literals/weekdays.ts'
import { took } from '#lib/composer/steps.ts'

/** Whether a value of the text around it stands in a piece in other signs. */
export const isRespelt = (value: Literal, around: Place, place: Place, evidence: Known): boolean =>
  isSpelt(value, place, evidence.lexicons) ||
  isNth(value, around, place, evidence.lexicons) ||
  isNamed(value, place) ||
  isShare(value, place) ||
  isOne(value, around, place) ||
  isShortYear(value, place) ||
  isFeast(value, place)

/** “au moins une semaine avant” where the brief has “1 semaine”: of the same thing. */
const isOne = ({ values, kind, end }: Literal, around: Place, place: Place): boolean => {
  const thing =
    kind === 'number' && values[0] === '1' ? around.tokens.find(({ start }) => start >= end)?.key : undefined
  return place.tokens.some(({ key }, at) => ONE.has(key) && thing !== undefined && place.tokens[at + 1]?.key === thing)
}
const ONE = wordSet('a an one ein eine einen einem einer un une uno una um uma een jeden jedna jedno en ett')

const isSpelt = (value: Literal, place: Place, lexicons: Evidence['lexicons']): boolean =>
  isInWords(value, place, lexicons) ||
  isDayIn(value, place, lexicons) ||
  place.literals.some(
    one => isOfCode(value, one) || isOfCode(one, value) || isOfSpan(value, one) || isOfSpan(one, value),
  ) ||
  isPhoneIn(value, place) ||
  isSaid(value, place.tokens, lexicons) ||
  isAloud(value, place.tokens, lexicons) ||
  isMonthIn(value, place, lexicons) ||
  isWeekdayIn(value, place, lexicons) ||
  isDictated(value, place.tokens, lexicons) ||
  isBareTime(value, place) ||
  (value.kind === 'code' && isTyped(value, place.text))

/** “2028” where the brief has “winter of 28”, “1958” where it has “from 58”, and the other way round. */
const isShortYear = ({ text: year, kind }: Literal, { text }: Place): boolean => {
  if (kind !== 'number' || !/^(?:19|20)?\d\d$/.test(year)) return false
  const others = year.length === 4 ? [year.slice(2)] : [`20${year}`, `19${year}`]
  const isPast = [year, ...others].some(one => one.startsWith('19'))
  return [YEARS, ...(isPast ? [PAST_YEARS] : [])].some(pattern =>
    [...text.matchAll(pattern)].some(([, said = '']) => others.includes(said)),
  )
}
const PAST_YEARS =
  /(?<!\p{L})(?:from|built in|made in|back in|since|aus|seit|von|depuis|de|desde|del|dal|uit|sinds)(?: the year)? ['’]?((?:19)?[2-9]\d)(?![\p{L}\d:.,%€£])/giu
const YEARS =
  /(?:winter|spring|summer|autumn|fall|season|christmas|class of|back in|since|frühling|frühjahr|sommer|herbst|saison|été|hiver|automne|printemps|verano|invierno|otoño|primavera|estate|inverno|autunno|verão|outono|zomer|herfst|lente|lato|zima|jesień|['’])(?: (?:of|de|del|di|do|van) )?\s?['’]?((?:19|20)?\d\d)(?![\p{L}\d:.,%€£])/giu

/** “at 6” where the brief has “at six”, “11 h” where it has “onze heures”, “1,212” where it is said in words. */
function isInWords({ text, kind, values }: Literal, { tokens }: Place, lexicons: Evidence['lexicons']): boolean {
  const number =
    kind === 'time'
      ? /^(\d{1,2})(?: ?[^\d:.,–-]{1,8})?$/.exec(text)?.[1]
      : kind === 'number' && /^\d[\d.,’' ]*$/.test(text)
        ? values[0]
        : undefined
  return number !== undefined && numbersIn(tokens, lexicons).includes(Number(number))
}

/** “4:30” where the brief has “the 430 class”, and the other way round. */
const isBareTime = (value: Literal, { tokens, literals }: Place): boolean =>
  /^\d{3,4}$/.test(value.text)
    ? literals.some(one => bareOf(one) === value.text)
    : tokens.some(({ kind, key }) => kind === 'number' && key === bareOf(value))
function bareOf({ kind, text }: Literal): string | undefined {
  const [, hour, minutes = ''] = (kind === 'time' && /^(\d{1,2})[:.](\d{2})(?!\d)/.exec(text)) || []
  return Number(hour) <= 23 && Number(minutes) < 60 && Number(minutes) % 5 === 0 ? `${hour}${minutes}` : undefined
}

/** “26 June” where the brief has “the twenty sixth of June”; a year in digits is the one that is said. */
function isDayIn({ text, kind, values }: Literal, { tokens }: Place, lexicons: Evidence['lexicons']): boolean {
  if (kind !== 'date') return false
  const isFull = /\d{4}/.test(text)
  const told = values.map(value => civil(Number(value)))
  return daysIn(tokens, lexicons).some(one =>
    told.some(({ day, month, year }) => day === one.day && month === one.month && (!isFull || year === one.year)),
  )
}

/** “13” of “under-13s” where the brief has “U13s”. */
const isOfCode = ({ text: number }: Literal, { text: code }: Literal): boolean =>
  /^\d{1,2}$/.test(number) && /^\p{L}(\d{1,2})s?$/u.exec(code)?.[1] === number

/** “2” and “35” of “2 hours 35 minutes” where the brief has “2h35”. */
const isOfSpan = ({ text: number }: Literal, { text: span }: Literal): boolean => {
  const [, hours, minutes] = /^(\d{1,2})h(\d{2})$/.exec(span) ?? []
  return /^\d{1,2}$/.test(number) && [hours, minutes].includes(number)
}

const PHONE = 7
/** A long number is the same however it is grouped, and so is a group of it. */
function isPhoneIn({ text, kind }: Literal, place: Place): boolean {
  const digits = digitsOf(text)
  if (digits.length >= PHONE && kind !== 'money') return place.text.replace(/[^\p{L}\p{N}]+/gu, '').includes(digits)
  return (
    digits.length >= 3 &&
    digits.length === text.replaceAll(' ', '').length &&
    place.literals.some(one => one.kind === 'phone' && digitsOf(one.text).includes(digits))
  )
}
const digitsOf = (text: string): string => text.replace(/\D+/g, '')

/** “WD40” where the brief has “wd40” or “wd-40”. */
const isTyped = (code: Literal, text: string): boolean =>
  text
    .toLowerCase()
    .replaceAll('-', '')
    .split(/[^\p{L}\p{N}]+/u)
    .includes(bareCode(code))

/** “February” where the brief has “feb slots”; a short form that is a word of its own, “mar”, is none. */
function isMonthIn({ kind, values }: Literal, { tokens }: Place, lexicons: Evidence['lexicons']): boolean {
  if (kind !== 'period') return false
  took(tokens.length)
  const isMonth = (key: string) => lexicons.some(({ months }) => values[0] === `-${(months.get(key) ?? -1) + 1}`)
  return tokens.some(({ key }) => isMonth(key) && !MONTH_WORDS.test(key))
}

/** “Friday” where the brief has “fri arvo”; a short form that is a word of its own, “sun”, is none. Japanese joins the first signs of weekdays, “土日”, and may have kana behind one, “火よう”. */
function isWeekdayIn({ kind, weekday }: Literal, { tokens }: Place, lexicons: Evidence['lexicons']): boolean {
  const names = lexicons.find(({ pack }) => pack.code === 'ja')?.weekdays
  if (kind !== 'weekday') return false
  if (!names)
    return tokens.some(
      ({ key }) =>
        key.length > 2 && !DAY_WORDS.has(key) && lexicons.some(({ weekdays }) => weekdays.get(key) === weekday),
    )
  if (tokens.some((token, at) => names.get(token.text) === weekday && /^よう/u.test(tokens[at + 1]?.text ?? '')))
    return true
  const isDays = ({ text }: Token) => [...text].every(sign => sign === '祝' || names.has(sign))
  return tokens.some(
    (token, at) =>
      isDays(token) &&
      [...token.text].some(sign => names.get(sign) === weekday) &&
      (token.text.length > 1 || [-2, 2].some(far => isBesideDay(tokens[at + far / 2], tokens[at + far], isDays))),
  )
}

/** “月〜金”, “水・土”. */
const isBesideDay = (mark: Token | undefined, day: Token | undefined, isDays: (token: Token) => boolean): boolean =>
  mark !== undefined && /^[〜～~・、,/-]$/.test(mark.text) && day !== undefined && isDays(day)
