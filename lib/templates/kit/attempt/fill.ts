// One composition of a picture, repaired until every text has its place, and filled where it leaves a hole.
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { createPage, type Page } from '#lib/render/page.ts'
import type { Picture } from '#lib/render/picture.ts'
import { collisions } from '#lib/render/proof/proof.ts'
import { notTooLong, tooMuchText } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { Day } from '#lib/render/subject/day.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { isRoomy } from '#lib/render/wished.ts'
import { isWordsAlone, mayShowThings, sharesOf, thingsBeside } from '#lib/templates/aside/aside.ts'
import { leafFor } from '#lib/templates/aside/leaf.ts'
import { isRead as isLegible } from '#lib/templates/aside/legible.ts'
import { isDrawnFor, paintedShare } from '#lib/templates/aside/made.ts'
import { settingBeside } from '#lib/templates/aside/place.ts'
import { type ComposedScene, compose } from '#lib/templates/kit/compose.ts'
import { isRead } from '#lib/templates/setting/reading.ts'

/** Sizes are let down in these steps until nothing collides. */
const SCALES = [1, 0.86, 0.74, 0.62, 0.5]
/** Where a picture leaves a hole, its words grow by these steps before another composition is tried. */
const GROWN = [1.3, 1.7]

/** By how much the largest empty rectangle is too large; what is torn is read wrongly, and worse than any hole. */
export const excess = ({ proof: { hole, texts } }: ComposedScene): number =>
  (hole ? hole.share - hole.limit : 0) + (texts.some(({ torn }) => torn) ? 1 : 0)

/** Beside things words are as large as they go, and never much smaller than without. */
const [BESIDE, LESSER] = [[1.3, 1], 0.86]

type Beside = {
  things: readonly string[]
  day: Day | null
  setting: Setting | null
  isHome: boolean
  painted: Page['painted']
}
const NOBODY: Beside = { things: [], day: null, setting: null, isHome: false, painted: null }

/** What may stand beside the words, the best first: what they name, where it happens, what the trade has, the day, and last the trade's place, where words leave more than they need. */
function candidatesOf(page: Page, picture: Picture, alone: ComposedScene): Beside[] {
  const { composition } = alone
  const isAlone = isWordsAlone(picture.template, composition)
  const things = thingsBeside(page, composition)
  const setting = isAlone && page.subject.nouns.length === 0 ? settingBeside(page, false) : null
  const day = things.length === 0 && isAlone ? leafFor(page) : null
  const isBare = excess(alone) > 0 || isLoose(picture, alone, LEAST_AT_HOME)
  const home = isAlone && isBare && !setting ? settingBeside(page, true) : null
  return [
    ...(setting ? [{ ...NOBODY, setting }] : []),
    ...(things.length > 0 ? [{ ...NOBODY, things }] : []),
    ...(day ? [{ ...NOBODY, day }] : []),
    ...(home ? [{ ...NOBODY, setting: home, isHome: true }] : []),
  ]
}

/** What was painted for the post stands beside words that are all their composition has, and nothing else does. */
const paintedBeside = ({ template, painted }: Page, { composition }: ComposedScene): Beside[] =>
  isWordsAlone(template, composition) ? [{ ...NOBODY, painted }] : []

/** The composition with something beside its words, where both have room. */
async function besideWords(raster: Raster, picture: Picture, kit: BrandKit, alone: ComposedScene) {
  if (!kit.painted && !hasRoomForThings(kit, picture)) return null
  const { page } = createPage(raster, picture, kit)
  for (const beside of page.painted ? paintedBeside(page, alone) : candidatesOf(page, picture, alone)) {
    const found = await withBeside(raster, { picture, kit, page }, alone, beside)
    if (found) return found
  }
  return null
}

type Asked = { picture: Picture; kit: BrandKit; page: Page }

async function withBeside(raster: Raster, { picture, kit, page }: Asked, alone: ComposedScene, beside: Beside) {
  const { composition } = alone
  const { things, day, setting, painted, isHome } = beside
  let best: ComposedScene | null = null
  // Words alone that leave a hole are worse than things beside words that leave a small one.
  let least = Math.min(excess(alone), SMALL_HOLE)
  for (const { share, scale } of triesOf(sharesOf(page, day), isDrawnFor(picture))) {
    const asked = { composition, scale, aside: { things, day, setting, painted, share } }
    const composed = await compose(raster, picture, kit, asked).catch(notTooLong)
    if (!composed || !isClean(picture, composed) || !isLegible(picture, composed.proof, alone.proof)) continue
    // What nobody named costs the words little.
    if (isHome && loudest(composed) < loudest(alone) * LEAST_LOUD) continue
    if (excess(composed) <= 0) return composed
    if (!isHome && excess(composed) < least) [best, least] = [composed, excess(composed)]
  }
  return best
}

/** Words smaller than plain only where no share leaves room for others; what was drawn for this very post has its share first. */
const triesOf = (shares: readonly number[], isDrawn: boolean) =>
  (isDrawn ? [[...BESIDE, LESSER]] : [BESIDE, [LESSER]]).flatMap(scales =>
    shares.flatMap(share => scales.map(scale => ({ share, scale }))),
  )

const loudest = ({ proof: { texts } }: ComposedScene): number => Math.max(...texts.map(({ size_px }) => size_px))
const LEAST_LOUD = 0.66

/** A long text has its card to itself. */
const hasRoomForThings = (kit: BrandKit, { width, height, data }: Picture): boolean =>
  mayShowThings(kit, data) && !isRead(width, height, data.body)

const SMALL_HOLE = 0.04

export const showsThing = ({ boxes }: ComposedScene): boolean => boxes.some(({ role }) => SHOWN.has(role))

const SHOWN: ReadonlySet<string> = new Set(['artwork', 'things', 'scenery'])

export async function filled(
  raster: Raster,
  picture: Picture,
  kit: BrandKit,
  composition: string,
): Promise<ComposedScene> {
  const best = await filledAlone(raster, picture, kit, composition)
  const spotted = showsThing(best) || !hasRoomForThings(kit, picture) ? null : best.spotted()
  return spotted ?? best
}

async function filledAlone(raster: Raster, picture: Picture, kit: BrandKit, composition: string) {
  const first = await repaired(raster, picture, kit, composition)
  const isShown = showsThing(first.composed) || paintedShare(first.composed, picture) > 0
  const beside = isShown ? null : await besideWords(raster, picture, kit, first.composed)
  if (beside) return beside
  if (first.scale < 1) return first.composed
  const { wished = [] } = picture
  if (isRoomy(wished)) return first.composed
  if (wished.includes('large')) return enlarged(raster, picture, kit, first.composed)
  if (excess(first.composed) <= 0 && !isLoose(picture, first.composed)) return first.composed
  let best = first.composed
  for (const scale of excess(best) > 0 ? GROWN : LOOSENED) {
    const grown = await compose(raster, picture, kit, { composition, scale }).catch(notTooLong)
    if (!grown || !isClean(picture, grown) || !fillsMore(grown, best)) continue
    best = grown
    if (excess(best) <= 0) break
  }
  return best
}

/** As large as leaves nothing in the way of anything else. */
async function enlarged(raster: Raster, picture: Picture, kit: BrandKit, first: ComposedScene) {
  for (const scale of LARGE) {
    const grown = await compose(raster, picture, kit, { composition: first.composition, scale }).catch(notTooLong)
    if (grown && isClean(picture, grown) && excess(grown) <= Math.max(0, excess(first)) && !paysFor(grown, first))
      return grown
  }
  return first
}

/** Where large letters are wished for. */
const LARGE = [1.9, 1.6, 1.35, 1.2]

/** By how much words grow that leave no hole, but more room than they need. */
const LOOSENED = [1.4, 1.2]
/** Of a picture that is words alone, what its letters cover at least. */
const LEAST_COVERED = 0.32
/** And where the place of the trade may have the rest. */
const LEAST_AT_HOME = 0.4

/** Their words stand in fields of colour that fill the canvas. */
const BANDED = new Set(['steps', 'notice'])

/** Words alone that leave more of the canvas than they need, though in no one place. */
function isLoose({ template, width, height }: Picture, composed: ComposedScene, least = LEAST_COVERED): boolean {
  if (!isWordsAlone(template, composed.composition) || BANDED.has(template) || showsThing(composed)) return false
  const covered = composed.proof.texts.reduce((sum, { box }) => sum + box.width * box.height, 0)
  return covered / (width * height) < least
}

/** A smaller hole, or larger words without one: none of them pays for the others. */
const fillsMore = (grown: ComposedScene, best: ComposedScene): boolean =>
  excess(best) > 0 ? excess(grown) < excess(best) : excess(grown) <= 0 && !paysFor(grown, best)

/** Whether one of its texts is smaller than it was. */
const paysFor = (grown: ComposedScene, best: ComposedScene): boolean =>
  grown.proof.texts.some(({ size_px }, at) => size_px < (best.proof.texts[at]?.size_px ?? 0) * 0.97)

const flawsOf = ({ width, height }: Picture, { boxes, proof }: ComposedScene): string[] => [
  ...collisions(width, height, boxes),
  ...proof.safe_zone_hits,
  ...proof.covered.map(({ role, by }) => `${by} hides ${role}`),
]

/** Nothing in the way of anything else, and nothing nearer than where it stood at first. */
const isClean = (picture: Picture, composed: ComposedScene): boolean => flawsOf(picture, composed).length === 0

export async function repaired(raster: Raster, picture: Picture, kit: BrandKit, composition: string) {
  let left: string[] = []
  for (const scale of SCALES.filter(step => step <= (picture.scale ?? 1))) {
    const composed = await compose(raster, picture, kit, { composition, scale })
    left = flawsOf(picture, composed)
    if (left.length === 0) return { composed, scale }
  }
  throw tooMuchText(left)
}
