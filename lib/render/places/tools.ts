// Tools that hang on a wall, and what stands on a workbench.
import { box, cut, disc, run } from '#lib/render/places/shapes.ts'
import type { Sketch } from '#lib/render/places/sketch.ts'

/** Hammer, saw, spanner, pliers, screwdriver and brush, hanging from 0 0 and about 31 long: what is steel, and what the hand holds. */
export const TOOLS = [
  ['M-11 1L3 0C6 0 7.4 3 8 6L3.4 5L1 7L-4 7L-5 6.4L-11 7Z', 'M-3.4 7L0.4 7L1 31L-4 31Z'],
  [
    'M-7 10L7 10L5.6 31L0.5 31L-1.9 29.6L-0.6 28L-3 26.6L-1.6 25L-4 23.6L-2.7 22L-5.1 20.6L-3.8 19L-6.2 17.6L-4.9 16L-7.3 14.6L-6 13L-8.2 11.6Z',
    'M-7 11L-8 4C-8 0 -5 -1 -2 -1L4 -1C8 -1 9 2 8 5L7 11ZM-3.4 2.6L-3.4 7.4L3.6 7.4L3.6 2.6Z',
  ],
  [
    'M-2.2 8C-6 5 -6 0 -3 -2L-2.6 3L2.6 3L3 -2C6 0 6 5 2.2 8L2.2 22C6 25 6 30 3 32L2.6 27L-2.6 27L-3 32C-6 30 -6 25 -2.2 22Z',
    '',
  ],
  [
    'M-1.8 -1L-0.3 -1L0 4L0.3 -1L1.8 -1L3.6 7L2 12L-2 12L-3.6 7Z',
    'M-2 11L2 11C6 16 6.4 24 6.4 31L3 31C3 24 2 18 0 14.6C-2 18 -3 24 -3 31L-6.4 31C-6.4 24 -6 16 -2 11Z',
  ],
  ['M-1.1 12L1.1 12L1.1 28L1.8 31L-1.8 31L-1.1 28Z', 'M-3 0L3 0L3.4 9L1.6 13L-1.6 13L-3.4 9Z'],
  ['M-5 16L5 16L5.6 29L3 31L1 29.4L-1 31L-3 29.4L-5.6 31Z', 'M-1.6 0L1.6 0L2.2 11L4.6 17L-4.6 17L-2.2 11Z'],
] as const

/** A vice with a piece of wood in its jaws. */
export function vise(t: Sketch): void {
  t.add('light', 0.61, box(-4.4, -23, 5, 13))
  t.add(
    'detail',
    0.62,
    cut('M-7 0L-5 -4L10 -4L12 0Z'),
    box(0.6, -20, 5, 18),
    box(-9.4, -20, 5, 13),
    box(-17, -11, 22, 4.4),
  )
  t.add('detail', 0.62, cut('M5 -18L14 -18L14 -14L9 -10L5 -10Z'), box(-21, -10, 5, 2.4))
  t.line('detail', 0.62, 1.5, run(-21, -16, -21, -2))
  t.add('detail', 0.62, disc(-21, -16.6, 1.5), disc(-21, -1.6, 1.5))
}

export function toolbox(t: Sketch): void {
  t.line('detail', 0.62, 1.6, run(-7, -16, -5, -21, 5, -21, 7, -16))
  t.add('accent', 0.63, box(-15, -16, 30, 16))
  t.add('detail', 0.64, box(-15, -11, 30, 1.4), box(-2, -12.4, 4, 4))
}
