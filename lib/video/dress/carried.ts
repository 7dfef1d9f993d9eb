// What goes through every cut of a film and never stands still: one disc behind the words, and the motif of a brand that wants it at its edge.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import { drawing, type Rect } from '#lib/render/scene.ts'
import { hasEdge } from '#lib/render/signature/edge.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import { ghostOf } from '#lib/templates/kit/grounds.ts'
import type { FilmLayer, Pose } from '#lib/video/film.ts'
import { between, settle } from '#lib/video/motion/ease.ts'
import { drawingOf, type Edges } from '#lib/video/part.ts'

/** Pixels a frame, whole, which costs an encoder least. */
const SPEED = 2

/** The edge of the canvas, where the brand has one, as a strip longer than the film, drawn past its window. */
export function motifLayers(page: Page, on: Ground, frames: number): FilmLayer[] {
  const { edge, signature, theme, kit, trade, known } = page
  if (!hasEdge(edge)) return []
  const upright = edge.height > edge.width
  const more = SPEED * frames + 2
  const strip: Rect = {
    x: 0,
    y: 0,
    width: upright ? edge.width : edge.width + more,
    height: upright ? edge.height + more : edge.height,
  }
  const node = band(strip, { name: kit.name, signature, theme, paper: on.paper, trade, things: known })
  const { root, width, height } = drawingOf([node], { left: 0, top: 0, right: strip.width, bottom: strip.height })
  const pose = (frame: number): Pose => ({
    x: edge.x - (upright ? 0 : SPEED * frame),
    y: edge.y - (upright ? SPEED * frame : 0),
    clip: windowOf(edge),
  })
  const scene = { root, width, height, images: new Map(), fonts: [] }
  return [{ name: 'motif', scene, from: 0, until: frames, pose }]
}

/** Even numbers, because colours are kept at half the size. */
const windowOf = ({ x, y, width, height }: Rect): Edges => {
  const even = (value: number) => 2 * Math.round(value / 2)
  return { left: even(x), top: even(y), right: even(x + width), bottom: even(y + height) }
}

const SIDE = 480
const ARRIVE = 9

/** A disc in a tone of the ground that words can be read on; its way is the film's, not the scene's. */
export function discLayer(page: Page, on: Ground, shown: { from: number; until: number }): FilmLayer {
  const tone = ghostOf(on)
  const circle = `<circle cx="${SIDE / 2}" cy="${SIDE / 2}" r="${SIDE / 2 - 1}" fill="${tone}"/>`
  const { root } = drawingOf([drawing({ x: 0, y: 0, width: SIDE, height: SIDE }, circle)], {
    left: 0,
    top: 0,
    right: SIDE,
    bottom: SIDE,
  })
  return {
    name: `carried ${tone}`,
    scene: { root, width: SIDE, height: SIDE, images: new Map(), fonts: [] },
    ...shown,
    pose: frame => wayOf(page.canvas, frame, shown.from),
  }
}

const TURN = 0.0125

/** Around the middle at one speed, so that it never rests. */
function wayOf({ width, height }: Page['canvas'], frame: number, from: number): Pose {
  const orbit = Math.min(width, height) * 0.22
  const across = Math.min(width, height) * 0.74
  const came = from === 0 ? 1 : settle((frame - from) / ARRIVE)
  const scale = (across / SIDE) * between(0.72, 1, came)
  const half = (SIDE * scale) / 2
  const turn = frame * TURN
  return {
    x: width / 2 + Math.cos(turn) * orbit - half,
    y: height * 0.52 + Math.sin(turn) * orbit - half,
    scale,
    opacity: came,
  }
}
