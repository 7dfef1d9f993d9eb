// Days that are another day tomorrow: “tomorrow”, “next Thurs”, “on Friday”.
import type { Hold } from '#lib/composer/answer.ts'
import { clockOf, type Piece } from '#lib/composer/builtin/piece.ts'
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { dayInFull } from '#lib/composer/clarify/day.ts'
import { isOfEachWeek, isOneDay, meant } from '#lib/composer/days/one-day.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Question } from '#lib/composer/question.ts'

/** “On stage next month”: another month in a week. */
export function movingMonth(told: readonly Piece[]): Hold | false {
  const found = told.flatMap(({ text }) => SPAN.exec(text)?.[0] ?? [])[0]
  return found !== undefined && hold('moving', `“${found}” will soon be another one: write which`)
}
const SPAN =
  /(?<!\p{L})(?:(?:next|this coming) (?:week|month|year)|nächste[nrs]? (?:woche|monat|jahr)|(?:semaine|mois) prochaine?|(?:la )?(?:semana|mes) (?:que viene|próxim[oa])|(?:próxim[oa]) (?:semana|mes|mês)|(?:settimana|mese) prossim[oa]|prossim[oa] (?:settimana|mese)|(?:przyszły|następny|przyszłym|następnym) (?:miesiąc\p{L}*|tydzień|tygodni\p{L}*))(?!\p{L})/iu

type Told = Sorted['told'][number]

/** Of the first such day, the date that is meant: a brief that names it can be posted on any day. */
export function movingDay(question: Question, sorted: Sorted): Hold | false {
  for (const told of sorted.told)
    for (const day of told.literals)
      if (moves(day, told, sorted)) {
        const { words, days } = meant(day, told.text, sorted.today)
        const dates = days.map(one => `“${dayInFull(one, clockOf(question, sorted))}”`).join(' or ')
        return hold('moving', `“${words}” will soon be another day: write ${dates}`)
      }
  return false
}

export const moves = (day: Literal, { text, literals }: Told, { told, lexicons }: Sorted): boolean =>
  (day.kind === 'weekday'
    ? isOneDay({ day, text, literals, lexicons })
    : day.kind === 'date' && day.weekday === undefined && /^\p{L}+(?: \p{L}+)?$/u.test(day.text)) &&
  !told.some(each => each.text.includes(day.text) && isOfEachWeek(each))
