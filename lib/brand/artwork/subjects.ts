// What pictures are painted of where their owner has named nothing: by a language model, else what the brand deals in.
import { aboutOf } from '#lib/brand/about.ts'
import type { BrandDna } from '#lib/brand/dna.ts'
import { nounOf } from '#lib/render/objects/colours.ts'
import { standing } from '#lib/render/objects/stands.ts'
import { tradesOfBrand } from '#lib/render/objects/trades/trades.ts'
import { thingOf } from '#lib/render/subject/subject.ts'

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

/** The things of its trades and of what it offers, as our drawings call them; none where it does not say what it does. */
export function tradeSubjects(dna: BrandDna, wanted: number): string[] {
  const about = aboutOf(dna)
  const trades = tradesOfBrand({ name: dna.name, tagline: dna.tagline, about })
  const offered = (dna.offer.features ?? []).flatMap(feature => thingOf(feature, about) ?? [])
  const all = [...trades.flatMap(({ sure }) => sure), ...offered, ...trades.flatMap(({ things }) => things)]
  return standing([...new Set(all.map(nounOf))])
    .map(noun => noun.replaceAll('_', ' '))
    .slice(0, wanted)
}
