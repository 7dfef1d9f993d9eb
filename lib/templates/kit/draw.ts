import { Problem } from '#lib/problem.ts'
import { altText, inReadingOrder } from '#lib/render/alt.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { themeOf } from '#lib/render/colour/theme.ts'
import { MOST_EMPTY_ALONE } from '#lib/render/emptiness/hole.ts'
import { createPage, type Ledger, type Page } from '#lib/render/page.ts'
import { furnitureOf, serviceMark, testRibbon } from '#lib/render/part/furniture.ts'
import { Picture, type PictureInput } from '#lib/render/picture.ts'
import { collisions, type Occupied, type Proof } from '#lib/render/proof/proof.ts'
import { prove } from '#lib/render/proof/prove.ts'
import { tooMuchText } from '#lib/render/proof/refusals.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { Scene } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import { templates } from '#lib/templates/index.ts'
import { provedWith, smallPrint, withSmallPrint } from '#lib/templates/kit/small-print.ts'
import type { Drawing, Template } from '#lib/templates/kit/template.ts'

export type Drawn = {
  bytes: Uint8Array<ArrayBuffer>
  content_type: 'image/png' | 'image/jpeg' | 'image/webp'
  width: number
  height: number
  alt_text: string
  proof: Proof
  /** The composition that was drawn, where the picture left the choice to its seed. */
  composition: string
}

export type ComposedScene = {
  scene: Scene & { height: number }
  proof: Proof
  alt_text: string
  composition: string
  /** Where texts and focal objects stand, in canvas pixels. */
  boxes: Occupied[]
}

/** A picture as bytes, with the proof that it is right. Refuses with `text_does_not_fit` or `glyph_missing`. */
export async function drawPicture(raster: Raster, input: PictureInput, kit: BrandKit): Promise<Drawn> {
  const picture = Picture.parse(input)
  const { scene, boxes: _boxes, ...rest } = await composePicture(raster, picture, kit)
  const bytes = await raster.draw(scene, picture.format)
  return { bytes, content_type: `image/${picture.format}`, width: picture.width, height: picture.height, ...rest }
}

/** Sizes are let down in these steps until nothing collides. */
const SCALES = [1, 0.86, 0.74, 0.62, 0.5]
/** Where a picture leaves a hole, its words grow by these steps before another composition is tried. */
const GROWN = [1.3, 1.7]

/** The scene of a picture before it is painted: measured, and repaired until every text has its place and none too much. */
export async function composePicture(raster: Raster, picture: Picture, kit: BrandKit): Promise<ComposedScene> {
  const template = templates[picture.template]
  if (!template) throw new Error(`no template is named ${picture.template}`)
  // Slides of one set are drawn alike.
  const alone = template.count(picture.data, [picture.width, picture.height]) === 1
  if (alone && picture.turn && picture.composition === 'auto') return turned(raster, picture, kit, picture.turn)
  let refusal: unknown
  let best: ComposedScene | null = null
  for (const composition of order(template, picture, kit)) {
    try {
      if (!alone) return (await repaired(raster, picture, kit, composition)).composed
      const tried = await filled(raster, picture, kit, composition)
      if (excess(tried) <= 0) return tried
      if (!best || excess(tried) < excess(best) - 0.02) best = tried
    } catch (error) {
      // Another composition may have more room for the same words.
      if (!(error instanceof Problem) || error.code !== 'text_does_not_fit') throw error
      refusal ??= error
    }
  }
  if (best) return best
  throw refusal
}

/** Asked for again: the compositions that have room in turn, those without a hole first; then all of them after dark, or by day. */
async function turned(raster: Raster, picture: Picture, kit: BrandKit, turn: number): Promise<ComposedScene> {
  const { turn: _, ...first } = picture
  const seen = await composePicture(raster, first, kit)
  const names = order(templates[picture.template] as Template, first, kit)
  const able: ComposedScene[] = []
  for (const composition of names.filter(name => name !== seen.composition)) {
    const other = await composePicture(raster, { ...first, composition }, kit).catch(notTooLong)
    if (other) able.push(other)
  }
  const whole = able.filter(one => excess(one) <= 0)
  const all = [seen.composition, ...(whole.length > 0 ? whole : able).map(one => one.composition)]
  const composition = all[turn % all.length] ?? seen.composition
  const other = themeOf(kit.palette, picture.scheme).dark ? 'light' : 'dark'
  const scheme = Math.floor(turn / all.length) % 2 === 0 ? picture.scheme : other
  return composePicture(raster, { ...first, composition, scheme }, kit)
}

/** By how much the largest empty rectangle is too large. */
const excess = ({ proof: { hole } }: ComposedScene): number => (hole ? hole.share - hole.limit : 0)

async function filled(raster: Raster, picture: Picture, kit: BrandKit, composition: string): Promise<ComposedScene> {
  const first = await repaired(raster, picture, kit, composition)
  if (excess(first.composed) <= 0 || first.scale < 1) return first.composed
  let best = first.composed
  for (const scale of GROWN) {
    const grown = await compose(raster, picture, kit, { composition, scale }).catch(notTooLong)
    if (!grown || !isClean(picture, grown) || excess(grown) >= excess(best)) continue
    best = grown
    if (excess(best) <= 0) break
  }
  return best
}

const notTooLong = (error: unknown): null => {
  if (error instanceof Problem && error.code === 'text_does_not_fit') return null
  throw error
}

const flawsOf = ({ width, height }: Picture, { boxes, proof }: ComposedScene): string[] => [
  ...collisions(width, height, boxes),
  ...proof.safe_zone_hits,
]

/** Nothing in the way of anything else, and nothing nearer than where it stood at first. */
const isClean = (picture: Picture, composed: ComposedScene): boolean => flawsOf(picture, composed).length === 0

async function repaired(raster: Raster, picture: Picture, kit: BrandKit, composition: string) {
  let left: string[] = []
  for (const scale of SCALES.filter(step => step <= (picture.scale ?? 1))) {
    const composed = await compose(raster, picture, kit, { composition, scale })
    left = flawsOf(picture, composed)
    if (left.length === 0) return { composed, scale }
  }
  throw tooMuchText(left)
}

type Attempt = { composition: string; scale: number }

async function compose(
  raster: Raster,
  picture: Picture,
  kit: BrandKit,
  { composition, scale }: Attempt,
): Promise<ComposedScene> {
  const template = templates[picture.template] as Template
  const { page, ledger } = createPage(raster, picture, kit, scale)
  const print = await smallPrint(page, template, picture)
  const room = print?.page ?? page
  const drawn = await template.draw(room, composition, picture.data, picture.index)
  const above = prove(room.canvas, ledger, drawn, kit.palette)
  const drawing = withEdge(page, withSmallPrint(page, drawn, print))
  const measured = print ? provedWith(above, ledger) : prove(page.canvas, ledger, drawing, kit.palette)
  const words = inReadingOrder(ledger.words)
  const ribbon = picture.ribbon ? await testRibbon(page) : []
  const mark = picture.service_mark ? await serviceMark(page, drawing) : []
  const hole =
    measured.hole && ALONE.has(picture.template) ? { ...measured.hole, limit: MOST_EMPTY_ALONE } : measured.hole
  const proof = { ...measured, hole, furniture: furnitureOf(ribbon, mark) }
  const scene = sceneOf(picture, drawing, ledger, [...ribbon, ...mark])
  const alt_text = altText(template.alt(picture.data, kit), words, kit.name)
  return { scene, proof, alt_text, composition, boxes: ledger.occupied }
}

/** The brand's motif at its edge, over whatever bleeds there. */
function withEdge({ edge, signature, theme, kit, trade }: Page, drawing: Drawing): Drawing {
  const ask = { name: kit.name, signature, theme, paper: drawing.paper, trade }
  return { ...drawing, nodes: [...drawing.nodes, band(edge, ask)] }
}

/** A sentence, a voice or a few lines of code that stand for themselves. */
const ALONE = new Set(['statement', 'announcement', 'quote', 'testimonial', 'code', 'carousel_story', 'slideshow_list'])

/** The compositions that can serve this picture, from the one its seed asks for. */
function order(template: Template, picture: Picture, kit: BrandKit): string[] {
  if (picture.composition !== 'auto') return [picture.composition]
  const names = template.fitting(kit, [picture.width, picture.height], picture.data)
  const first = (hash(`composition/${template.name}/${picture.seed}`) + (picture.turn ?? 0)) % names.length
  return [...names.slice(first), ...names.slice(0, first)]
}

function sceneOf(
  picture: Picture,
  drawing: Drawing,
  ledger: Ledger,
  extra: Drawing['nodes'],
): Scene & { height: number } {
  const { width, height } = picture
  const style = {
    position: 'relative',
    width,
    height,
    overflow: 'hidden',
    backgroundColor: drawing.paper,
    ...(drawing.background ? { backgroundImage: drawing.background } : {}),
  }
  const root = { type: 'container' as const, style, children: [...drawing.nodes, ...extra] }
  return { root, width, height, images: ledger.images, fonts: [...ledger.fonts.values()] }
}
