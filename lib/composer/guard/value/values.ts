// Whether a value of the post is a value of the brief.
import { civil, weekdayOf } from '#lib/composer/literals/calendar.ts'
import { isDay, type Literal } from '#lib/composer/literals/literal.ts'
import { took } from '#lib/composer/steps.ts'

const COUNTS = new Set(['number', 'money', 'percent', 'version'])

/** `told` is what the post says, `given` what the brief does. */
export function sameValue(told: Literal, given: Literal): boolean {
  took(1)
  if (isDay(told) && isDay(given)) return sameDay(told, given)
  if (told.kind === 'code' && given.kind === 'code') return bareCode(told) === bareCode(given)
  if (told.kind === given.kind)
    return (
      meets(told.values, given.values) &&
      (!told.unit || !given.unit || told.unit === given.unit || told.kind === 'time')
    )
  if (told.kind === 'period' && given.kind === 'date')
    return given.values.some(
      day =>
        told.values[0] === `-${civil(Number(day)).month}` ||
        told.values[0] === `${civil(Number(day)).year}-${civil(Number(day)).month}`,
    )
  if (told.kind === 'time' && given.kind === 'number') return isHour(told, given)
  if (told.kind === 'number' && given.kind === 'time') return isHour(given, told)
  if (told.kind === 'number' && given.kind === 'date')
    return given.values.some(day => civil(Number(day)).day === Number(told.values[0]))
  if (told.kind === 'percent' || given.kind === 'percent')
    return told.kind === 'number' && Number(told.values[0]) === Number(given.values[0])
  if (COUNTS.has(told.kind) && COUNTS.has(given.kind)) return Number(told.values[0]) === Number(given.values[0])
  if (told.kind === 'phone' || given.kind === 'phone')
    return (told.values[0] ?? '').replace(/\D/g, '') === (given.values[0] ?? '').replace(/\D/g, '')
  return false
}

/** “WD40” is “WD-40”. */
export const bareCode = ({ values }: Pick<Literal, 'values'>): string =>
  (values[0] ?? '').replace('-', '').toLowerCase()

function sameDay(told: Literal, given: Literal): boolean {
  if (told.kind === 'weekday')
    return given.kind === 'weekday'
      ? told.weekday === given.weekday
      : given.values.some(day => weekdayOf(Number(day)) === told.weekday) || given.weekday === told.weekday
  return meets(told.values, given.values)
}

const meets = (some: readonly string[], others: readonly string[]): boolean =>
  some.some(value => others.includes(value))

/** “at 4” beside “4”, and “8.30” which is a decimal until a word of time stands beside it. */
function isHour(time: Literal, { text, values }: Literal): boolean {
  const [, hour = values[0], minute = 0] = /^(\d{1,2})[.:]([0-5]\d)$/.exec(text) ?? []
  const number = Number(hour) * 60 + Number(minute)
  return Number(hour) <= 24 && time.values.some(value => [number, number + 720, number % 720].includes(Number(value)))
}

/** A date that was worked out may be printed in full, and today always may. */
export const mayBeToday = (told: Literal, today: number): boolean =>
  told.kind === 'date' && !told.clash && told.values.includes(String(today))

/** What stands behind a number that counts pieces; Japanese sets no space there. */
const ENDED = /^(?:[.)º°．、](?:\s|$)|[.．、](?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))/u

/** Numbers that only count the pieces: “1. Mix”, “3)”. */
export const isMarker = (text: string, { kind, start, end }: Literal): boolean =>
  (kind === 'number' || kind === 'version') &&
  text.slice(0, start).trim() === '' &&
  (ENDED.test(text.slice(end, end + 2)) || /^\s+\p{L}/u.test(text.slice(end, end + 3))) &&
  Number(text.slice(start, end)) <= 20

const LEAST_MARKERS = 3

/** “1 call us 2 find the papers 3 …”: numbers that count the pieces of a text, or of several in a row; one may be left out. */
export function markersIn(pieces: readonly { text: string; literals: readonly Literal[] }[]): ReadonlySet<Literal> {
  const found: Literal[] = []
  const all = pieces.flatMap(({ text, literals }) =>
    literals.flatMap(literal => {
      const isNumber = /^\d{1,2}$/.test(literal.text) && isBeforeWords(text, literal)
      return isNumber ? [{ literal, number: Number(literal.text) }] : []
    }),
  )
  let last = 0
  for (const [at, { literal, number }] of all.entries()) {
    // “4 the last 4 numbers tell, over 6 years let us look 5 …”: what is left out stands nowhere behind.
    const isNext =
      number === last + 1 || (number === last + 2 && last > 0 && !all.slice(at).some(one => one.number === last + 1))
    if (!isNext) continue
    found.push(literal)
    last = number
  }
  return new Set(found.length >= LEAST_MARKERS ? found : [])
}

const isBeforeWords = (text: string, { start, end }: Literal): boolean =>
  /(?:^|[\s.,;:–—-])$/.test(text.slice(0, start)) && /^(?:[.):．、]?\s*\p{L}|[.):．、]$)/u.test(text.slice(end))

/** “1. Mix”: a number that nobody has to tell. */
export const isEnumerator = (text: string, literal: Literal): boolean =>
  isMarker(text, literal) && ENDED.test(text.slice(literal.end, literal.end + 2))
