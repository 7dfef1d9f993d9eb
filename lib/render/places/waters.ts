// Water as it is drawn in a place: its glints, its waves and what floats on it.
import { cut, type Path, poly } from '#lib/render/places/shapes.ts'
import type { Sketch } from '#lib/render/places/sketch.ts'

/** Level glints of water with pointed ends, fewer and wider towards the viewer. */
export function glints({ w, wide, between }: Sketch, top: number, foot: number, pitch = 26): Path[] {
  const rows = Math.max(2, Math.round((foot - top) / 8))
  return Array.from({ length: rows }, (_, at) => {
    const y = top + ((at + 0.6) * (foot - top)) / rows
    const near = 0.5 + (at + 0.5) / rows
    const count = Math.max(2, Math.round(w / (pitch * near * 1.6 * wide)))
    return Array.from({ length: count }, (_, index) =>
      glint(((index + between(0.2, 0.8)) * w) / count, y, between(4, 8) * near, 0.8 * near),
    )
  }).flat()
}

export const glint = (x: number, y: number, reach: number, thick: number): Path =>
  poly(x - reach, y, x, y - thick, x + reach, y, x, y + thick)

/** One line of waves that lean to the right, from edge to edge and down to `foot`. */
export function swell(w: number, y: number, foot: number, pitch: number, rise: number, shift = 0): Path {
  const count = Math.ceil(w / pitch) + 2
  const path: Path = ['M', (shift - 1) * pitch, y]
  for (let at = 0; at < count; at++) {
    const x = (at + shift - 1) * pitch
    path.push('C', x + pitch * 0.3, y, x + pitch * 0.42, y - rise, x + pitch * 0.62, y - rise)
    path.push('C', x + pitch * 0.82, y - rise, x + pitch * 0.74, y, x + pitch, y)
  }
  const end = (count + shift - 1) * pitch
  return [...path, 'L', end, foot, 'L', (shift - 1) * pitch, foot, 'Z']
}

/** A sailing boat 20 high on its waterline. */
export function sailing(
  s: Sketch,
  x: number,
  y: number,
  k: number,
  sail: 'light' | 'accent' | 'near',
  depth: number,
): void {
  const t = s.at(x, y, k)
  t.add(sail, depth, cut('M0.8 -3.2L0.8 -20C5 -14 8 -8 9 -3.2Z'))
  t.add(sail, depth, cut('M-0.8 -3.2L-7 -3.2L-0.8 -16Z'))
  t.add('detail', depth, cut('M-9 -2.2L10 -2.2C9 0 7.5 1.2 6 1.2L-6 1.2C-7.5 1.2 -8.6 -0.4 -9 -2.2Z'))
}
