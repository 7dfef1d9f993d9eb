// Lines of land that run from edge to edge of a stage.
import { bend, type Path, poly } from '#lib/render/places/shapes.ts'
import type { Sketch } from '#lib/render/places/sketch.ts'

/** A smooth line through heights at even steps, from edge to edge, and down to `foot`. */
const under = (foot: number, from: number, step: number, heights: readonly number[]): Path => [
  ...bend(...heights.flatMap((y, at) => [from + at * step, y])),
  ...['L', from + step * (heights.length - 1), foot, 'L', from, foot, 'Z'],
]

/** Land to the foot of the stage through heights from left to right, as shares of the stage’s. */
export const slope = ({ w, h }: Sketch, ...shares: number[]): Path =>
  under(
    h,
    0,
    w / (shares.length - 1),
    shares.map(share => share * h),
  )

/** Round hills about `y`, as high as `rise`. */
export function hills({ w, h, between }: Sketch, y: number, rise: number, pitch: number): Path {
  const count = Math.max(2, Math.round(w / pitch) * 2)
  const heights = Array.from({ length: count + 1 }, (_, at) => y + (at % 2 ? -1 : 1) * rise * between(0.5, 1))
  return under(h, 0, w / count, heights)
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

/** A smooth edge through heights at a pitch, a little beyond both sides, and down to `foot`. */
export const shore = (w: number, foot: number, pitch: number, height: (at: number) => number): Path =>
  under(
    foot,
    -pitch,
    pitch,
    Array.from({ length: Math.ceil(w / pitch) + 3 }, (_, at) => height(at)),
  )
