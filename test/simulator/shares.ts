// The half days of a week have about as much to do each: cut by what it cost to notice each mutant.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Mutant } from './mutant.ts'
import type { Place } from './prover.ts'

export const SHARES = 14
/** Of one that nobody has measured. */
const UNKNOWN_S = 60

const file = new URL('noticed.json', import.meta.url)

export const keptPlaces = (): Record<string, Place> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

export function keepPlace(name: string, place: Place): void {
  const kept = Object.entries({ ...keptPlaces(), [name]: place }).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}

/** The product as it is, played once a share beside the mutants that are noticed by the same play. */
const SOUND_S = { few: 12, all: 24 }

/** The dearest first, each to the share that has the least with it; where its play is one of that share's already, it brings none. */
export function shareOf(nth: number, mutants: readonly Mutant[], kept: Record<string, Place>): Mutant[] {
  const cost = ({ name }: Mutant) => kept[name]?.cpu_s ?? UNKNOWN_S
  const shares = Array.from({ length: SHARES }, () => ({ sum: 0, plays: new Set<string>(), has: [] as Mutant[] }))
  for (const one of [...mutants].sort((a, b) => cost(b) - cost(a))) {
    const place = kept[one.name]
    const play = `${one.by ?? 'all'}/${place?.seed}/${place?.size}`
    const withIt = ({ sum, plays }: (typeof shares)[number]) =>
      sum + cost(one) + (place && !plays.has(play) ? SOUND_S[place.size] : 0)
    const lightest = shares.reduce((least, other) => (withIt(other) < withIt(least) ? other : least))
    lightest.sum = withIt(lightest)
    lightest.plays.add(play)
    lightest.has.push(one)
  }
  return shares[nth]?.has ?? []
}
