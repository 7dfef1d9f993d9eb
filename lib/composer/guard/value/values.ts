// Whether a value of the post is a value of the brief.
import { civil, weekdayOf } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { took } from '#lib/composer/steps.ts'

const DAYS = new Set(['date', 'weekday'])
const COUNTS = new Set(['number', 'money', 'percent', 'version'])

/** `told` is what the post says, `given` what the brief does. */
export function sameValue(told: Literal, given: Literal): boolean {
  took(1)
  if (DAYS.has(told.kind) && DAYS.has(given.kind)) return sameDay(told, given)
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
  if (told.kind === 'time' && given.kind === 'number') return isHour(told, Number(given.values[0]))
  if (told.kind === 'number' && given.kind === 'time') return isHour(given, Number(told.values[0]))
  if (told.kind === 'number' && given.kind === 'date')
    return given.values.some(day => civil(Number(day)).day === Number(told.values[0]))
  if (told.kind === 'percent' || given.kind === 'percent')
    return told.kind === 'number' && Number(told.values[0]) === Number(given.values[0])
  if (COUNTS.has(told.kind) && COUNTS.has(given.kind)) return Number(told.values[0]) === Number(given.values[0])
  if (told.kind === 'phone' || given.kind === 'phone')
    return (told.values[0] ?? '').replace(/\D/g, '') === (given.values[0] ?? '').replace(/\D/g, '')
  return false
}

function sameDay(told: Literal, given: Literal): boolean {
  if (told.kind === 'weekday')
    return given.kind === 'weekday'
      ? told.weekday === given.weekday
      : given.values.some(day => weekdayOf(Number(day)) === told.weekday) || given.weekday === told.weekday
  return meets(told.values, given.values)
}

const meets = (some: readonly string[], others: readonly string[]): boolean =>
  some.some(value => others.includes(value))

const isHour = (time: Literal, number: number): boolean =>
  number <= 24 &&
  time.values.some(
    value =>
      Number(value) === number * 60 || Number(value) === (number + 12) * 60 || Number(value) === (number % 12) * 60,
  )

/** A date that was worked out may be printed in full, and today always may. */
export const mayBeToday = (told: Literal, today: number): boolean =>
  told.kind === 'date' && !told.clash && told.values.includes(String(today))

/** Numbers that only count the pieces: “1. Mix”, “3)”. */
export const isMarker = (text: string, { kind, start, end }: Literal): boolean =>
  (kind === 'number' || kind === 'version') &&
  text.slice(0, start).trim() === '' &&
  (/^[.)]\s/.test(text.slice(end, end + 2)) || /^\s+\p{L}/u.test(text.slice(end, end + 3))) &&
  Number(text.slice(start, end)) <= 20

/** “1. Mix”: a number that nobody has to tell. */
export const isEnumerator = (text: string, literal: Literal): boolean =>
  isMarker(text, literal) && /^[.)]\s/.test(text.slice(literal.end, literal.end + 2))
