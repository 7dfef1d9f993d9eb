// What a model has drawn for a post, at the end of the rows of its card: where a band beside them would show it small.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { isRead as isLegible } from '#lib/templates/aside/legible.ts'
import { draftedShare, isDrawnFor, LARGE_DRAWN } from '#lib/templates/aside/made.ts'
import { excess, isClean } from '#lib/templates/kit/attempt/measures.ts'
import { type ComposedScene, compose } from '#lib/templates/kit/compose.ts'

/** Short rows are as large beside it as alone; longer ones have more of the width. */
const WAYS = [0.52, 0.6].flatMap(rows => [1, 0.86].map(scale => ({ rows, scale })))

/** The composition in which it is largest: beside all words, or beside the rows alone. */
export async function showingLargest(
  raster: Raster,
  { picture, kit }: { picture: Picture; kit: BrandKit },
  alone: ComposedScene,
  beside: ComposedScene | null,
): Promise<ComposedScene | null> {
  const most = beside ? draftedShare(beside, picture) : 0
  if (!isDrawnFor(picture) || most >= LARGE_DRAWN) return beside
  const { composition } = alone
  const [noun = ''] = picture.depicts ?? []
  for (const { rows, scale } of WAYS) {
    const asked = { composition, scale, corner: { noun, rows } }
    const found = await compose(raster, picture, kit, asked).catch(notTooLong)
    const share = found ? draftedShare(found, picture) : most
    // A composition without rows has no such place.
    if (share === 0 && found) return beside
    if (!found || share <= most || !isClean(picture, found) || excess(found) > 0) continue
    if (isLegible(picture, found.proof, alone.proof) || (beside && isAsLarge(found, beside))) return found
  }
  return beside
}

function isAsLarge({ proof }: ComposedScene, before: ComposedScene): boolean {
  const sizes = new Map(before.proof.texts.map(({ role, size_px }) => [role, size_px]))
  return proof.texts.every(({ role, size_px }) => size_px >= (sizes.get(role) ?? 0) * 0.95)
}
