// Of what a day is the day: the words that stand over it on the last scene of a film.
import type { Scene } from '#lib/composer/answer.ts'
import { DAY, type Fact, freeIn, has, PRICE, REACH, TELLING, tellingOf, valuesOf } from '#lib/composer/layout/to-act.ts'
import { keysOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Where } from '#lib/composer/literals/literal.ts'

export type About = {
  where: Where
  /** What the post says beside its pictures. */
  told: readonly string[]
  /** Titles that the brief gives, as it gives them. */
  titles: readonly string[]
}

/** The day leads, and not a title above it that has no day: “Milking at 5am” is no time to come. A day that does not say of what stands under what does. */
export function ledBy(title: string, rows: readonly string[], scenes: readonly Scene[], about: About): string {
  const fact = (text: string): Fact => ({ text, literals: findLiterals(text, about.where) })
  // Over “Next one is this Friday May 14” a title like “Our Friday club” is only what it is of.
  const isDated = has(fact(title), ['date'])
  const dated = isDated ? -1 : rows.findIndex(row => has(fact(row), ['date']))
  if (isDated || (dated < 0 && has(fact(title), DAY))) return title
  const at = dated < 0 ? rows.findIndex(row => has(fact(row), DAY)) : dated
  const day = rows[at]
  if (day === undefined) return title
  const isOfRow = tellingOf(fact(day), about.where).length === 0 && !dayOf(day, scenes, about)
  return (isOfRow ? rows[at - 1] : undefined) ?? day
}

/** What a day that does not say of what is the day of: the line before it that tells neither a day nor a price of its own, or the list of which the post tells this day. */
export function dayOf(words: string, scenes: readonly Scene[], about: About): string | undefined {
  const { where } = about
  const factOf = (text: string): Fact => ({ text, literals: [...findLiterals(text, where), ...freeIn(text, where)] })
  const before = scenes[scenes.findIndex(({ text }) => text === words) - 1]
  const day = factOf(words)
  if (!before || !has(day, DAY) || tellingOf(day, where).length >= TELLING) return undefined
  if (has(factOf(before.text), [...DAY, ...PRICE, ...REACH])) return undefined
  const nearer = toldOf(day, about, [before.text, scenes[0]?.text ?? ''])
  return (before.role === 'line' && nearer >= 0) || (before.role === 'list' && nearer > 0) ? before.text : undefined
}

/** Where the post tells this day, of which of two texts it says more words: more than 0 for the first. */
function toldOf(day: Fact, { where, told }: About, [one, other]: readonly [string, string]): number {
  const days = new Set(valuesOf(day.literals.filter(({ kind }) => DAY.includes(kind))))
  const beside = told
    .flatMap(text => text.split('. '))
    .filter(text => valuesOf(findLiterals(text, where)).some(value => days.has(value)))
  const said = new Set(beside.flatMap(keysOf))
  const shared = (text: string) => tellingOf({ text, literals: [] }, where).filter(({ key }) => said.has(key)).length
  return shared(one) - shared(other)
}

/** A title that says an hour is read as the hour of what stands below it. */
export const isOfAnHour = (title: string, where: Where): boolean =>
  findLiterals(title, where).some(({ kind }) => kind === 'time')
