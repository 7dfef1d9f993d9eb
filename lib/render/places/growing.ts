// What grows in a place: trees, bushes and grass that stand on a point.
import { bend, box, disc, dome, type Path, poly } from '#lib/render/places/shapes.ts'
import { row, type Sketch } from '#lib/render/places/sketch.ts'

/** A fir of two skirts. */
export function fir(x: number, y: number, height: number): Path {
  const w = height * 0.23
  const at = (share: number) => y - height * share
  return poly(
    ...[x, at(1), x + w * 0.72, at(0.45), x + w * 0.4, at(0.45), x + w, at(0.08), x + w * 0.14, at(0.08)],
    ...[x + w * 0.14, y, x - w * 0.14, y, x - w * 0.14, at(0.08), x - w, at(0.08), x - w * 0.4, at(0.45)],
    ...[x - w * 0.72, at(0.45)],
  )
}

/** A crown of three rounds. */
export const crown = (x: number, y: number, height: number): Path[] => [
  disc(x, y - height * 0.72, height * 0.25, height * 0.28),
  disc(x - height * 0.18, y - height * 0.52, height * 0.19),
  disc(x + height * 0.19, y - height * 0.5, height * 0.18),
]

export const trunk = (x: number, y: number, height: number): Path =>
  poly(
    ...[x - height * 0.025, y - height * 0.55, x + height * 0.025, y - height * 0.55],
    ...[x + height * 0.045, y, x - height * 0.045, y],
  )

/** A tree with a round crown before its trunk. */
export function tree(
  s: Sketch,
  x: number,
  y: number,
  height: number,
  leaves: 'middle' | 'near' | 'ground',
  depth: number,
): void {
  s.add('detail', depth, trunk(x, y, height))
  s.add(leaves, depth, ...crown(x, y, height))
}

/** A slender tree like a flame. */
export const poplar = (x: number, y: number, height: number): Path => disc(x, y - height / 2, height * 0.13, height / 2)

/** Rounds of a bush on a line, from its left end. */
export const bush = (x: number, y: number, width: number): Path[] => [
  dome(x + width * 0.25, y, width * 0.25, width * 0.26),
  dome(x + width * 0.54, y, width * 0.26, width * 0.38),
  dome(x + width * 0.8, y, width * 0.2, width * 0.22),
]

/** Blades that spread from a point. */
export const grass = (x: number, y: number, height: number): Path =>
  poly(
    ...[x - height * 0.22, y, x - height * 0.5, y - height * 0.7, x - height * 0.06, y - height * 0.28],
    ...[x, y - height, x + height * 0.1, y - height * 0.3, x + height * 0.45, y - height * 0.8, x + height * 0.24, y],
  )

/** Branches of a palm over its bent trunk. */
export function palm(s: Sketch, x: number, y: number, height: number): void {
  const t = s.at(x, y, height / 40)
  t.line('detail', 0.8, 2.2, bend(0, 0, 2, -18, 7, -32))
  const leaf = (tx: number, ty: number, up: number): Path => [
    ...['M', 7, -32, 'C', 7 + tx * 0.25, -32 - up * 1.6, 7 + tx * 0.8, -32 - up * 1.2, 7 + tx, -32 + ty],
    ...['C', 7 + tx * 0.72, -32 - up * 0.2, 7 + tx * 0.35, -32 - up * 0.2, 7, -32, 'Z'],
  ]
  const leaves = [leaf(18, 6, 6), leaf(-18, 8, 6), leaf(12, 16, 4), leaf(-12, 17, 4), leaf(9, -7, 6), leaf(-9, -6, 6)]
  for (const one of leaves) t.add('ground', 0.8, one)
}

/** Crowns from edge to edge that end on a line. */
export const wood = ({ w, wide }: Sketch, y: number, height: number, pitch: number): Path[] => [
  ...row(w, pitch * wide, (x, _, at) => crown(x, y, height * (0.9 + (at % 3) * 0.12))).flat(),
  box(0, y - height * 0.56, w, height * 0.56),
]
