import { civil, weekday } from '#lib/composer/slots/calendar.ts'
import type { DateSlot } from '#lib/composer/slots/dates.ts'
import { MONTHS, WEEKDAYS } from '#lib/composer/words/months.ts'

export type Style = { language: string; today: number; monthFirst: boolean }
export type Form = 'long' | 'plain' | 'short'

const name = (table: Record<string, readonly string[]>, language: string, index: number): string =>
  (table[language] ?? table.en ?? [])[index] ?? ''

/** A day as the language says it: `long` with its weekday, `plain` without, `short` cut to three letters. */
export function speakDay(day: number, style: Style, form: Form = 'plain'): string {
  const { year, month, day: date } = civil(day)
  const far = day - style.today > 330 || style.today - day > 60
  const { language } = style
  if (language === 'ja') return `${far ? `${year}年` : ''}${month}月${date}日`
  const week = name(WEEKDAYS, language, weekday(day))
  const monthName = name(MONTHS, language, month - 1)
  if (language === 'de') {
    const plain = `${date}. ${form === 'short' ? cutMonth(monthName, 'de') : monthName}${far ? ` ${year}` : ''}`
    return form === 'long' ? `${week}, ${plain}` : plain
  }
  if (language === 'es' || language === 'pt') {
    const plain = `${date} de ${monthName}${far ? ` de ${year}` : ''}`
    return form === 'long' ? `${week}${language === 'pt' ? ',' : ''} ${plain}` : plain
  }
  if (language === 'fr' || language === 'it') {
    const plain = `${date === 1 ? (language === 'fr' ? '1er' : '1º') : date} ${monthName}${far ? ` ${year}` : ''}`
    return form === 'long' ? `${week} ${plain}` : plain
  }
  if (PLAIN_ORDER.has(language)) {
    const plain = `${date} ${monthName}${far ? ` ${year}` : ''}`
    return form === 'long' ? `${week}${language === 'pl' ? ',' : ''} ${plain}` : plain
  }
  const shown = form === 'short' ? cutMonth(monthName, 'en') : monthName
  const weekShown = form === 'short' ? week.slice(0, 3) : week
  if (style.monthFirst) {
    const plain = `${shown} ${date}${far ? `, ${year}` : ''}`
    return form === 'plain' ? plain : `${weekShown}, ${plain}`
  }
  const plain = `${date} ${shown}${far ? ` ${year}` : ''}`
  return form === 'plain' ? plain : `${weekShown} ${plain}`
}

/** Day, then month, with nothing between them. */
const PLAIN_ORDER = new Set(['nl', 'pl', 'sv'])

const cutMonth = (month: string, language: string): string =>
  month.length <= 4 ? month : language === 'de' ? `${month.slice(0, 3)}.` : month.slice(0, 3)

export function speakDate(slot: DateSlot, style: Style, form?: Form): string {
  const { language } = style
  const { year, month } = civil(slot.day)
  if (slot.said) return slot.said
  if (slot.precision === 'month') return `${name(MONTHS, language, month - 1)} ${year}`
  if (slot.clash !== undefined && slot.last === undefined) return speakDay(slot.day, style, 'plain')
  if (slot.weekly) return `${name(WEEKDAYS, language, weekday(slot.day))}${language === 'en' ? 's' : ''}`
  if (slot.last !== undefined) return speakSpan(slot.day, slot.last, style, slot.named && form !== 'plain')
  return speakDay(slot.day, style, form ?? (slot.named ? 'long' : 'plain'))
}

const TO: Record<string, string> = { en: 'to', de: 'bis', es: 'al', fr: 'au', pt: 'a', it: 'al', nl: 't/m', ja: '〜' }

function speakSpan(first: number, last: number, style: Style, named: unknown): string {
  const end = speakDay(last, style)
  if (civil(first).month !== civil(last).month)
    return `${speakDay(first, style)} ${TO[style.language] ?? '–'} ${speakDay(last, style)}`
  const start = civil(first).day
  const near = last - first === 1
  if (near && named && style.language === 'en' && !style.monthFirst)
    return `${name(WEEKDAYS, 'en', weekday(first))} ${start} and ${name(WEEKDAYS, 'en', weekday(last))} ${end}`
  if (style.language === 'de') return near ? `${start}. und ${end}` : `${start}. bis ${end}`
  if (style.language === 'es') return near ? `${start} y ${end}` : `${start} al ${end}`
  if (style.language === 'fr') return `${start === 1 ? '1er' : start} au ${end}`
  if (style.language === 'pt') return `${start} a ${end}`
  if (style.language === 'it') return `${start} al ${end}`
  if (PLAIN_ORDER.has(style.language)) return `${start}${style.language === 'nl' ? ' t/m ' : '–'}${end}`
  if (style.language === 'ja') return `${speakDay(first, style)}〜${speakDay(last, style)}`
  if (style.monthFirst) return end.replace(/(\d{1,2})/, `${start}–$1`)
  return near ? `${start} and ${end}` : `${start} to ${end}`
}

export const NUMBER_WORDS = [
  'none',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
export const inWords = (value: number): string => NUMBER_WORDS[value] ?? String(value)
export const fromWord = (word: string): number => {
  const index = NUMBER_WORDS.indexOf(word.toLowerCase())
  return index > 0 ? index : Number(word.replace(/,/g, ''))
}
