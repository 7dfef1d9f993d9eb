// Lists of words and turns, looked up over tokens: one pass over the text, whatever the list holds.
import { fold } from '#lib/composer/lexis/fold.ts'
import { type Token, tokensOf, UNSPACED } from '#lib/composer/lexis/tokens.ts'
import { took } from '#lib/composer/steps.ts'

export type Found = { phrase: string; start: number; end: number; first: number; last: number }
export type Phrases = {
  /** Every place where one of them stands, in order; places do not overlap. */
  find(text: string, tokens?: readonly Token[]): Found[]
  in(text: string, tokens?: readonly Token[]): boolean
}

type Piece = { key: string; open: boolean }

/** “dont mention|leave * out|secre*”: `|` parts turns, `*` alone is any one word, at a word’s end any ending. */
export function phrases(list: string): Phrases {
  const all = list
    .split('|')
    .map(each => each.trim())
    .filter(Boolean)
  const unspaced = all.filter(each => UNSPACED.test(each))
  const index = indexOf(all.filter(each => !UNSPACED.test(each)))
  const mayHold = listed(index)
  const find = (text: string, tokens: readonly Token[] = tokensOf(text)): Found[] => {
    took(tokens.length)
    const found: Found[] = []
    const end = mayHold(tokens) ? tokens.length : 0
    for (let at = 0; at < end; at++) {
      const size = sizeAt(index, tokens, at)
      if (size === 0) continue
      const { start } = tokens[at] as Token
      const { end } = tokens[at + size - 1] as Token
      found.push({ phrase: text.slice(start, end), start, end, first: at, last: at + size - 1 })
      at += size - 1
    }
    return unspaced.length > 0 && UNSPACED.test(text) ? [...found, ...inRun(text, unspaced)] : found
  }
  const isIn = (text: string, tokens: readonly Token[] = tokensOf(text)): boolean => {
    took(tokens.length)
    return (
      (mayHold(tokens) && tokens.some((_, at) => sizeAt(index, tokens, at) > 0)) ||
      (unspaced.length > 0 && unspaced.some(phrase => text.includes(phrase)))
    )
  }
  return { find, in: isIn }
}

/** All lists by the words that begin their phrases, so that one pass over some words tells which lists may hold any of them. */
const lists = { count: 0, whole: new Map<string, number[]>(), open: new Map<string, [start: string, list: number][]>() }
const known = new WeakMap<readonly Token[], { of: number; found: ReadonlySet<number> }>()

/** Puts a list among the others; whether words may hold one of its phrases. */
function listed({ whole, open }: Index): (tokens: readonly Token[]) => boolean {
  const list = lists.count++
  for (const key of whole.keys()) add(lists.whole, key, list)
  for (const [head, phrases] of open)
    for (const start of new Set(phrases.map(([first]) => first?.key ?? ''))) add(lists.open, head, [start, list])
  return tokens => {
    const before = known.get(tokens)
    if (before?.of === lists.count) return before.found.has(list)
    const found = listsOf(tokens)
    known.set(tokens, { of: lists.count, found })
    return found.has(list)
  }
}

function listsOf(tokens: readonly Token[]): Set<number> {
  const found = new Set<number>()
  for (const { kind, key } of tokens) {
    if (kind === 'mark') continue
    for (const list of lists.whole.get(key) ?? []) found.add(list)
    for (const [start, list] of lists.open.get(headOf(key)) ?? []) if (key.startsWith(start)) found.add(list)
  }
  return found
}

/** Phrases by the word that begins them; by its head where that word has any ending, or is any word. */
type Index = { whole: Map<string, Piece[][]>; open: Map<string, Piece[][]> }

function indexOf(list: readonly string[]): Index {
  const index: Index = { whole: new Map(), open: new Map() }
  for (const phrase of list) {
    const pieces = phrase.split(/\s+/).map(pieceOf)
    const { key = '', open = false } = pieces[0] ?? {}
    add(open ? index.open : index.whole, open ? headOf(key) : key, pieces)
  }
  return index
}

const pieceOf = (word: string): Piece => ({ key: fold(word.replace(/\*$/, '')), open: word.endsWith('*') })

function add<T>(to: Map<string, T[]>, key: string, one: T): void {
  const all = to.get(key)
  if (all) all.push(one)
  else to.set(key, [one])
}

const headOf = (key: string): string => key.slice(0, 2)

/** How many tokens the longest phrase takes that begins here. */
function sizeAt({ whole, open }: Index, tokens: readonly Token[], at: number): number {
  const { kind, key } = tokens[at] as Token
  if (kind === 'mark') return 0
  const own = whole.get(key)
  const others = open.size > 0 ? open.get(headOf(key)) : undefined
  return own || others ? Math.max(longest(own, tokens, at), longest(others, tokens, at)) : 0
}

function longest(phrases: readonly Piece[][] = [], tokens: readonly Token[], at: number): number {
  let most = 0
  for (const pieces of phrases) most = Math.max(most, sizeOf(pieces, tokens, at))
  return most
}

/** Marks between the words of a phrase are passed over. */
function sizeOf(pieces: readonly Piece[], tokens: readonly Token[], at: number): number {
  let next = at
  for (const piece of pieces) {
    if (next > at && tokens[next]?.kind === 'mark' && /^[-‑–/&]$/.test(tokens[next]?.text ?? '')) next++
    const token = tokens[next++]
    if (!token || token.kind === 'mark' || !fits(piece, token.key)) return 0
  }
  return next - at
}

const fits = ({ key, open }: Piece, word: string): boolean => (open ? word.startsWith(key) : word === key)

const inRun = (text: string, list: readonly string[]): Found[] =>
  list.flatMap(phrase => {
    const start = text.indexOf(phrase)
    return start < 0 ? [] : [{ phrase, start, end: start + phrase.length, first: -1, last: -1 }]
  })

/** Where no word is, none of them is. */
export type WordSet = { has(key: string | undefined): boolean }

/** A list of words by spaces; `*` at an end is any ending. */
export function wordSet(list: string): WordSet {
  const whole = new Set<string>()
  const open = new Map<string, string[]>()
  for (const piece of list.split(/\s+/).filter(Boolean).map(pieceOf))
    if (piece.open) add(open, headOf(piece.key), piece.key)
    else whole.add(piece.key)
  return open.size === 0
    ? whole
    : {
        has: key =>
          key !== undefined && (whole.has(key) || open.get(headOf(key))?.some(start => key.startsWith(start)) === true),
      }
}
