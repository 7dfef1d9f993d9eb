// The motif of a brand that wants it at its edge: it goes through every cut of a film and never stands still.
import type { Ground } from '#lib/render/colour/ground.ts'
import type { Page } from '#lib/render/page.ts'
import type { Rect } from '#lib/render/scene.ts'
import { hasEdge } from '#lib/render/signature/edge.ts'
import { band } from '#lib/render/signature/motifs/band.ts'
import type { FilmLayer, Pose } from '#lib/video/film.ts'
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
