// What stands together on one slide: a question and its answer, a step and the remark behind it.

import type { Brief } from '#lib/composer/builtin/brief.ts'
import { clausesIn, isOneThing } from '#lib/composer/builtin/clauses.ts'
import { inOrder } from '#lib/composer/builtin/forms/in-order.ts'
import { labelThoughts } from '#lib/composer/builtin/forms/labels.ts'
import { ofList } from '#lib/composer/builtin/forms/list-slides.ts'
import { turnedIn } from '#lib/composer/builtin/forms/turned.ts'
import { unstopped, upperFirst } from '#lib/composer/builtin/mend.ts'
import { LISTED, type Piece } from '#lib/composer/builtin/piece.ts'
import { listIn, listOf } from '#lib/composer/builtin/reading/listed/lists.ts'
import { asideOf, type Parted } from '#lib/composer/builtin/slides/aside.ts'
import { listedBelow } from '#lib/composer/builtin/slides/listed.ts'
import { sectionsIn } from '#lib/composer/builtin/slides/sections.ts'
import { EQUALS, inOne, joined, shared } from '#lib/composer/builtin/slides/shared.ts'
import { NUMBER } from '#lib/composer/builtin/slides/steps.ts'
import { labelled, type Told, toldOf } from '#lib/composer/builtin/slides/told.ts'
import { rowsIn } from '#lib/composer/builtin/slides/typed-rows.ts'
import { isNeeded, leans, OPENING } from '#lib/composer/builtin/weight.ts'
import { SLIDES } from '#lib/composer/forms.ts'
import { isBeforeAfter } from '#lib/composer/layout/before-after.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { withoutEnd } from '#lib/composer/lexis/trim.ts'
import type { Question } from '#lib/composer/question.ts'
import { width } from '#lib/composer/words/width.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** `below` is what a slide says in smaller letters of what it says above. */
export type Thought = {
  text: string
  from: readonly string[]
  below?: string
  /** Members of a list. */
  more?: readonly string[]
  /** Rows that share its slide, a line each. */
  rows?: readonly string[]
}

const LEAST_WORDS = 3
const { headline: ABOVE, body: BELOW } = SLIDES.fields

/** Pieces as thoughts; a list after a colon is one thought each, and so are clauses where there are too few; where there are too many, neighbours share a slide. */
export function thoughtsOf(pieces: readonly Piece[], least: number, most: number, brief: Of): Thought[] {
  const parts = sectionsIn(pieces, most, brief.question)
  if (!parts) return pointsOf(pieces, least, most, brief)
  // What stands around sections is told as if it stood alone.
  const thoughts = parts.flatMap(({ loose, made }) => (made.length > 0 ? made : pointsOf(loose, 0, most, brief)))
  return shared(thoughts, most, brief.question)
}
type Of = Pick<Brief, 'lexicons' | 'question'>

function pointsOf(pieces: readonly Piece[], least: number, most: number, { lexicons, question }: Of): Thought[] {
  const { points, ...aside } = asideOf(pieces, { lexicons }, one => !isNeeded(one))
  const whole = covered(paired(points, question), aside)
  const few = whole.length < least
  const parted = whole.flatMap((one, at): Thought[] => {
    if (one.below) return [one]
    const parts = partsOf(one, few, lexicons, at > 0)
    return at === 0 && whole.length >= LISTED && parts.length === 1 ? titled(one) : parts
  })
  if (parted.length <= most || whole.length >= parted.length) return shared(parted, most, question)
  // Of too many what has no room in one place is parted alone.
  const some = whole.flatMap((one, at) => {
    if (one.below || width(one.text) <= BELOW) return [one]
    return (at > 0 && listedBelow(one, lexicons)) || partsOf(one, few, lexicons)
  })
  return shared(some.length <= most * 2 ? some : whole, most, question)
}

type Whole = Thought & Pick<Piece, 'literals'>

/** “How to look after your records: hold them by the edges. Store them upright.”: a cover, and the first of what it announces. */
function titled(one: Whole): Thought[] {
  const [title, next] = clausesIn(one.text, one.literals)
  if (title?.mark !== ':' || !next || title.text.split(' ').length < LEAST_WORDS) return [one]
  // “Before and after: the new soap room” is one title.
  if (isBeforeAfter([title.text]) && width(one.text) <= ABOVE) return [one]
  return [
    { text: title.text, from: one.from },
    { text: upperFirst(one.text.slice(next.start)), from: one.from },
  ]
}

function partsOf(
  { text, from, literals }: Whole,
  few: boolean,
  lexicons: Brief['lexicons'],
  isBelow = true,
): Thought[] {
  const turned = turnedIn(text, literals)
  if (turned.length > 0) return turned.map(each => ({ text: upperFirst(each), from }))
  const labels = labelThoughts(text, literals, BELOW)
  if (labels) return labels.map(each => ({ ...each, from }))
  const list = listOf(text, literals, lexicons)
  if (list) return ofList(list, { from, literals }, isBelow)
  const cuts = listIn(text, literals)
  const isInOrder =
    cuts.length >= LISTED && cuts.every(({ text }) => /^\d/.test(text) && text.split(' ').length >= LEAST_WORDS)
  if (isInOrder) return cuts.map(each => ({ text: upperFirst(unstopped(each.text)), from }))
  const row = inOrder(text, literals, { usual: ABOVE, most: BELOW })
  if (row) return [row.title ?? [], row.steps].flat().map(each => ({ text: each, from }))
  const isCover = (cuts[0]?.text.split(' ').length ?? 0) >= LEAST_WORDS || UNSPACED.test(text)
  const areTips = width(text) <= BELOW || cuts.every(cut => cut.text.split(' ').length >= LEAST_WORDS - 1)
  if ((isBelow || isCover) && areTips && isLoose(text, cuts))
    return cuts.map(each => ({ text: upperFirst(unstopped(each.text)), from }))
  if (width(text) > BELOW)
    return packed(cuts.map(cut => text.slice(cut.start, cut.end + 1).trim())).map(each => ({
      text: upperFirst(withoutEnd(each, ' ,;:–-')),
      from,
    }))
  const parts = few && !isOneThing(cuts) ? wholeIn(text, cuts) : []
  return parts.length > 1 ? inPairs(parts.map(part => ({ text: upperFirst(part), from }))) : [{ text, from }]
}

/** “Tyres, clean and oil the chain, check the brakes, test the lights”: too long to stand above, and nothing but things of one kind; “1 to the lighthouse, 2.5 miles, flat, café at the end” is one walk of three. */
const isLoose = (text: string, cuts: ReturnType<typeof listIn>): boolean =>
  width(text) > ABOVE &&
  cuts.length > LISTED &&
  !NUMBER.test(text) &&
  cuts.slice(0, -1).every(({ mark }) => /[,،、]/.test(mark)) &&
  cuts.every(cut => width(cut.text) <= ABOVE && !leans(cut.text) && !OPENING.test(cut.text))

/** Clauses of a sentence that stand alone: half of one, a word and the opening of the first stay with their neighbours. */
function wholeIn(text: string, cuts: ReturnType<typeof listIn>): string[] {
  const clauses = cuts.map(({ start, end, text: clause }, at) => {
    const words = clause.split(' ').length
    const half = leans(clause) || (at === 0 && OPENING.test(clause))
    // “If you missed us, …” waits for its second half, and “just listed, …” says too little for a cover.
    return { start, end, words, half, isOpen: half || (at === 0 && words < LEAST_WORDS) }
  })
  const runs = joinNeighbours(clauses, (run, { end, words, half }) => {
    const isPart = run.isOpen || words < 2 || half
    return isPart && { ...run, end, isOpen: false }
  })
  return runs.map(({ start, end }) => text.slice(start, end).trim())
}

/** Two short facts share a slide where there are many. */
function inPairs(parts: readonly Thought[]): Thought[] {
  const [cover, ...facts] = parts
  if (facts.length < LISTED) return [...parts]
  return joinNeighbours(parts, (last, fact) => {
    const isShort = last !== cover && !last.below && width(last.text) <= LINE && width(fact.text) <= LINE
    return isShort && joined(last, fact)
  })
}

/** As many clauses of a long sentence on each slide as it has room for. */
const packed = (clauses: readonly string[]): string[] =>
  joinNeighbours(clauses, (before, clause) => {
    const both = [before, clause].filter(Boolean).join(' ')
    return width(both) <= BELOW && both
  })

/** As wide as a line of a headline. */
const LINE = 28

/** Each piece with what belongs below it. */
function paired(pieces: readonly Piece[], question: Question): Whole[] {
  const told = toldOf(pieces)
  const labels = told.flatMap(({ label }) => label ?? [])
  // All of them or none: a series has one form.
  const isParted = labels.length > 1 && told.some(({ label, text, isRow }) => label && (isRow || width(text) > LINE))
  const lastStep = told.findLastIndex(({ isStep }) => isStep)
  const firstStep = told.findIndex(({ isStep }) => isStep)
  const isOfStep = (at: number): boolean => firstStep >= 0 && at >= firstStep
  // A cover asks alone, unless all of it is questions and answers.
  const first = told.filter(({ text }) => ASKS.test(text)).length > 1 ? 0 : 1
  const isOneRow = rowsIn(question)
  const follows = (one: Told, before: Told, at: number): boolean =>
    isOneRow(before.piece, one.piece) ??
    ((isOfStep(at - 1) && !one.isStep && at < lastStep) ||
      EQUALS.test(one.text) ||
      (at > first && !one.isRow && ASKS.test(before.text) && !ASKS.test(one.text)))
  const whole = told.map((one, at): Whole => {
    const { from, literals } = one.piece
    return { ...(isParted && at > 0 ? labelled(one) : { text: one.text }), from, literals }
  })
  return joinNeighbours(whole, (above, { from }, at) => {
    const [before, one] = [told[at - 1], told[at]]
    if (!one || !before || !follows(one, before, at)) return undefined
    const next = { text: one.text, from }
    const both = joined(above, next) ?? (isOneRow(before.piece, one.piece) ? inOne(above, next) : undefined)
    return both && { ...both, literals: above.literals }
  })
}
const ASKS = /[?？؟]$/u
/** The cover, and below its title what is no point; a title as long as two lines has no room for it. */
function covered([cover, ...points]: readonly Whole[], { aside, from }: Pick<Parted, 'aside' | 'from'>): Whole[] {
  const both = cover && aside ? joined(cover, { text: aside, from }) : undefined
  return [...(cover ? [{ ...cover, ...both }] : []), ...points]
}
