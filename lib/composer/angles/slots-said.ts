// Hours and prices as the copy says them.
import type { Reading } from '#lib/composer/read/reading.ts'
import type { Money } from '#lib/composer/slots/amounts.ts'
import { shiftZone } from '#lib/composer/slots/calendar.ts'
import { clock, type TimeSlot } from '#lib/composer/slots/times.ts'
import { lowerFirst } from '#lib/composer/words/case.ts'

export function sayTime(time: TimeSlot, reading: Reading): string {
  if (time.said) return lowerFirst(time.text)
  const zone =
    time.zone && time.zone !== reading.zone ? ` ${/(?<=\s|\d)[A-Z]{1,4}$/.exec(time.text)?.[0] ?? ''}`.trimEnd() : ''
  const half = /[ap]m/i.test(time.text)
  // “3.30 to 4.30” may be in the afternoon; only who types a nought means the morning.
  const asTyped = (minute: number): string =>
    time.text.startsWith('0') ? clock(minute) : clock(minute).replace(/^0(?=\d)/, '')
  const said = (minute: number): string => (half ? twelve(minute) : asTyped(minute))
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
