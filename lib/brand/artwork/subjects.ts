// What pictures are painted of where their owner has named nothing: by a language model, else what the brand deals in.
import { aboutOf } from '#lib/brand/about.ts'
import type { BrandDna } from '#lib/brand/dna.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { tradeOfBrand } from '#lib/render/objects/trades/trades.ts'

/** Longer, and it would be no name. */
export const LONGEST_SUBJECT = 32

/** Asks a language model for things that the brand sells, makes or works with; none where it does not answer. */
export type ChooseSubjects = (workspace_id: string, brand: BrandDna, wanted: number) => Promise<string[]>

/** Each once, by the name of the thing alone. */
export const asSubjects = (said: readonly string[], wanted: number): string[] =>
  said
    .map(one => one.replaceAll(/\s+/g, ' ').trim())
    .filter(one => one.length > 0 && one.length <= LONGEST_SUBJECT)
    .filter((one, at, all) => all.findIndex(other => other.toLowerCase() === one.toLowerCase()) === at)
    .slice(0, wanted)

/** The things of its trade, as our drawings call them; none where it does not say what it does. */
export function tradeSubjects(dna: BrandDna, wanted: number): string[] {
  const { sure, things } = tradeOfBrand({ name: dna.name, tagline: dna.tagline, about: aboutOf(dna) })
  return standing([...new Set([...sure, ...things])])
    .map(noun => noun.replaceAll('_', ' '))
    .slice(0, wanted)
}
