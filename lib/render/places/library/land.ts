// Open land: mountains, hills, meadows and woods.
import { registry } from '#lib/registry.ts'
import { fir, grass, tree } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { bend, box, cut, disc, type Path, placed, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills, peaks, ridge, shore, slope, snow } from '#lib/render/places/terrain.ts'

export const openLand = /* @__PURE__ */ registry<Place>({
  mountains: /* @__PURE__ */ place('mountain range behind firs', 0.36, mountains, {
    x: 0.3,
    y: 14,
    radius: 9,
    byDay: true,
  }),
  snowy_mountains: /* @__PURE__ */ place('snow, a cabin and high peaks', 0.34, winter, {
    x: 0.76,
    y: 13,
    radius: 8,
    byDay: false,
  }),
  hills: /* @__PURE__ */ place('rolling hills with a lone tree', 0.38, rolling, {
    x: 0.24,
    y: 12,
    radius: 9,
    byDay: true,
  }),
  forest: /* @__PURE__ */ place('forest of firs', 0.34, forest, { x: 0.5, y: 14, radius: 10, byDay: true }),
  meadow: /* @__PURE__ */ place('meadow with flowers', 0.38, meadow, { x: 0.72, y: 13, radius: 9, byDay: false }),
  camp: /* @__PURE__ */ place('camp with tents and a fire', 0.34, camp, { x: 0.24, y: 13, radius: 8, byDay: false }),
  desert: /* @__PURE__ */ place('desert with cacti and rocks', 0.36, desert, {
    x: 0.62,
    y: 17,
    radius: 12,
    byDay: true,
  }),
})

function mountains(s: Sketch): void {
  const { w, h, wide, between } = s
  s.add('far', 0.15, ridge(h, peaks(s, h * 0.52, h * 0.48, 66 * wide)))
  s.add('middle', 0.35, ridge(h, peaks(s, h * 0.72, h * 0.36, 50 * wide)))
  s.of('leaf').add('near', 0.6, hills(s, h * 0.78, 5, 80 * wide))
  const trees = row(w, 9 * wide, x => fir(x + between(-2, 2), h * 0.98, between(16, 27)))
  s.of('leaf').add('ground', 0.9, hills(s, h * 0.92, 3, 60), ...trees)
}

function winter(s: Sketch): void {
  const { w, h, wide, between } = s
  const far = peaks(s, h * 0.64, h * 0.62, 74 * wide)
  s.add('middle', 0.15, ridge(h, far))
  s.add('light', 0.16, ...snow(far, 0.46))
  s.line('middle', 0.17, 0.8, run(...far.flat()))
  s.of('leaf').add('near', 0.4, ...row(w, 7 * wide, x => fir(x + between(-2, 2), h * 0.8, between(16, 25))))
  s.add('light', 0.5, slope(s, 0.7, 0.66, 0.72, 0.76, 0.7))
  s.add('far', 0.52, slope(s, 0.9, 0.82, 0.86, 0.94, 0.86))
  cabin(s.at(w / 2 - 18, h * 0.76))
  const stands = row(w, 26 * Math.sqrt(wide), x => ({
    x: x + between(-5, 5),
    y: h * between(0.84, 0.98),
    k: between(26, 36),
  }))
  const firs = stands.filter(({ x }) => Math.abs(x - w / 2 + 18) > 24)
  s.of('leaf').add('ground', 0.9, ...firs.map(({ x, y, k }) => fir(x, y, k)))
  const cap = 'M0 -1L0.09 -0.74L0.03 -0.79L-0.03 -0.72L-0.09 -0.74Z'
  s.add('far', 0.92, ...firs.map(({ x, y, k }) => placed(cap, x, y, k)))
}

function cabin(t: Sketch): void {
  t.add('detail', 0.6, box(8, -30, 5, 12), box(-14, -14, 28, 16))
  t.lit(0.61, box(-9, -10, 6, 6))
  t.add('accent', 0.61, box(3, -11, 6, 13))
  t.add('detail', 0.61, cut('M-15 -11L0 -23.5L15 -11Z'))
  t.add('light', 0.62, cut('M-20 -11L0 -28L20 -11L16 -10L0 -23L-16 -10Z'))
}

function rolling(s: Sketch): void {
  const { w, h, wide } = s
  const green = s.of('leaf')
  green.add('far', 0.15, hills(s, h * 0.26, 6, 80 * wide))
  green.add('middle', 0.3, slope(s, 0.44, 0.36, 0.46, 0.34, 0.4))
  green.add('near', 0.5, slope(s, 0.66, 0.53, 0.54, 0.62, 0.5))
  const path =
    'M0 0C7 2 12 4 9 8C5 13 -12 14 -13 21C-14 28 6 30 2 42L30 42C28 28 2 27 2 21C3 16 17 14 17 8C16 3 6 1 0 0Z'
  s.of('sand').add('light', 0.52, placed(path, w * 0.32, h * 0.53, 1.1))
  green.add('ground', 0.8, slope(s, 0.86, 0.94, 0.86, 0.75, 0.8))
  beside(s, 70, 62 * Math.sqrt(wide), x => tree(s, x, h * 0.88, 34, 'ground', 0.81))
  tree(s, w * 0.7, h * 0.78, 46, 'ground', 0.82)
  const apples = [-6, -32, 4, -38, 6, -29, -10, -22, -1, -27, 12, -20]
  const t = s.at(w * 0.7, h * 0.78)
  t.of('fruit').add('accent', 0.83, ...[0, 2, 4, 6, 8, 10].map(at => disc(apples[at] ?? 0, apples[at + 1] ?? 0, 1.6)))
}

const WOOD = [
  ['far', 0.55, 13, 46],
  ['middle', 0.72, 17, 50],
  ['near', 0.88, 22, 54],
  ['ground', 1.02, 30, 58],
] as const

function forest(s: Sketch): void {
  const { w, h, wide, between } = s
  for (const [tone, foot, pitch, height] of WOOD) {
    const firs = row(w, pitch * wide, x => fir(x + between(-3, 3), h * foot, between(height * 0.78, height)))
    s.of('leaf').add(tone, foot - 0.3, ...firs, box(0, h * foot - height * 0.1, w, h * (1 - foot) + height * 0.1))
  }
  const toadstool = 'M-1 0L-0.7 -3L-4 -3C-4 -8 4 -8 4 -3L0.7 -3L1 0Z'
  s.of('fruit').add('accent', 0.95, ...row(w, 60 * wide, x => placed(toadstool, x + 12, h - 2, 1)))
}

function meadow(s: Sketch): void {
  const { w, h, wide, between } = s
  const green = s.of('leaf')
  green.add('far', 0.15, hills(s, h * 0.22, 6, 90 * wide))
  green.add('middle', 0.3, hills(s, h * 0.36, 5, 70 * wide))
  green.add('near', 0.45, hills(s, h * 0.52, 3, 80 * wide))
  green.add('middle', 0.46, ...row(w, 8 * wide, x => disc(x + between(-2, 2), h * between(0.58, 0.72), 1.3)))
  const blades = row(w, 9 * wide, x => grass(x, h * 0.93, between(12, 20)))
  green.add(
    'ground',
    0.7,
    shore(w, h, 40, at => h * 0.88 + (at % 2 ? 3 : -2)),
    ...blades,
  )
  row(w, 17 * wide, (x, _, at) => {
    flower(s, x, h * (0.52 + ((at * 7) % 5) * 0.055), 4.6 + (at % 3), at % 2 === 0)
  })
}

function flower(s: Sketch, x: number, y: number, size: number, isBright: boolean): void {
  s.of('leaf').line('detail', 0.8, 0.9, bend(x, s.h, x + 2, (y + s.h) / 2, x, y))
  const petal = (turn: number): Path =>
    disc(x + Math.cos(turn * 1.0472) * size, y + Math.sin(turn * 1.0472) * size, size * 0.56)
  const bloom = isBright ? s.of('petal') : s
  bloom.add(isBright ? 'accent' : 'light', 0.85, ...[0, 1, 2, 3, 4, 5].map(petal))
  s.of('sun').add('accent', 0.86, disc(x, y, size * 0.62))
}

function camp(s: Sketch): void {
  const { w, h, wide, between } = s
  s.add('far', 0.15, ridge(h, peaks(s, h * 0.56, h * 0.44, 76 * wide)))
  s.of('leaf').add(
    'middle',
    0.35,
    ...row(w, 10 * wide, x => fir(x + between(-2, 2), h * 0.8, between(32, 44))),
    box(0, h * 0.6, w, h * 0.2),
  )
  s.of('leaf').add('near', 0.5, slope(s, 0.68, 0.72, 0.66))
  tent(s.at(w / 2 - 20, h * 0.88, 1.15))
  beside(s, 52, 62 * Math.sqrt(wide), (x, side) => tent(s.at(x, h * 0.82, side * -0.8)))
  const fire = s.at(w / 2 + 32, h * 0.93)
  fire.line('detail', 0.9, 2.4, run(-9, 1, 9, -3), run(-9, -3, 9, 1))
  fire.add('accent', 0.92, cut('M0 -20C8 -12 9 -8 6 -3L-6 -3C-10 -8 -5 -10 -4 -15C-2 -13 -1 -15 0 -20Z'))
  fire.lit(0.93, cut('M0 -11C4 -7 4 -5 3 -3L-3 -3C-5 -6 -1 -7 0 -11Z'))
}

function tent(t: Sketch): void {
  t.line('detail', 0.6, 0.8, run(-25, 3, -3, -30), run(37, 1, 16, -26))
  t.add('ground', 0.7, cut('M0 -32L20 -28L33 0L18 2Z'))
  t.add('light', 0.72, cut('M0 -32L18 2L-19 2Z'))
  t.add('detail', 0.74, cut('M0 -30L7 2L-7 2Z'))
  t.lit(0.76, cut('M-1 -20L1.6 2L-4.6 2Z'))
}

const CACTUS =
  'M-4 0L-4 -14L-9 -14C-13 -14 -15 -16 -15 -20L-15 -29C-15 -32.5 -9.5 -32.5 -9.5 -29L-9.5 -20L-4 -20L-4 -42C-4 -47.5 4 -47.5 4 -42L4 -14L9 -14L9 -24C9 -27.5 14.5 -27.5 14.5 -24L14.5 -13C14.5 -9.5 13 -8 9 -8L4 -8L4 0Z'
const MESA = 'M-30 0L-24 -16L-17 -16L-15 -24L13 -24L16 -10L22 -10L28 0Z'

function desert(s: Sketch): void {
  const { w, h, wide } = s
  const rocks = row(w, 78 * wide, (x, _, at) => placed(MESA, x + (at % 2 ? 8 : -8), h * 0.5, at % 2 ? 1 : 0.7))
  const sand = s.of('sand')
  sand.add('far', 0.15, ...rocks)
  sand.add('middle', 0.3, box(0, h * 0.48, w, h * 0.52))
  sand.add('near', 0.5, slope(s, 0.62, 0.7, 0.64, 0.58, 0.64))
  sand.add('ground', 0.8, slope(s, 0.84, 0.8, 0.88, 0.92, 0.86))
  row(w, 52 * Math.sqrt(wide), (x, _, at) => {
    const t = s.at(x + (at % 2 ? 6 : -5), at % 2 ? h * 0.74 : h * 0.92, at % 2 ? 0.7 : 1.1)
    t.of('leaf').add('detail', 0.9, cut(CACTUS))
    t.of('petal').add('accent', 0.91, disc(0, -45, 2.6), disc(-12, -31.5, 1.8))
  })
}
