// One composition of a picture, repaired until every text has its place, and filled where it leaves a hole.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { Picture } from '#lib/render/picture.ts'
import { notTooLong, tooMuchText } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { isRoomy } from '#lib/render/wished.ts'
import { mayShowThings } from '#lib/templates/aside/aside.ts'
import { showsRows } from '#lib/templates/aside/drawn-on.ts'
import { isDrawnFor, paintedShare } from '#lib/templates/aside/made.ts'
import { type Asked, besideWords, hasRoomForThings } from '#lib/templates/kit/attempt/beside.ts'
import { showingLargest } from '#lib/templates/kit/attempt/cornered.ts'
import { excess, flawsOf, isClean, isLoose, showsThing } from '#lib/templates/kit/attempt/measures.ts'
import { type ComposedScene, compose } from '#lib/templates/kit/compose.ts'

/** Sizes are let down in these steps until nothing collides. */
const SCALES = [1, 0.86, 0.74, 0.62, 0.5]
/** Where a picture leaves a hole, its words grow by these steps before another composition is tried. */
const GROWN = [1.3, 1.7]

export async function filled(raster: Raster, asked: Omit<Asked, 'page'>, composition: string): Promise<ComposedScene> {
  const { picture, kit } = asked
  const best = await filledAlone(raster, asked, composition)
  const spotted = showsThing(best) || !hasRoomForThings(kit, picture) ? null : best.spotted()
  return spotted ?? best
}

async function filledAlone(raster: Raster, asked: Omit<Asked, 'page'>, composition: string) {
  const { picture, kit } = asked
  const first = await repaired(raster, picture, kit, composition)
  const isShown = showsThing(first.composed) || paintedShare(first.composed, picture) > 0
  const rows = showsRows(first.composed, picture, kit)
  const found = isShown && !rows ? null : await besideWords(raster, asked, first.composed)
  const beside = rows && found && !showsRows(found, picture, kit) ? null : found
  const shown =
    isShown || !mayShowAmong(kit, picture) ? beside : await showingLargest(raster, asked, first.composed, beside)
  if (shown) return shown
  if (first.scale < 1) return first.composed
  const { wished = [] } = picture
  if (isRoomy(wished)) return first.composed
  if (wished.includes('large')) return enlarged(raster, picture, kit, first.composed)
  if (excess(first.composed) <= 0 && !isLoose(picture, first.composed)) return first.composed
  let best = first.composed
  for (const scale of excess(best) > 0 ? GROWN : LOOSENED) {
    const grown = await compose(raster, picture, kit, { composition, scale }).catch(notTooLong)
    if (!grown || !isAsWhole(grown, best, { picture, kit }) || !fillsMore(grown, best)) continue
    best = grown
    if (excess(best) <= 0) break
  }
  return best
}

/** A long text that has its card to itself shares it with what was drawn for this very post. */
const mayShowAmong = (kit: BrandKit, picture: Picture): boolean =>
  hasRoomForThings(kit, picture) || (isDrawnFor(picture) && mayShowThings(kit, picture.data))

/** As large as leaves nothing in the way of anything else. */
async function enlarged(raster: Raster, picture: Picture, kit: BrandKit, first: ComposedScene) {
  for (const scale of LARGE) {
    const grown = await compose(raster, picture, kit, { composition: first.composition, scale }).catch(notTooLong)
    if (!grown || !isAsWhole(grown, first, { picture, kit }) || paysFor(grown, first)) continue
    if (excess(grown) <= Math.max(0, excess(first))) return grown
  }
  return first
}

/** Where large letters are wished for. */
const LARGE = [1.9, 1.6, 1.35, 1.2]

/** By how much words grow that leave no hole, but more room than they need. */
const LOOSENED = [1.4, 1.2]
/** A smaller hole, or larger words without one: none of them pays for the others. */
const fillsMore = (grown: ComposedScene, best: ComposedScene): boolean =>
  excess(best) > 0 ? excess(grown) < excess(best) : excess(grown) <= 0 && !paysFor(grown, best)

/** Nothing in the way of anything else, and its rows have their drawings still. */
const isAsWhole = (grown: ComposedScene, best: ComposedScene, { picture, kit }: Pick<Asked, 'picture' | 'kit'>) =>
  isClean(picture, grown) && (showsRows(grown, picture, kit) || !showsRows(best, picture, kit))

/** Whether one of its texts is smaller than it was. */
const paysFor = (grown: ComposedScene, best: ComposedScene): boolean =>
  grown.proof.texts.some(({ size_px }, at) => size_px < (best.proof.texts[at]?.size_px ?? 0) * 0.97)

export async function repaired(raster: Raster, picture: Picture, kit: BrandKit, composition: string) {
  let left: string[] = []
  for (const scale of SCALES.filter(step => step <= (picture.scale ?? 1))) {
    const composed = await compose(raster, picture, kit, { composition, scale })
    left = flawsOf(picture, composed)
    if (left.length === 0) return { composed, scale }
  }
  throw tooMuchText(left)
}
