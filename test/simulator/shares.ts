// The days of a week have about as much to do each: cut by what it cost to notice each mutant.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Mutant } from './mutant.ts'
import type { Place } from './prover.ts'

const DAYS = 7
/** Of one that nobody has measured. */
const UNKNOWN_S = 60

const file = new URL('noticed.json', import.meta.url)

export const keptPlaces = (): Record<string, Place> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

export function keepPlace(name: string, place: Place): void {
  const kept = Object.entries({ ...keptPlaces(), [name]: place }).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** The dearest first, each on the day that has the least so far. */
export function shareOf(day: number, mutants: readonly Mutant[], kept: Record<string, Place>): Mutant[] {
  const cost = ({ name }: Mutant) => kept[name]?.cpu_s ?? UNKNOWN_S
  const days = Array.from({ length: DAYS }, () => ({ sum: 0, has: [] as Mutant[] }))
  for (const one of [...mutants].sort((a, b) => cost(b) - cost(a))) {
    const lightest = days.reduce((least, other) => (other.sum < least.sum ? other : least))
    lightest.sum += cost(one)
    lightest.has.push(one)
  }
  return days[day]?.has ?? []
}
