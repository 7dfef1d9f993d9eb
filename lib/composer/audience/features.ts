// What stands in a brief, as numbered features: the same for learning and for reading.
import type { Line } from '#lib/composer/audience/words.ts'
import { fold } from '#lib/composer/lexis/fold.ts'
import { oncePerText, took } from '#lib/composer/steps.ts'

/** Numbered features, and how strongly each is there. */
export type Features = { numbers: number[]; strengths: number[] }
/** Adds one by what it is called, and by the words that it is about. */
export type Add = (name: string, strength: number, one?: number, two?: number) => void

/** How many features are told apart; two of them may share a number. */
export const SIZE = 2 ** 17

export const none = (): Features => ({ numbers: [], strengths: [] })

/** Names are few, and asked for with each word. */
const named = new Map<string, number>()
function numberOf(name: string): number {
  const number = named.get(name) ?? hashOf(name)
  named.set(name, number)
  return number
}

export const adderTo =
  ({ numbers, strengths }: Features): Add =>
  (name, strength, one, two) => {
    const own = numberOf(name)
    const first = one === undefined ? own : mixed(own, one)
    numbers.push((two === undefined ? first : mixed(first, two)) % SIZE)
    strengths.push(strength)
  }

const WORDS = /[\p{L}\p{M}]+|0+|[^\s\p{L}\p{M}\d]/gu
const [BEFORE, BEHIND] = [0.4, 0.3]
/** Longer pieces say no more than this many letters do. */
const MOST_LETTERS = 240
/** What a piece looks like counts less for each of its words than what stands beside the word. */
const SHARE = 0.3

/** What a piece looks like, and what stands beside it. */
export function featuresOf(lines: readonly Line[], at: number, wholes: readonly string[]): Features {
  const features = none()
  const add: AddHash = (state, strength) => {
    features.numbers.push(ended(state) % SIZE)
    features.strengths.push(strength * SHARE)
  }
  const { text, words } = plain(lines[at]?.text ?? '')
  addWords('', words, 1, add)
  addLetters(text, add)
  addPlace(lines, at, words, wholes, add)
  addWords('<', plain(lines[at - 1]?.text ?? '').words, BEFORE, add)
  addWords('>', plain(lines[at + 1]?.text ?? '').words, BEHIND, add)
  return features
}

/** Adds one by the hash that its letters have come to. */
type AddHash = (state: number, strength: number) => void

/** Case, accents and figures apart; its words. */
const plain = oncePerText(text => {
  const short = text.slice(0, MOST_LETTERS)
  took(short.length)
  const folded = fold(short).replace(/\d/g, '0')
  return { text: folded, words: folded.match(WORDS) ?? [] }
})

function addWords(side: string, words: readonly string[], weight: number, add: AddHash): void {
  const each = weight / Math.sqrt(Math.max(1, words.length / 4))
  const [alone, behind] = [begun(`${side}1 `), begun(`${side}2 `)]
  let before: string | undefined
  for (const word of words) {
    add(onto(alone, word), each)
    if (before !== undefined) add(onto(onto(onto(behind, before), ' '), word), each)
    before = word
  }
}

/** Runs of three and four letters, so that a word in another form or language is no stranger. */
function addLetters(text: string, add: AddHash): void {
  const framed = `^${text}$`
  took(framed.length * 2)
  const each = 0.5 / Math.sqrt(Math.max(1, framed.length / 20))
  for (const length of [3, 4])
    for (let from = 0; from + length <= framed.length; from++) add(onto(RUN, framed, from, from + length), each)
}

function addPlace(
  lines: readonly Line[],
  at: number,
  words: readonly string[],
  wholes: readonly string[],
  addHash: AddHash,
): void {
  const add = (name: string, strength: number): void => addHash(begun(name), strength)
  const [first = '', second = ''] = words
  add(`first ${first}`, 1)
  add(`firsts ${first} ${second}`, 1)
  add(`last ${words.at(-1) ?? ''}`, 0.7)
  add(`place ${at === 0 ? 'first' : at === lines.length - 1 ? 'last' : 'between'}`, 1)
  add(`pieces ${Math.min(lines.length, 8)}`, 1)
  add(`words ${Math.min(Math.floor(words.length / 3), 6)}`, 1)
  add(`figures ${words.some(word => word.startsWith('0'))}`, 1)
  for (const name of wholes) add(name, 1)
  add(`place ${Math.min(FEW, at)} ${Math.min(FEW, lines.length - 1 - at)}`, 1)
  for (const [side, by] of SIDES) for (const list of listsOf(lines[at + by])) add(`${side} ${list}`, by === 0 ? 2 : 1)
}

const FEW = 4

/** What is so of the whole brief: of which lists it has turns, how long it is, and whether it was typed in small letters. */
export function wholesOf(lines: readonly Line[]): string[] {
  const lists = new Set(lines.flatMap(({ turns }) => turns.map(({ list }) => list)))
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0)
  const small = lines.filter(({ text }) => /^\p{Ll}/u.test(text)).length
  return [
    ...[...lists].map(list => `anywhere ${list}`),
    `brief ${Math.min(9, Math.floor(Math.log2(letters / 20 + 1) * 2))}`,
    `typed ${small * 2 > lines.length}`,
  ]
}

const SIDES = [
  ['here', 0],
  ['before', -1],
  ['behind', 1],
] as const
/** Of which lists a piece has turns. */
const listsOf = (line: Line | undefined): readonly string[] =>
  line ? [...new Set(line.turns.map(({ list }) => list)), ...(line.turns.length === 0 ? ['none'] : [])] : ['end']

/** FNV-1a, of 32 bits: so far, with more letters. */
function onto(state: number, text: string, from = 0, to = text.length): number {
  let hash = state
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
const begun = (text: string): number => onto(0x811c9dc5, text)
const ended = (state: number): number => (state ^ (state >>> 15)) >>> 0
const RUN = begun('c ')

export const hashOf = (text: string): number => ended(begun(text))

function mixed(hash: number, word: number): number {
  let both = Math.imul(hash ^ Math.imul(word, 0x9e3779b1), 0x85ebca6b)
  both = Math.imul(both ^ (both >>> 13), 0xc2b2ae35)
  return (both ^ (both >>> 16)) >>> 0
}

export function weightOf({ numbers, strengths }: Features, weights: ArrayLike<number>): number {
  let sum = 0
  for (let at = 0; at < numbers.length; at++) sum += (strengths[at] ?? 0) * (weights[numbers[at] ?? 0] ?? 0)
  return sum
}
