import type { BrandDna } from '#lib/brand/dna.ts'
import { FontTags, type KeptFace } from '#lib/brand/fonts/faces.ts'
import { listFontRows } from '#lib/brand/fonts/store.ts'
import type { Ctx } from '#lib/ctx.ts'
import type { OwnFace } from '#lib/render/type/font/families.ts'
import { sameFamily } from '#lib/render/type/font/own.ts'

/** The brand's own files of the families that it names; none are looked for where it names none. */
export async function keptFaces(
  ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>,
  named: BrandDna['voice']['fonts'],
): Promise<KeptFace[]> {
  const families = [named?.display, named?.text].filter(family => family !== undefined)
  if (families.length === 0) return []
  const rows = await listFontRows(ctx.db, { workspace_id: ctx.workspace.id, livemode: ctx.livemode })
  return rows
    .map(({ tags, blob_key }) => ({ ...FontTags.parse(tags).face, blob_key }))
    .filter(face => families.some(family => sameFamily(family, face.family)))
}

/** To tell which family draws; nothing is drawn with them. */
export const facesNamed = async (...asked: Parameters<typeof keptFaces>): Promise<OwnFace[]> =>
  (await keptFaces(...asked)).map(shownFace)

export const shownFace = (face: KeptFace): OwnFace => ({ ...face, path: face.blob_key, file: new Uint8Array() })
