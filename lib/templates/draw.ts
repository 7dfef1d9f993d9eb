import { Problem } from '#lib/problem.ts'
import { altText, inReadingOrder } from '#lib/render/alt.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { serviceMark, testRibbon } from '#lib/render/furniture.ts'
import { createPage, type Ledger } from '#lib/render/page.ts'
import { Picture, type PictureInput } from '#lib/render/picture.ts'
import { collisions, type Occupied, type Proof } from '#lib/render/proof.ts'
import { prove } from '#lib/render/prove.ts'
import type { Raster } from '#lib/render/raster.ts'
import { tooMuchText } from '#lib/render/refusals.ts'
import type { Scene } from '#lib/render/scene.ts'
import { hash } from '#lib/render/seed.ts'
import { templates } from '#lib/templates/index.ts'
import type { Drawing, Template } from '#lib/templates/template.ts'

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

/** The scene of a picture before it is painted: measured, and repaired until every text has its place. */
export async function composePicture(raster: Raster, picture: Picture, kit: BrandKit): Promise<ComposedScene> {
  const template = templates[picture.template]
  if (!template) throw new Error(`no template is named ${picture.template}`)
  let refusal: unknown
  for (const composition of order(template, picture, kit)) {
    try {
      return await repaired(raster, picture, kit, composition)
    } catch (error) {
      // Another composition may have more room for the same words.
      if (!(error instanceof Problem) || error.code !== 'text_does_not_fit') throw error
      refusal ??= error
    }
  }
  throw refusal
}

async function repaired(raster: Raster, picture: Picture, kit: BrandKit, composition: string): Promise<ComposedScene> {
  let left: string[] = []
  for (const scale of SCALES.filter(step => step <= (picture.scale ?? 1))) {
    const composed = await compose(raster, picture, kit, { composition, scale })
    left = [...collisions(picture.width, picture.height, composed.boxes), ...composed.proof.safe_zone_hits]
    if (left.length === 0) return composed
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
  const drawing = await template.draw(page, composition, picture.data, picture.index)
  const measured = prove(page.canvas, ledger, drawing, kit.palette)
  const words = inReadingOrder(ledger.words)
  const ribbon = picture.ribbon ? await testRibbon(page) : []
  const mark = picture.service_mark ? await serviceMark(page, drawing) : []
  const proof = { ...measured, furniture: furnitureOf(ribbon, mark) }
  const scene = sceneOf(picture, drawing, ledger, [...ribbon, ...mark])
  const alt_text = altText(template.alt(picture.data, kit), words, kit.name)
  return { scene, proof, alt_text, composition, boxes: ledger.occupied }
}

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

const furnitureOf = (ribbon: Drawing['nodes'], mark: Drawing['nodes']): Proof['furniture'] => [
  ...(ribbon.length > 0 ? (['test ribbon'] as const) : []),
  ...(mark.length > 0 ? (['service mark'] as const) : []),
]
