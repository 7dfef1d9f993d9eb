// The edge of a canvas that belongs to the brand, where its owner wants one: its motif stands there in every picture.
import type { Canvas } from '#lib/render/canvas.ts'
import type { Rect } from '#lib/render/scene.ts'
import type { Signature } from '#lib/render/signature/signature.ts'

const RAIL = 0.062
const BAND = 0.05

/** Players cover the head and foot of upright films and stories, so that their motif stands at the side. */
const sideOf = ({ shape }: Canvas, { grid }: Signature): Signature['grid']['edge'] =>
  grid.edge !== 'none' && (shape === 'story' || shape === 'poster') ? 'rail' : grid.edge

/** Within the margin, where a template keeps margins of its own. */
const SLIM = 0.55

const NOWHERE: Rect = { x: 0, y: 0, width: 0, height: 0 }

/** Whether the motif stands anywhere. */
export const hasEdge = ({ width }: Rect): boolean => width > 0

export function edgeOf(canvas: Canvas, signature: Signature, slim = false): Rect {
  const { width, height } = canvas
  const side = sideOf(canvas, signature)
  if (side === 'none') return NOWHERE
  // A tall sheet is read in parts, so that its width tells how much an edge may take.
  const size = Math.sqrt(width * Math.min(height, width * 1.4))
  const deep = Math.round(size * (side === 'rail' ? RAIL : BAND) * (slim ? SLIM : 1))
  if (side === 'rail') return { x: 0, y: 0, width: deep, height }
  return { x: 0, y: side === 'head' ? 0 : height - deep, width, height: deep }
}

/** What the edge leaves to the content, with a margin a little narrower towards it. */
export function withoutEdge(canvas: Canvas, signature: Signature): Canvas {
  const edge = edgeOf(canvas, signature)
  if (!hasEdge(edge)) return canvas
  const { area, margin } = canvas
  const near = Math.round(margin * 0.82)
  const left = edge.height > edge.width ? Math.max(0, edge.width + near - area.x) : 0
  const deep = edge.height > edge.width ? 0 : Math.max(0, edge.height + near - margin)
  const top = edge.y === 0 ? deep : 0
  return {
    ...canvas,
    area: { x: area.x + left, y: area.y + top, width: area.width - left, height: area.height - deep },
  }
}

/** Of a rectangle what lies beside the edge. */
export function beside(rect: Rect, edge: Rect): Rect {
  if (!hasEdge(edge)) return rect
  if (edge.height > edge.width) {
    const x = Math.max(rect.x, edge.width)
    return { ...rect, x, width: rect.x + rect.width - x }
  }
  const top = edge.y === 0 ? Math.max(rect.y, edge.height) : rect.y
  const foot = edge.y === 0 ? rect.y + rect.height : Math.min(rect.y + rect.height, edge.y)
  return { ...rect, y: top, height: foot - top }
}
