// Where one cooks, eats and drinks.
import { registry } from '#lib/registry.ts'
import { chair, floor, lamps, plant, view } from '#lib/render/places/furniture.ts'
import type { Place } from '#lib/render/places/place.ts'
import { bend, box, cut, disc, dome, type Path, placed, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'

export const eating = /* @__PURE__ */ registry<Place>({
  bakery: /* @__PURE__ */ place('bakery with bread on shelves and a counter', 0.3, bakery),
  cafe: /* @__PURE__ */ place('café counter with a coffee machine', 0.28, cafe, undefined, 128),
  restaurant: /* @__PURE__ */ place('restaurant tables by a window', 0.28, restaurant),
  kitchen: /* @__PURE__ */ place('kitchen with stove, pots and shelves', 0.28, kitchen),
})

const LOAF = 'M-9 0C-12 -4 -11 -9 -6 -9.6C-2 -10.4 2 -10.4 6 -9.6C11 -9 12 -4 9 0Z'
const BAGUETTE = 'M-2.4 0L-2.4 -22C-2.4 -26 2.4 -26 2.4 -22L2.4 0Z'

function bakery(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 10)
  const top = h - 96
  s.add('far', 0.15, box(0, top, w, 58))
  row(w, 50, (x, width, at) => {
    const half = width / 2
    s.add('detail', 0.32, box(x - half - 1, top, 2, 58))
    if (at % 2) s.add('ground', 0.3, ...[-16, -8, 0, 8, 16].map(dx => placed(BAGUETTE, x + dx, top + 47, 1.2)))
    else for (const y of [top + 19, top + 46]) loaves(s.at(x, y), half - 3)
    if (at % 2 === 0) s.add('detail', 0.32, box(x - half, top + 19, width, 2))
    else
      s.line(
        'light',
        0.31,
        0.9,
        ...[-16, -8, 0, 8, 16].flatMap(dx =>
          [15, 22, 29].map(y => run(x + dx - 1.4, top + y + 5, x + dx + 1.4, top + y + 2)),
        ),
      )
  })
  s.add('detail', 0.32, box(0, top - 2, w, 2.4), box(0, top + 46, w, 2))
  s.add('ground', 0.8, box(0, h - 38, w, 34))
  s.add('detail', 0.84, box(0, h - 40, w, 3.4), box(0, h - 4, w, 4))
  row(w, 62, (x, width) => {
    const half = width / 2 - 5
    s.lit(0.82, box(x - half, h - 33, half * 2, 20))
    row(half * 2 - 2, 11, (cake, _, at) => (at % 2 ? tart : bun)(s.at(x - half + 1 + cake, h - 13)))
    s.add('near', 0.83, box(x - half, h - 13, half * 2, 6))
  })
}

function loaves(t: Sketch, half: number): void {
  const all = row(half * 2, 22, x => x - half)
  t.add('near', 0.3, ...all.map(x => placed(LOAF, x, 0, 0.9)))
  t.line('light', 0.31, 1, ...all.flatMap(x => [-4, 0, 4].map(dx => run(x + dx - 1, -7, x + dx + 1, -3.6))))
}

function tart(t: Sketch): void {
  t.add('accent', 0.82, dome(0, -5, 4, 5))
  t.add('ground', 0.82, cut('M-5 -5.4L5 -5.4L3.6 0L-3.6 0Z'))
}

function bun(t: Sketch): void {
  t.add('near', 0.82, dome(0, 0, 5, 6.4))
}

function cafe(s: Sketch): void {
  const { w, h } = s
  lamps(s, 48, 13, 0.8)
  floor(s, h - 8)
  board(s.at(w / 2 - 46, h - 80))
  beside(s, 58, 60, (x, _, at) => (at % 2 ? board : cups)(s.at(x, h - 80)))
  cups(s.at(w / 2 + 44, h - 80))
  s.add('near', 0.6, box(0, h - 36, w, 32))
  s.add('ground', 0.62, ...row(w, 12, x => box(x - 4.6, h - 31, 9.2, 22)))
  s.add('detail', 0.64, box(0, h - 40, w, 4.6), box(0, h - 5, w, 5))
  machine(s.at(w / 2, h - 40))
  cake(s.at(w / 2 - 38, h - 40))
  till(s.at(w / 2 + 38, h - 40))
  beside(s, 56, 44, (x, side, at) => [cake, till][at % 2]?.(s.at(x, h - 40, side)))
}

function board(t: Sketch): void {
  t.add('detail', 0.3, box(-17, -2, 34, 26))
  t.add('ground', 0.3, box(-15, 0, 30, 22))
  t.line('light', 0.31, 1.2, run(-9, 4, 9, 4), ...[9, 13, 17].flatMap(y => [run(-12, y, 2, y), run(7, y, 12, y)]))
}

function cups(t: Sketch): void {
  t.add('near', 0.3, ...[-13, -4, 5, 14].map(x => placed('M-4 -7L4 -7L3 0L-3 0Z', x, 9, 1)))
  t.add('detail', 0.31, box(-20, 9, 40, 2))
}

function machine(t: Sketch): void {
  t.add('ground', 0.7, cut('M-19 0L-19 -4L-15 -4L-15 -18L15 -18L15 -4L19 -4L19 0Z'))
  t.add('detail', 0.72, box(-21, -28, 42, 11), box(-9, -17, 6, 4), box(5, -17, 6, 4))
  t.add(
    'light',
    0.74,
    disc(-14, -22.4, 2.6),
    box(-8, -24, 20, 3),
    cut('M-9 -8L-3 -8L-3.8 -4L-8.2 -4ZM5 -8L11 -8L10.2 -4L5.8 -4Z'),
  )
  t.add('accent', 0.74, disc(16, -22.4, 1.8))
  t.add(
    'near',
    0.74,
    ...[-15, -8, -1, 6, 13].map(x => cut(`M${x - 2.6} -33L${x + 2.6} -33L${x + 2} -28L${x - 2} -28Z`)),
  )
  t.line('middle', 0.76, 1, bend(-6, -35, -7, -37, -5, -39, -6, -41), bend(6, -35, 5, -37, 7, -39, 6, -41))
}

function cake(t: Sketch): void {
  t.add('far', 0.7, dome(0, -7, 13, 14))
  t.add('light', 0.72, box(-8, -13, 16, 6))
  t.add('accent', 0.73, box(-8, -14, 16, 2.6), disc(0, -15.4, 1.8))
  t.line('detail', 0.74, 0.9, run(-13, -7, 13, -7))
  t.add('detail', 0.74, disc(0, -21.6, 1.5), cut('M-13.4 -7L13.4 -7L11 -5L2 -4.4L4 0L-4 0L-2 -4.4L-11 -5Z'))
}

function till(t: Sketch): void {
  t.add('detail', 0.7, cut('M-10 -24L9 -24L12 -10L-7 -10Z'), box(-8, -6, 18, 6), box(0, -11, 4, 6))
  t.lit(0.72, cut('M-7.6 -22L7.4 -22L9.4 -12L-5.4 -12Z'))
}

function restaurant(s: Sketch): void {
  const { w, h } = s
  lamps(s, 60, h - 78, 0.85)
  floor(s, h - 12)
  row(w, 64, (x, width) => {
    view(s, x - width / 2 + 9, h - 74, width - 18, 40, 3)
  })
  row(w, 78, x => table(s.at(x, h - 4)))
}

function table(t: Sketch): void {
  chair(t, -23, -1, 1)
  chair(t, 23, -1, -1)
  t.add('detail', 0.7, box(-1.4, -10, 2.8, 10), box(-9, -1.6, 18, 2))
  t.add('light', 0.72, cut('M-23 -29L23 -29L25 -10L17 -13L8.6 -10L0 -13L-8.6 -10L-17 -13L-25 -10Z'))
  t.add('ground', 0.74, box(-23.5, -30, 47, 2))
  const glass =
    'M-3 -12L3 -12C3.4 -7.4 1.8 -5.6 0.6 -5.2L0.6 -1L2.4 0L-2.4 0L-0.6 -1L-0.6 -5.2C-1.8 -5.6 -3.4 -7.4 -3 -12Z'
  t.add('detail', 0.76, placed(glass, -13, -30, 0.95), placed(glass, 13, -30, 0.95))
  t.add('detail', 0.76, box(-1.3, -37, 2.6, 7))
  t.add('accent', 0.77, cut('M0 -43.6C2.6 -40.6 2.2 -37.6 0 -37.4C-2.2 -37.6 -2.6 -40.6 0 -43.6Z'))
}

function kitchen(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 6)
  const top = h - 40
  s.add('far', 0.15, box(0, top - 24, w, 24))
  s.line(
    'middle',
    0.16,
    0.5,
    run(0, top - 12, w, top - 12),
    ...row(w, 8, (x, _, at) => run(x, top - (at % 2 ? 24 : 12), x, top - (at % 2 ? 12 : 0))),
  )
  view(s, w / 2 + 18, h - 95, 26, 31, 2)
  stove(s.at(w / 2 - 14, top))
  s.add('near', 0.5, box(0, top, w, 36))
  s.add('detail', 0.52, box(0, top - 3, w, 4), box(0, h - 4.6, w, 4.6))
  oven(s.at(w / 2 - 14, top))
  s.add('ground', 0.54, ...cupboards(w / 2 + 5, w, top), ...cupboards(0, w / 2 - 33, top))
  tap(s.at(w / 2 + 31, top - 3))
  beside(s, 48, 46, (x, side, at) => (side < 0 === (at % 2 === 0) ? pantry : plantOn)(s.at(x, top - 3, 0.8)))
}

function cupboards(from: number, to: number, top: number): Path[] {
  if (to - from < 8) return []
  return row(to - from, 20, (x, width) => [
    box(from + x - width / 2 + 1.4, top + 4, width - 2.8, 6),
    box(from + x - width / 2 + 1.4, top + 12, width - 2.8, 18),
  ]).flat()
}

function stove(t: Sketch): void {
  t.add('ground', 0.4, cut('M-5 -58L5 -58L5 -48L19 -37L19 -33L-19 -33L-19 -37L-5 -48Z'))
  t.lit(0.41, box(-9, -36, 18, 1.8))
  t.add('accent', 0.6, cut('M-15 -13L1 -13L0 -3L-14 -3Z'), box(-18, -12, 22, 2))
  t.add('detail', 0.6, dome(-7, -13, 8.4, 4), disc(-7, -17.4, 1.3), box(4, -8, 12, 5), box(15, -7, 9, 1.6))
  t.line('middle', 0.6, 1, bend(8, -11, 6, -15, 9, -19, 7, -23), bend(13, -11, 11, -15, 14, -19, 12, -23))
}

function oven(t: Sketch): void {
  t.add('detail', 0.53, box(-18, -1, 36, 35))
  t.lit(0.55, box(-13, 12, 26, 15))
  t.add('light', 0.55, ...[-12, -4, 4, 12].map(x => disc(x, 4.4, 1.6)), box(-13, 8.4, 26, 1.4))
  t.line('ground', 0.56, 0.9, run(-12, 19, 12, 19), run(-12, 23, 12, 23))
}

function tap(t: Sketch): void {
  t.line('detail', 0.56, 2, bend(0, 0, 0, -9, 4, -13, 8, -10, 8, -7))
}

function pantry(t: Sketch): void {
  t.add('detail', 0.3, box(-20, -36, 40, 2), box(-20, -54, 40, 2))
  const jar = 'M-4 0L-4 -9L-3 -10.4L3 -10.4L4 -9L4 0ZM-3.4 -13L3.4 -13L3.4 -10.8L-3.4 -10.8Z'
  t.add('near', 0.3, placed(jar, -13, -36, 1), placed(jar, 9, -36, 1), placed(jar, -4, -54, 1))
  t.add(
    'ground',
    0.3,
    placed(jar, -2, -36, 1),
    placed(jar, 8, -54, 1),
    cut('M-18 -61L-8 -61C-9 -56 -11 -54 -13 -54C-15 -54 -17 -56 -18 -61Z'),
  )
  t.add('accent', 0.6, cut('M-12 -8L8 -8C7 -2 3 0 -2 0C-7 0 -11 -2 -12 -8Z'))
  t.add('ground', 0.6, disc(-6, -9, 3.4), disc(0, -10, 3.6), disc(5, -9, 3))
  t.add('accent', 0.61, cut('M-12 -8L8 -8C7 -2 3 0 -2 0C-7 0 -11 -2 -12 -8Z'))
}

const plantOn = (t: Sketch): void => plant(t, 0, 0, 0.9)
