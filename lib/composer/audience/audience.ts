// Whether a word of a brief is for readers, or for whoever makes the post: learned from briefs in which it is marked (dev/audience).

import type { Read } from '#lib/composer/answer.ts'
import { type Chain, chainOf } from '#lib/composer/audience/chain.ts'
import { chancesOf, type Learned } from '#lib/composer/audience/chances.ts'
import { BIAS, WEIGHTS } from '#lib/composer/audience/weights.ts'
import type { Read as Piece, Word } from '#lib/composer/audience/words.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** How likely each word is no news for readers. */
export type Heard = { word: Word; chance: number }
type ByPatterns = { read: Read; lexicons: readonly Lexicon[] }

export const hear = (segments: readonly string[], sorted: ByPatterns, learned = shipped()): Heard[] => {
  const chain = chainOfBrief(segments, sorted)
  const { aside } = chancesOf(chain, learned)
  return chain.links.map(({ word }, at) => ({ word, chance: aside[at] ?? 0 }))
}

export const chainOfBrief = (segments: readonly string[], { read, lexicons }: ByPatterns): Chain =>
  chainOf(
    segments.map((text, at) => pieceOf(text, at + 1, read)),
    lexicons,
  )

const LEFT = ['style', 'secret', 'unsure', 'noise', 'attack'] as const

/** Each piece as far as the patterns would tell it. */
function pieceOf(text: string, n: number, read: Read): Piece {
  if (!read.publish.includes(n))
    return { text, taken: LEFT.find(list => read[list].includes(n)) ?? 'nothing', told: [] }
  const parts = read.parts.flatMap(part => (part.n === n ? [part.text] : []))
  if (parts.length === 0) return { text, taken: 'publish', told: [{ start: 0, end: text.length }] }
  const told = parts.flatMap(part => {
    const start = text.indexOf(part)
    return start < 0 ? [] : [{ start, end: start + part.length }]
  })
  return { text, taken: 'parts', told }
}

/** What one step of a weight is, and which sign stands for none. */
export const STEP = 0.08
export const NOUGHT = 110
let unpacked: Learned | undefined

const shipped = (): Learned =>
  (unpacked ??= {
    weights: Float32Array.from(WEIGHTS, sign => (sign.charCodeAt(0) - NOUGHT) * STEP),
    bias: BIAS,
  })
