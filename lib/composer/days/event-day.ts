// The last day that the words of a post speak of as coming: an event, a deadline, an offer’s end. After it they are out of date.

import { isOfEachWeek, isOneDay, meant } from '#lib/composer/days/one-day.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { civil } from '#lib/composer/literals/calendar.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Where } from '#lib/composer/literals/literal.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'

/** Null where they name no day that comes, or look back on one. */
export function eventDayIn(texts: readonly string[], where: Where): string | null {
  const lexicons = [...new Set([where.language.slice(0, 2), 'en'])].map(lexiconOf)
  const isBehind = (text: string) =>
    tokensOf(text).some(({ key }) => lexicons.some(({ claims }) => claims.get(key) === 'thank'))
  if (isBehind(texts[0] ?? '')) return null
  const days = texts
    .flatMap((text, index) => (isBehind(text) ? [] : daysOf(text, texts[index - 1] ?? '', where, lexicons)))
    .filter(day => day > where.today)
  return days.length > 0 ? written(Math.max(...days)) : null
}

function daysOf(text: string, above: string, where: Where, lexicons: readonly Lexicon[]): number[] {
  const literals = findLiterals(text, where)
  return literals.flatMap(literal => {
    const { kind, start, end, values } = literal
    // “From” may be the label of a row.
    if (begins(start === 0 ? `${above} ` : text.slice(Math.max(0, start - LEAD), start), text.slice(end))) return []
    // “Tomorrow” in words may be any, and a date of two years either.
    if (kind === 'date') return values.length > 1 || !/\p{Nd}/u.test(literal.text) ? [] : values.map(Number)
    if (!isOneDay({ day: literal, text, literals, lexicons }) || isOfEachWeek({ text, literals })) return []
    // So may a bare weekday.
    const { words, days } = meant(literal, text, where.today)
    return words === literal.text && days.length > 1 ? [] : [Math.max(...days)]
  })
}

/** So many signs before a day say that something begins. */
const LEAD = 30
/** “From 1 April we open at eight” is true on any later day. */
const begins = (before: string, after: string): boolean => FROM.test(before) || /^ ?(?:から|以降|onwards)/u.test(after)
const FROM =
  /(?<!\p{L})(?:from|since|starting|as of|ab|seit|vom|à partir du|dès(?: le)?|depuis(?: le)?|a partir del?|desde(?: el)?|dal|a partire dal|da|od|vanaf|från|fra|ابتداء من|من)(?: the| يوم)? $/iu

function written(day: number): string {
  const { year, month, day: of } = civil(day)
  return [year, ...[month, of].map(part => String(part).padStart(2, '0'))].join('-')
}
