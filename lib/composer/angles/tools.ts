import type { Money } from '#lib/composer/read/amounts.ts'
import { shiftZone } from '#lib/composer/read/calendar.ts'
import type { DateSlot } from '#lib/composer/read/dates.ts'
import { type Clause, type Part, type Reading, within } from '#lib/composer/read/reading.ts'
import { clock, type TimeSlot } from '#lib/composer/read/times.ts'
import { sentence, stripStop, upperFirst } from '#lib/composer/words/case.ts'
import { squeeze, tighten } from '#lib/composer/words/compress.ts'
import { covered } from '#lib/composer/words/overlap.ts'
import { type Form, speakDate, speakDay } from '#lib/composer/words/speak.ts'

export const matching = (reading: Reading, pattern: RegExp): Clause | undefined =>
  reading.facts.find(clause => pattern.test(clause.text))
export const partMatching = (reading: Reading, pattern: RegExp): Part | undefined =>
  reading.facts.flatMap(clause => clause.parts).find(part => part.kind === 'fact' && pattern.test(part.text))

export const partsOf = (reading: Reading): Part[] =>
  reading.facts.flatMap(clause => clause.parts.filter(part => part.kind === 'fact' && part.text !== ''))

export const say = (reading: Reading, slot: DateSlot, form?: Form): string => speakDate(slot, reading.style, form)
export const sayDay = (reading: Reading, day: number, form?: Form): string => speakDay(day, reading.style, form)

export const deadlineOf = (reading: Reading): DateSlot | undefined =>
  reading.dates.filter(date => date.role === 'deadline').sort((a, b) => a.day - b.day)[0]
export const startOf = (reading: Reading): DateSlot | undefined => reading.dates.find(date => date.role === 'start')
export const comingDate = (reading: Reading): DateSlot | undefined =>
  reading.dates.find(date => date.role !== 'past' && date.role !== 'deadline' && date.precision === 'day') ??
  startOf(reading)

/** Facts that the texts so far do not say, as sentences of their own. */
export function remaining(reading: Reading, used: readonly string[], limit = 4): string[] {
  const said = [...used]
  const out: string[] = []
  for (const clause of reading.facts) {
    if (out.length >= limit) break
    const text = readable(clause)
    if (!text || covered(text, said) > 0.66) continue
    said.push(text)
    out.push(text)
  }
  return out
}

const ADDRESS_ONLY =
  /^(?:(?:cta|link|url|website|site|email|apply|more|read|see|visit|book|sign up|register|details|info|get (?:it|yours)|order|shop|at|on|here|try it|download)[\s:,]*)*(?:https?:\/\/\S+|\S+@\S+|[\w.-]+\.[a-z]{2,}\S*)$/i

/** A clause as a sentence that can stand alone, or nothing when it would limp. */
export function readable(clause: { text: string }): string {
  const text = tighten(clause.text)
  if (ADDRESS_ONLY.test(text) || text.length < 4) return ''
  const short = text.length <= 150 ? text : squeeze(text, 150)
  return short ? sentence(upperFirst(short)) : ''
}

export const shorten = (text: string, limit: number): string | undefined => {
  const short = squeeze(stripStop(text), limit - 1)
  return short ? sentence(short) : undefined
}

/** Where the reader goes: a page, else a mailbox. */
export const addressOf = (reading: Reading): string | undefined => reading.urls[0]?.value ?? reading.emails[0]?.value

export const firstFit = (limit: number, ...choices: (string | undefined)[]): string | undefined =>
  choices.find(choice => choice !== undefined && choice !== '' && [...choice].length <= limit)

export const clean = (items: (string | undefined | false)[]): string[] =>
  items.filter((item): item is string => typeof item === 'string' && item !== '')

export function sayTime(time: TimeSlot, reading: Reading): string {
  const zone =
    time.zone && time.zone !== reading.zone ? ` ${/(?<=\s|\d)[A-Z]{1,4}$/.exec(time.text)?.[0] ?? ''}`.trimEnd() : ''
  const half = /[ap]m/i.test(time.text)
  const said = (minute: number): string => (half ? twelve(minute) : clock(minute))
  return time.last === undefined ? said(time.minute) + zone : `${said(time.minute)} to ${said(time.last)}${zone}`
}

const twelve = (minute: number): string => {
  const hour = Math.floor(minute / 60)
  const rest = minute % 60
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`
}

/** The same minute on the wall of each reader's city. */
export function zonedMinutes(
  day: number,
  time: TimeSlot,
  from: string,
  cities: readonly (readonly [string, string])[],
): { day: number; text: string }[] {
  return cities.map(([city, zone]) => {
    const local = shiftZone(day, time.minute, from, zone)
    return { day: local.day, text: `${clock(local.minute)} ${city}` }
  })
}

export const sayMoney = (money: Money): string =>
  money.text
    .replace(
      /\s?(?:\/|per |an? |each|pro )\s?(?:person|month|year|mo|yr|team|hour|hr|day|night|seat|user|head|loaf)\b.*$/i,
      '',
    )
    .replace(/(\d)\s?(?:-|–|to)\s?(?=[\d£$€])/g, '$1–')
    .replace(/^(\d[\d.,]*) ?(?:euros?|EUR)$/i, '€$1')
    .replace(/^(\d[\d.,]*) ?(?:pounds?|GBP)$/i, '£$1')
    .replace(/^(\d[\d.,]*) ?(?:dollars?|USD)$/i, '$$$1')

export const slotsIn = within
