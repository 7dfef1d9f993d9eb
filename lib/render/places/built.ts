// What is built in many places: windows, fences, posts and stripes.
import { box, cut, type Path, placed, run } from '#lib/render/places/shapes.ts'
import type { Sketch } from '#lib/render/places/sketch.ts'

/** Boxes in columns and rows within a rectangle, with gaps between them. */
export function grid(
  x: number,
  y: number,
  width: number,
  height: number,
  columns: number,
  rows: number,
  gap = 1.2,
): Path[] {
  const [w, h] = [(width + gap) / columns, (height + gap) / rows]
  return Array.from({ length: columns * rows }, (_, at) =>
    box(x + (at % columns) * w, y + Math.floor(at / columns) * h, w - gap, h - gap),
  )
}

/** A window from its left top corner: its frame, and panes that shine after dark. */
export function window(
  s: Sketch,
  x: number,
  y: number,
  width: number,
  height: number,
  columns = 2,
  rows = 2,
  depth = 0.5,
): void {
  s.add('detail', depth, box(x, y, width, height))
  const rim = Math.min(width, height) * 0.09
  s.lit(depth, ...grid(x + rim, y + rim, width - 2 * rim, height - 2 * rim, columns, rows, rim * 0.8))
}

/** Stripes of an awning with round ends, every other one. */
export function awning(x: number, y: number, width: number, height: number, count: number, from: 0 | 1): Path[] {
  const w = width / count
  const stripe = `M0 0L1 0L1 ${1 - 0.3}C1 1.1 0 1.1 0 ${1 - 0.3}Z`
  return Array.from({ length: count }, (_, at) => at)
    .filter(at => at % 2 === from)
    .map(at => placed(stripe, x + at * w, y, w, height))
}

/** Pickets and two rails from edge to edge. */
export function fence({ w }: Sketch, y: number, height: number, pitch: number): Path[] {
  const count = Math.ceil(w / pitch)
  const picket = 'M-0.3 0L-0.3 -0.85L0 -1L0.3 -0.85L0.3 0Z'
  return [
    ...Array.from({ length: count }, (_, at) => placed(picket, (at + 0.5) * (w / count), y, pitch, height)),
    box(0, y - height * 0.72, w, height * 0.12),
    box(0, y - height * 0.3, w, height * 0.12),
  ]
}

/** A street lamp on its foot. */
export function lamp(s: Sketch, x: number, y: number, height: number, depth = 0.85): void {
  const t = s.at(x, y, height / 50)
  t.add(
    'detail',
    depth,
    cut('M-2.4 0L-1 -6L-0.8 -40L0.8 -40L1 -6L2.4 0ZM-4 -48L0 -52L4 -48ZM-2.6 -40L2.6 -40L2 -38.6L-2 -38.6Z'),
  )
  t.lit(depth, cut('M-3.2 -48L3.2 -48L2.2 -40L-2.2 -40Z'))
}

/** A bench seen from its front. */
export function bench(s: Sketch, x: number, y: number, k = 1): void {
  const t = s.at(x, y, k)
  t.add(
    'detail',
    0.88,
    box(-12, -15, 24, 3),
    box(-12, -10.6, 24, 3),
    box(-13, -6, 26, 2.6),
    box(-11, -4, 2, 4),
    box(9, -4, 2, 4),
  )
  t.line('detail', 0.88, 1.2, run(-10, -14, -10, -4), run(10, -14, 10, -4))
}

export function stable(t: Sketch): void {
  t.add('light', 0.5, box(-44, -20, 46, 21))
  t.add('accent', 0.52, cut('M-47 -19L-42 -33L4 -33L4 -19Z'))
  t.line('light', 0.53, 0.7, run(-45, -23.6, 4, -23.6), run(-43.6, -28.2, 4, -28.2))
  t.add('detail', 0.54, box(-38, -14, 11, 15), box(-20, -14, 11, 15))
  t.add('middle', 0.55, box(-37, -6, 9, 6.4), box(-19, -6, 9, 6.4))
}

export function farmhouse(t: Sketch): void {
  t.add('detail', 0.56, box(27, -52, 6, 14))
  t.add('light', 0.58, cut('M0 1L0 -30L19 -47L38 -30L38 1Z'))
  t.add('detail', 0.6, cut('M19 -53L43 -31L40 -27.6L19 -46.6L-2 -27.6L-5 -31Z'))
  window(t, 4, -25, 9, 11, 2, 2, 0.61)
  window(t, 25, -25, 9, 11, 2, 2, 0.61)
  window(t, 15, -38, 8, 8, 2, 2, 0.61)
  t.add('accent', 0.62, box(14.4, -17, 9.2, 18))
  t.add('detail', 0.62, box(21, -8, 1.2, 2), box(12, 0, 14, 2.4))
}
