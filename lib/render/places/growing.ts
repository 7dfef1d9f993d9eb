// What grows in a place: trees and bushes that stand on a point.
import { box, disc, type Path, placed, poly } from '#lib/render/places/shapes.ts'

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
  disc(x, y - height * 0.7, height * 0.27, height * 0.3),
  disc(x - height * 0.17, y - height * 0.52, height * 0.2),
  disc(x + height * 0.18, y - height * 0.5, height * 0.19),
]

export const trunk = (x: number, y: number, height: number): Path =>
  poly(
    x - height * 0.025,
    y - height * 0.5,
    x + height * 0.025,
    y - height * 0.5,
    x + height * 0.04,
    y,
    x - height * 0.04,
    y,
  )

export const reeds = (x: number, y: number, height: number): Path[] =>
  [-0.3, -0.1, 0.12, 0.34].map((lean, at) =>
    placed('M-0.03 0L0.03 0L0.02 -0.8L-0.02 -0.8Z', x + lean * height * 0.8, y, height * (at % 2 ? 1 : 0.75)),
  )

export const post = (x: number, y: number, width: number, height: number): Path =>
  box(x - width / 2, y - height, width, height)
