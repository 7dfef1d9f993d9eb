// A chain of words learned by Adagrad over the likelihood of all their marks: the same examples give the same weights.

import { chancesOf } from '#lib/composer/audience/chances.ts'
import { type Features, SIZE } from '#lib/composer/audience/features.ts'
import { dice } from '#lib/render/seed.ts'
import type { Example } from './examples.ts'

const EPOCHS = 8
const RATE = 0.07
const DECAY = 0.06
/** What fewer briefs than this have is chance. */
const LEAST_BRIEFS = 2
/** All words of a piece together teach no more than so many. */
const MOST_WORDS = 3
/** Less than this is no mistake. */
const SLIGHT = 1e-3

export type Learned = { weights: Float64Array; bias: number }

export function learn(examples: readonly Example[]): Learned {
  const weights = new Float64Array(SIZE)
  const squares = new Float64Array(SIZE).fill(1e-2)
  const known = knownIn(examples)
  const roll = dice('audience')
  let bias = 0
  let biasSquares = 1e-2
  const mend = ({ numbers, strengths }: Features, error: number): void => {
    if (Math.abs(error) < SLIGHT) return
    for (const [at, number] of numbers.entries()) {
      if (!known[number]) continue
      const slope = error * (strengths[at] ?? 0) + DECAY * (weights[number] ?? 0)
      squares[number] = (squares[number] ?? 0) + slope * slope
      weights[number] = (weights[number] ?? 0) - (RATE * slope) / Math.sqrt(squares[number] ?? 1)
    }
  }
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const example of shuffled(examples, roll)) {
      const error = mendAll(example, { weights, bias }, mend)
      biasSquares += error * error
      bias -= (RATE * error) / Math.sqrt(biasSquares)
    }
  }
  return { weights, bias }
}

/** Each feature by how far its words were read wrongly; the sum is what the bias learns. */
function mendAll(
  { chain: { links, groups }, asides }: Example,
  learned: Learned,
  mend: (features: Features, error: number) => void,
): number {
  const { aside, opens, closes } = chancesOf({ links, groups }, learned)
  const errors = links.map((_, at) => (aside[at] ?? 0) - Number(asides[at]))
  const shared = groups.map(() => 0)
  for (const [at, link] of links.entries()) {
    const error = errors[at] ?? 0
    for (const group of link.shared) shared[group] = (shared[group] ?? 0) + error
    mend(link.own, error)
    if (at === 0) continue
    mend(link.opens, (opens[at] ?? 0) - Number(!asides[at - 1] && asides[at]))
    mend(link.closes, (closes[at] ?? 0) - Number(asides[at - 1] && !asides[at]))
  }
  for (const [group, error] of shared.entries())
    mend(groups[group] as Features, Math.max(-MOST_WORDS, Math.min(MOST_WORDS, error)))
  return errors.reduce((sum, error) => sum + error, 0)
}

/** Which features enough briefs have. */
function knownIn(examples: readonly Example[]): Uint8Array {
  const [briefs, last] = [new Uint16Array(SIZE), new Int32Array(SIZE).fill(-1)]
  for (const [nth, { chain }] of examples.entries())
    for (const features of [...chain.groups, ...chain.links.flatMap(({ own, opens, closes }) => [own, opens, closes])])
      for (const number of features.numbers) {
        if (last[number] === nth) continue
        last[number] = nth
        briefs[number] = (briefs[number] ?? 0) + 1
      }
  return Uint8Array.from(briefs, count => Number(count >= LEAST_BRIEFS))
}

function shuffled<T>(all: readonly T[], roll: () => number): T[] {
  const mixed = [...all]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(roll() * (at + 1))
    const [one, two] = [mixed[at] as T, mixed[other] as T]
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}
