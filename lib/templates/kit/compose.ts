// One attempt at a picture: a template's drawing with all that stands around it, measured.
import { altText, inReadingOrder } from '#lib/render/alt.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import { MOST_EMPTY_ALONE, MOST_EMPTY_WISHED } from '#lib/render/emptiness/hole.ts'
import { createPage, type Ledger, type Page } from '#lib/render/page.ts'
import { furnitureOf, serviceMark, testRibbon } from '#lib/render/part/furniture.ts'
import { logoInks } from '#lib/render/part/logo-inks.ts'
import type { Picture } from '#lib/render/picture.ts'
import type { Occupied, Proof } from '#lib/render/proof/proof.ts'
import { measure, prove } from '#lib/render/proof/prove.ts'
import type { Raster } from '#lib/render/raster.ts'
import type { Rect, Scene } from '#lib/render/scene.ts'
import { hasEdge } from '#lib/render/signature/edge.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import { drained, isRoomy } from '#lib/render/wished.ts'
import {
  type Aside,
  type Asked,
  asideOf,
  inItsPlace,
  isWordsAlone,
  thingsBeside,
  withThings,
} from '#lib/templates/aside/aside.ts'
import { leafIn } from '#lib/templates/aside/leaf.ts'
import { spotIn } from '#lib/templates/aside/spot.ts'
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
  /** The same with a thing of the brand's trade in the room that its words leave, where there is enough. */
  spotted(): ComposedScene | null
}

/** `aside` is what stands beside the words, and how much of the picture is for it; `corner` what stands among them. */
export type LetDown = { scale: number; headline?: number }
export type Attempt = LetDown & { composition: string; aside?: Asked; corner?: Page['corner'] }

/** One attempt: drawn, measured, not yet judged. */
export async function compose(
  raster: Raster,
  picture: Picture,
  kit: BrandKit,
  { composition, scale, headline, aside, corner }: Attempt,
): Promise<ComposedScene> {
  const template = templates[picture.template] as Template
  const { page, ledger } = createPage(raster, picture, kit, scale, headline)
  const print = await smallPrint(page, template, picture)
  const shown = aside && !print ? asideOf(page, aside) : null
  const bare = isWordsAlone(template.name, composition)
  const room = {
    ...(shown?.page ?? print?.page ?? page),
    bare,
    ...(corner && { corner }),
    logo_inks: await logoInks(raster, kit),
  }
  const words = await template.draw(room, composition, picture.data, picture.index)
  const drawn = shown ? inItsPlace(page, shown, words, ledger) : words
  // Before the small print has its place, which lies outside of what it left to the template.
  const above = print && measure(room.canvas, ledger, drawn, kit.palette, page.edge)
  const whole = withSmallPrint(page, drawn, print)
  const measured = above ? provedWith(above, ledger, whole) : prove(page.canvas, ledger, whole, kit.palette, page.edge)
  const said = inReadingOrder(ledger.words)
  const ribbon = picture.ribbon ? await testRibbon(page) : []
  const mark = picture.service_mark ? await serviceMark(page, whole) : []
  const isAlone = (ALONE.has(picture.template) || page.subject.sober) && !shown
  const limit = isRoomy(page.wished) ? MOST_EMPTY_WISHED : isAlone ? MOST_EMPTY_ALONE : undefined
  const hole = measured.hole && { ...measured.hole, ...(limit && { limit }) }
  const proof = { ...measured, hole, furniture: furnitureOf(ribbon, mark) }
  const alt_text = altText(template.alt(picture.data, kit), said, kit.name, seenIn(ledger))
  const leaf = shown?.day ? await leafIn(page, shown.rect, whole.paper, shown.day) : []
  const told = { alt_text, composition, sober: page.subject.sober }
  const set = { picture, page, ledger, shown, leaf, extra: [...ribbon, ...mark], told }
  return composed(set, whole, proof, () => (print ? null : spotted(set, whole, proof)))
}

/** All that is seen and that no word says, once each. */
const seenIn = ({ occupied }: Ledger): string => [...new Set(occupied.flatMap(({ seen }) => seen ?? []))].join(', ')

/** What one attempt has come to, before its scene is put together. */
type Attempted = {
  picture: Picture
  page: Page
  ledger: Ledger
  shown: Aside | null
  leaf: Drawing['nodes']
  /** What the service sets on it. */
  extra: Drawing['nodes']
  told: Pick<ComposedScene, 'alt_text' | 'composition' | 'sober'>
}

function composed(set: Attempted, drawing: Drawing, proof: Proof, spotted: ComposedScene['spotted']): ComposedScene {
  const { picture, page, ledger, shown, leaf, extra, told } = set
  let scene: ComposedScene['scene'] | undefined
  return {
    /** Edge and things are known to fill their places: they are drawn for the attempt that is kept. */
    get scene() {
      scene ??= sceneOf(picture, withEdge(page, withThings(page, shown, drawing, leaf)), ledger, extra)
      return scene
    },
    ...{ ...told, boxes: ledger.occupied, proof, spotted },
  }
}

function spotted(set: Attempted, whole: Drawing, proof: Proof): ComposedScene | null {
  const { page, ledger, shown, told } = set
  const { hole } = proof
  const spot = hole && !shown && spotIn(page, whole, hole, thingsBeside(page, told.composition))
  if (!spot || ledger.occupied.some(one => one.text && meet(one, spot.rect))) return null
  page.take('things', spot.rect)
  const filled = { ...whole, nodes: [...whole.nodes, ...spot.nodes] }
  const { furniture } = proof
  const again = prove(page.canvas, ledger, filled, page.kit.palette, page.edge)
  const left = again.hole && { ...again.hole, limit: hole.limit }
  return composed(set, filled, { ...again, hole: left, furniture }, () => null)
}

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

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
  return {
    root: drained(root, picture.wished ?? []),
    width,
    height,
    images: ledger.images,
    fonts: [...ledger.fonts.values()],
  }
}
