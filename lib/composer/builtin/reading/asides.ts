// What is more likely for whoever makes the post than for readers, though no pattern knows it: left out, and asked about.
import { type Heard, hear } from '#lib/composer/audience/audience.ts'
import { isCounted, listIn } from '#lib/composer/builtin/clauses.ts'
import { besidePersonal } from '#lib/composer/builtin/personal.ts'
import { cutBy, type Doubted, without } from '#lib/composer/builtin/reading/cut.ts'
import {
  type Left,
  oncePerQuestion,
  type Sorted,
  sortByPatterns,
  type Told,
} from '#lib/composer/builtin/reading/sort.ts'
import { valuesInBrackets } from '#lib/composer/builtin/reading/values.ts'
import { findLiterals } from '#lib/composer/literals/find.ts'
import { privateIn } from '#lib/composer/literals/private.ts'
import { linesOf, type Question, whereOf } from '#lib/composer/question.ts'

/** How likely a word has to be no news to be left out; in what a pattern has cut to its news, and in the only piece, surer. */
const [SURE, SURER] = [0.6, 0.85]
/** What a wish is about is what the post is about: without it values alone are left. */
const SUREST = 0.98
/** How unlikely each word of a piece that a pattern leaves out has to be no news, for it to be told. */
const NEWS = 0.15
const SUREST_NEWS = 0.04

/** Whose stars stand below has written a review. */
const STARS = /[★⭐]{3}/u

/** Who writes and who asks read one question in the same way. */
export const sortSegments = oncePerQuestion(question => {
  const byPatterns = sortByPatterns(question)
  const sorted = sortBy(question, byPatterns, hear(question.segments, byPatterns))
  return withoutPersonal(question, withoutClashes(question, sorted))
})

/** A weekday that is not its date's: neither is told, and both are asked about; “Thursday, 14 of them” is no date, and “1 July Monday, Wednesday” begins a list. */
function withoutClashes(question: Question, sorted: Sorted): Sorted {
  const cuts = sorted.told.flatMap(one => {
    const isListed = one.literals.some(({ kind }) => kind === 'weekday')
    const clash = isListed ? undefined : one.literals.find(literal => literal.clash && !literal.worked)
    return clash ? [{ one, clash, cut: without(one.text, clash, { ...sorted, literals: one.literals }) }] : []
  })
  if (cuts.length === 0) return sorted
  return retold(
    question,
    sorted,
    cuts.map(({ one, clash, cut }) => ({ one, ...cut, gone: clash.text, list: 'unsure' })),
  )
}

/** What is one person's own matter: at most what stands before it is told. */
function withoutPersonal(question: Question, sorted: Sorted): Sorted {
  const own = [question.brand.name, ...Object.values(linesOf(question.brand))].join('\n')
  const cuts = sorted.told.flatMap(one => {
    const cut = besidePersonal(one, question.segments, own)
    const gone = one.text.slice(cut?.text.length ?? 0).trim()
    return cut ? [{ one, ...cut, kept: cut.text === '' ? [] : [cut.text], gone }] : []
  })
  return cuts.length === 0 ? sorted : retold(question, sorted, cuts)
}

/** What is told of a piece, letter by letter, and what of it is left out. */
type Cut = { one: Told; text: string; kept: readonly string[]; gone: string; list: 'unsure' | 'secret' }

/** Some pieces told in part, or not at all. */
function retold(question: Question, sorted: Sorted, cuts: readonly Cut[]): Sorted {
  const cutOff = (told: Told) => cuts.find(({ one }) => one === told)
  const told = sorted.told.flatMap(one => {
    const { text } = cutOff(one) ?? one
    return text === '' ? [] : [text === one.text ? one : { ...one, text, literals: literalsIn(text, question, sorted) }]
  })
  const isTold = (n: number): boolean => told.some(one => one.n === n || one.by === n)
  const { read } = sorted
  const hidden = (list: Cut['list']) => read.publish.filter(n => !isTold(n) && listOf(n) === list)
  const listOf = (n: number) => cuts.find(({ one }) => one.n === n || one.by === n)?.list ?? 'unsure'
  const isCut = (n: number): boolean => cuts.some(({ one }) => one.n === n)
  const parts = sorted.told.flatMap(one =>
    isCut(one.n) ? (cutOff(one)?.kept ?? [one.text]).map(text => ({ n: one.n, text })) : [],
  )
  return {
    ...sorted,
    read: {
      ...read,
      publish: read.publish.filter(isTold),
      unsure: [...read.unsure, ...hidden('unsure')],
      secret: [...read.secret, ...hidden('secret')],
      parts: [...read.parts.filter(({ n }) => !isCut(n)), ...parts],
    },
    told,
    left: [...sorted.left, ...cuts.map(({ one: { n }, gone: text, list }): Left => ({ n, text, list }))],
  }
}

/** What patterns and what was learned make of it together; where nothing were left, the patterns alone. */
export function sortBy(question: Question, sorted: Sorted, heard: readonly Heard[]): Sorted {
  const byPiece = Map.groupBy(heard, ({ word }) => word.piece)
  const words = question.segments.map((_, at) => byPiece.get(at) ?? [])
  const open = withNews(question, sorted, words)
  const cut = withoutAsides(question, open, words)
  return cut.told.length > 0 ? cut : sorted
}

type Words = readonly (readonly Heard[])[]

const mean = (words: readonly Heard[]): number =>
  words.reduce((sum, { chance }) => sum + chance, 0) / Math.max(1, words.length)

/** Lists whose pieces may be told: never a secret or an order to the system; an order to the maker never whole. */
const OPEN = ['unsure', 'noise', 'style'] as const
/** Around a note that was found in a piece, each word that is more likely news is told. */
const AROUND = 0.4

/** With pieces that a pattern leaves out though each word speaks for them, and with what stands there around a note. */
function withNews(question: Question, sorted: Sorted, words: Words): Sorted {
  const found = OPEN.flatMap(list =>
    sorted.read[list].flatMap(n => newsAt(n, list, question, sorted, words[n - 1] ?? [])),
  )
  if (found.length === 0) return sorted
  const { read, told, left } = sorted
  const isFound = (n: number): boolean => found.some(({ one }) => one.n === n)
  const without = (all: readonly number[]) => all.filter(n => !isFound(n))
  return {
    ...sorted,
    read: {
      ...read,
      publish: [...read.publish, ...found.map(({ one }) => one.n)].sort((a, b) => a - b),
      ...{ style: without(read.style), unsure: without(read.unsure), noise: without(read.noise) },
      parts: [...read.parts, ...found.flatMap(({ one: { n }, kept }) => kept.map(text => ({ n, text })))],
    },
    told: [...told, ...found.map(({ one }) => one)].sort((a, b) => a.n - b.n),
    left: [...left.filter(({ n }) => !isFound(n)), ...found.flatMap(({ gone }) => gone)],
  }
}

type News = { one: Told; kept: readonly string[]; gone: readonly Left[] }

function newsAt(n: number, list: Left['list'], question: Question, sorted: Sorted, words: readonly Heard[]): News[] {
  const text = question.segments[n - 1] ?? ''
  if (words.length === 0 || privateIn(text) !== undefined) return []
  const literals = literalsIn(text, question, sorted)
  // “baked in the same tins, so probably fine” has a word of doubt; “a health check with every repair” only looks like one.
  const isDoubted = sorted.lexicons.some(({ doubt }) =>
    doubt.find(text).some(({ phrase }) => !/^check w/iu.test(phrase)),
  )
  const most = isDoubted ? SUREST_NEWS : NEWS
  if (list !== 'style' && words.every(({ chance }) => chance < most))
    return [{ one: { n, text, literals, led: false }, kept: [], gone: [] }]
  if (!words.some(({ chance }) => chance > SURE)) return []
  const cut = cutBy(
    text,
    words.map(heard => within(heard, 0)),
    AROUND,
    { literals, lexicons: sorted.lexicons },
  )
  if (!cut?.text) return []
  const one: Told = { n, text: cut.text, literals: literalsIn(cut.text, question, sorted), led: true }
  return [{ one, kept: cut.kept, gone: cut.gone.map(text => ({ n, text, list })) }]
}

/** “ein Nest” counts nothing. */
const IN_WORDS = 4
/** Its place in a text that begins so far in its piece. */
const within = ({ word, chance }: Heard, from: number): Doubted => ({
  ...{
    start: word.start - from,
    end: word.end - from,
    clause: word.clause,
    isValue: word.value > 0 && word.value < IN_WORDS,
  },
  chance,
})

function withoutAsides(question: Question, sorted: Sorted, words: Words): Sorted {
  const { read } = sorted
  const [told, gone, parts]: [Told[], Left[], Sorted['read']['parts']] = [[], [], []]
  for (const one of sorted.told) {
    const own = read.parts.filter(({ n }) => n === one.n)
    const isWhole = STARS.test(question.segments[one.n] ?? '') || isCounted(listIn(one.text), sorted.lexicons)
    const cut = isWhole ? undefined : cutOf(one, question, sorted, words[one.n - 1] ?? [])
    if (!cut) {
      told.push(one)
      parts.push(...own.filter(({ text }) => own.length < 2 || one.text.includes(text)))
      continue
    }
    gone.push(...cut.gone.map((text): Left => ({ n: one.n, text, list: 'style' })))
    if (cut.text === '') continue
    told.push({ ...one, text: cut.text, literals: literalsIn(cut.text, question, sorted) })
    parts.push(...cut.kept.map(text => ({ n: one.n, text })))
  }
  if (gone.length === 0) return sorted
  const isTold = (n: number): boolean => told.some(one => one.n === n || one.by === n)
  const hidden = read.publish.filter(n => !isTold(n))
  return {
    ...sorted,
    read: { ...read, publish: read.publish.filter(isTold), parts, style: [...read.style, ...hidden] },
    told,
    left: [...sorted.left, ...gone],
  }
}

const literalsIn = (text: string, question: Question, { language }: Sorted) =>
  findLiterals(text, whereOf(question, language))

/** Of what the patterns have put in other words, all is told or nothing. */
function cutOf({ n, text, literals }: Told, { segments }: Question, sorted: Sorted, words: readonly Heard[]) {
  const { read, lexicons } = sorted
  const isCut = read.parts.some(part => part.n === n)
  const sure = isCut || read.publish.length < 2 ? SURER : SURE
  const most = isCut && n === sorted.told[0]?.n ? SUREST : sure
  const at = (segments[n - 1] ?? '').indexOf(text)
  if (at < 0)
    return mean(words.filter(({ word }) => word.told)) > most ? { text: '', kept: [], gone: [text] } : undefined
  const brackets = valuesInBrackets(text, literals, lexicons)
  const own = words
    .filter(({ word }) => word.start >= at && word.end <= at + text.length)
    .map(each => within(each, at))
    .map(one => (brackets.some(({ start, end }) => start < one.start && one.end < end) ? { ...one, chance: 0 } : one))
  return cutBy(text, own, most, { literals, lexicons })
}
