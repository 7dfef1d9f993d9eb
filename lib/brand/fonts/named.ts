import type { BrandDna } from '#lib/brand/dna.ts'
import { facesOf, familiesNamed, type KeptFace } from '#lib/brand/fonts/faces.ts'
import { listFontRows } from '#lib/brand/fonts/store.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import type { OwnFace } from '#lib/render/type/font/families.ts'

/** The brand's own files of the families that it names; none are looked for where it names none. */
export async function keptFaces(
  ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>,
  named: BrandDna['voice']['fonts'],
): Promise<KeptFace[]> {
  if (familiesNamed(named).length === 0) return []
  return facesOf(named, await listFontRows(ctx.db, ownerOf(ctx)))
}

/** To tell which family draws; nothing is drawn with them. */
export const facesNamed = async (...asked: Parameters<typeof keptFaces>): Promise<OwnFace[]> =>
  (await keptFaces(...asked)).map(shownFace)

export const shownFace = (face: KeptFace): OwnFace => ({ ...face, path: face.blob_key, file: new Uint8Array() })
