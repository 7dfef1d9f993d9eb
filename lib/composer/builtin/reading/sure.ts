// Of a brief that speaks to its maker only what is surely for readers: less is told, and what is told is whole.
import type { Sensitive } from '#lib/composer/answer.ts'
import type { Heard } from '#lib/composer/audience/audience.ts'
import { type Cut, type Doubted, keptOf, type Where } from '#lib/composer/builtin/reading/cut/cut.ts'
import { conditionsIn } from '#lib/composer/builtin/reading/cut/together.ts'
import { graveIn } from '#lib/composer/guard/grave.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** Less sure that it is no news, somebody is asked. */
export const SURELY = 0.85

type Span = { start: number; end: number }

/** Where a quarter of its words is likelier no news than this a stretch is left untold: one that readers need (with a value, of a list, on which all the rest rests), any other, and any other of a brief that hides something. */
const [VALUED, PLAIN, HIDING] = [0.6, 0.4, 0.2]
const QUARTER = 4
/** An order in front of the news ends where a word as likely news as this follows. */
const NEWS = 0.2
const [EVEN, LEAST_WORDS] = [0.5, 3]

type Reading = Where & {
  /** Nothing is told before it. */
  isFirst: boolean
  /** Something of the brief is to stay unsaid: what stands around it may be of it. */
  hides?: boolean
}

const plainIn = ({ hides }: Reading): number => (hides ? HIDING : PLAIN)

/** Stretches that are sure, of the first what follows an order in it, and of the others the clauses with a value that are. */
export function surely(text: string, cut: Cut | undefined, words: readonly Doubted[], where: Reading): Cut | undefined {
  const stretches = stretchesOf(text, cut)
  const sure = stretches.flatMap(stretch => {
    const own = words.filter(({ start, end }) => start >= stretch.start && end <= stretch.end)
    if (isSure(own, where)) return [stretch]
    const news = where.isFirst ? behindOrder(own) : []
    return spanOf(
      news.length > 0 && isSure(news, where)
        ? news
        : withCondition(valued(own, where), own, conditionsIn(text, where.literals)),
    )
  })
  return sure.length === stretches.length && sure.every((one, at) => one === stretches[at])
    ? cut
    : keptOf(text, sure, where, 2)
}

const behindOrder = (words: readonly Doubted[]): readonly Doubted[] => {
  const news = words.slice(words.findIndex(({ chance }) => chance <= EVEN))
  return (news[0]?.chance ?? 1) <= NEWS ? news : []
}

const spanOf = (words: readonly Doubted[]): Span[] => {
  const [first, last] = [words[0], words.at(-1)]
  return first && last && words.length >= LEAST_WORDS ? [{ start: first.start, end: last.end }] : []
}

const isSure = (words: readonly Doubted[], where: Reading): boolean => {
  const isNeeded = where.isFirst || words.some(({ listed }) => listed) || hasValue(words, where)
  return doubtOf(words) <= (isNeeded ? VALUED : plainIn(where))
}

function stretchesOf(text: string, cut: Cut | undefined): Span[] {
  let from = 0
  return (cut?.kept ?? [text]).map(part => {
    const start = Math.max(from, text.indexOf(part, from))
    from = start + part.length
    return { start, end: from }
  })
}

const hasValue = (words: readonly Doubted[], { literals }: Where): boolean =>
  words.some(({ start, end }) => literals.some(one => one.start < end && start < one.end))

/** An order, a wish or a greeting that is told does less harm than news that is lost, a secret or a doubt does more. */
const [HARMLESS, LIKELY] = [0.5, 0.6]
const HARMS = new Set<Heard['aside']>(['secret', 'doubt', 'overtaken'])
const harmOf = ({ chance, aside }: Doubted): number =>
  HARMS.has(aside) || chance > LIKELY ? chance : chance * HARMLESS
/** What a quarter of the words is as likely not to be for readers as. */
const doubtOf = (words: readonly Doubted[]): number =>
  words.map(harmOf).toSorted((a, b) => b - a)[Math.floor(words.length / QUARTER)] ?? 0

/** The longest run of clauses that are sure, where it tells a value. */
function valued(words: readonly Doubted[], where: Reading): Doubted[] {
  const clauses = joinNeighbours(
    words.map(word => [word]),
    (clause, [word]) => word !== undefined && !word.parts && [...clause, word],
  )
  const runs = joinNeighbours(
    clauses.map(own => ({ own, sure: doubtOf(own) <= plainIn(where) })),
    (run, next) => run.sure === next.sure && { ...run, own: [...run.own, ...next.own] },
  )
  const [best] = runs
    .filter(({ own, sure }) => sure && hasValue(own, where))
    .toSorted((a, b) => b.own.length - a.own.length)
  // “Knight upright, walnut, plays, …”: what a sentence begins with, if it is as sure as can be.
  const [first] = runs
  const opens = first?.sure && first.own.every(({ chance }) => chance < OPENING) ? first.own : []
  return best?.own ?? opens
}
const OPENING = 0.1

/** “… for €60, and if you have it restored here we take that off the bill”: what a condition adds, unless it is likelier none. */
function withCondition(told: Doubted[], words: readonly Doubted[], conditions: readonly Span[]): Doubted[] {
  const next = told.length > 0 ? words[words.indexOf(told.at(-1) as Doubted) + 1] : undefined
  const added = conditions.find(({ start }) => start === next?.start)
  const own = words.filter(({ start, end }) => added && start >= added.start && end <= added.end)
  return own.reduce((sum, { chance }) => sum + chance, 0) < own.length * UNLIKELY ? [...told, ...own] : told
}
const UNLIKELY = 0.6

/** A word so likely no news speaks to the maker; a less likely one at the very beginning, beside so many others, or in a piece of so few words. */
const [SPOKEN, LIKELY_SPOKEN, BESIDE, FEW] = [0.9, 0.8, 4, 5]

/** Of plain news a word or two may look like none, but hardly the first or in a piece of a few words: “Slideshow for …”, “put that big please”. */
export function speaksToMaker(heard: readonly Heard[]): boolean {
  const likely = heard.filter(({ chance }) => chance > LIKELY_SPOKEN)
  const sizeOf = ({ word: { piece } }: Heard) => heard.filter(({ word }) => word.piece === piece).length
  return likely.length >= BESIDE || likely.some(one => one.chance > SPOKEN || one === heard[0] || sizeOf(one) <= FEW)
}

const NOTICES = new Set<Sensitive | undefined>(['death', 'recall', 'outage', 'apology'])
/** Of these nothing is held back for being less than sure: what to take off the baby now must not be lost. */
export const isNotice = (segments: readonly string[], lexicons: readonly Lexicon[]): boolean =>
  NOTICES.has(graveIn(segments.join('\n'), lexicons))

/** “a post with this review: “…” Ann, Leeds”: what is said last, unless its words sound like an order to whoever reads the brief. */
export function saidSurely(text: string, heard: readonly Heard[]): Span | undefined {
  const said = quotesOf(text).at(-1)
  if (!said || said.end !== text.trimEnd().length) return undefined
  const own = heard.filter(({ word }) => word.start >= said.start)
  return own.reduce((sum, { chance }) => sum + chance, 0) < own.length * ORDERING ? said : undefined
}
const ORDERING = 0.4
