// Where things are sold and eaten.
import { registry } from '#lib/registry.ts'
import { awning, grid, window } from '#lib/render/places/built.ts'
import type { Place } from '#lib/render/places/place.ts'
import { box, cut, disc, placed, run } from '#lib/render/places/shapes.ts'
import { place, row, type Sketch } from '#lib/render/places/sketch.ts'

export const trading = /* @__PURE__ */ registry<Place>({
  shopping_street: /* @__PURE__ */ place('street of shops with awnings', 0.34, shops, {
    x: 0.9,
    y: 5.5,
    radius: 4.5,
    byDay: false,
  }),
  market: /* @__PURE__ */ place('market stalls with fruit', 0.34, market, { x: 0.86, y: 7, radius: 6, byDay: false }),
  shop_shelves: /* @__PURE__ */ place('shop shelves with bottles, jars and a trolley', 0.3, shelves),
})

function shops(s: Sketch): void {
  const { w, h } = s
  row(w, 53 * s.wide ** 0.3, (x, width, at) => shop(s.at(x, h - 8), width, at))
  s.add('ground', 0.8, box(0, h - 8, w, 8))
  s.add('far', 0.82, box(0, h - 8, w, 2.4))
}

function shop(t: Sketch, width: number, at: number): void {
  const half = width / 2
  const tall = 75 + (at % 2) * 6
  t.add(at % 2 ? 'near' : 'middle', 0.3, box(-half, -tall, width, tall))
  t.add('ground', 0.32, box(-half, -tall - 2, width, 3))
  for (const part of [-0.5, 0.5]) window(t, half * part - 5.5, -72, 11, 13, 2, 2, 0.4)
  t.add('detail', 0.5, box(-half + 2.5, -56, width - 5, 56))
  const [door, wide] = [half - 5.5 - width * 0.26, width * 0.26]
  t.lit(0.52, box(-half + 5.5, -33, width * 0.54, 25))
  t.add('ground', 0.54, ...(goods[at % 3] ?? []).map(d => placed(d, -half + 5.5 + width * 0.27, -8, 0.9)))
  t.add(at % 2 ? 'accent' : 'ground', 0.54, box(door, -33, wide, 33))
  t.lit(0.55, box(door + 2.4, -30.6, wide - 4.8, 15))
  t.add('light', 0.55, box(-width * 0.22, -53, width * 0.44, 3.4), disc(door + 2.6, -11, 1.1))
  const stripes = Math.round((width - 2) / 14.8) * 2 + 1
  t.add(at % 2 ? 'ground' : 'accent', 0.6, ...awning(-half + 1, -48, width - 2, 13, stripes, 0))
  t.add('light', 0.6, ...awning(-half + 1, -48, width - 2, 13, stripes, 1))
}

/** What shows in the windows: a shirt and a bag, cakes, bottles. */
const goods = [
  [
    'M-13.6 -17L-10 -21C-9 -19.4 -5 -19.4 -4 -21L-0.4 -17L-2.4 -14L-4 -15L-4 -3L-10 -3L-10 -15L-11.6 -14Z',
    'M3.4 0L2.4 -10L4.8 -10C4.8 -16.6 11.2 -16.6 11.2 -10L13.6 -10L12.6 0ZM9.8 -10C9.8 -14.8 6.2 -14.8 6.2 -10Z',
  ],
  [
    'M-12 0L-12 -1.4L-8.6 -1.4L-8.6 -5L-14 -5L-14 -6.6L-1.6 -6.6L-1.6 -5L-7 -5L-7 -1.4L-3.6 -1.4L-3.6 0Z',
    'M-12.4 -7.6L-12.4 -14C-11 -16 -9 -16 -7.8 -15.6L-7.8 -18L-7.4 -18L-7.4 -15.6C-6 -16 -4.4 -16 -3.2 -14L-3.2 -7.6Z',
    'M4 0L2.8 -7L12.8 -7L11.6 0Z',
    'M1.8 -8C1.4 -11 4.6 -11 5 -13C5.6 -16 10 -16 10.6 -13C11 -11 14.2 -11 13.8 -8Z',
  ],
  ['M-13 0L-13 -11L-11 -15L-11 -20L-8 -20L-8 -15L-6 -11L-6 0Z', 'M-2 0L-2 -11L0 -15L0 -20L3 -20L3 -15L5 -11L5 0Z'],
]

function market(s: Sketch): void {
  const { w, h, wide } = s
  const houses = row(w, 26 * wide, (x, width, at) => {
    const top = h * (0.12 + ((at * 3) % 4) * 0.05)
    return placed('M-1 9L0 0L1 9L1 80L-1 80Z', x, top, width / 2, 1)
  })
  s.add('far', 0.15, ...houses)
  s.add('middle', 0.3, box(0, h * 0.76, w, h * 0.24))
  row(w, 74 * Math.sqrt(s.wide), (x, width, at) => stall(s.at(x, h * 0.92), width / 2 - 5, at))
}

function stall(t: Sketch, half: number, at: number): void {
  t.add('near', 0.55, box(-half + 2, -46, half * 2 - 4, 42))
  t.add('detail', 0.6, box(-half, -60, 2.4, 60), box(half - 2.4, -60, 2.4, 60))
  t.add(at % 2 ? 'ground' : 'accent', 0.7, ...awning(-half - 3, -64, half * 2 + 6, 19, 9, 0))
  t.add('light', 0.7, ...awning(-half - 3, -64, half * 2 + 6, 19, 9, 1))
  t.line('detail', 0.71, 0.8, run(0, -46, 0, -40))
  t.lit(0.71, disc(0, -38, 2.4))
  row(half * 2 - 2, 21, (x, width, crate) => {
    const c = t.at(x - half + 1, -17)
    const heap = [-0.32, 0, 0.32].map(dx => disc(dx * width, -3, width * 0.19))
    const top = [-0.16, 0.16].map(dx => disc(dx * width, -8, width * 0.19))
    c.add((crate + at) % 2 ? 'light' : 'accent', 0.8, ...heap, ...top)
    c.add('detail', 0.82, box(-width / 2 + 0.8, -2, width - 1.6, 6))
  })
  t.add('ground', 0.84, box(-half, -13, half * 2, 13))
  t.add('near', 0.86, ...grid(-half + 2, -11, half * 2 - 4, 9, 5, 1, 1.4))
}

/** Bottle, jar, tin and bag, each 20 high on its foot. */
const WARES = [
  ['ground', 'M-3 0L-3 -11L-1.4 -15L-1.4 -20L1.4 -20L1.4 -15L3 -11L3 0Z', 3.6],
  ['near', 'M-4.4 0L-4.4 -10L-3.4 -11.4L-3.4 -14L3.4 -14L3.4 -11.4L4.4 -10L4.4 0Z', 5],
  ['accent', 'M-3.6 0L-3.6 -10L3.6 -10L3.6 0Z', 4.2],
  ['detail', 'M-5 0L-4.4 -16L4.4 -16L5 0Z', 5.6],
] as const

function wares(s: Sketch, x: number, y: number, length: number, from: number, k: number): void {
  let left = x
  for (let at = from; ; at++) {
    const [tone, d, half] = WARES[Math.floor(at / 3) % 4] ?? WARES[0]
    if (left + half * 2 * k > x + length) return
    s.add(tone, 0.5, placed(d, left + half * k, y, k))
    if (tone !== 'accent') s.add('light', 0.52, box(left + half * k - 2 * k, y - 7.6 * k, 4 * k, 4 * k))
    left += half * 2.2 * k * Math.sqrt(s.wide)
  }
}

function shelves(s: Sketch): void {
  const { w, h } = s
  const rows = Math.max(3, Math.round(h / 30))
  const step = (h - 14) / rows
  s.add('far', 0.1, box(0, 4, w, h - 4))
  s.add('detail', 0.2, box(0, 2, w, 3), box(0, h - 5, w, 5))
  for (let at = 0; at < rows; at++) {
    const y = 4 + (at + 1) * step
    row(w, 74, (x, width, bay) => wares(s, x - width / 2 + 4, y, width - 6, at * 5 + bay * 2, (step - 6) / 21))
    s.add('ground', 0.4, box(0, y, w, 2.8))
    s.add('light', 0.42, ...row(w, 18, x => box(x - 3, y + 0.5, 6, 1.8)))
  }
  s.add('ground', 0.45, ...row(w, 74, (x, width) => box(x - width / 2 - 1, 2, 2, h)), box(w - 1, 2, 1, h))
  trolley(s.at(w / 2 + 16, h - 3))
}

function trolley(t: Sketch): void {
  t.add('light', 0.86, cut('M-20 -34L22 -34L17 -13L-15 -13Z'))
  t.line('detail', 0.9, 1.7, run(-31, -41, -24, -41, -14, -8, 17, -8), run(-22, -34, 23, -34, 17, -14, -15, -14))
  t.line('detail', 0.9, 0.8, run(-11, -34, -8, -14), run(0, -34, 0, -14), run(11, -34, 8, -14), run(-19, -24, 20, -24))
  t.add('detail', 0.9, disc(-11, -3.4, 3.2), disc(14, -3.4, 3.2))
}
