// What was chosen for a post, at the end of the rows of its card: where a band beside them would show it small.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { canvasOf } from '#lib/render/canvas.ts'
import { inkIn, squareFor } from '#lib/render/objects/extent.ts'
import type { Picture } from '#lib/render/picture.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { isRead as isLegible } from '#lib/templates/aside/legible.ts'
import { draftedShare, isDrawnFor, LARGE_DRAWN } from '#lib/templates/aside/made.ts'
import { excess, isClean } from '#lib/templates/kit/attempt/measures.ts'
import { type ComposedScene, compose } from '#lib/templates/kit/compose.ts'

/** Short rows are as large beside it as alone; longer ones have more of the width. */
const WAYS = [0.52, 0.6].flatMap(corner => [1, 0.86].map(scale => ({ corner, scale })))
/** On a wide canvas it stands above the words beside the rows: the more room the better. */
const WIDE_WAYS = [0.44, 0.38, 0.32, 0.27].flatMap(corner => [1.2, 1].map(scale => ({ corner, scale })))

/** The composition in which it is largest: beside all words, or beside the rows alone. */
export async function showingLargest(
  raster: Raster,
  { picture, kit }: { picture: Picture; kit: BrandKit },
  alone: ComposedScene,
  beside: ComposedScene | null,
): Promise<ComposedScene | null> {
  const most = beside ? shareOf(beside, picture) : 0
  if (!picture.depicts?.[0] || most >= LARGE_DRAWN) return beside
  const { composition } = alone
  const isWide = canvasOf(picture.width, picture.height).shape === 'wide'
  for (const way of isWide ? WIDE_WAYS : WAYS) {
    const found = await compose(raster, picture, kit, { composition, ...way }).catch(notTooLong)
    const share = found ? shareOf(found, picture) : most
    // A composition without rows has no such place.
    if (share === 0 && found) return beside
    if (!found || share <= most || !isClean(picture, found) || excess(found) > 0) continue
    const isRead =
      isLegible(picture, found.proof, alone.proof, true) &&
      keeps(found, alone, {
        share: picture.template === 'price_list' ? PRICES_KEPT : isWide ? LEAST_WIDE : LEAST_KEPT,
        lead: isWide ? LEAD_KEPT : undefined,
      })
    if (isRead || (beside && keeps(found, beside, { share: ALIKE }))) return found
  }
  return beside
}

/** Of their size alone, what words keep beside it, and prices, which their card is for; and of their size beside a band, which is no smaller to the eye. */
const [LEAST_KEPT, PRICES_KEPT, ALIKE] = [0.75, 0.92, 0.95]

/** Above words in a column of their own it takes more from the headline, and from a fact below it. */
const [LEAD_KEPT, LEAST_WIDE] = [0.58, 0.7]

/** `lead` is what the largest of them keeps, where that is less. */
function keeps(
  { proof }: ComposedScene,
  before: ComposedScene,
  { share, lead = share }: { share: number; lead?: number | undefined },
): boolean {
  const sizes = new Map(before.proof.texts.map(({ role, size_px }) => [role, size_px]))
  const most = Math.max(...sizes.values())
  return proof.texts.every(({ role, size_px }) => {
    const size = sizes.get(role) ?? 0
    return size_px >= size * (size === most ? lead : share)
  })
}

/** What of the canvas it fills: in a place of its own as much as its own shape lets it. */
function shareOf(composed: ComposedScene, picture: Picture): number {
  if (isDrawnFor(picture)) return draftedShare(composed, picture)
  const box = composed.boxes.find(({ role }) => role === 'artwork' || role === 'things')
  const [noun = ''] = picture.depicts ?? []
  if (!box) return 0
  const { width, height } = box.role === 'things' ? inkIn(noun, squareFor(noun, box)) : box
  return (width * height) / (composed.scene.width * composed.scene.height)
}
