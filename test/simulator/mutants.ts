/** A rule of the product taken out: the simulation has to notice. */
export type Mutant = { name: string; edits: { file: string; from: string; to: string }[] }

export const mutants: Mutant[] = []
