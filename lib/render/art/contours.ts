import { curve, type Point, tidy } from '#lib/render/art/curve.ts'
import { layered, noise } from '#lib/render/art/noise.ts'
import { drawing, type ImageNode, type Rect } from '#lib/render/scene.ts'
import type { Dice } from '#lib/render/seed.ts'

const CELL = 15
const LEVELS = 13

/** Height lines of an invented land. */
export function contours(rect: Rect, roll: Dice, { line, weight = 1.6 }: { line: string; weight?: number }): ImageNode {
  const land = layered(noise(roll), 2)
  const columns = Math.ceil(rect.width / CELL)
  const rows = Math.ceil(rect.height / CELL)
  const heightAt = (index: number) => land((index % (columns + 1)) / 17, Math.floor(index / (columns + 1)) / 17)
  const heights = Float32Array.from({ length: (columns + 1) * (rows + 1) }, (_, index) => heightAt(index))
  const at = (column: number, row: number) => heights[row * (columns + 1) + column] ?? 0
  const paths = Array.from({ length: LEVELS }, (_, step) => {
    const level = -0.62 + (step / (LEVELS - 1)) * 1.24
    const parts: string[] = []
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)] as const
        parts.push(...crossings(corners, level, [rect.x + column * CELL, rect.y + row * CELL]))
      }
    }
    const thick = step % 4 === 0 ? weight * 1.6 : weight
    return `<path d="${parts.join('')}" fill="none" stroke="${line}" stroke-width="${thick}" stroke-linecap="round"/>`
  })
  return drawing(rect, paths.join(''))
}

const spots = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/** Where one level crosses the sides of a cell, as line segments. */
function crossings(corners: readonly [number, number, number, number], level: number, [x, y]: Point): string[] {
  const places: string[] = []
  for (let side = 0; side < 4; side++) {
    const a = corners[side] ?? 0
    const b = corners[(side + 1) % 4] ?? 0
    if (a > level === b > level) continue
    const share = (level - a) / (b - a)
    const [from, to] = [spots[side] ?? spots[0], spots[(side + 1) % 4] ?? spots[0]]
    places.push(
      `${tidy(x + (from[0] + (to[0] - from[0]) * share) * CELL)} ${tidy(y + (from[1] + (to[1] - from[1]) * share) * CELL)}`,
    )
  }
  const out: string[] = []
  for (let index = 0; index + 1 < places.length; index += 2) out.push(`M${places[index]}L${places[index + 1]}`)
  return out
}

/** A run across the rectangle, edge to edge, with its halts. */
export function route(
  rect: Rect,
  roll: Dice,
  { stroke, ground, weight }: { stroke: string; ground: string; weight: number },
): ImageNode {
  const count = 7
  const points = Array.from({ length: count }, (_, index): Point => {
    const edge = index === 0 || index === count - 1
    const across = (index / (count - 1)) * (rect.width + 60) - 30 + (edge ? 0 : (roll() - 0.5) * rect.width * 0.26)
    const swing = index % 2 === 0 ? 0.2 + roll() * 0.34 : 0.5 + roll() * 0.36
    return [rect.x + across, rect.y + rect.height * swing]
  })
  const path = `<path d="${curve(points, 0.3)}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round"/>`
  const halts = points.slice(1, -1).filter((_, index) => index % 2 === 0)
  const dots = halts.map(
    ([x, y]) =>
      `<circle cx="${tidy(x)}" cy="${tidy(y)}" r="${weight * 1.25}" fill="${ground}" stroke="${stroke}" stroke-width="${weight * 0.5}"/>`,
  )
  return drawing(rect, path + dots.join(''))
}
