import fc from 'fast-check'
import { seed } from '#test/support/seed.ts'

const names = ['a', 'b', 'products', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', 'ß', '0']

const { object } = fc.letrec<{ object: Record<string, unknown>; value: unknown }>(tie => ({
  object: fc.dictionary(fc.constantFrom(...names), tie('value'), { maxKeys: 4 }),
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(null, true, 0, '', 'x', 1.5),
    fc.array(fc.constantFrom(null, 1, 'y'), { maxLength: 3 }),
    tie('object'),
  ),
}))

/** Any JSON object of few names, so that patches meet what is there, those of prototypes among them. */
export const anyObject = object

const runs = Number(process.env.PROPERTY_RUNS ?? 1_000)

/** Checks a property from a new seed each time, and prints it. */
export function hold<T>(property: fc.IProperty<T>, numRuns = runs): void {
  console.log(`seed ${seed}, ${numRuns} runs`)
  fc.assert(property, { seed, numRuns })
}
