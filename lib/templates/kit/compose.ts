// One attempt at a picture: a template's drawing with all that stands around it, measured.
import { altText, inReadingOrder } from '#lib/render/alt.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { MOST_EMPTY_ALONE } from '#lib/render/emptiness/hole.ts'
import { thingsOfTrade } from '#lib/render/objects/trades/trades.ts'
import { createPage, type Ledger, type Page } from '#lib/render/page.ts'
import { furnitureOf, serviceMark, testRibbon } from '#lib/render/part/furniture.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Occupied, Proof } from '#lib/render/proof/proof.ts'
import { prove } from '#lib/render/proof/prove.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { Scene } from '#lib/render/scene.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import { asideOf, inItsPlace, thingsBeside, withThings } from '#lib/templates/aside/aside.ts'
import { templates } from '#lib/templates/index.ts'
import { provedWith, smallPrint, withSmallPrint } from '#lib/templates/kit/small-print.ts'
import type { Drawing, Template } from '#lib/templates/kit/template.ts'

export type ComposedScene = {
  scene: Scene & { height: number }
  proof: Proof
  alt_text: string
  composition: string
  /** Where texts and focal objects stand, in canvas pixels. */
  boxes: Occupied[]
}

/** `share` of the picture is for the things of the trade. */
export type Attempt = { composition: string; scale: number; share?: number }

/** One attempt: drawn, measured, not yet judged. */
export async function compose(
  raster: Raster,
  picture: Picture,
  kit: BrandKit,
  { composition, scale, share }: Attempt,
): Promise<ComposedScene> {
  const template = templates[picture.template] as Template
  const { page, ledger } = createPage(raster, picture, kit, scale)
  const print = await smallPrint(page, template, picture)
  const shown = share && !print ? asideOf(page, share, thingsBeside(page, composition)) : null
  const room = shown?.page ?? print?.page ?? page
  const words = await template.draw(room, composition, picture.data, picture.index)
  const drawn = shown ? inItsPlace(page, shown, words, ledger) : words
  // Before the small print has its place, which lies outside of what it left to the template.
  const above = print && prove(room.canvas, ledger, drawn, kit.palette)
  const drawing = withEdge(page, withThings(page, shown, withSmallPrint(page, drawn, print)))
  // What stands beside the words is known to fill its place, and costs more to measure than they do.
  const measured = above
    ? provedWith(above, ledger)
    : shown
      ? prove(page.canvas, { ...ledger, occupied: [...ledger.occupied, edgeOf(page)] }, drawn, kit.palette)
      : prove(page.canvas, ledger, drawing, kit.palette)
  const said = inReadingOrder(ledger.words)
  const ribbon = picture.ribbon ? await testRibbon(page) : []
  const mark = picture.service_mark ? await serviceMark(page, drawing) : []
  const hole =
    measured.hole && ALONE.has(picture.template) && !shown
      ? { ...measured.hole, limit: MOST_EMPTY_ALONE }
      : measured.hole
  const proof = { ...measured, hole, furniture: furnitureOf(ribbon, mark) }
  const scene = sceneOf(picture, drawing, ledger, [...ribbon, ...mark])
  const alt_text = altText(template.alt(picture.data, kit), said, kit.name)
  return { scene, proof, alt_text, composition, boxes: ledger.occupied }
}

const edgeOf = ({ edge }: Page): Occupied => ({ role: 'things', text: false, ...edge })

/** The brand's motif at its edge, over whatever bleeds there. */
function withEdge({ edge, signature, theme, kit, trade }: Page, drawing: Drawing): Drawing {
  const ask = { name: kit.name, signature, theme, paper: drawing.paper, trade, things: thingsOfTrade(kit) }
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
