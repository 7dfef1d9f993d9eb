// What of a brief is surely for readers: what was learned decides word by word, and rules what must never be told. The rest is left out and told to whoever approves.

import type { Read } from '#lib/composer/answer.ts'
import { type Heard, hear } from '#lib/composer/audience/audience.ts'
import { endsInQuote, isSpeaker } from '#lib/composer/builtin/forms/titles.ts'
import { inFull, mended } from '#lib/composer/builtin/reading/corrected/mends.ts'
import { apartAt } from '#lib/composer/builtin/reading/cut/beside.ts'
import { CALMLY, isCalm, isOpen, WARILY } from '#lib/composer/builtin/reading/cut/calm.ts'
import { cutBy, type Doubted } from '#lib/composer/builtin/reading/cut/cut.ts'
import { saidBehind } from '#lib/composer/builtin/reading/cut/said.ts'
import { together } from '#lib/composer/builtin/reading/cut/together.ts'
import { doubted } from '#lib/composer/builtin/reading/doubted.ts'
import { kept } from '#lib/composer/builtin/reading/kept.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import { levelled } from '#lib/composer/builtin/reading/levelled.ts'
import { believed } from '#lib/composer/builtin/reading/listed/believed.ts'
import { promised } from '#lib/composer/builtin/reading/listed/promised.ts'
import { referred } from '#lib/composer/builtin/reading/listed/referred.ts'
import { reached } from '#lib/composer/builtin/reading/reached.ts'
import { isUnasked, leftBelow, sureIn } from '#lib/composer/builtin/reading/rules/below.ts'
import { hidesIn } from '#lib/composer/builtin/reading/rules/hidden.ts'
import { isLength } from '#lib/composer/builtin/reading/rules/length.ts'
import { type LeftList, meanOf } from '#lib/composer/builtin/reading/rules/piece.ts'
import { ruled } from '#lib/composer/builtin/reading/rules/ruled.ts'
import { withSorry } from '#lib/composer/builtin/reading/sorry.ts'
import { inStretches, ofPieces } from '#lib/composer/builtin/reading/stretches.ts'
import { SURELY, saidSurely } from '#lib/composer/builtin/reading/sure.ts'
import { withTopic } from '#lib/composer/builtin/reading/topics.ts'
import { findLiterals, literalsOf } from '#lib/composer/literals/find.ts'
import type { Literal } from '#lib/composer/literals/literal.ts'
import { type Lexicon, lexiconOf } from '#lib/composer/packs/index.ts'
import { languageIn, type Question, whereOf } from '#lib/composer/question.ts'

export type Told = {
  n: number
  text: string /** Its stretches as they stand in the brief. */
  parts: readonly string[]
  literals: readonly Literal[]
  /** The piece that a mended value comes from. */
  by?: { n: number; text: string }
  /** Pieces behind it that are of its sentence. */
  also?: readonly number[]
  /** It says what the news is of, and stands above it. */
  isTopic?: true
}
export type Left = { n: number; text: string; list: LeftList }
/** What is told and what is left, before the lists of it are made. */
export type Parted = { told: readonly Told[]; left: readonly Left[] }
export type Sorted = {
  read: Read
  told: readonly Told[]
  left: readonly Left[]
  heard: readonly Heard[]
  language: string
  lexicons: readonly Lexicon[]
  today: number
}
export type Where = Pick<Sorted, 'language' | 'lexicons' | 'today'>

/** How likely a word has to be no news to be left out. */
const LIKELY = 0.5
/** Of a piece whose secret is left out by rule the rest is read more kindly. */
const RULED = 0.7
/** Of a piece that turns to the maker, where nothing else is told. */
const TURNED = 0.7
/** Where nothing else is told, and it has no word of the trade and no turn to the maker. */
const SUREST = 0.98
/** In brackets stand remarks more often. */
const BRACKETED = 0.2

const known = new WeakMap<Question, Sorted>()

/** Who writes, who asks and who checks read one question in the same way. */
export function sortSegments(question: Question): Sorted {
  const made = known.get(question) ?? sortPieces(question)
  known.set(question, made)
  return made
}

function sortPieces(question: Question): Sorted {
  const where = languagesOf(question)
  const heard = hear(question.segments, where.lexicons)
  const apart = inStretches(question, heard, where.lexicons)
  const sorted = sortStretches(apart.question, where, apart.heard)
  const { told, left } = ofPieces(sorted, apart.pieces)
  const own = heard.map(({ word }, at) => ({ ...(sorted.heard[at] as Heard), word }))
  return { ...where, told, left, heard: own, read: readOf(question.segments, told, left) }
}

function sortStretches(question: Question, where: Where, words: readonly Heard[]): Parted & Pick<Sorted, 'heard'> {
  const { segments } = question
  const literals = literalsOf(segments, whereOf(question, where.language))
  const rows = believed(referred(levelled(words, segments), segments, where.lexicons), question, where.lexicons)
  const heard = promised(rows, { segments, literals, lexicons: where.lexicons })
  const byPiece = Map.groupBy(heard, ({ word }) => word.piece)
  const own = segments.map((_, at) => byPiece.get(at) ?? [])
  const weighed = own.map(words => words.map(({ word, chance }) => ({ ...word, chance })))
  const isFilm = question.asset_type === 'video'
  const leftOf = (n: number) =>
    leftBelow(question, n) ?? (isFilm && isLength(segments, n - 1, where.lexicons) ? 'style' : undefined)
  const heardIn: HeardIn = { own, literals, ...ruled(segments, weighed, literals, where.lexicons, leftOf) }
  const by = (most: number) => partedBy(question, where, heardIn, most)
  const strictly = by(LIKELY)
  const calm = isCalm(strictly, own) && !segments.some(text => hidesIn(text, where.lexicons))
  const likely = calm ? by(CALMLY) : strictly
  const parted =
    [() => likely, () => by(SUREST), () => alone(question, heardIn)].map(way => way()).find(isTelling) ?? likely
  const whole = withSorry(
    withTopic(reached(parted, where.lexicons), question.segments, where),
    where.language,
    where.lexicons,
  )
  const { told, left: gone } = kept(question, whole, where)
  return { told, left: gone.filter(one => !isUnasked(question, one)), heard }
}

const isTelling = ({ told }: Parted): boolean => told.length > 0

/** “if u cant remember last time the tank was emptied its been too long lol”: all that somebody typed, where it orders nothing and hides nothing. */
function alone({ segments }: Question, { own, literals, rules }: HeardIn): Parted {
  const [text = '', ...others] = segments
  const words = own[0] ?? []
  const mean = meanOf(words)
  const isNews =
    others.length === 0 && words.length >= SAYING && mean < ORDERING && leadOf(text) === 0 && !rules[0]?.some(Boolean)
  return { told: isNews ? [{ n: 1, text, parts: [text], literals: literals[0] ?? [] }] : [], left: [] }
}
const [SAYING, ORDERING] = [8, 0.95]

export function languagesOf(question: Question): Where {
  const language = languageIn(question)
  const lexicons = language === 'en' ? [lexiconOf('en')] : [lexiconOf(language), lexiconOf('en')]
  return { language, lexicons, today: whereOf(question, language).today }
}

/** Of each piece its words and values, and what rules say of all of them. */
type HeardIn = ReturnType<typeof ruled> & {
  own: readonly (readonly Heard[])[]
  literals: readonly (readonly Literal[])[]
}

function partedBy(
  question: Question,
  { language, lexicons }: Where,
  { own: heard, literals, rules, mends, counts, withdrawn }: HeardIn,
  most: number,
): Parted {
  const { segments } = question
  const where = whereOf(question, language)
  const hides = segments.some(text => hidesIn(text, lexicons))
  const [told, left]: [Told[], Left[]] = [[], []]
  for (const [at, text] of segments.entries()) {
    const [n, found] = [at + 1, literals[at] ?? []]
    const own = heard[at] ?? []
    // Whose words stand before it, unless something is to stay unsaid.
    const speaks = !hides && told.at(-1)?.n === at && endsInQuote(segments[at - 1] ?? '') && isSpeaker(text, lexicons)
    const isSaid = !hides && isSpeaker(segments[n] ?? '', lexicons)
    const quoted = isSaid ? saidSurely(text, own) : undefined
    const right = counts.filter(({ piece }) => piece === at)
    const corrected = new Set(right.map(({ from }) => own.findLast(({ word }) => word.start <= from)?.word.clause))
    const kind = most === CALMLY && isOpen(text, own, segments[at - 1])
    const also = { isSpeaker: speaks, quoted, corrected, hides, kind, sure: sureIn(question, text) }
    const reads = { literals: found, lexicons, ...also }
    const back = withdrawn[at] ?? []
    const reading = { literals: found, lexicons, withdrawn: back, hides }
    const words = together(text, apartAt(doubted(text, own, rules[at] ?? [], reads), back), reading)
    const turns = own.some(({ word }) => word.turn > 0)
    const likely = most === CALMLY && !kind ? (turns ? LIKELY : WARILY) : most
    const least = question.brackets?.get(n) === 'inside' ? likely - BRACKETED : likely
    const cut = cutBy(text, words, limitOf(text, words, least, turns), reading)
    const stays = saidBehind(text, cut, language, segments[at - 1])
    const said = { n, text: stays, parts: cut?.kept ?? [text], literals: found }
    const itsMends = mends.filter(({ of }) => of === at).map(mend => inFull(mend, where))
    const whole: Told = mended(said, itsMends)
    if (whole.text !== '')
      told.push(whole.text === text ? whole : { ...whole, literals: findLiterals(whole.text, where) })
    for (const gone of cut?.gone ?? [])
      left.push({ n, text: gone, list: listOf(text.indexOf(gone), gone.length, words) })
  }
  return { told, left }
}

/** How likely a word of a piece has to be no news to be left out: a turn to the maker is none where nothing orders and nothing else is told. */
function limitOf(text: string, words: readonly Doubted[], most: number, turns: boolean): number {
  const limit = Math.max(most, words.some(({ rule }) => rule === 'secret') ? RULED : 0)
  return !turns ? limit : Math.min(limit, most === SUREST && leadOf(text) === 0 ? SURELY : TURNED)
}

/** By which list a stretch is left. */
function listOf(from: number, length: number, words: readonly Doubted[]): LeftList {
  const own = words.filter(({ start, end }) => start >= from && end <= from + length)
  const mean = meanOf(own)
  const ruled = own.find(({ rule }) => rule)?.rule as LeftList | undefined
  if (ruled) return ruled
  const [aside] = [...Map.groupBy(own, ({ aside }) => aside)].sort((a, b) => b[1].length - a[1].length)[0] ?? []
  return mean > SURELY ? LISTS[aside ?? 'order'] : 'unsure'
}
const LISTS: Record<Heard['aside'], LeftList> = {
  ...{ news: 'unsure', order: 'style', wish: 'style', secret: 'secret', doubt: 'unsure' },
  ...{ overtaken: 'noise', noise: 'noise' },
}

/** Each piece in one list, and what of it is told where not all is. */
function readOf(segments: readonly string[], told: readonly Told[], left: readonly Left[]): Read {
  const read: Read = { publish: [], style: [], secret: [], unsure: [], noise: [], attack: [], parts: [] }
  for (const [at, text] of segments.entries()) {
    const n = at + 1
    const own = told.filter(one => one.n === n || one.by?.n === n)
    read[own.length > 0 ? 'publish' : (left.find(one => one.n === n)?.list ?? 'noise')].push(n)
    const parts = own.flatMap(one => [...(one.n === n ? one.parts : []), ...(one.by?.n === n ? [one.by.text] : [])])
    for (const part of parts) if (part !== text) read.parts.push({ n, text: part })
  }
  return read
}
