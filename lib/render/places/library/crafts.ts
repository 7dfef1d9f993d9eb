// Trades with a room of their own.
import { registry } from '#lib/registry.ts'
import { grid } from '#lib/render/places/built.ts'
import { floor, picture, plant, view } from '#lib/render/places/furniture.ts'
import type { Place } from '#lib/render/places/place.ts'
import { bend, box, cut, disc, placed, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'

export const crafts = /* @__PURE__ */ registry<Place>({
  flower_shop: /* @__PURE__ */ place('flower shop with buckets of flowers', 0.3, flowerShop),
  pottery: /* @__PURE__ */ place('potter’s wheel before shelves of pots', 0.3, pottery, undefined, 108),
  brewery: /* @__PURE__ */ place('brewery with kettles and tanks', 0.3, brewery, undefined, 112),
  clinic: /* @__PURE__ */ place('dentist’s chair with its lamp', 0.3, clinic, undefined, 112),
  gallery: /* @__PURE__ */ place('pictures in a gallery', 0.3, gallery),
})

function flowerShop(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 8)
  const back = h - 52
  s.add('far', 0.15, box(0, back - 30, w, 64))
  s.add('detail', 0.2, box(0, back - 32, w, 2.4))
  const large = s.wide ** 0.45
  row(w, 28 * large ** 2, (x, _, at) => bunch(s.at(x, back + 8, 0.86 * large), at + 1))
  s.add('ground', 0.4, box(0, back + 8, w, 4), box(0, back + 12, w, 22))
  s.add('detail', 0.5, box(0, h - 12, w, 4))
  row(w, 34 * large ** 2, (x, _, at) => bunch(s.at(x, h - 4, 1.15 * large), at))
}

/** A bucket of tulips, daisies or round blossoms. */
function bunch(t: Sketch, at: number): void {
  t.add('near', 0.55, cut('M-10 -12L-14 -24L-8 -20L-7 -30L-1 -22L2 -32L5 -22L11 -28L10 -19L15 -22L10 -12Z'))
  const heads = [-10, -25, -5, -33, 4, -25, 11, -30, 2, -37]
  const spots = [0, 2, 4, 6, 8].map(one => [heads[one] ?? 0, heads[one + 1] ?? 0] as const)
  if (at % 3 === 0)
    t.add(
      'accent',
      0.57,
      ...spots.map(([x, y]) =>
        placed('M-3.6 -4L-1.6 -2L0 -5L1.6 -2L3.6 -4C4.6 2 2 4 0 4C-2 4 -4.6 2 -3.6 -4Z', x, y, 1),
      ),
    )
  else t.add(at % 3 === 1 ? 'light' : 'accent', 0.57, ...spots.map(([x, y]) => disc(x, y, 3.9)))
  if (at % 3 > 0) t.add(at % 3 === 1 ? 'accent' : 'light', 0.58, ...spots.map(([x, y]) => disc(x, y, 1.6)))
  t.add('detail', 0.6, cut('M-9 -14L9 -14L7 0L-7 0Z'))
  t.add('ground', 0.61, box(-9.6, -15.6, 19.2, 2.8))
}

const POTS = [
  'M-3 0C-7 -4 -7 -10 -2 -13L-2.6 -17L2.6 -17L2 -13C7 -10 7 -4 3 0Z',
  'M-4 0L-6.4 -9L6.4 -9L4 0Z',
  'M-3.4 0L-4.6 -12L-3 -15L3 -15L4.6 -12L3.4 0ZM4 -11C8 -11 8 -4 3.6 -4L3.8 -5.6C6 -5.6 6 -9.4 4.2 -9.4Z',
  'M-4 0C-6 -6 -4 -10 -2 -14L-2 -20L2 -20L2 -14C4 -10 6 -6 4 0Z',
]

function pottery(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 14)
  for (const [y, clear] of [
    [h - 66, 0],
    [h - 40, 30],
  ] as const) {
    s.add(
      'detail',
      0.2,
      ...(clear > 0
        ? [box(6, y, w / 2 - clear - 10, 2.4), box(w / 2 + clear + 4, y, w / 2 - clear - 10, 2.4)]
        : [box(6, y, w - 12, 2.4)]),
    )
    row(w - 20, 17 * Math.sqrt(s.wide), (x, _, at) => {
      const tone =
        (['near', 'ground', 'middle', 'near', 'accent', 'ground', 'middle'] as const)[(at + clear) % 7] ?? 'near'
      if (Math.abs(10 + x - w / 2) > clear + 6 || clear === 0)
        s.add(tone, 0.25, placed(POTS[(at * 3 + clear) % 4] ?? '', 10 + x, y, 1.1))
    })
  }
  wheel(s.at(w / 2 - 2, h - 5))
  beside(s, 56, 62, (x, _, at) => (at % 2 ? plant(s, x, h - 8, 1.1) : table(s.at(x, h - 6))))
}

function wheel(t: Sketch): void {
  t.add('ground', 0.5, cut('M-28 -27L28 -27L25 -20L25 0L20 0L20 -18L-20 -18L-20 0L-25 0L-25 -20Z'))
  t.add('near', 0.5, box(-18, -18, 36, 12))
  t.add('detail', 0.52, disc(0, -28, 18, 2.6), box(-2, -26, 4, 22), cut('M-14 -4L14 -4L16 0L-16 0Z'))
  t.add('accent', 0.55, cut('M-6 -29C-13 -34 -14 -43 -6 -48L-8 -53L8 -53L6 -48C14 -43 13 -34 6 -29Z'))
  t.line('light', 0.56, 1, bend(-9.6, -42, 0, -40.6, 9.6, -42), bend(-9.8, -37, 0, -35.6, 9.8, -37))
  t.add('detail', 0.54, box(34, -18, 18, 3), box(36, -15, 2, 15), box(48, -15, 2, 15))
}

function table(t: Sketch): void {
  t.add('detail', 0.4, box(-22, -26, 44, 3), box(-19, -23, 2.4, 24), box(16.6, -23, 2.4, 24))
  t.add('near', 0.42, placed(POTS[0] ?? '', -11, -26, 1), placed(POTS[1] ?? '', 12, -26, 1))
  t.add('accent', 0.42, placed(POTS[3] ?? '', 0, -26, 1))
}

function brewery(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 10)
  s.line('detail', 0.2, 1.8, run(0, h - 88, w, h - 88))
  kettle(s.at(w / 2 - 27, h - 5))
  tank(s.at(w / 2 + 16, h - 5))
  tank(s.at(w / 2 + 42, h - 5))
  beside(s, 57, 59, (x, side, at) => ((at % 2 === 0) === side > 0 ? kettle(s.at(x, h - 5)) : tank(s.at(x, h - 5))))
}

function kettle(t: Sketch): void {
  t.add('accent', 0.4, cut('M-5 -62L-3 -70L-3 -83L3 -83L3 -70L5 -62Z'))
  t.add('detail', 0.41, box(-4.6, -85, 9.2, 4))
  t.add(
    'accent',
    0.5,
    cut('M-26 -34C-26 -54 -12 -58 -5 -64L5 -64C12 -58 26 -54 26 -34Z'),
    cut('M-26 -32L26 -32L24 -12C20 -8 -20 -8 -24 -12Z'),
  )
  t.add('ground', 0.52, box(-28, -35, 56, 4), box(-22, -10, 5, 11), box(17, -10, 5, 11))
  t.add('light', 0.53, disc(-9, -45, 5), placed('M12 -50C18 -46 21 -42 21.6 -37L19 -37C18 -42 15 -46 12 -50Z', 0, 0, 1))
  t.line('detail', 0.54, 1, run(-9, -45, -7, -48))
  t.add('detail', 0.54, box(-3, -12, 6, 8))
}

function tank(t: Sketch): void {
  t.line('detail', 0.4, 1.8, run(0, -68, 0, -83), run(-10.4, -28, -10.4, 0), run(10.4, -28, 10.4, 0))
  t.add('detail', 0.41, box(-3, -85, 6, 4), box(-12.6, -1, 4.4, 2), box(8.2, -1, 4.4, 2))
  t.add('near', 0.5, cut('M-11.6 -24L-11.6 -64C-11.6 -72 11.6 -72 11.6 -64L11.6 -24L2 -9L-2 -9Z'))
  t.add('light', 0.52, box(-7, -62, 3, 36))
  t.add('detail', 0.52, box(-11.6, -58, 23.2, 1.6), box(-11.6, -28, 23.2, 1.6), box(-1.4, -9, 2.8, 6))
  t.add('light', 0.53, disc(4, -44, 4))
  t.line('detail', 0.54, 0.9, disc(4, -44, 4), run(4, -44, 6, -46))
}

function clinic(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 12)
  view(s, w / 2 - 50, h - 92, 19, 27, 2)
  cabinet(s.at(w / 2 + 37, h - 10))
  dentist(s.at(w / 2 - 15, h - 5))
  beside(s, 58, 60, (x, _, at) => (at % 2 ? picture(s, x - 15, h - 80, 30, 24) : cabinet(s.at(x, h - 10))))
}

function dentist(t: Sketch): void {
  t.line('detail', 0.45, 1.8, run(13, -3, 13, -58, 7, -70, 0, -64))
  t.add('ground', 0.46, box(11, -37, 20, 2.6))
  t.add('near', 0.47, cut('M14 -41L19 -41L18 -37L15 -37Z'), box(21, -38.6, 8, 1.6))
  t.add('detail', 0.5, cut('M-16 0C-16 -3 -8 -4 0 -4C8 -4 16 -3 16 0Z'), box(-4, -16, 8, 14))
  t.line('detail', 0.54, 2.6, run(-19, -36, -25, -46))
  t.line('accent', 0.55, 7, run(-20, -38, -9, -19, 13, -19, 27, -11))
  t.line('accent', 0.55, 5.4, run(-23.6, -45, -25.6, -48.6))
  t.line('detail', 0.57, 2.2, run(-11, -27, 3, -27, 3, -20))
  t.add('ground', 0.6, cut('M-9 -66L4 -70L7 -61L-7 -57Z'))
  t.lit(0.61, cut('M-8 -57.6L8 -62.2L7.4 -58.6L-6 -54.6Z'))
}

function cabinet(t: Sketch): void {
  t.add('near', 0.35, box(-16, -34, 32, 34))
  t.add('ground', 0.36, ...grid(-13.6, -31, 27.2, 28, 2, 3, 1.6))
  t.add('detail', 0.36, box(-18, -37, 36, 3.4))
  t.add(
    'light',
    0.37,
    cut(
      'M-8 -50C-12 -50 -13 -45 -11 -42C-10 -40 -10 -37 -8.6 -37C-7 -37 -7.4 -41 -6 -41C-4.6 -41 -5 -37 -3.4 -37C-2 -37 -2 -40 -1 -42C1 -45 0 -50 -4 -50C-5 -50 -5.4 -49.4 -6 -49.4C-6.6 -49.4 -7 -50 -8 -50Z',
    ),
  )
  t.line(
    'ground',
    0.38,
    0.8,
    cut(
      'M-8 -50C-12 -50 -13 -45 -11 -42C-10 -40 -10 -37 -8.6 -37C-7 -37 -7.4 -41 -6 -41C-4.6 -41 -5 -37 -3.4 -37C-2 -37 -2 -40 -1 -42C1 -45 0 -50 -4 -50C-5 -50 -5.4 -49.4 -6 -49.4C-6.6 -49.4 -7 -50 -8 -50Z',
    ),
  )
  t.add('accent', 0.37, box(6, -46, 6, 9))
}

function gallery(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 16)
  s.add('detail', 0.2, box(0, 1, w, 1.6))
  row(w, 52, (x, width, at) => {
    const [wide, tall] = [Math.min(width - 12, 40), [44, 32, 38][at % 3] ?? 38]
    const y = h - 82 + (44 - tall) / 2
    s.add('far', 0.15, placed('M-0.1 0L0.1 0L0.62 1L-0.62 1Z', x, 5, wide, y + tall - 5))
    s.add('detail', 0.22, cut(`M${x - 3} 2L${x + 3} 2L${x + 4} 7L${x - 4} 7Z`))
    s.add('ground', 0.3, box(x - wide / 2, y, wide, tall))
    s.add('light', 0.31, box(x - wide / 2 + 2, y + 2, wide - 4, tall - 4))
    works[at % 3]?.(s.at(x, y + tall - 2, (wide - 4) / 36), tall - 4)
  })
  row(w, 104, (x, width) => {
    s.add('detail', 0.6, box(x - 25, h - 17, 50, 4), box(x - 21, h - 13, 3, 11), box(x + 18, h - 13, 3, 11))
    if (x + width < w) sculpture(s.at(x + width / 2, h - 4))
  })
}

/** A landscape, shapes without a thing, and a vase. */
const works: ((t: Sketch, tall: number) => void)[] = [
  (t, tall) => {
    t.add('middle', 0.32, placed('M-18 0L-18 -8L-7 -20L2 -9L9 -16L18 -6L18 0Z', 0, 0, 1))
    t.add('accent', 0.32, disc(7, -tall * 0.66, 5))
  },
  (t, tall) => {
    t.add('near', 0.32, box(-14, -tall + 3, 12, tall - 8), box(2, -10, 13, 6))
    t.add('accent', 0.33, disc(4, -tall * 0.55, 8))
    t.line('detail', 0.34, 1.2, run(-16, -5, 14, -tall + 5))
  },
  (t, tall) => {
    t.add('near', 0.32, cut('M-5 -4C-10 -10 -6 -16 -3 -18L3 -18C6 -16 10 -10 5 -4Z'))
    t.line(
      'ground',
      0.32,
      1,
      bend(0, -17, -2, -tall * 0.6, -6, -tall * 0.74),
      bend(0, -17, 2, -tall * 0.6, 5, -tall * 0.8),
    )
    t.add('accent', 0.33, disc(-6, -tall * 0.76, 3.6), disc(5, -tall * 0.82, 3.6))
  },
]

function sculpture(t: Sketch): void {
  t.add('near', 0.6, box(-8, -22, 16, 22))
  t.add('ground', 0.6, box(-10, -24, 20, 3))
  t.add('accent', 0.62, disc(0, -32, 7.6))
  t.add('far', 0.63, disc(2, -33, 3))
}
