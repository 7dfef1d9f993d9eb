import { blankDna } from '#lib/brand/dna.ts'
import { findBrand, findLibrary } from '#lib/brand/store.ts'
import type { Db } from '#lib/db.ts'

/** The brand as a recipe freezes it: the DNA's version and the library pictures that it had on that day. */
export async function brandFor(db: Db, workspace: { id: string; name: string }, livemode: boolean) {
  const [brand, library] = await Promise.all([
    findBrand(db, workspace.id, livemode),
    findLibrary(db, workspace.id, livemode, ['logo', 'screen', 'image', 'person']),
  ])
  const dna = brand?.dna ?? blankDna(workspace.name)
  return { dna, version: brand?.version ?? 0, library }
}
