// What grows and lives in a place: trees, bushes and grass that stand on a point, and a hen.
import { box, cut, disc, dome, type Path, poly, run } from '#lib/render/places/shapes.ts'
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
  s.of('leaf').add(leaves, depth, ...crown(x, y, height))
}

/** A slender tree like a flame on a short trunk. */
export const poplar = (x: number, y: number, height: number): Path => [
  ...box(x - height * 0.025, y - height * 0.12, height * 0.05, height * 0.12),
  ...disc(x, y - height * 0.54, height * 0.13, height * 0.46),
]

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

/** A bent trunk that widens to its foot, under slender branches. */
export function palm(s: Sketch, x: number, y: number, height: number): void {
  const t = s.at(x, y, height / 40)
  const leaf = (tx: number, ty: number, up: number): Path => [
    ...['M', 6, -32, 'C', 6 + tx * 0.3, -32 - up, 6 + tx * 0.8, -32 - up, 6 + tx, -32 + ty],
    ...['C', 6 + tx * 0.74, -32 - up + 4.6, 6 + tx * 0.36, -32 - up + 5, 6, -32, 'Z'],
  ]
  const green = t.of('leaf')
  t.add('middle', 0.79, disc(1, 0, 10, 1.3))
  for (const one of [leaf(-11, -8, 9), leaf(10, -9, 9)]) green.add('detail', 0.8, one)
  t.add('detail', 0.8, cut('M-2.6 0.6C-0.4 -12 1.4 -22 5 -32.6L7.4 -31.6C4 -22 2 -11 2.2 0.6Z'))
  const leaves = [leaf(19, 2, 9), leaf(-19, 3, 9), leaf(15, 13, 5), leaf(-15, 14, 5), leaf(6, 15, 1), leaf(-6, 16, 1)]
  for (const one of leaves) green.add('ground', 0.8, one)
  t.add('detail', 0.81, disc(4.4, -29.6, 1.7), disc(8, -29.4, 1.7))
}

/** Crowns from edge to edge that end on a line. */
export const wood = ({ w, wide }: Sketch, y: number, height: number, pitch: number): Path[] => [
  ...row(w, pitch * wide, (x, _, at) => crown(x, y, height * (0.9 + (at % 3) * 0.12))).flat(),
  box(0, y - height * 0.56, w, height * 0.56),
]

/** A hen that looks to the right. */
export function hen(t: Sketch): void {
  t.line('detail', 0.9, 0.8, run(-1, -2, -1, 2, 0.6, 2), run(2, -2, 2, 2, 3.6, 2))
  t.of('fruit').add('accent', 0.91, disc(4.6, -13, 1.3), disc(6.4, -12.4, 1.1), disc(7.6, -8.4, 1, 1.5))
  t.add(
    'light',
    0.92,
    cut('M-7 -11C-5 -7 -1 -6.6 2 -8L3 -11C4 -13.6 8 -13 7.6 -9.6C7.4 -5 5 -1 0 -1C-5 -1 -7.6 -5 -7 -11Z'),
  )
  t.of('sun').add('accent', 0.93, cut('M7.4 -10.6L9.8 -9.6L7.4 -8.8Z'))
  t.add('detail', 0.94, disc(5.6, -10.6, 0.6))
}
