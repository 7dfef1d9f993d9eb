import type { Rect } from '#lib/render/scene.ts'

export type Shape = 'square' | 'portrait' | 'story' | 'wide' | 'poster'

/** What a canvas of some size grants to its content. */
export type Canvas = {
  width: number
  height: number
  shape: Shape
  /** Inside the margins, and where a platform covers strips of the picture inside those too. */
  area: Rect
  margin: number
  /** 1 on a canvas 1080 wide; scales headline sizes, never the smallest text. */
  unit: number
}

export function canvasOf(width: number, height: number): Canvas {
  const shape = shapeOf(width / height)
  const margin = Math.round(
    shape === 'wide' ? Math.max(56, Math.min(width, height) * 0.1) : Math.min(width, height) * 0.074,
  )
  const area = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const unit = shape === 'wide' ? Math.min(width / 1200, height / 630) * 0.92 : width / 1080
  if (shape !== 'story') return { width, height, shape, area, margin, unit }
  // Players cover the top and foot of a 9:16 picture, and its right edge with their buttons.
  const top = Math.round(height * 0.1407)
  return {
    width,
    height,
    shape,
    margin,
    unit,
    area: { x: margin, y: top, width: Math.round(width * 0.88) - margin, height: Math.round(height * 0.8) - top },
  }
}

function shapeOf(ratio: number): Shape {
  if (ratio > 1.25) return 'wide'
  if (ratio > 0.9) return 'square'
  if (ratio > 0.7) return 'portrait'
  return ratio > 0.5 ? 'story' : 'poster'
}
