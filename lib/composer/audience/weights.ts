// What was learned of briefs, unpacked: numbers by the name of their layer.
import { LAYERS as STOPS } from '#lib/composer/audience/stops.generated.ts'
import { LAYERS } from '#lib/composer/audience/weights.generated.ts'

export type Weights = Readonly<Record<string, Float32Array>>

/** A sign for each weight, of so many steps to both sides. */
export const STEPS = 31
export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
let unpacked: Weights | undefined

export const learned = (): Weights =>
  (unpacked ??= Object.fromEntries(
    Object.entries({ ...LAYERS, ...STOPS }).map(([name, { step, signs }]) => [name, numbersOf(signs, step)]),
  ))

function numbersOf(signs: string, step: number): Float32Array {
  const of = new Float32Array(128)
  for (let at = 0; at < ALPHABET.length; at++) of[ALPHABET.charCodeAt(at)] = (at - STEPS) * step
  const numbers = new Float32Array(signs.length)
  for (let at = 0; at < signs.length; at++) numbers[at] = of[signs.charCodeAt(at)] ?? 0
  return numbers
}
