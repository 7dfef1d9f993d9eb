import type { Of } from './interleavings/interleave.ts'

/**
 * A rule of the product taken out: the simulation has to notice, or the interleavings of one post, or of one card of Studio, where `by` says so. `seldom`
 * where only a rare order of events shows it.
 */
export type Mutant = { name: string; edits: Edit[]; seldom?: true; by?: Of }
export type Edit = { file: string; from: string; to: string }

export const mutant = (name: string, file: string, from: string, to: string): Mutant => ({
  name,
  edits: [{ file, from, to }],
})
export const seldom = (mutant: Mutant): Mutant => ({ ...mutant, seldom: true })
export const interleaved = (by: Of, mutants: Mutant[]): Mutant[] => mutants.map(one => ({ ...one, by }))
