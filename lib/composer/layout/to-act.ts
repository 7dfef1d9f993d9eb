// What a viewer needs to act, of all that a film says: on which day, for how much, and where.
import type { Scene } from '#lib/composer/answer.ts'
import { isHabit, isHourOf, isTold } from '#lib/composer/layout/film/announced.ts'
import { keysOf, tokensOf } from '#lib/composer/lexis/tokens.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import type { Literal, LiteralKind, Where } from '#lib/composer/literals/literal.ts'
import { lexiconOf } from '#lib/composer/packs/index.ts'
import { width } from '#lib/composer/words/width.ts'

export const WHEN: readonly LiteralKind[] = ['date', 'weekday', 'time']
export const PRICE: readonly LiteralKind[] = ['money']
export const REACH: readonly LiteralKind[] = ['link', 'email', 'phone', 'handle', 'code']

const FACTS = 3
/** Of a row; of one with what its list is about before it. */
const [LONGEST, TITLED] = [72, 44]

type Told = { text: string /** What the list that it is of is about. */; of?: string; kept?: true }
export type Fact = Told & { literals: readonly Literal[] }

/** One row each, in the order of the film; what the last scene says itself is not said again. */
export function rowsToAct(scenes: readonly Scene[], where: Where): string[] {
  const last = scenes.at(-1)
  const told = [
    ...wholeOf(scenes.slice(0, -1).flatMap((scene, at) => (isOfDays(scene, where) ? [] : toldIn(scene, at)))),
    ...(last?.more ?? []).map((text): Told => ({ text, kept: true })),
  ]
  const said = findLiterals(last?.text ?? '', where)
  const known = new Set(valuesOf(said))
  const hasHour = said.some(({ kind }) => kind === 'time')
  const isDated = scenes.some(({ text, more }) => [text, ...more].some(one => isAnnounced(one, scenes, where)))
  const fresh = told
    .map((one): Fact => ({ ...one, literals: [...findLiterals(one.text, where), ...freeIn(one.text, where)] }))
    .filter(fact => !isOver(fact, where) && !(hasHour && isBareHour(fact, where)))
    .filter(
      fact => fact.kept || (!isHabit(fact, scenes, where) && (isDated || !(isMoment(fact) || isHourOf(fact, where)))),
    )
    .filter((fact, _, all) => !isOfThen(fact) && !isExample(fact) && isFresh(fact, known) && !isOneOfPrices(fact, all))
    .filter((fact, _, all) => !lasts(fact) && !(isOfWhen(fact) && all.some(one => one.kept && has(one, DAY))))
  // “Next one is this Friday May 14” is needed more than the hours that were told before it.
  const day = fresh.find(fact => has(fact, ['date'])) ?? fresh.find(fact => has(fact, WHEN))
  const needed = [day, ...[PRICE, REACH].map(kinds => fresh.find(fact => has(fact, kinds)))].flatMap(one => one ?? [])
  const ranked = new Set([...needed, ...fresh.filter(({ kept }) => kept), ...fresh])
  const chosen = new Set([...ranked].slice(0, FACTS))
  const seen = new Set<string>()
  return fresh.filter(fact => chosen.has(fact)).flatMap(fact => rowsOf(fact, seen, where))
}

/** Where the writer ends on a day, a weekday of what is shown before is none to come on. */
const isOfWhen = (fact: Fact): boolean => !fact.kept && !has(fact, [...PRICE, ...REACH, 'date'])

/** “Dans la baignoire, environ 4 heures” is how long. */
const lasts = ({ kept, text, literals }: Fact): boolean =>
  !kept && literals.length > 0 && literals.every(one => HOURS.test(one.text) && ABOUT.test(text.slice(0, one.start)))
const HOURS = /^\d{1,2} (?:heures?|horas?|ore|uur|godzin\p{L}{0,3})$/iu
const ABOUT =
  /(?<!\p{L})(?:environ|pendant|durant|en|après|pour|unas|durante|casi|circa|per|cerca de|umas|około|przez|ongeveer|gedurende) $/iu

/** A day to come: none that is told of what was done, nor one of somebody's weeks. */
export const isAnnounced = (text: string, scenes: readonly Scene[], where: Where): boolean =>
  tellsIn(text, where, DAY) && !isHabit({ text, literals: findLiterals(text, where) }, scenes, where)

/** “Prices: €10 a game”, where three are €25: one of several prices is not the price. */
const isOneOfPrices = (fact: Fact, all: readonly Fact[]): boolean =>
  fact.of !== undefined && has(fact, PRICE) && all.filter(one => one.of === fact.of && has(one, PRICE)).length > 1

const GOES_ON = /^(?:and|und|y|et|e|en|i|och|plus)\s/iu
export const goesOn = (text: string): boolean => GOES_ON.test(text)

/** “And delivery is free” says the other half of what stands before it. */
function wholeOf(told: readonly Told[]): Told[] {
  const whole: Told[] = []
  for (const one of told) {
    const before = whole.at(-1)
    const joined = `${before?.text ?? ''}, ${one.text.charAt(0).toLocaleLowerCase()}${one.text.slice(1)}`
    if (before && !before.of && !one.of && goesOn(one.text) && width(joined) <= LONGEST)
      whole[whole.length - 1] = { ...before, text: joined }
    else whole.push(one)
  }
  return whole
}

/** What costs nothing is a price too. */
export function freeIn(text: string, { language }: Where): Literal[] {
  const { claims } = lexiconOf(language)
  const found = tokensOf(text).find(
    ({ kind, key, start }) => kind === 'word' && claims.get(key) === 'free' && !HAS_TIME.test(text.slice(0, start)),
  )
  return found ? [{ kind: 'money', text: found.text, start: found.start, end: found.end, values: ['0'] }] : []
}

/** “the three people who are free” cost nothing and are no price. */
const HAS_TIME = /(?<!\p{L})(?:who|whoever|when|if|whenever)(?:[’']s|[’']re| \p{L}+)? (?:is |are |be )?$/iu

/** Whether a text says something of these kinds; a day that is over is none. */
export const tellsIn = (text: string, where: Where, kinds: readonly LiteralKind[]): boolean => {
  const literals = findLiterals(text, where)
  return has({ text, literals }, kinds) && !isOver({ text, literals }, where)
}

/** Whether a text says when, for how much, or where to ask. */
export const actsIn = (text: string, where: Where): boolean =>
  has({ text, literals: findLiterals(text, where) }, [...WHEN, ...PRICE, ...REACH])

/** Whether it only says where to ask. */
export const isToAsk = (text: string, where: Where): boolean =>
  tellsIn(text, where, REACH) && !tellsIn(text, where, [...WHEN, ...PRICE])

export const DAY: readonly LiteralKind[] = ['date', 'weekday']

/** What happened on a day that is over, or at an hour of it, is nothing to come to. */
function isOver({ kept, ...fact }: Fact, where: Where): boolean {
  const days = fact.literals.filter(({ kind }) => DAY.includes(kind))
  const isPast = ({ kind, values }: Literal) => kind === 'date' && values.every(value => Number(value) < where.today)
  const isThen = has(fact, WHEN) && !has(fact, REACH) && isTold(fact, where)
  return !kept && (isThen || (days.length > 0 && days.every(isPast)))
}

/** “3 h 30 du matin” under “La boutique ouvre à 7 h” would be another hour of the same. */
const isBareHour = (fact: Fact, where: Where): boolean =>
  !fact.kept &&
  fact.literals.length > 0 &&
  fact.literals.every(({ kind }) => kind === 'time') &&
  tellingOf(fact, where).length < TELLING

/** “when a cut was £2” is no price any more. */
const isOfThen = ({ kept, text, literals }: Fact): boolean =>
  !kept && literals.some(({ kind, start }) => kind === 'money' && WAS.test(text.slice(0, start)))
const WAS =
  /(?<!\p{L})(?:was|were|used to (?:be|cost)|kostete|war|costaba|era|coûtait|était|costava|kosztował[ao]?|kostte) (?:only |just |nur |solo )?$/iu

/** “Pick a day, for example Tuesday 10 to 1”. */
const isExample = ({ kept, text, literals }: Fact): boolean =>
  !kept && literals.some(({ kind, start }) => WHEN.includes(kind) && SUCH_AS.test(text.slice(0, start)))
const SUCH_AS =
  /(?<!\p{L})(?:like|say|such as|for example|for instance|e\.g\.|zum beispiel|z\. ?b\.|etwa|par exemple|por ejemplo|per esempio|ad esempio|por exemplo|bijvoorbeeld|na przykład|np\.),? (?:on |am |el |le |il |op |w )?$/iu

/** “5.40am cold start” of a day that is told: nobody is asked to come. */
const isMoment = ({ literals: [first, ...more] }: Fact): boolean =>
  first?.kind === 'time' && first.start === 0 && more.every(({ kind }) => kind === 'time')

/** Hours or days of several days: one of them alone would say that there are no others. */
const isOfDays = ({ role, more }: Scene, where: Where): boolean =>
  role === 'list' && more.filter(item => tellsIn(item, where, DAY)).length > 1

/** Such a list that is short enough to be told whole. */
export const hoursIn = (scenes: readonly Scene[], where: Where): Scene | undefined =>
  scenes.findLast(scene => isOfDays(scene, where) && scene.more.length === 2)

/** “1. Add your shifts, like Tuesday 10 to 1”. */
export const STEP = /^\d{1,2}\. /u

/** The hook stands above the rows; steps are not for acting on, and a quote is somebody else's. */
function toldIn({ role, text, more }: Scene, index: number): Told[] {
  if (index === 0 || role === 'steps' || role === 'quote' || role === 'versus' || STEP.test(text)) return []
  if (role === 'number') return [{ text: counted(text, more[0]) }]
  if (role === 'list') return more.map(item => ({ text: item, of: text }))
  return [text, ...(role === 'action' ? more : [])].map(each => ({ text: each }))
}

/** “14 mittens” is read on; below a title (“Price with paper”) or a number (“1000 worms”) the value stands behind it. */
const counted = (value: string, label?: string): string =>
  label && /^(?:\p{Lu}\p{Ll}|\p{Nd})/u.test(label) ? `${label}: ${value}` : [value, label].filter(Boolean).join(' ')

/** “Again at 6.45pm” says what begins then only below what its list is about; “Dernier départ à 14 h” says it itself. */
function rowsOf(fact: Fact, seen: Set<string>, where: Where): string[] {
  const { text, of } = fact
  if (!of || seen.has(of) || isClear(fact, of, where)) return [text]
  seen.add(of)
  const titled = `${of}: ${text}`
  return width(titled) <= TITLED ? [titled] : [of, text]
}

export const TELLING = 2

/** Beside its values two words that say what they are of, one of its list's own, or a name of its own; or a list of which its title (“When it is”) says nothing. */
function isClear(fact: Fact, of: string, where: Where): boolean {
  const words = tellingOf(fact, where)
  const titles = new Set(keysOf(of))
  return (
    words.length >= TELLING ||
    words.some(({ key }) => titles.has(key)) ||
    fact.text.includes(': ') ||
    tellingOf({ text: of, literals: [] }, where).length === 0
  )
}

/** The words that say what its values are of. */
export function tellingOf({ text, literals }: Pick<Fact, 'text' | 'literals'>, { language }: Where) {
  const { empty } = lexiconOf(language)
  const inValue = (at: number) => literals.some(({ start, end }) => start <= at && at < end)
  return tokensOf(text).filter(({ kind, key, start }) => kind === 'word' && !empty.has(key) && !inValue(start))
}

export const has = ({ literals }: Fact, kinds: readonly LiteralKind[]): boolean =>
  literals.some(({ kind }) => kinds.includes(kind))

export const valuesOf = (literals: readonly Literal[]): string[] =>
  literals.map(({ kind, values }) => `${kind} ${values[0]}`)

/** Says when, how much or where, and not only what has been said before; takes note of it. */
function isFresh({ text, literals, kept }: Fact, known: Set<string>): boolean {
  const acting = literals.filter(({ kind }) => [...WHEN, ...PRICE, ...REACH].includes(kind))
  const fresh = valuesOf(acting).filter(key => !known.has(key))
  for (const key of fresh) known.add(key)
  // “…and should reach the mark on Thursday” is half of a sentence.
  return kept === true || (fresh.length > 0 && width(text) <= LONGEST && !/^(?:…|\.{3})/.test(text))
}
