// The members of a list whose title says what follows: “5 tips: book two fixed days, ask a coach, …” asks readers and not the maker.
import type { Heard } from '#lib/composer/audience/audience.ts'
import { clausesIn, JOINED } from '#lib/composer/builtin/clauses.ts'
import { leadOf } from '#lib/composer/builtin/reading/leads.ts'
import {
  announces,
  clausesBehind,
  howIn,
  isHowTo,
  listOf,
  opensList,
  promiseIn,
} from '#lib/composer/builtin/reading/listed/lists.ts'
import {
  compared,
  inSeries,
  numberedBehind,
  numberedFrom,
  numberedIn,
  slashed,
} from '#lib/composer/builtin/reading/listed/unannounced.ts'
import { LOOKS } from '#lib/composer/builtin/reading/ordered/things.ts'
import { isAddressee } from '#lib/composer/builtin/reading/rules/addressed.ts'
import { tokensOf } from '#lib/composer/lexis/tokens.ts'
import { type Literal, shifted } from '#lib/composer/literals/literal.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

export type Span = { piece: number; start: number; end: number }
/** `isWhole` where there are as many as the title says, `isPaired` where each has its partner on another side, `isLed` where a colon leads to its lines. */
export type Listed = {
  title: Span
  members: readonly Span[]
  isWhole: boolean
  isPaired?: boolean
  isLed?: boolean
}
export type Brief = {
  segments: readonly string[]
  literals: readonly (readonly Literal[])[]
  lexicons: readonly Lexicon[]
}

/** A last member likelier than the first to be no news, where the others are likelier than the second to be some, is an order behind the list; one that is counted, or that a colon leads to, hardly is. */
const [ODD, EVEN, ODD_COUNTED] = [0.45, 0.3, 0.8]

/** Words of a list that has as many members as its title says are news, whatever was thought of them; those of any other are as likely as all of it. */
export function promised(heard: readonly Heard[], brief: Brief): readonly Heard[] {
  const told = new Map<Heard, Heard>()
  const titles = titlesIn(brief)
  for (const { title, members, isWhole, isPaired = false, isLed = false } of listsIn(brief)) {
    if (members.some(span => isDoubted(span, brief)) || isOrdered(members[0], brief)) continue
    const each = members.map(span => wordsIn(heard, span))
    const most = isWhole || isLed ? ODD_COUNTED : ODD
    const isOdd =
      !isPaired &&
      meanOf(each.at(-1) ?? []) > most &&
      [each.slice(0, -1).flat(), each.at(-2) ?? []].every(own => meanOf(own) < EVEN)
    const own = (isOdd ? each.slice(0, -1) : each).flat()
    const mean = meanOf(own)
    const isSure = isWhole && !isOdd
    for (const one of [...wordsIn(heard, title), ...own])
      told.set(one, {
        ...one,
        ...(isSure ? { chance: 0, promised: true } : { chance: Math.min(one.chance, mean), listed: true }),
      })
  }
  const last = heard.findLastIndex(one => told.get(one)?.promised)
  const valued = new Set(heard.flatMap(({ word }) => (word.value > 0 && word.value < IN_WORDS ? word.clause : [])))
  return heard.map((one, at) => {
    const isTitled = titles.some(title => isBehindTitle(one, title))
    const wary = isTitled ? BEHIND_TITLE : last >= 0 && at > last ? BEHIND_LIST : 1
    return told.get(one) ?? (valued.has(one.word.clause) ? one : warily(one, wary))
  })
}
/** Behind a list that is whole, or behind its title (“6 signs, one a slide”), a clause without a value is an order more often than news. */
const [BEHIND_LIST, BEHIND_TITLE] = [3, 4]
const warily = (one: Heard, wary: number): Heard => ({ ...one, chance: 1 - (1 - one.chance) ** wary })
/** “one each slide” has no value to keep. */
const IN_WORDS = 4
const isBehindTitle = ({ word }: Heard, { piece, start, end }: Span): boolean =>
  end > start && word.piece === piece && word.start >= end

const titlesIn = ({ segments, lexicons }: Brief): Span[] =>
  segments.flatMap((text, piece) => {
    const promise = /[:：]/.test(text) ? undefined : promiseIn(text, lexicons)
    return promise && isTitle(text, promise) ? { piece, ...titleIn(text, lexicons) } : []
  })

const wordsIn = (heard: readonly Heard[], { piece, start, end }: Span): Heard[] =>
  heard.filter(({ word }) => word.piece === piece && start <= word.start && word.start < end)

const meanOf = (words: readonly Heard[]): number =>
  words.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, words.length)

/** “gala dinner tbc”, “maybe 3 May”: a doubt that ends its member, or is about a value; “ask a coach to check your form” is none. */
function isDoubted({ piece, start, end }: Span, { segments, literals, lexicons }: Brief): boolean {
  const text = segments[piece]?.slice(start, end) ?? ''
  const found = lexicons.flatMap(({ doubt }) => doubt.find(text))
  const values = (literals[piece] ?? []).filter(one => one.kind !== 'number' && start <= one.start && one.end <= end)
  return text.includes('??') || found.some(one => values.length > 0 || !/\p{L}/u.test(text.slice(one.end)))
}

/** “Make it a slideshow, friendly, and end with …” is no list. */
const isOrdered = (first: Span | undefined, { segments }: Brief): boolean =>
  /^(?:make|do|turn) (?:it|this|them|that) |^keep (?:it|this|them|that) (?:short|simple|brief|clean|light|plain|formal|friendly|fun|minimal|to \p{N}) |^mach (?:es|das|daraus) |^(?:hazlo|que sea|fais-en|faites-en|fallo|fanne) /iu.test(
    (segments[first?.piece ?? -1] ?? '').slice(first?.start),
  )

const listsIn = (brief: Brief): Listed[] =>
  brief.segments.flatMap(
    (_, piece) =>
      listedIn(brief, piece) ??
      listedBehind(brief, piece) ??
      behindHow(brief, piece) ??
      numberedFrom(brief, piece) ??
      numberedBehind(brief, piece) ??
      slashed(brief, piece) ??
      numberedIn(brief, piece) ??
      compared(brief, piece) ??
      inSeries(brief, piece) ??
      [],
  )

/** “5 tips for …: a, b, …”, behind what orders it. */
function listedIn({ segments, literals, lexicons }: Brief, piece: number): Listed | undefined {
  const text = segments[piece] ?? ''
  if (!/[:：–-]/.test(text)) return undefined
  for (const from of [leadOf(text), howIn(text), text.indexOf(': ') + 2]) {
    const list = listOf(text.slice(from), shifted(literals[piece] ?? [], -from), lexicons)
    if (!list || !announces(list.title)) continue
    const { title, members, clauses, count = members.length } = list
    if (members.length < count) return undefined
    const beyond = Math.max(0, members.length - count)
    const spanOf = ({ start, end }: Omit<Span, 'piece'>): Span => ({ piece, start: start + from, end: end + from })
    return {
      title: spanOf(titleIn(title, lexicons)),
      members: clauses.slice(0, clauses.length - beyond).map(spanOf),
      isWhole: list.count !== undefined || areBare(members),
    }
  }
  return undefined
}

/** “collect, sort, check dates, shelve, hand out”: no order stands among so short ones but how it is to look, “friendly, bright”. */
const areBare = (members: readonly string[]): boolean =>
  members.length > BARE &&
  members.every(one => one.split(' ').length <= 2 && !tokensOf(one).some(({ key }) => LOOKS.has(key)))
const BARE = 3

/** “3 tips for spring” of “Carousel, 3 tips for spring, one a slide”: from its number to a comma. */
function titleIn(text: string, lexicons: readonly Lexicon[]): Omit<Span, 'piece'> {
  const promise = promiseIn(text, lexicons)
  const comma = text.indexOf(',', promise?.end)
  // “What to bring, keep it simple: …”
  const isAll = comma < 0 || (!promise && !/^, (?:keep|make|use|do|no|with) /iu.test(text.slice(comma)))
  return { start: promise?.start ?? 0, end: !promise && !opensList(text) ? 0 : isAll ? text.length : comma }
}

/** “… in 4 steps.”, and in the next sentence as many clauses, or as many sentences. */
function listedBehind({ segments, literals, lexicons }: Brief, piece: number): Listed | undefined {
  const text = segments[piece] ?? ''
  const promise = promiseIn(text, lexicons)
  if (!promise || !isTitle(text, promise)) return undefined
  const title = { piece, ...titleIn(text, lexicons) }
  const [next, after] = [piece + 1, piece + 2].map(at => ({ text: segments[at] ?? '', literals: literals[at] ?? [] }))
  const clauses = clausesBehind(promise, [next, after])
  if (clauses)
    return { title, members: clauses.map(({ start, end }) => ({ piece: piece + 1, start, end })), isWhole: true }
  const sentences = segments.slice(piece + 1, piece + 1 + promise.count)
  return sentences.length === promise.count
    ? {
        title,
        members: sentences.map((one, at) => ({ piece: piece + 1 + at, start: 0, end: one.length })),
        // “5 things to check:”, and five lines.
        isWhole: /[:：]$/.test(text.trim()),
      }
    : undefined
}

/** “(a film on) how to repot a cactus. Tip it out, shake the roots, and plant it in grit”: what a sentence behind it asks, readers are asked. */
function behindHow({ segments, literals }: Brief, piece: number): Listed | undefined {
  const text = segments[piece] ?? ''
  const start = Math.max(leadOf(text), howIn(text))
  if (!isHowTo(text.slice(start)) || /[:：,]/.test(text.slice(start))) return undefined
  const at = piece + (isAddressee(segments[piece + 1] ?? '', text) ? 2 : 1)
  const clauses = clausesIn(segments[at] ?? '', literals[at])
  const last = clauses.at(-1)?.text ?? ''
  const isRow = clauses.length > 2 && clauses.slice(0, -1).every(({ mark }) => mark === ',') && JOINED.test(last)
  return isRow
    ? {
        title: { piece, start, end: text.length },
        members: clauses.map(({ start, end }) => ({ piece: at, start, end })),
        isWhole: true,
      }
    : undefined
}

/** “I get asked the same five things every day” counts in the middle of a sentence: a title does where it begins, behind an order or a colon at most, or ends. */
const isTitle = (text: string, { start, end }: Omit<Span, 'piece'>): boolean => {
  const before = text.slice(leadOf(text), start).trim()
  return before.split(' ').length <= 1 || /[:：]$/.test(before) || !/\p{L}/u.test(text.slice(end))
}
