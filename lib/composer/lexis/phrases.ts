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
  const index = new Map<string, Piece[][]>()
  for (const phrase of all.filter(each => !UNSPACED.test(each))) {
    const pieces = phrase.split(/\s+/).map(each => ({ key: fold(each.replace(/\*$/, '')), open: each.endsWith('*') }))
    const head = headOf(pieces[0]?.key ?? '')
    index.set(
      head,
      [...(index.get(head) ?? []), pieces].sort((a, b) => b.length - a.length),
    )
  }
  const find = (text: string, tokens: readonly Token[] = tokensOf(text)): Found[] => {
    took(tokens.length)
    const found: Found[] = []
    for (let at = 0; at < tokens.length; ) {
      const size = sizeAt(index, tokens, at)
      const [first, last] = [tokens[at], tokens[at + size - 1]]
      if (size > 0 && first && last)
        found.push({
          phrase: text.slice(first.start, last.end),
          start: first.start,
          end: last.end,
          first: at,
          last: at + size - 1,
        })
      at += Math.max(1, size)
    }
    return unspaced.length > 0 && UNSPACED.test(text) ? [...found, ...inRun(text, unspaced)] : found
  }
  return { find, in: (text, tokens) => find(text, tokens).length > 0 }
}

const headOf = (key: string): string => key.slice(0, 2)

/** How many tokens the longest phrase takes that begins here; marks between its words are passed over. */
function sizeAt(index: ReadonlyMap<string, Piece[][]>, tokens: readonly Token[], at: number): number {
  const first = tokens[at]
  if (!first || first.kind === 'mark') return 0
  for (const pieces of index.get(headOf(first.key)) ?? []) {
    let next = at
    const whole = pieces.every(piece => {
      if (next > at && tokens[next]?.kind === 'mark' && /^[-‑–/&]$/.test(tokens[next]?.text ?? '')) next++
      const token = tokens[next++]
      return token !== undefined && token.kind !== 'mark' && fits(piece, token.key)
    })
    if (whole) return next - at
  }
  return 0
}

const fits = ({ key, open }: Piece, word: string): boolean => (open ? word.startsWith(key) : word === key)

const inRun = (text: string, list: readonly string[]): Found[] =>
  list.flatMap(phrase => {
    const start = text.indexOf(phrase)
    return start < 0 ? [] : [{ phrase, start, end: start + phrase.length, first: -1, last: -1 }]
  })

/** A list of words by spaces; `*` at an end is any ending. */
export function wordSet(list: string): { has(key: string): boolean } {
  const whole = new Set<string>()
  const open = new Map<string, string[]>()
  for (const each of list.split(/\s+/).filter(Boolean)) {
    const key = fold(each.replace(/\*$/, ''))
    if (!each.endsWith('*')) whole.add(key)
    else open.set(headOf(key), [...(open.get(headOf(key)) ?? []), key])
  }
  return { has: key => whole.has(key) || (open.get(headOf(key)) ?? []).some(start => key.startsWith(start)) }
}
