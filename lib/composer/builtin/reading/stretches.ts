// A long piece, as dictation has them without a stop, in the stretches in which one and the same is spoken to, and in its lines: rules that speak of a piece speak of these.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { isHanging } from '#lib/composer/builtin/reading/cut/scraps.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { LIKELY } from '#lib/composer/builtin/reading/lines.ts'
import { saidStepsIn } from '#lib/composer/builtin/reading/ordered/steps.ts'
import { hidesAll } from '#lib/composer/builtin/reading/rules/hidden.ts'
import type { Left, Parted, Told } from '#lib/composer/builtin/reading/sort.ts'
import { turningIn } from '#lib/composer/builtin/reading/turning.ts'
import { attacks } from '#lib/composer/guard/attacks.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { UNSPACED } from '#lib/composer/lexis/tokens.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'
import type { Question } from '#lib/composer/question.ts'
import { isRow } from '#lib/composer/segments/clean.ts'
import { quotesOf } from '#lib/composer/segments/quoted.ts'
import { joinNeighbours } from '#lib/words/neighbours.ts'

/** The question in stretches, its words in them, and of which piece each is, from 0. */
type Apart = { question: Question; heard: readonly Heard[]; pieces: readonly number[] }
type Stretch = { piece: number; start: number; end: number; heard: readonly Heard[] }

/** Of so many words without a sign a piece says more than one thing; of an order and what it is about, and of a sentence that is typed as one, there are more. */
const [LONG, LONG_TYPED] = [14, 18]
const isTyped = (text: string): boolean => /^\p{Lu}/u.test(text) && /[.!?…]$/.test(text)

export function inStretches(question: Question, heard: readonly Heard[], lexicons: readonly Lexicon[]): Apart {
  const byPiece = Map.groupBy(heard, ({ word }) => word.piece)
  const all = question.segments.flatMap((text, piece) => stretchesOf(text, piece, byPiece.get(piece) ?? [], lexicons))
  if (all.length === question.segments.length) return { question, heard, pieces: [...question.segments.keys()] }
  const pieces = all.map(({ piece }) => piece)
  const segments = all.map(({ piece, start, end }) => (question.segments[piece] ?? '').slice(start, end))
  const { brackets, below, opens } = question
  return {
    question: {
      ...{ ...question, segments },
      ...(brackets && { brackets: renumbered(brackets, pieces, what => what === 'behind') }),
      ...(below && { below: renumbered(below, pieces) }),
      ...(opens && { opens: renumbered(opens, pieces, () => true) }),
    },
    heard: all.flatMap(({ start, heard }, piece) => heard.map(one => shifted(one, piece, -start))),
    pieces,
  }
}

const shifted = ({ word, ...one }: Heard, piece: number, by: number): Heard => ({
  ...one,
  word: { ...word, piece, start: word.start + by, end: word.end + by },
})

/** What is known of a piece is known of each of its stretches, or of its first alone. */
const renumbered = <What>(
  of: ReadonlyMap<number, What>,
  pieces: readonly number[],
  isOfFirst: (what: What) => boolean = () => false,
): Map<number, What> =>
  new Map(
    pieces.flatMap((piece, at) => {
      const what = of.get(piece + 1)
      return what === undefined || (isOfFirst(what) && pieces[at - 1] === piece) ? [] : [[at + 1, what] as const]
    }),
  )

/** What is told and left of the stretches, as told and left of their pieces. */
export function ofPieces({ told, left }: Parted, pieces: readonly number[]): Parted {
  const of = (n: number) => (pieces[n - 1] ?? 0) + 1
  const asWhole = (one: Told): Told => ({
    ...{ ...one, n: of(one.n) },
    ...(one.by && { by: { ...one.by, n: of(one.by.n) } }),
    ...(one.also && { also: one.also.map(of) }),
  })
  // “Also if you pay it by 31 December” says nothing without what follows.
  const lostBehind = ({ n, text }: Told) =>
    of(n + 1) === of(n) && isHanging(text) && !told.some(one => one.n === n + 1)
      ? left.find(one => one.n === n + 1)?.list
      : undefined
  const hanging = told.flatMap((one): Left[] => {
    const list = lostBehind(one)
    return list ? [{ n: one.n, text: one.text, list }] : []
  })
  // “… £12 from the” lost where that is.
  const closed = (one: Told): Told => {
    const [end = ''] = DANGLES.exec(one.text) ?? []
    const isLast = pieces[one.n] === undefined || of(one.n + 1) !== of(one.n)
    const isTorn = end !== '' && !isLast && !told.some(({ n }) => n === one.n + 1)
    const ends = (text: string) => (text.endsWith(end) ? text.slice(0, -end.length) : text)
    return isTorn ? { ...one, text: ends(one.text), parts: one.parts.map(ends) } : one
  }
  const isTold = (one: Told) => !hanging.some(({ n, text }) => n === one.n && text === one.text)
  return {
    told: told.filter(isTold).map(closed).map(asWhole),
    left: [...left, ...hanging].map((one): Left => ({ ...one, n: of(one.n) })),
  }
}

/** “no | castelo”, “castelo | de Montemor”: nothing is parted there. */
export const leadsOn = (text: string, at: number): boolean =>
  OF_NAME.test(text.slice(at)) || DANGLES.test(text.slice(0, at).trimEnd())
const OF_NAME =
  /^ ?(?:(?:of|de|do|da|dos|das|du|di|del|della|von|vom|van) \p{Lu}|(?:to|of) (?:the|their|our|my|your|his|her|its) |than )/u

const DANGLES =
  /(?: (?:(?:if|when|wenn|falls|si|se|als|jeśli|gdy|quand|cuando) (?:any(?:one|body)|some(?:one|body)|jemand|alguien|quelqu['’]un|qualcuno|alguém|iemand|ktoś)|the|these|those|diese[nrms]?|ces|cette|estos|estas|questi|queste|estes|deze|an?|from|at|in|to|of|for|with|by|our|your|and|or|der|die|das|dem|den|vom|im|am|von|mit|für|bei|und|oder|le|la|les|du|des|el|los|las|del|il|lo|dal|do|da|no|na|nos|nas|ao|um|uma|pelo|pela|dos|das|nel|nella|alla|al|et|e|het|een|van|voor|met)){1,3}$/iu

function stretchesOf(text: string, piece: number, heard: readonly Heard[], lexicons: readonly Lexicon[]): Stretch[] {
  // What rides beside an order to the system, or to say nothing of it, may belong to it.
  const isOne = !isRunOn(text, heard) || attacks.in(text) || hidesAll(text, lexicons)
  const steps = isOne
    ? []
    : saidStepsIn(
        heard.map(({ word }) => fold(text.slice(word.start, word.end))),
        lexicons,
      )
  const turns = isOne ? [0] : startsIn(heard, !isTyped(text) && steps.length === 0 && !UNSPACED.test(text))
  const placeOf = (at: number) => (at === 0 ? 0 : (heard[at]?.word.start ?? text.length))
  // “… o seu pombo no | castelo” would be torn.
  const isTorn = (at: number) => at > 0 && leadsOn(text, placeOf(at))
  const starts = [...new Set([...turns.filter(at => !isTorn(at)), ...steps])].sort((a, b) => a - b)
  return starts.map((from, nth) => {
    const to = starts[nth + 1] ?? heard.length
    const end = to === heard.length ? text.length : withoutJoint(text.slice(0, placeOf(to))).length
    return { piece, start: placeOf(from), end, heard: heard.slice(from, to) }
  })
}

/** “… it goes black so (one get it off the ground)”: what leads on to the next says nothing here. */
const withoutJoint = (text: string): string => text.trimEnd().replace(JOINT, '')
const JOINT = /(?: (?:(?<! or )so|and|then|um|und|dann|also|et|puis|alors|y|luego|poi|e|então|potem|en|dan)){1,3}$/iu

/** Words follow each other without a sign, as nobody types them who thinks of commas; who quotes, counts or leads to a list does. */
function isRunOn(text: string, heard: readonly Heard[]): boolean {
  const long = leadOf(text) > 0 || isTyped(text) ? LONG_TYPED : LONG
  if (heard.length < long || isRow(text) || LISTS.test(text) || isCounted(text) || quotesOf(text).length > 0)
    return false
  const clauses = [...Map.groupBy(heard, ({ word }) => word.clause).values()]
  return clauses.some(({ length }) => length >= long)
}
/** “… in order: wipe, wash”, “3 register it”, “1 clay too dry 2 not centering”. */
const LISTS = /^\d|[:：]\s/
export const isCounted = (text: string): boolean => /(?:^|\s)1[.)]? \p{L}/u.test(text) && /\s2[.)]? \p{L}/u.test(text)

/** The first words of the stretches: where it turns, and of what is told where a line begins that is long enough to say something. */
function startsIn(heard: readonly Heard[], hasLines: boolean): number[] {
  const asides = fromStarts(heard, asidesIn(heard))
  const starts = [0]
  for (const [at, { begins, word }] of heard.entries()) {
    const behind = at - (starts.at(-1) ?? 0)
    const isFar = behind >= LINE && heard.length - at >= LINE && !asides[at + LINE - 1]
    const before = heard[at - 1]?.word
    const isUnsigned = word.clause === before?.clause && word.value === 0 && before.value !== NUMBER
    const isLine = hasLines && isFar && isUnsigned && !asides[at] && begins > (behind >= LONG ? LIKELY : BEGINS)
    if (at > 0 && (asides[at] !== asides[at - 1] || isLine)) starts.push(at)
  }
  return starts
}
/** So likely a line begins there; behind many words it need be no more than likely. */
const BEGINS = 0.7
const LINE = 4
/** “at 8 Tallow Court”: no line begins behind a number. */
const NUMBER = 1

/** A secret seldom begins in the middle: what leads to it is of it, as far as its line goes and not too far. */
function fromStarts(heard: readonly Heard[], asides: readonly boolean[]): boolean[] {
  const all = [...asides]
  for (const [at, { aside }] of heard.entries()) {
    if (at === 0 || !asides[at] || asides[at - 1] || aside !== 'secret') continue
    let from = at
    while (!isStart(heard, from) && from > at - LEADING) from--
    if (isStart(heard, from)) all.fill(true, from, at)
  }
  return all
}
const LEADING = 8

/** A clause or a line begins there. */
const isStart = (heard: readonly Heard[], at: number): boolean =>
  (heard[at]?.begins ?? 0) > LIKELY || heard[at]?.word.clause !== heard[at - 1]?.word.clause

/** Of each word whether it is no news. What was overtaken stays in its sentence, and so do a few words alone. */
function asidesIn(heard: readonly Heard[]): boolean[] {
  const standing = heard.map(({ chance, aside }, at) => ({
    chance: aside === 'overtaken' ? Math.min(chance, STAYING) : chance,
    price: isStart(heard, at) ? AT_START : INSIDE,
  }))
  const runs = joinNeighbours(
    turningIn(standing, EVEN).map(is => ({ is, count: 1 })),
    (run, { is }) => run.is === is && { ...run, count: run.count + 1 },
  )
  return joinNeighbours(runs, (run, { count }) => count < FEW && { ...run, count: run.count + count }).flatMap(
    ({ is, count }) => Array.from({ length: count }, () => is),
  )
}
/** What a turn costs where a clause or a line begins, and inside of it. */
const [AT_START, INSIDE] = [1.5, 3]
const EVEN = 0.5
/** So likely no news is what was overtaken at most. */
const STAYING = 0.4
const FEW = 3
