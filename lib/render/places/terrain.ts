// Lines of land that run from edge to edge of a stage.
import { land, type Path, poly } from '#lib/render/places/shapes.ts'
import type { Sketch } from '#lib/render/places/sketch.ts'

/** Round hills about `y`, as high as `rise`. */
export function hills({ w, h, between }: Sketch, y: number, rise: number, pitch: number): Path {
  const count = Math.max(2, Math.round(w / pitch) * 2)
  return land(
    h,
    Array.from({ length: count + 1 }, (_, at) => [(at * w) / count, y + (at % 2 ? -1 : 1) * rise * between(0.5, 1)]),
  )
}

/** Peaks and the saddles between them, as points from edge to edge. */
export function peaks({ w, between }: Sketch, y: number, rise: number, pitch: number): [number, number][] {
  const count = Math.max(2, Math.round(w / pitch) * 2)
  return Array.from({ length: count + 1 }, (_, at) => [
    ((at + (at === 0 || at === count ? 0 : between(-0.25, 0.25))) * w) / count,
    at % 2 ? y - rise * between(0.65, 1) : y - rise * between(0, 0.2),
  ])
}

export const ridge = (h: number, points: readonly (readonly [number, number])[]): Path =>
  poly(...points.flat(), points.at(-1)?.[0] ?? 0, h, points[0]?.[0] ?? 0, h)

/** Snow on each peak: its top with a torn lower edge. */
export function snow(points: readonly (readonly [number, number])[], share: number): Path[] {
  return points.flatMap(([x, y], at) => {
    const [before, after] = [points[at - 1], points[at + 1]]
    if (at % 2 === 0 || !before || !after) return []
    const on = ([ex, ey]: readonly [number, number], to: number) => [x + (ex - x) * to, y + (ey - y) * to]
    const [left = 0, leftY = 0] = on(before, share)
    const [right = 0, rightY = 0] = on(after, share)
    const drop = Math.min(before[1], after[1]) - y
    return [
      poly(
        ...[
          x,
          y,
          right,
          rightY,
          x + (right - x) * 0.45,
          y + drop * share * 0.72,
          x + (right - x) * 0.1,
          y + drop * share * 1.15,
        ],
        ...[x + (left - x) * 0.35, y + drop * share * 0.7, x + (left - x) * 0.6, y + drop * share * 1.02, left, leftY],
      ),
    ]
  })
}
