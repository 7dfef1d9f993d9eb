// Soft shadows around an opaque box as pixels: only where they are seen, and dithered, so that no steps show.
import type { Pixels, Rect } from '#lib/render/scene.ts'
import { type Penumbra, penumbraOf } from '#lib/render/shadow/penumbra.ts'
import type { Soft } from '#lib/render/shadow/shadows.ts'

export type Cast = { rects: Rect[]; paint(rect: Rect): Pixels }
type Edges = { left: number; top: number; right: number; bottom: number }

/** `box` in whole pixels of a canvas; what the box hides and what lies beyond the canvas is left out. */
export function castShadows(box: Rect, radius: number, soft: Soft, canvas: { width: number; height: number }): Cast {
  const penumbras = soft.shadows.map(shadow => penumbraOf(box, radius, shadow))
  const outer = boundsOf(penumbras)
  // Its sides hide the shadow up to their edge, its corners do not; one pixel more lies under each side.
  const inner = {
    left: box.x + 1,
    top: box.y + Math.ceil(radius) + 1,
    right: box.x + box.width - 1,
    bottom: box.y + box.height - Math.ceil(radius) - 1,
  }
  const whole = inner.bottom <= inner.top || inner.right <= inner.left
  const parts: Edges[] = whole
    ? [outer]
    : [
        { ...outer, bottom: inner.top },
        { ...outer, top: inner.top, right: inner.left, bottom: inner.bottom },
        { ...outer, top: inner.top, left: inner.right, bottom: inner.bottom },
        { ...outer, top: inner.bottom },
      ]
  const rects = parts.map(part => within(part, canvas)).filter(({ width, height }) => width > 0 && height > 0)
  return { rects, paint: rect => painted(rect, penumbras, soft) }
}

function boundsOf(penumbras: readonly Penumbra[]): Edges {
  const all = penumbras.map(({ bounds }) => bounds)
  return {
    left: Math.floor(Math.min(...all.map(({ x }) => x))),
    top: Math.floor(Math.min(...all.map(({ y }) => y))),
    right: Math.ceil(Math.max(...all.map(({ x, width }) => x + width))),
    bottom: Math.ceil(Math.max(...all.map(({ y, height }) => y + height))),
  }
}

function within(edges: Edges, canvas: { width: number; height: number }): Rect {
  const [x, y] = [Math.max(0, edges.left), Math.max(0, edges.top)]
  return { x, y, width: Math.min(canvas.width, edges.right) - x, height: Math.min(canvas.height, edges.bottom) - y }
}

function painted({ x: left, y: top, width, height }: Rect, penumbras: readonly Penumbra[], { colour }: Soft): Pixels {
  const places = penumbras.map(({ at }) => Float32Array.from({ length: width }, (_, x) => at(left + x)))
  const pixels = new Uint32Array(width * height)
  const light = new Float32Array(width)
  const [red, green, blue] = colour
  const tint = red | (green << 8) | (blue << 16)
  for (let y = 0; y < height; y++) {
    light.fill(1)
    for (const [index, penumbra] of penumbras.entries())
      pass(light, penumbra.row(top + y), places[index] as Float32Array)
    const thresholds = BAYER[(top + y) & 7] as readonly number[]
    for (let x = 0; x < width; x++) {
      const dark = (1 - (light[x] as number)) * 255
      pixels[y * width + x] = tint | ((dark + (thresholds[(left + x) & 7] as number)) << 24)
    }
  }
  return { width, height, data: new Uint8Array(pixels.buffer) }
}

/** What one more shadow leaves of the light. */
function pass(light: Float32Array, row: Float32Array, places: Float32Array): void {
  for (let x = 0; x < light.length; x++) {
    const place = places[x] as number
    const whole = place | 0
    const before = row[whole] as number
    light[x] = (light[x] as number) * (1 - before - ((row[whole + 1] as number) - before) * (place - whole))
  }
}

/** Thresholds from 0 to 1 that spread rounding over eight by eight pixels. */
const BAYER: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, y) =>
  Array.from({ length: 8 }, (_, x) => {
    let value = 0
    for (let bit = 0; bit < 3; bit++) {
      const [across, down] = [(x >> bit) & 1, (y >> bit) & 1]
      value = value * 4 + (((across ^ down) << 1) | down)
    }
    return (value + 0.5) / 64
  }),
)
