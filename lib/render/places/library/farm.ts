// Where food and plants grow: fields, farms and gardens.
import { registry } from '#lib/registry.ts'
import { farmhouse, fence, grid, stable } from '#lib/render/places/built.ts'
import { bush, crown, grass, hen, poplar, trunk, wood } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { bend, box, cut, disc, dome, type Path, placed, poly, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills, slope } from '#lib/render/places/terrain.ts'

export const farmland = /* @__PURE__ */ registry<Place>({
  field: /* @__PURE__ */ place(
    'ploughed field with furrows and a tractor',
    0.38,
    field,
    { x: 0.26, y: 14, radius: 9, byDay: true },
    108,
  ),
  farm: /* @__PURE__ */ place('farmyard with a house, a stable and hens', 0.34, farm, {
    x: 0.2,
    y: 13,
    radius: 8,
    byDay: false,
  }),
  orchard: /* @__PURE__ */ place('orchard of apple trees with a ladder', 0.36, orchard, {
    x: 0.3,
    y: 6,
    radius: 5,
    byDay: false,
  }),
  vineyard: /* @__PURE__ */ place('vineyard with rows of vines and grapes', 0.36, vineyard, {
    x: 0.24,
    y: 13,
    radius: 9,
    byDay: true,
  }),
  vegetable_garden: /* @__PURE__ */ place('vegetable beds behind a fence', 0.36, beds, {
    x: 0.75,
    y: 6,
    radius: 5,
    byDay: false,
  }),
  greenhouse: /* @__PURE__ */ place('greenhouse with plants', 0.34, greenhouse, {
    x: 0.16,
    y: 10,
    radius: 7,
    byDay: false,
  }),
})

function field(s: Sketch): void {
  const { w, h, wide } = s
  const top = h * 0.36
  s.add('far', 0.15, hills(s, h * 0.24, 5, 90 * wide))
  const hedge = row(w, 30 * wide, x => bush(x - 8, top, 16)).flat()
  s.of('leaf').add('middle', 0.3, box(0, top - 3, w, 4), ...hedge)
  s.add('near', 0.4, box(0, top, w, h - top))
  const half = w / (Math.max(4, Math.round(w / 44)) * 2 + 1) / 2.4
  const reach = Math.ceil(w / half / 4.8) + 6
  const furrow = (at: number): Path => {
    const [left, right] = [at * 4.8 * half - half, at * 4.8 * half + half]
    return poly(w / 2 + left * 0.16, top, w / 2 + right * 0.16, top, w / 2 + right * 1.5, h, w / 2 + left * 1.5, h)
  }
  s.add('ground', 0.6, ...Array.from({ length: reach * 2 }, (_, at) => furrow(at - reach + 0.5)))
  tractor(s.at(w / 2 + 18, h * 0.64, 1.25))
}

function tractor(t: Sketch): void {
  t.add('accent', 0.8, cut('M-16 -12L-13 -24L-13 -27L2 -27L2 -19L19 -18C21 -18 22 -16 22 -14L22 -7L-6 -7L-10 -12Z'))
  t.add('light', 0.8, cut('M-11 -24L-1 -24L-1 -15L-11 -15Z'))
  t.add('detail', 0.82, disc(-9, -8, 10), disc(16, -4, 6), box(12, -26, 2, 9), box(-15, -29, 19, 3))
  t.add('light', 0.84, disc(-9, -8, 4.4), disc(16, -4, 2.4))
}

function farm(s: Sketch): void {
  const { w, h, wide } = s
  s.of('leaf').add('far', 0.15, hills(s, h * 0.34, 6, 90 * wide))
  s.of('leaf').add('middle', 0.3, hills(s, h * 0.5, 4, 80 * wide))
  beside(s, 44, 15 * wide, x => s.of('leaf').add('near', 0.35, poplar(x, h * 0.62, 34)))
  s.of('leaf').add('near', 0.4, slope(s, 0.62, 0.58, 0.6, 0.62))
  const yard = s.at(w / 2 + 2, h * 0.78)
  stable(yard)
  farmhouse(yard)
  s.of('leaf').add('ground', 0.8, slope(s, 0.82, 0.8, 0.84, 0.8))
  for (const [x, side] of [
    [-34, 1],
    [-19, -1],
    [27, 1],
  ] as const)
    hen(s.at(w / 2 + x, h * 0.93, side))
}

function orchard(s: Sketch): void {
  const { w, h, wide } = s
  s.of('leaf').add('far', 0.15, ...wood(s, h * 0.43, 30, 20))
  s.of('leaf').add('middle', 0.3, slope(s, 0.42, 0.4, 0.42))
  const stand = (pitch: number, foot: number, height: number, leaves: 'near' | 'ground', shift: number) =>
    row(w - shift * 2, pitch * Math.sqrt(wide), x => {
      s.add('detail', foot, trunk(x + shift, h * foot, height))
      s.of('leaf').add(leaves, foot, ...crown(x + shift, h * foot, height))
      const fruits = FRUIT.map(([dx, dy]) => disc(x + shift + dx * height, h * foot + dy * height, height * 0.034))
      s.of('fruit').add('accent', foot, ...fruits)
    })
  stand(36, 0.66, 36, 'near', 4)
  s.of('leaf').add('middle', 0.7, slope(s, 0.7, 0.67, 0.71))
  stand(56, 0.94, 56, 'ground', 10)
  const t = s.at(w / 2 + 6, h * 0.95)
  t.line('light', 0.96, 1.5, run(0, 0, 9, -40), run(10, 0, 15, -40))
  t.line('light', 0.96, 1, ...[7, 14, 21, 28, 35].map(y => run(y * 0.225, -y, 10 + y * 0.125, -y)))
  const crate = s.at(w / 2 - 13, h * 0.97)
  crate.of('fruit').add('accent', 0.96, ...[-6, -1, 4].map(x => disc(x, -10, 3)))
  crate.add('light', 0.97, ...[0, 1, 2].map(at => box(-10, -9 + at * 3.2, 19, 2.6)))
}

const FRUIT = [
  [-0.24, -0.5],
  [-0.1, -0.72],
  [0.1, -0.84],
  [0.08, -0.56],
  [0.24, -0.46],
  [-0.06, -0.44],
] as const

function vineyard(s: Sketch): void {
  const { w, h, wide } = s
  s.add('far', 0.15, hills(s, h * 0.26, 6, 90 * wide))
  s.add('middle', 0.3, slope(s, 0.5, 0.4, 0.32, 0.38, 0.46))
  const rows = row(w * 1.6, 9 * wide, x => bend(w / 2 + (x - w * 0.8) * 0.5, h * 0.46, w / 2 + (x - w * 0.8), h * 0.7))
  s.add('near', 0.35, slope(s, 0.52, 0.44, 0.4, 0.44, 0.5))
  s.of('leaf').line('ground', 0.4, 2, ...rows)
  villa(s.at(w / 2 + 20, h * 0.43))
  s.of('leaf').add('ground', 0.6, slope(s, 0.7, 0.68, 0.71, 0.68))
  vines(s, h * 0.94)
}

function villa(t: Sketch): void {
  t.add('light', 0.36, box(-12, -12, 24, 13), box(4, -20, 8, 10))
  t.add('accent', 0.37, cut('M-14 -11.5L-10 -17L4 -17L6 -11.5ZM2 -19.5L8 -25L14 -19.5Z'))
  t.add('detail', 0.38, box(-8, -8, 3, 4), box(-1, -8, 3, 9), box(6.6, -17, 2.8, 4))
  t.of('leaf').add('ground', 0.36, poplar(-19, 2, 22), poplar(19, 2, 26), poplar(25, 3, 18))
}

/** A row of vines on wires, its leaves in front of the field and its grapes below them. */
function vines(s: Sketch, foot: number): void {
  const { w, h } = s
  const loose = Math.sqrt(s.wide)
  const [stems, top] = [row(w, 40 * loose, x => x), foot - 20]
  const pitch = w / stems.length
  s.add('light', 0.8, ...stems.map(x => box(x + pitch / 2 - 1, foot - 20, 2, h - foot + 20)))
  s.line('light', 0.8, 0.7, run(0, foot - 11, w, foot - 11))
  s.line('detail', 0.81, 2.2, ...stems.map(x => bend(x - 1, h + 1, x + 1.4, foot - 4, x - 0.6, top)))
  const leafy = row(w, 13 * loose, (x, _, at) => disc(x, top - (at % 2) * 2.4, 9 * loose, 7.6))
  s.of('leaf').add('detail', 0.83, ...leafy, box(0, top - 4, w, 8))
  const leaves = row(w, 15 * loose, (x, _, at) =>
    placed(VINE_LEAF, x, top - 1 - ((at * 2) % 3) * 3, at % 2 ? 0.94 : 0.8),
  )
  s.of('leaf').add('middle', 0.84, ...leaves)
  s.of('grape').add('accent', 0.86, ...row(w, 24 * loose, (x, _, at) => grapes(x, top + 6 - (at % 2) * 2)).flat())
}

const VINE_LEAF =
  'M0 6L-2 4L-5 4L-4.6 1.6L-6.6 -1L-4 -1.8L-3.4 -4.6L-1 -4L0 -6.6L1 -4L3.4 -4.6L4 -1.8L6.6 -1L4.6 1.6L5 4L2 4Z'

const BERRIES = [-4.2, 0, 0, -0.4, 4.2, 0, -2.1, 3.8, 2.1, 3.8, 0, 7.4]

const grapes = (x: number, y: number): Path[] =>
  [0, 2, 4, 6, 8, 10].map(at => disc(x + (BERRIES[at] ?? 0), y + (BERRIES[at + 1] ?? 0), 2))

function beds(s: Sketch): void {
  const { w, h, wide } = s
  s.of('leaf').add('far', 0.15, ...wood(s, h * 0.5, 34, 22))
  s.add('near', 0.3, ...fence(s, h * 0.5, 20, 9.6 * wide))
  s.add('middle', 0.4, box(0, h * 0.48, w, h * 0.52))
  const bed = (foot: number, deep: number, k: number, crop: (t: Sketch, at: number) => void) =>
    row(w, 76 * k * wide, (x, width) => {
      const long = width - 7
      const t = s.at(x, h * foot)
      t.add('near', foot, poly(-long / 2 - 1.6, 2, -long / 2, -1, long / 2, -1, long / 2 + 1.6, 2))
      t.add('ground', foot, box(-long / 2, -deep, long, deep))
      t.add('detail', foot, box(-long / 2, -deep, long, 3 * k))
      row(long - 6, (k > 1 ? 15 : 19) * k * wide, (plant, _, at) => crop(t.at(plant - long / 2 + 3, -deep, k), at))
    })
  bed(0.65, 7, 1, tomatoes)
  bed(0.97, 13, 1.15, (t, at) => (at % 3 === 1 ? cabbage(t) : carrot(t)))
}

function tomatoes(t: Sketch): void {
  t.line('detail', 0.6, 0.9, run(0, 1, 0, -25))
  const leaves = [-3, -12].flatMap((y, at) =>
    [-1, 1].map(side => placed(LEAF, 0, y, side * (1.1 - at * 0.2), 1.3 - at * 0.2)),
  )
  t.of('leaf').add('ground', 0.6, ...leaves)
  t.of('fruit').add('accent', 0.62, disc(-3, -3.6, 2.4), disc(3, -8.6, 2.3), disc(-2.4, -14, 2))
}

const LEAF = 'M0 0C1 -4 3 -6 6.6 -6.6C6.8 -3.4 4.6 0 0 0Z'

function carrot(t: Sketch): void {
  t.of('leaf').add('ground', 0.8, grass(0, -1, 13))
  t.of('fruit').add('accent', 0.8, dome(0, 0.6, 3.2, 4))
}

function cabbage(t: Sketch): void {
  const outer = 'M0 0.6C-7 0.6 -9 -4 -7.4 -9C-4 -8 0 -5 0 0.6Z'
  t.of('leaf').add('ground', 0.8, cut(outer), placed(outer, 0, 0, -1, 1))
  t.of('leaf').add('light', 0.81, cut('M-4 0.6C-6.4 -4 -5 -9.4 0 -9.4C5 -9.4 6.4 -4 4 0.6Z'))
  t.line('near', 0.82, 0.8, run(0, 0.4, 0, -6.6), run(-2.6, -5.6, 0, -2, 2.6, -5.6))
}

function greenhouse(s: Sketch): void {
  const { w, h } = s
  s.add('far', 0.15, hills(s, h * 0.4, 6, 80))
  s.add('middle', 0.3, box(0, h * 0.84, w, h * 0.16))
  row(w, 92, (x, width) => {
    const t = s.at(x, h * 0.86, Math.min(1.12, (width - 8) / 78))
    t.add('light', 0.4, cut('M-36 0L-36 -42L0 -68L36 -42L36 0Z'))
    t.of('leaf').add('near', 0.45, ...[-26, -17, 19, 27].map((at, index) => grass(at, -12, 12 + (index % 2) * 6)))
    t.add('accent', 0.46, ...[-21, 24].map(at => disc(at, -22, 2.6)), disc(-28, -25, 2.2), disc(16, -26, 2.2))
    t.add('ground', 0.47, box(-34, -13, 24, 13), box(12, -13, 22, 13))
    t.add('near', 0.5, ...grid(-32, -10.6, 20, 10, 5, 1), ...grid(14, -10.6, 18, 10, 5, 1))
    const bars = [run(-36, 0, -36, -42, 0, -68, 36, -42, 36, 0), run(-36, -42, 36, -42), run(0, -68, 0, -42)]
    t.line('detail', 0.6, 1.6, ...bars, run(-9, 0, -9, -34, 9, -34, 9, 0), run(-9, -34, -9, -42), run(9, -34, 9, -42))
    t.line(
      'detail',
      0.6,
      0.8,
      run(-22, -13, -22, -52),
      run(22, -13, 22, -52),
      run(-36, -27, -9, -27),
      run(9, -27, 36, -27),
    )
  })
  s.of('leaf').add('ground', 0.85, box(0, h * 0.94, w, h * 0.06), ...row(w, 14, x => bush(x - 8, h * 0.95, 16)).flat())
}
