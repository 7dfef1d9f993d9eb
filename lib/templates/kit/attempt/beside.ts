// One composition with something beside its words: what they name, where it happens, what was chosen or painted for them.
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import { createPage, type Page } from '#lib/render/page.ts'
import type { Picture } from '#lib/render/picture.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { picturesIn } from '#lib/render/scene.ts'
import type { Day } from '#lib/render/subject/day.ts'
import type { Setting } from '#lib/render/subject/places/setting.ts'
import { isWordsAlone, mayShowThings, sharesOf, thingsBeside } from '#lib/templates/aside/aside.ts'
import { type House, houseOf } from '#lib/templates/aside/house.ts'
import { leafFor } from '#lib/templates/aside/leaf.ts'
import { isRead as isLegible } from '#lib/templates/aside/legible.ts'
import { isDrawnFor } from '#lib/templates/aside/made.ts'
import { settingBeside } from '#lib/templates/aside/place.ts'
import { excess, isClean, isLoose, LEAST_AT_HOME } from '#lib/templates/kit/attempt/measures.ts'
import { type ComposedScene, compose, type LetDown } from '#lib/templates/kit/compose.ts'
import { photoBeside } from '#lib/templates/kit/pictured.ts'
import { isRead } from '#lib/templates/setting/reading.ts'

/** Beside things words are as large as they go, and never much smaller than without. */
const [BESIDE, LESSER]: [LetDown[], LetDown] = [[{ scale: 1.3 }, { scale: 1 }], { scale: 0.86 }]
/** Where all of that is too large: a headline takes its room last. */
const PRESSED: LetDown[] = [0.86, 0.7].map(scale => ({ scale, headline: 96 }))

type Beside = {
  things: readonly string[]
  day: Day | null
  setting: Setting | null
  isHome: boolean
  photo: KitImage | null
}
const NOBODY: Beside = { things: [], day: null, setting: null, isHome: false, photo: null }

/** What may stand beside the words, the best first: what they name, where it happens, what the trade has, the day, and last the trade's place, where words leave more than they need. */
function candidatesOf(page: Page, picture: Picture, alone: ComposedScene): Beside[] {
  const { composition } = alone
  const isAlone = isWordsAlone(picture.template, composition)
  const things = thingsBeside(page, composition)
  const setting = isAlone && page.subject.nouns.length === 0 ? settingBeside(page, false) : null
  const day = things.length === 0 && isAlone ? leafFor(page) : null
  const isBare = excess(alone) > 0 || isLoose(picture, alone, LEAST_AT_HOME)
  const home = isAlone && isBare && !setting ? settingBeside(page, true) : null
  const house = setting ? null : houseOf(page, picture, things)
  if (house === 'words' && excess(alone) <= 0) return []
  return [
    ...(setting ? [{ ...NOBODY, setting }] : []),
    ...(house === 'place' && home ? [{ ...NOBODY, setting: home, isHome: true }] : []),
    ...(house === 'one' || (house === 'place' && !home) ? [{ ...NOBODY, things: oneOf(house, things) }] : []),
    ...(things.length > 0 ? [{ ...NOBODY, things }] : []),
    ...(day ? [{ ...NOBODY, day }] : []),
    ...(home ? [{ ...NOBODY, setting: home, isHome: true }] : []),
  ]
}

/** The plainest, and where the trade has no place the next. */
const oneOf = (house: House, things: readonly string[]): readonly string[] =>
  house === 'one' || things.length < 2 ? things.slice(0, 1) : things.slice(1, 2)

/** What was painted for the post, or the brand's photo that it is about, stands beside words that are all their composition has; nothing else does then, and no face makes way for it. */
async function photosBeside(
  page: Page,
  picture: Picture,
  { composition, scene }: ComposedScene,
): Promise<Beside[] | null> {
  const isOwn = !isDrawnFor(picture) && page.canvas.shape !== 'poster' && !isLong(picture) && !('legal' in picture.data)
  const photo = page.painted?.image ?? (isOwn ? await photoBeside(page) : null)
  if (!photo) return null
  const shown = picturesIn(scene.root)
  const hasFace = !page.painted && page.kit.people.some(({ image }) => shown.has(image.key))
  return isWordsAlone(page.template, composition) && !hasFace ? [{ ...NOBODY, photo }] : []
}

/** The composition with something beside its words, where both have room. */
export async function besideWords(
  raster: Raster,
  { picture, kit, isPressed }: Omit<Asked, 'page'>,
  alone: ComposedScene,
) {
  const hasRoom = hasRoomForThings(kit, picture)
  if (kit.photos.length === 0 && !hasRoom) return null
  const { page } = createPage(raster, picture, kit)
  const all = (await photosBeside(page, picture, alone)) ?? (hasRoom ? candidatesOf(page, picture, alone) : [])
  for (const beside of all) {
    const found = await withBeside(raster, { picture, kit, page, isPressed }, alone, beside)
    if (found) return found
  }
  return null
}

/** Pressed, words leave room for what was chosen for them that they would not give. */
export type Asked = { picture: Picture; kit: BrandKit; page: Page; isPressed: boolean }

async function withBeside(
  raster: Raster,
  { picture, kit, page, isPressed }: Asked,
  alone: ComposedScene,
  beside: Beside,
) {
  const { composition } = alone
  const { things, day, setting, photo, isHome } = beside
  let best: ComposedScene | null = null
  // Words alone that leave a hole are worse than things beside words that leave a small one.
  let least = Math.min(excess(alone), SMALL_HOLE)
  for (const { share, ...letDown } of triesOf(sharesOf(page, beside), picture, isPressed)) {
    const asked = { composition, ...letDown, aside: { things, day, setting, photo, share } }
    const composed = await compose(raster, picture, kit, asked).catch(notTooLong)
    if (!composed || !isClean(picture, composed) || !isLegible(picture, composed.proof, alone.proof, isPressed))
      continue
    // What nobody named costs the words little.
    if (isHome && loudest(composed) < loudest(alone) * LEAST_LOUD) continue
    if (excess(composed) <= 0) return composed
    if (!isHome && excess(composed) < least) [best, least] = [composed, excess(composed)]
  }
  return best
}

/** Words smaller than plain only where no share leaves room for others; what was drawn for this very post has its share first. Pressed, they leave the least that it has. */
function triesOf(shares: readonly number[], picture: Picture, isPressed: boolean) {
  const among = (from: readonly number[], ways: readonly LetDown[]) =>
    from.flatMap(share => ways.map(letDown => ({ share, ...letDown })))
  if (isLed(picture)) return among(shares.slice(-1), [{ scale: 1.7 }, ...BESIDE, ...(isPressed ? PRESSED : [])])
  if (isPressed) return among(shares.slice(-2), PRESSED)
  return isDrawnFor(picture)
    ? among(shares, [...BESIDE, LESSER])
    : [...among(shares, BESIDE), ...among(shares, [LESSER])]
}

/** Words that are to be large come before what stands beside them. */
const isLed = ({ wished = [], stressed = [] }: Picture): boolean =>
  wished.includes('large') || stressed.some(({ is }) => is === 'large')

const loudest = ({ proof: { texts } }: ComposedScene): number => Math.max(...texts.map(({ size_px }) => size_px))
const LEAST_LOUD = 0.66

/** A long text has its card to itself. */
const isLong = ({ width, height, data }: Picture): boolean => isRead(width, height, data.body)
export const hasRoomForThings = (kit: BrandKit, picture: Picture): boolean =>
  mayShowThings(kit, picture.data) && !isLong(picture)

const SMALL_HOLE = 0.04
