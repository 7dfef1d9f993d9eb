// Outlines in units, all clockwise, so that those which lie over one another in one path make no hole.
import { commands } from '#lib/render/objects/shape.ts'

/** Letters of commands and the points that follow them, x and y in turn. */
export type Path = (string | number)[]

export const poly = (...points: number[]): Path => {
  const path: Path = []
  for (let at = 0; at < points.length; at += 2) path.push(at === 0 ? 'M' : 'L', points[at] ?? 0, points[at + 1] ?? 0)
  return [...path, 'Z']
}

/** An open line. */
export const run = (...points: number[]): Path => poly(...points).slice(0, -1)

export const box = (x: number, y: number, width: number, height: number): Path =>
  poly(x, y, x + width, y, x + width, y + height, x, y + height)

/** `A` is half an ellipse: its two radii and its end. */
export const disc = (x: number, y: number, rx: number, ry = rx): Path => [
  ...['M', x - rx, y, 'A', rx, ry, x + rx, y, 'A', rx, ry, x - rx, y, 'Z'],
]

/** The upper half of an ellipse that stands on `y`. */
export const dome = (x: number, y: number, rx: number, ry = rx): Path => ['M', x - rx, y, 'A', rx, ry, x + rx, y, 'Z']

/** A box with a round head, from its left top corner. */
export const arch = (x: number, y: number, width: number, height: number): Path => {
  const r = width / 2
  return ['M', x, y + height, 'L', x, y + r, 'A', r, r, x + width, y + r, 'L', x + width, y + height, 'Z']
}

/** A smooth open line through points, x and y in turn. */
export function bend(...points: number[]): Path {
  const last = points.length / 2 - 1
  const at = (index: number) => {
    const place = Math.min(last, Math.max(0, index)) * 2
    return [points[place] ?? 0, points[place + 1] ?? 0] as const
  }
  const path: Path = ['M', ...at(0)]
  for (let index = 0; index < last; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    path.push('C', from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6)
    path.push(to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6, ...to)
  }
  return path
}

/** An outline written by hand around a foot at 0 0, set down at a point; mirrored by a negative `kx`, which no other outline may then overlap in one path. */
export function placed(d: string, x: number, y: number, kx: number, ky = Math.abs(kx)): Path {
  return commands(d).flatMap(({ name, numbers }) => [
    name,
    ...numbers.map((one, at) => (at % 2 === 0 ? x + one * kx : y + one * ky)),
  ])
}

/** An outline written by hand. */
export const cut = (d: string): Path => placed(d, 0, 0, 1)
