import { type BrandDna, blankDna } from '#lib/brand/dna.ts'
import { findBrand, findLibrary } from '#lib/brand/store.ts'
import type { Db } from '#lib/db.ts'
import { localDay } from '#lib/instant.ts'

type Named = { id: string; name: string }

/** The brand as a recipe freezes it: the DNA's version, its logos, and the library pictures of that moment. */
export const brandFor = (db: Db, workspace: Named, livemode: boolean) => brandOf(db, workspace.id, livemode, workspace)

/** The same where the workspace itself is still being read. */
export async function brandOf(db: Db, workspace_id: string, livemode: boolean, workspace: Named | Promise<Named>) {
  const [brand, pictures, { name }] = await Promise.all([
    findBrand(db, workspace_id, livemode),
    findLibrary(db, workspace_id, livemode, ['screen', 'image', 'person', 'mascot', 'artwork', 'font']),
    workspace,
  ])
  const dna = brand?.dna ?? blankDna(name)
  return { dna, version: brand?.version ?? 0, library: [...(brand?.library ?? []), ...pictures] }
}

export const zoneOf = (dna: BrandDna, workspace: { time_zone: string }): string =>
  dna.voice.time_zone ?? workspace.time_zone

/** Where and on which day a brand speaks. */
export function placeOf(
  dna: BrandDna,
  workspace: { time_zone: string },
  now: Date,
): { day: string; time_zone: string } {
  const time_zone = zoneOf(dna, workspace)
  return { day: localDay(now, time_zone), time_zone }
}
