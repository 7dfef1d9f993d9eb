// Water as it is drawn in a place: its glints, its waves and what floats on it.
import { box, cut, type Path, placed, poly, run } from '#lib/render/places/shapes.ts'
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

/** What floats there: as told, else as it is drawn without. */
export function afloat(s: Sketch, x: number, y: number, { k = 1, depth = 0.8 }: { k?: number; depth?: number } = {}) {
  if (s.afloat === 'ferry') ferry(s.at(x, y, k), depth)
  else if (s.afloat === 'canoe') canoe(s.at(x, y, k), depth)
}

/** A car ferry on its waterline, twice as wide as a sailing boat is high. */
export function ferry(t: Sketch, depth: number): void {
  t.add('detail', depth, box(-1, -18, 5, 6))
  t.add('accent', depth, box(-1, -17, 5, 2.6))
  t.add('light', depth, cut('M-15 -6.5L-12 -13L11 -13L14 -6.5Z'))
  t.add('detail', depth, ...[-9, -4, 1, 6].map(x => box(x, -11.4, 3, 2.4)))
  t.add('accent', depth, cut('M-21 -7L21 -7L17.5 1.2L-17.5 1.2Z'))
  t.add('light', depth, box(-19.6, -4.4, 39.2, 1.2))
}

const CANOE = 'M-1 -0.3C-0.5 -0.1 0.5 -0.1 1 -0.3C0.96 0.02 0.78 0.16 0.5 0.16L-0.5 0.16C-0.78 0.16 -0.96 0.02 -1 -0.3Z'

/** With its paddle across it; a rowing boat is shorter and higher. */
export function canoe(t: Sketch, depth: number, reach = 15, high = reach): void {
  t.add('accent', depth, placed(CANOE, 0, 0, reach, high))
  t.line('detail', depth, 1, run(-4, 3, 6, -9))
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
