// Whether a word of a brief is for readers, or for whoever makes the post: learned from briefs in which it is marked (dev/audience).

import { type Chain, chainOf } from '#lib/composer/audience/chain.ts'
import { chancesOf, type Learned } from '#lib/composer/audience/chances.ts'
import { turnsIn } from '#lib/composer/audience/turns.ts'
import { BIAS, WEIGHTS } from '#lib/composer/audience/weights.ts'
import type { Word } from '#lib/composer/audience/words.ts'
import type { Lexicon } from '#lib/composer/packs/index.ts'

/** How likely each word is no news for readers. */
export type Heard = { word: Word; chance: number }

export const hear = (segments: readonly string[], lexicons: readonly Lexicon[], learned = shipped()): Heard[] => {
  const chain = chainOfBrief(segments, lexicons)
  const { aside } = chancesOf(chain, learned)
  return chain.links.map(({ word }, at) => ({ word, chance: aside[at] ?? 0 }))
}

export const chainOfBrief = (segments: readonly string[], lexicons: readonly Lexicon[]): Chain =>
  chainOf(
    segments.map(text => ({ text, turns: turnsIn(text, lexicons) })),
    lexicons,
  )

/** What one step of a weight is, and which sign stands for none. */
export const STEP = 0.08
export const NOUGHT = 110
let unpacked: Learned | undefined

const shipped = (): Learned =>
  (unpacked ??= {
    weights: Float32Array.from(WEIGHTS, sign => (sign.charCodeAt(0) - NOUGHT) * STEP),
    bias: BIAS,
  })
