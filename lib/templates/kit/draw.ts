import type { BrandKit } from '#lib/render/brand-kit.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { Picture, type PictureInput } from '#lib/render/picture.ts'
import type { Proof } from '#lib/render/proof/proof.ts'
import { notTooLong } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import { readOf } from '#lib/render/read.ts'
import { picturesIn } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { showsRows } from '#lib/templates/aside/drawn-on.ts'
import { draftedShare, isDrawnFor, LARGE_DRAWN, paintedShare, showsMade } from '#lib/templates/aside/made.ts'
import { templates } from '#lib/templates/index.ts'
import { attempted } from '#lib/templates/kit/attempt/attempted.ts'
import { excess, showsThing } from '#lib/templates/kit/attempt/measures.ts'
import type { ComposedScene } from '#lib/templates/kit/compose.ts'
import type { Template } from '#lib/templates/kit/template.ts'

export type Drawn = {
  bytes: Uint8Array<ArrayBuffer>
  content_type: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
  alt_text: string
  proof: Proof
  /** The files that stand on it. */
  shows: ReadonlySet<string>
  /** The composition that was drawn, where the picture left the choice to its seed. */
  composition: string
}

/** A picture as bytes, with the proof that it is right. Refuses with `text_does_not_fit` or `glyph_missing`. */
export async function drawPicture(raster: Raster, input: PictureInput, kit: BrandKit): Promise<Drawn> {
  const picture = Picture.parse(input)
  const { scene, boxes: _boxes, sober: _sober, spotted: _spotted, ...rest } = await composePicture(raster, picture, kit)
  const bytes = await raster.draw(scene, picture.format)
  const { width, height, format } = picture
  return { bytes, content_type: `image/${format}`, width, height, shows: picturesIn(scene.root), ...rest }
}

/** The scene of a picture before it is painted: measured, and repaired until every text has its place and none too much. */
export async function composePicture(raster: Raster, picture: Picture, kit: BrandKit): Promise<ComposedScene> {
  const template = templates[picture.template]
  if (!template) throw new Error(`no template is named ${picture.template}`)
  // Slides of one set are drawn alike.
  const alone = template.count(picture.data, [picture.width, picture.height]) === 1
  if (alone && picture.turn && picture.composition === 'auto') return turned(raster, picture, kit, picture.turn)
  let refusal: unknown
  let best: ComposedScene | null = null
  // Where it plays somewhere or a thing was chosen for it, the compositions that have no room for that come last.
  const { setting, depicts, beside_rows, photo } = readOf(picture, kit)
  const isShown = alone && (setting !== null || Boolean(depicts?.[0]))
  // So do those that show little of what was made for it, or nothing.
  const own = alone && photo ? forPhoto(kit) : null
  const made = alone && beside_rows.length > 0 ? forRows(picture, kit) : (madeFor(picture, kit, alone) ?? own)
  const isWanted = (tried: ComposedScene) => (made ? made.share(tried) >= made.large : !isShown || showsThing(tried))
  let bare: ComposedScene | null = null
  for (const { composition, isPressed } of triesOf(
    order(template, picture, kit),
    isShown && Boolean(picture.depicts?.[0]),
  )) {
    if (isPressed && bare && showsThing(bare)) break
    try {
      const tried = await attempted(raster, picture, kit, { composition, alone, isPressed })
      const isFull = !alone || excess(tried) <= 0
      if (isFull && isWanted(tried)) return tried
      if (isFull && (!bare || (made && made.share(tried) > made.share(bare)))) bare = tried
      if (!best || excess(tried) < excess(best) - 0.02) best = tried
    } catch (error) {
      // Another composition may have more room for the same words.
      notTooLong(error)
      refusal ??= error
    }
  }
  if (bare ?? best) return (bare ?? best) as ComposedScene
  throw refusal
}

/** Each composition, and where none has room for what was chosen, each again with its words pressed. */
const triesOf = (names: readonly string[], isChosen: boolean) =>
  (isChosen ? [false, true] : [false]).flatMap(isPressed => names.map(composition => ({ composition, isPressed })))

/** Of the canvas, for what was painted. */
const LARGE_PAINTED = 0.36

/** Rows with a drawing each before anything else that is drawn. */
const forRows = (picture: Picture, kit: BrandKit) => ({
  share: (tried: ComposedScene) => (showsRows(tried, picture, kit) ? 1 : showsThing(tried) ? 0.5 : 0),
  large: 1,
})

/** A photo that the post is about before anything that is drawn. */
const forPhoto = ({ photos }: BrandKit) => ({
  share(tried: ComposedScene) {
    const shown = picturesIn(tried.scene.root)
    return photos.some(({ image }) => shown.has(image.key)) ? 1 : showsThing(tried) ? 0.5 : 0
  },
  large: 1,
})

/** How much of a picture is what a model has made for it, and how much that is to be. */
function madeFor(picture: Picture, kit: BrandKit, alone: boolean) {
  if (kit.painted !== undefined && picture.index === 0)
    return { share: (tried: ComposedScene) => paintedShare(tried, picture), large: LARGE_PAINTED }
  return alone && isDrawnFor(picture)
    ? { share: (tried: ComposedScene) => draftedShare(tried, picture), large: LARGE_DRAWN }
    : null
}

/** Asked for again: the compositions that have room in turn, those without a hole first; then all of them after dark, or by day. */
async function turned(raster: Raster, picture: Picture, kit: BrandKit, turn: number): Promise<ComposedScene> {
  const { turn: _, ...first } = picture
  const seen = await composePicture(raster, first, kit)
  const names = order(templates[picture.template] as Template, first, kit)
  const able: ComposedScene[] = []
  const whole: ComposedScene[] = []
  for (const composition of names.filter(name => name !== seen.composition)) {
    const other = await composePicture(raster, { ...first, composition }, kit).catch(notTooLong)
    if (!other || (showsMade(seen, picture) && !showsMade(other, picture))) continue
    able.push(other)
    if (excess(other) <= 0) whole.push(other)
    // Those behind it have later turns.
    if (whole.length === turn) return other
  }
  const all = [seen.composition, ...(whole.length > 0 ? whole : able).map(one => one.composition)]
  const composition = all[turn % all.length] ?? seen.composition
  const other = themeOf(kit.palette, picture.scheme).dark ? 'light' : 'dark'
  const scheme = Math.floor(turn / all.length) % 2 === 0 ? picture.scheme : other
  return composePicture(raster, { ...first, composition, scheme }, kit)
}

/** The compositions that can serve this picture, from the one its seed asks for. */
function order(template: Template, picture: Picture, kit: BrandKit): string[] {
  if (picture.composition !== 'auto') return [picture.composition]
  const names = template.fitting(kit, picture)
  const first = (hash(`composition/${template.name}/${picture.seed}`) + (picture.turn ?? 0)) % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}
