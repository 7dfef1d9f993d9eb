// Misbehaviour on demand, written as `drop=0.1,delay=0.3,seed=7`.

/** Every known name with its number, given or default. */
export function parseFaults<Name extends string>(text: string, defaults: Record<Name, number>): Record<Name, number> {
  const faults = { ...defaults }
  for (const part of text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)) {
    const [name = '', value = ''] = part.split('=').map(side => side.trim())
    if (!isNameOf(defaults, name)) {
      throw new Error(`unknown fault "${name}": choose from ${Object.keys(defaults).join(', ')}`)
    }
    const number = Number(value)
    if (value === '' || !Number.isFinite(number) || number < 0)
      throw new Error(`fault "${name}" needs a number, not "${value}"`)
    faults[name] = number
  }
  return faults
}

const isNameOf = <Name extends string>(names: Record<Name, number>, name: string): name is Name =>
  Object.hasOwn(names, name)

/**
 * A number from 0 to 1 for each combination of facts, the same for the same seed: what goes wrong with the third
 * message does not depend on what happened to the second.
 */
export function chanceOf(seed: number, ...facts: number[]): number {
  let state = seed | 0
  for (const fact of facts) state = mix(state ^ Math.imul(fact + 1, 0x9e3779b1))
  return (mix(state) >>> 0) / 2 ** 32
}

/** The finishing steps of MurmurHash3: every bit of the input moves every bit of the output. */
function mix(value: number): number {
  const a = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return b ^ (b >>> 16)
}
