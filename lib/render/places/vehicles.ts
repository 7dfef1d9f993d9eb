// Vehicles that stand on a point, seen from their side.
import { box, cut, disc } from '#lib/render/places/shapes.ts'
import type { Sketch } from '#lib/render/places/sketch.ts'

export function car(t: Sketch): void {
  t.add(
    'accent',
    0.8,
    cut(
      'M-18 -4L-18 -10C-16 -12 -12 -12.4 -10 -12.8L-5 -19C-4 -20 5 -20 6.4 -19L12 -12.8C16 -12.4 18 -11 18 -8L18 -4Z',
    ),
  )
  t.add('light', 0.82, cut('M-6.6 -12.8L-3 -17.6L0 -17.6L0 -12.8Z'), cut('M1.8 -12.8L1.8 -17.6L5.4 -17.6L9 -12.8Z'))
  t.add('detail', 0.84, disc(-10, -4, 4), disc(10.6, -4, 4))
  t.add('light', 0.85, disc(-10, -4, 1.6), disc(10.6, -4, 1.6))
}

export function lorry(t: Sketch): void {
  t.add('light', 0.7, box(-27, -26, 37, 21))
  t.add('middle', 0.7, cut('M11.4 -4L11.4 -21L19 -21L24 -12L24 -4Z'))
  t.add(
    'detail',
    0.72,
    cut('M14 -12.6L14 -18.6L18 -18.6L21.4 -12.6Z'),
    box(-27, -5.6, 50, 2),
    disc(-19, -4, 4),
    disc(-9, -4, 4),
    disc(17, -4, 4),
  )
}
