// One attempt at a picture: a template's drawing with all that stands around it, measured.
import { altText, inReadingOrder } from '#lib/render/alt.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { MOST_EMPTY_ALONE } from '#lib/render/emptiness/hole.ts'
import { createPage, type Ledger, type Page } from '#lib/render/page.ts'
import { furnitureOf, serviceMark, testRibbon } from '#lib/render/part/furniture.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Occupied, Proof } from '#lib/render/proof/proof.ts'
import { prove } from '#lib/render/proof/prove.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { Scene } from '#lib/render/scene.ts'
import { hasEdge } from '#lib/render/signature/edge.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import { type Asked, asideOf, inItsPlace, withThings } from '#lib/templates/aside/aside.ts'
import { templates } from '#lib/templates/index.ts'
import { provedWith, smallPrint, withSmallPrint } from '#lib/templates/kit/small-print.ts'
import type { Drawing, Template } from '#lib/templates/kit/template.ts'

export type ComposedScene = {
  scene: Scene & { height: number }
  proof: Proof
  alt_text: string
  composition: string
  /** Whether it tells of death, of work lost or of a recall. */
  sober: boolean
  /** Where texts and focal objects stand, in canvas pixels. */
  boxes: Occupied[]
}

/** `aside` is what stands beside the words, and how much of the picture is for it. */
export type Attempt = { composition: string; scale: number; aside?: Asked }

/** One attempt: drawn, measured, not yet judged. */
export async function compose(
  raster: Raster,
  picture: Picture,
  kit: BrandKit,
  { composition, scale, aside }: Attempt,
): Promise<ComposedScene> {
  const template = templates[picture.template] as Template
  const { page, ledger } = createPage(raster, picture, kit, scale)
  const print = await smallPrint(page, template, picture)
  const shown = aside && !print ? asideOf(page, aside) : null
  const room = shown?.page ?? print?.page ?? page
  const words = await template.draw(room, composition, picture.data, picture.index)
  const drawn = shown ? inItsPlace(page, shown, words, ledger) : words
  // Before the small print has its place, which lies outside of what it left to the template.
  const above = print && prove(room.canvas, ledger, drawn, kit.palette, page.edge)
  const whole = withSmallPrint(page, drawn, print)
  const measured = above ? provedWith(above, ledger) : prove(page.canvas, ledger, whole, kit.palette, page.edge)
  const said = inReadingOrder(ledger.words)
  const ribbon = picture.ribbon ? await testRibbon(page) : []
  const mark = picture.service_mark ? await serviceMark(page, whole) : []
  const hole =
    measured.hole && (ALONE.has(picture.template) || page.subject.sober) && !shown
      ? { ...measured.hole, limit: MOST_EMPTY_ALONE }
      : measured.hole
  const proof = { ...measured, hole, furniture: furnitureOf(ribbon, mark) }
  const alt_text = altText(template.alt(picture.data, kit), said, kit.name)
  let scene: ComposedScene['scene'] | undefined
  return {
    /** Edge and things are known to fill their places: they are drawn for the attempt that is kept. */
    get scene() {
      scene ??= sceneOf(picture, withEdge(page, withThings(page, shown, whole)), ledger, [...ribbon, ...mark])
      return scene
    },
    ...{ proof, alt_text, composition, boxes: ledger.occupied, sober: page.subject.sober },
  }
}

/** The brand's motif at its edge, if it has one, over whatever bleeds there. */
function withEdge({ edge, signature, theme, kit, trade, known }: Page, drawing: Drawing): Drawing {
  if (!hasEdge(edge)) return drawing
  const ask = { name: kit.name, signature, theme, paper: drawing.paper, trade, things: known }
  return { ...drawing, nodes: [...drawing.nodes, band(edge, ask)] }
}

/** A sentence, a voice or a few lines of code that stand for themselves. */
const ALONE = new Set(['statement', 'announcement', 'quote', 'testimonial', 'code', 'carousel_story', 'slideshow_list'])

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
