// Days that are another day tomorrow: “tomorrow”, “next Thurs”, “on Friday”.
import type { Hold } from '#lib/composer/answer.ts'
import { clockOf } from '#lib/composer/builtin/piece.ts'
import type { Sorted } from '#lib/composer/builtin/reading/sort.ts'
import { dayInFull } from '#lib/composer/clarify/day.ts'
import { isLimit, isOfEachWeek, isOneDay, meant } from '#lib/composer/days/one-day.ts'
import { hold } from '#lib/composer/guard/rule.ts'
import { weekdayOf } from '#lib/composer/literals/calendar.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import type { Question } from '#lib/composer/question.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'

type Told = Sorted['told'][number]

/** Of the first such day, the date that is meant: a brief that names it can be posted on any day. */
export function movingDay(question: Question, sorted: Sorted): Hold | false {
  const isQuoted = quotedIn(question)
  for (const told of sorted.told)
    for (const day of told.literals)
      if (moves(day, told, sorted) && !isQuoted(day, told)) {
        const { words, days: near } = meant(day, told.text, sorted.today)
        const days = [...lastBefore(day, told, sorted), ...near]
        // What says nothing of what was is hardly of a day that is over.
        const isNear = (one: number) =>
          MAYBE_OVER.test(told.text) ? one <= sorted.today || !days.includes(sorted.today) : one >= sorted.today
        const likely = days.filter(isNear)
        const dates = (likely.length > 0 ? likely : days)
          .map(one => `“${dayInFull(one, clockOf(question, sorted))}”`)
          .join(' or ')
        return hold('moving', `“${words}” will soon be another day: write ${dates}`)
      }
  const isDated = ({ literals }: Told) => literals.some(one => one.values[0] === String(sorted.today))
  const today = sorted.told.map(one => (isDated(one) ? undefined : TODAY.exec(one.text)?.[0])).find(Boolean)
  const written = dayInFull(sorted.today, clockOf(question, sorted))
  return today ? hold('moving', `“${today}” will soon be another day: write “${written}”`) : false
}
/** A part of the day on which it is written. */
const TODAY =
  /(?<!\p{L})(?:this (?:morning|afternoon|evening)|tonight|heute (?:früh|morgen|mittag|nachmittag|abend)|ce (?:matin|soir)|cet après-midi|esta (?:mañana|tarde|noche|manhã|noite)|stamattina|stasera|questa (?:mattina|sera)|vanochtend|vanmiddag|vanavond|dziś (?:rano|wieczorem))(?!\p{L})/iu

/** “Saturday 16 January, sign up by Thursday” is hardly of this week. */
function lastBefore(day: Literal, { text }: Told, { told, today }: Sorted): number[] {
  const { weekday } = day
  if (day.kind !== 'weekday' || weekday === undefined || !isLimit(day, text)) return []
  const dates = told.flatMap(({ literals }) => literals.filter(({ kind, worked }) => kind === 'date' && !worked))
  const event = Math.min(...dates.map(({ values: [value] }) => Number(value)).filter(one => one > today + WEEK))
  const days = Number.isFinite(event) ? (weekdayOf(event) - weekday + WEEK) % WEEK || WEEK : 0
  return days > 0 ? [event - days] : []
}
const WEEK = 7

const MAYBE_OVER =
  /(?<!\p{L})(?:\p{L}{2,}ed|was|were|had|did|got|made|met|sold|saw|thanks?|thank|last|results?|hat|hatten?|haben|habt|war|waren|danke?|dank|avons|ont|était|étaient|merci|hemos|han|fue|fueron|\p{L}{3,}(?:ó|aron|ieron)|gracias|abbiamo|hanno|è|grazie|foi|foram|fomos|tivemos|obrigad[oa]s?|heeft|hebben|bedankt|dzięk\p{L}*|był\p{L}*|\p{L}+łi?śmy|tack|har|hade|昨|先)(?!\p{L})|ました|でした/iu

/** Inside of a quote, also one of several sentences: what somebody said stays as it was said. */
function quotedIn({ segments }: Question): (day: Literal, told: Told) => boolean {
  const brief = segments.join(' ')
  const quotes = quotesOf(brief).map(({ start, end }) => brief.slice(start, end))
  return ({ start, end }, { text }) => {
    const here = text.slice(Math.max(0, start - AROUND), end + AROUND).trim()
    return quotes.some(quote => quote.includes(here))
  }
}
/** So many signs on either side tell which of two days of one name it is. */
const AROUND = 12

/** “Last night (26 November)”: readers have the date. Whether it is that day is asked of all briefs. */
const hasDateBeside = (day: Literal, { text, literals }: Told): boolean =>
  literals.some(
    one =>
      one.kind === 'date' &&
      /\p{Nd}/u.test(one.text) &&
      (isBeside(text.slice(day.end, one.start)) || isBeside(text.slice(one.end, day.start))),
  )
const isBeside = (between: string): boolean => /^[\s,(–-]+$/.test(between)

/** “Big one this Saturday, Rovers v Athenry, 2pm, 5th December”: which Saturday is told behind it. */
const isDatedElsewhere = ({ weekday }: Literal, { told, today }: Pick<Sorted, 'told' | 'today'>): boolean =>
  told.some(({ literals }) =>
    literals.some(({ kind, worked, values: [day] }) => {
      const isToCome = kind === 'date' && !worked && Number(day) >= today
      return isToCome && weekdayOf(Number(day)) === weekday
    }),
  )

export const moves = (day: Literal, own: Told, { told, lexicons, today }: Sorted): boolean =>
  (day.kind === 'weekday'
    ? isOneDay({ day, text: own.text, literals: own.literals, lexicons })
    : day.kind === 'date' && day.weekday === undefined && /^\p{L}+(?: \p{L}+)?$/u.test(day.text)) &&
  !hasDateBeside(day, own) &&
  !(day.kind === 'weekday' && isDatedElsewhere(day, { told, today })) &&
  !told.some(each => each.text.includes(day.text) && isOfEachWeek(each)) &&
  !(day.kind === 'weekday' && isWholeWeek(told))

/** “mon closed tue closed wed 4-9 …”: the hours of each week. */
const isWholeWeek = (told: readonly Told[]): boolean =>
  new Set(told.flatMap(({ literals }) => literals.flatMap(one => (one.kind === 'weekday' ? [one.weekday] : []))))
    .size >= MOST_OF_WEEK
const MOST_OF_WEEK = 5
