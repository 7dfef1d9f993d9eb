// Logistic regression over numbered features, by Adagrad: the same examples give the same weights.

import { chanceOf, SIZE } from '#lib/composer/audience/features.ts'
import { dice } from '#lib/render/seed.ts'
import type { Example } from './examples.ts'

const EPOCHS = 8
const RATE = 0.15
const DECAY = 1e-4

export type Learned = { weights: Float64Array; bias: number }

export function learn(examples: readonly Example[], seed = 'audience'): Learned {
  const weights = new Float64Array(SIZE)
  const squares = new Float64Array(SIZE).fill(1e-2)
  const roll = dice(seed)
  let bias = 0
  let biasSquares = 1e-2
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, aside } of shuffled(examples, roll)) {
      const [wanted, care] = [aside > 0.5 ? 1 : 0, Math.max(0.2, Math.abs(aside - 0.5) * 2)]
      const error = (chanceOf(features, weights, bias) - wanted) * care
      for (const [number, strength] of features) {
        const slope = error * strength + DECAY * (weights[number] ?? 0)
        squares[number] = (squares[number] ?? 0) + slope * slope
        weights[number] = (weights[number] ?? 0) - (RATE * slope) / Math.sqrt(squares[number] ?? 1)
      }
      biasSquares += error * error
      bias -= (RATE * error) / Math.sqrt(biasSquares)
    }
  }
  return { weights, bias }
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
