// What a scene is made of: drawings, and where each of them is, in frames since the scene began.
import type { Ledger } from '#lib/render/page.ts'
import { picturesIn, type Rect, type Scene, type SceneNode } from '#lib/render/scene.ts'
import type { Pose } from '#lib/video/film.ts'

export type Drawing = { root: SceneNode; width: number; height: number }

export type Part = {
  /** Parts of the same name share one drawing. */
  name: string
  drawing: Drawing
  /** The first frame that shows it, and the first that does not any more where that is not the scene's end. */
  from: number
  until?: number
  /** Moves as long as it is seen. */
  steady?: true
  pose(frame: number): Pose
}

export type Edges = { left: number; top: number; right: number; bottom: number }

/** Whole pixels around a rectangle. */
export function around({ x, y, width, height }: Rect): Edges {
  return { left: Math.floor(x), top: Math.floor(y), right: Math.ceil(x + width), bottom: Math.ceil(y + height) }
}

/** Nodes that stand on the canvas, as a drawing of the part of it that `edges` enclose. */
export function drawingOf(nodes: SceneNode[], { left, top, right, bottom }: Edges): Drawing {
  const [width, height] = [right - left, bottom - top]
  const moved = { type: 'container' as const, style: { position: 'absolute', left: -left, top: -top }, children: nodes }
  const style = { position: 'relative', width, height, overflow: 'hidden' }
  return { root: { type: 'container', style, children: [moved] }, width, height }
}

const SWATCH = 48
const LARGEST = 64

/** One colour over everything inside `edges`, out of a drawing that all rectangles of the colour share. */
export function flat(colour: string, shown: { from: number; until?: number }, edges: (frame: number) => Edges): Part {
  const root = {
    type: 'container' as const,
    style: { width: SWATCH, height: SWATCH, backgroundColor: colour },
    children: [],
  }
  return {
    name: `flat ${colour}`,
    drawing: { root, width: SWATCH, height: SWATCH },
    ...shown,
    pose: frame => ({ x: -96, y: -96, scale: LARGEST, clip: whole(edges(frame)) }),
  }
}

/** Even numbers, because colours are kept at half the size. */
function whole({ left, top, right, bottom }: Edges): Edges {
  const even = (value: number) => Math.max(0, 2 * Math.round(value / 2))
  const [x, y] = [even(left), even(top)]
  return { left: x, top: y, right: Math.max(x, even(right)), bottom: Math.max(y, even(bottom)) }
}

/** A drawing with only the pictures that it shows, so that a line of text does not carry a photo along. */
export function sceneOf({ root, width, height }: Drawing, ledger: Ledger): Scene & { height: number } {
  const used = picturesIn(root)
  const images = new Map([...ledger.images].filter(([key]) => used.has(key)))
  return { root, width, height, images, fonts: [...ledger.fonts.values()] }
}
