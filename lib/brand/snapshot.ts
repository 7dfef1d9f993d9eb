import { blankDna } from '#lib/brand/dna.ts'
import { findBrand, findLibrary } from '#lib/brand/store.ts'
import type { Db } from '#lib/db.ts'

/** The brand as a recipe freezes it: the DNA's version, its logos, and the library pictures of that moment. */
export async function brandFor(db: Db, workspace: { id: string; name: string }, livemode: boolean) {
  const [brand, pictures] = await Promise.all([
    findBrand(db, workspace.id, livemode),
    findLibrary(db, workspace.id, livemode, ['screen', 'image', 'person', 'mascot', 'font']),
  ])
  const dna = brand?.dna ?? blankDna(workspace.name)
  return { dna, version: brand?.version ?? 0, library: [...(brand?.library ?? []), ...pictures] }
}
