import { tidy } from '#lib/render/art/curve.ts'
import { drawing, type SceneNode } from '#lib/render/scene.ts'

/** A line of round holes across the canvas, with a bite out of either edge, as between a ticket and its stub. */
export function perforation(width: number, y: number, hole: string, unit: number): SceneNode {
  const bite = 34 * unit
  const pitch = 30 * unit
  const count = Math.floor((width - 2 * bite - pitch) / pitch)
  const first = (width - (count - 1) * pitch) / 2
  const dots = Array.from(
    { length: count },
    (_, index) => `<circle cx="${tidy(first + index * pitch)}" cy="${tidy(y)}" r="${tidy(5 * unit)}"/>`,
  )
  const bites = [0, width].map(x => `<circle cx="${x}" cy="${tidy(y)}" r="${tidy(bite)}"/>`)
  const rect = { x: 0, y: y - bite, width, height: 2 * bite }
  return drawing(rect, `<g fill="${hole}">${[...dots, ...bites].join('')}</g>`)
}
