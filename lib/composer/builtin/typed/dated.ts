// “this Friday” is another day next week: where one day alone can be meant its date stands instead.

import type { Sorted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { moves } from '#lib/composer/builtin/typed/moving.ts'
import { dayInFull } from '#lib/composer/clarify/day.ts'
import { meant } from '#lib/composer/days/one-day.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { type Question, whereOf } from '#lib/composer/question.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { capitalized } from '#lib/words/capitalized.ts'

export function withDates(question: Question, sorted: Sorted): Sorted {
  const where = whereOf(question, sorted.language)
  const told = sorted.told.map((one, at): Told => {
    // “Closed on Monday 25th. Back on Wednesday”: the one behind that date.
    const before = sorted.told.slice(0, at).flatMap(({ literals }) => literals.filter(({ kind }) => kind === 'date'))
    const last = Math.max(0, ...before.map(({ values: [day] }) => Number(day)))
    if (one.literals.filter(({ kind }) => kind === 'weekday').length !== 1) return one
    const text = one.literals
      .toReversed()
      .reduce((text, day) => dated(text, day, one, { sorted, american: where.american, last }), one.text)
    return text === one.text ? one : { ...one, text, literals: findLiterals(text, where) }
  })
  return told.every((one, at) => one === sorted.told[at]) ? sorted : { ...sorted, told }
}

/** `last` is the last date that stands before it. */
type At = { sorted: Sorted; american: boolean; last: number }

/** “this Friday” alone; “today” and “tomorrow” are said of whoever reads it on that day. */
function dated(text: string, day: Literal, told: Told, { sorted, american, last }: At): string {
  // What somebody said stays as it was said.
  const isSaid = quotesOf(told.text).some(({ start, end }) => start < day.start && day.end <= end)
  if (day.kind !== 'weekday' || isSaid || hasDate(day, told) || !moves(day, told, sorted)) return text
  const { words, days } = meant(day, told.text, sorted.today)
  const [only, ...others] = days
  const start = told.text.toLowerCase().lastIndexOf(words.toLowerCase(), day.start)
  const end = start + words.length
  // “from Saturday’s concert” is of that day.
  if (/['’]s(?!\p{L})/u.test(told.text.slice(start, end + 2))) return text
  const lead = leadOf(told.text.slice(0, start), told.text.slice(end), words === day.text, sorted.language)
  // “5 dicembre, prenotare entro giovedì”: the Thursday before that date, or this one.
  const isAnother = words === day.text && only !== undefined && !day.values.slice(0, 2).includes(String(only))
  if (
    only === undefined ||
    only < last ||
    isAnother ||
    others.length > 0 ||
    start < 0 ||
    end < day.end ||
    lead === undefined
  )
    return text
  const full = `${lead}${dayInFull(only, { language: sorted.language, american })}`
  return `${text.slice(0, start)}${start === 0 ? capitalized(full) : full}${/^ ?\d/.test(text.slice(end)) ? ',' : ''}${text.slice(end)}`
}

/** “Fri Feb 25”, “Fri (25 Feb)”, “Sunday (29th)”, “Thursday the twenty second”; “a week on Sunday” is another one. */
const hasDate = (day: Literal, { text, literals }: Told): boolean =>
  /^(?:,? (?:the|den|dem) | week(?!\p{L})|,? ?\(?\d{1,2}(?:st|nd|rd|th)(?!\p{L}))/iu.test(text.slice(day.end)) ||
  /(?:weeks?|fortnight) (?:on|from|after) (?:this |next )?$/iu.test(text.slice(0, day.start)) ||
  literals.some(
    ({ kind, start }) => kind === 'date' && start >= day.end && /^[ ,.(]*$/.test(text.slice(day.end, start)),
  )

/** The word that leads to a date where “this” stood; undefined where the language has another sentence for it. */
function leadOf(before: string, behind: string, isBare: boolean, language: string): string | undefined {
  if (
    /^ ?(?:morning|afternoon|evening|night|früh|abend|mañana|tarde|noche|matin|soir|mattina|sera|manhã|noite)/iu.test(
      behind,
    )
  )
    return undefined
  if (isBare) return ''
  if (language === 'es') return /(?:^|[\s,])(?:el|del|al|en|de|para|desde|hasta)\s$/iu.test(before) ? undefined : 'el '
  if (language !== 'en') return undefined
  const isAlone = /^$|[,;:–-]\s?$/.test(before) && /^$|^\s?[,;:–-]/.test(behind)
  return isAlone || /(?:^|\s)(?:on|by|until|till|til|from|since|before|after|for|through|starting|of)\s$/iu.test(before)
    ? ''
    : 'on '
}
