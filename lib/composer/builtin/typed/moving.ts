// Days that are another day tomorrow: “tomorrow”, “next Thurs”, “on Friday”.
import type { Hold } from '#lib/composer/answer.ts'
import { clockOf } from '#lib/composer/builtin/piece.ts'
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { dayInFull } from '#lib/composer/clarify/day.ts'
import { isOfEachWeek, isOneDay, meant } from '#lib/composer/days/one-day.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Question } from '#lib/composer/question.ts'

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
