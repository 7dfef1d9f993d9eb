// Skies and weather.
import { registry } from '#lib/registry.ts'
import { fir } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { box, cut, disc, dome, type Path, placed, poly, run } from '#lib/render/places/shapes.ts'
import { place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills, slope } from '#lib/render/places/terrain.ts'
import { glint, glints } from '#lib/render/places/waters.ts'

export const skies = /* @__PURE__ */ registry<Place>({
  stars: /* @__PURE__ */ place('night sky with stars, moon and a telescope', 0.28, stars),
  clouds: /* @__PURE__ */ place('banks of clouds', 0.34, clouds, { x: 0.3, y: 14, radius: 10, byDay: true }),
  rain: /* @__PURE__ */ place('rain from dark clouds, and an umbrella', 0.3, rain),
  snowfall: /* @__PURE__ */ place('snowfall on firs and a snowman', 0.34, snowfall, {
    x: 0.8,
    y: 12,
    radius: 8,
    byDay: false,
  }),
  sunrise: /* @__PURE__ */ place('sunrise over the sea', 0.34, sunrise),
})

const STAR = 'M0 -1L0.2 -0.2L1 0L0.2 0.2L0 1L-0.2 0.2L-1 0L-0.2 -0.2Z'
const MOON = 'M2 -12C-6 -11 -12 -6 -12 0C-12 7 -6 12 1 12C6 12 10 9 12 4C4 7 -4 2 -4 -5C-4 -8 -2 -11 2 -12Z'

/** Where no star stands: the plough, the moon and the telescope, from the middle and in shares of the height. */
const TAKEN = [
  [-54, -18, 0.33, 0.48],
  [-20, 2, 0.36, 0.58],
  [12, 43, 0.26, 0.58],
  [-6, 34, 0.55, 0.9],
] as const

/** The night rises like a dome, so that it is dark on any ground and has no edge above. */
function stars(s: Sketch): void {
  const { w, h, between } = s
  const reach = Math.max(w * 0.62, 70)
  s.add('far', 0.05, dome(w / 2, h + 12, reach + 22, h + 10))
  s.add('middle', 0.06, dome(w / 2, h + 12, reach + 8, h - 4))
  s.add('near', 0.07, dome(w / 2, h + 12, reach - 6, h - 20))
  const sky = row(w, 5, (x, _, at) => ({
    x: x + between(-3, 3),
    y: h * (0.24 + ((at * 7) % 10) * 0.045),
    size: 1 + ((at * 5) % 3) * 0.9,
  }))
  const isClear = (x: number, y: number) =>
    TAKEN.every(([left, right, top, foot]) => x < w / 2 + left || x > w / 2 + right || y < h * top || y > h * foot)
  const inside = ({ x, y }: { x: number; y: number }) =>
    isClear(x, y) && ((x - w / 2) / (reach - 12)) ** 2 + ((h + 12 - y) / (h - 24)) ** 2 < 1
  s.add('light', 0.1, ...sky.filter(inside).map(({ x, y, size }) => placed(STAR, x, y, size * 1.5)))
  const dipper = [-42, 42, -31, 37, -21, 41, -11, 44, -8, 54, 6, 52, 4, 41].map((one, at) =>
    at % 2 ? (h * one) / 100 : w / 2 + one - 8,
  )
  s.line('light', 0.11, 0.6, run(...dipper, dipper[6] ?? 0, dipper[7] ?? 0))
  s.add('light', 0.12, ...[0, 2, 4, 6, 8, 10, 12].map(at => disc(dipper[at] ?? 0, dipper[at + 1] ?? 0, 1.5)))
  s.of('sun').add('accent', 0.12, placed(MOON, w / 2 + 27, h * 0.42, 0.85))
  s.add(
    'detail',
    0.6,
    slope(s, 0.84, 0.8, 0.86, 0.78, 0.84),
    ...row(w, 16, (x, _, at) =>
      Math.abs(x - w / 2 - 12) < 16 ? [] : [fir(x, h * 0.86, 12 + ((at * 3) % 4) * 3)],
    ).flat(),
  )
  telescope(s.at(w / 2 + 12, h * 0.86))
}

function telescope(t: Sketch): void {
  t.line('detail', 0.7, 1.4, run(-7, 2, 0, -14), run(7, 2, 0, -14), run(0, 2, 0, -14))
  t.add('accent', 0.72, cut('M-12 -11L-9.6 -7.4L14 -20L10.4 -27Z'))
  t.add('light', 0.73, cut('M14 -20L10.4 -27L13.4 -29L17.4 -21.6Z'))
}

/** A cloud with a flat foot, 2 wide and about 1 high. */
const CLOUD =
  'M-0.84 0C-1.14 0 -1.14 -0.42 -0.84 -0.44C-0.86 -0.78 -0.46 -0.86 -0.32 -0.62C-0.2 -1 0.38 -1 0.42 -0.56C0.64 -0.72 0.86 -0.56 0.8 -0.38C1.12 -0.4 1.14 0 0.84 0Z'

function clouds(s: Sketch): void {
  const { w, h } = s
  const loose = Math.sqrt(s.wide)
  const bank = (y: number, pitch: number, size: number): Path[] => [
    ...row(w, pitch * loose, (x, _, at) =>
      disc(x, y + ((at * 5) % 3) * 2, size * loose * (0.7 + ((at * 7) % 5) * 0.14)),
    ),
    box(0, y, w, h - y),
  ]
  s.add('far', 0.1, placed(CLOUD, w * 0.68, h * 0.24, 19), placed(CLOUD, w * 0.18, h * 0.4, 12))
  s.add('near', 0.2, ...bank(h * 0.58, 13, 9))
  s.add('middle', 0.4, ...bank(h * 0.7, 17, 12))
  s.add('far', 0.6, ...bank(h * 0.82, 20, 14))
  s.add('light', 0.8, ...bank(h * 0.94, 24, 16))
  const bird = cut(BIRD)
  for (const [x, y, k] of [
    [0.5, 0.3, 1],
    [0.56, 0.38, 0.8],
    [0.44, 0.42, 0.7],
  ] as const)
    s.at(w * x, h * y, k).add('detail', 0.5, bird)
}

const BIRD = 'M-6 0C-4 -4 -1 -3 0 0C1 -3 4 -4 6 0C4 -2 1.4 -1.4 0 1.6C-1.4 -1.4 -4 -2 -6 0Z'

function rain(s: Sketch): void {
  const { w, h, wide, between } = s
  const bank = (y: number, size: number, pitch: number): Path[] =>
    row(w, pitch * wide ** 0.25, (x, _, at) => placed(CLOUD, x + (at % 2 ? 3 : -3), y, size * wide ** 0.25))
  s.add('middle', 0.1, ...bank(h * 0.27, 22, 46))
  s.line(
    'middle',
    0.2,
    1.1,
    ...row(w * 3, 15 * wide, (x, _, at) => {
      const y = h * between(0.4, 0.44) + (at % 4) * h * 0.13
      return run(x / 3, y, x / 3 - 3, y + 9)
    }),
  )
  s.add('near', 0.3, ...bank(h * 0.37, 28, 46))
  s.add('far', 0.4, slope(s, 0.9, 0.88, 0.91, 0.88))
  s.line(
    'near',
    0.5,
    0.9,
    ...row(w, 40 * wide, (x, _, at) => disc(x, h * (0.93 + (at % 2) * 0.03), 10, 2)),
    ...row(w, 40 * wide, (x, _, at) => disc(x, h * (0.93 + (at % 2) * 0.03), 5, 1)),
  )
  umbrella(s.at(w / 2, h * 0.93))
}

function umbrella(t: Sketch): void {
  t.line('detail', 0.7, 1.8, run(0, -30, 0, -2), placed('M0 -3C0 3 7 3 7 -3', 0, 0, 1))
  t.add(
    'accent',
    0.72,
    cut(
      'M-27 -26C-26 -56 26 -56 27 -26C23 -30 17 -30 13.5 -26C10 -30 4 -30 0 -26C-4 -30 -10 -30 -13.5 -26C-17 -30 -23 -30 -27 -26Z',
    ),
  )
  t.add(
    'light',
    0.73,
    cut('M-13.5 -26C-12 -38 -8 -46 0 -48.6C8 -46 12 -38 13.5 -26C10 -30 4 -30 0 -26C-4 -30 -10 -30 -13.5 -26Z'),
  )
  t.add(
    'accent',
    0.74,
    cut(
      'M-5 -28.6C-4.6 -38 -3 -45 0 -48.6C3 -45 4.6 -38 5 -28.6C3 -28.4 1.4 -27.4 0 -26C-1.4 -27.4 -3 -28.4 -5 -28.6Z',
    ),
  )
  t.add('detail', 0.74, box(-0.9, -53, 1.8, 5))
}

function snowfall(s: Sketch): void {
  const { w, h, wide, between } = s
  s.add('far', 0.1, hills(s, h * 0.46, 7, 80 * wide))
  s.add(
    'middle',
    0.25,
    ...row(w, 11 * wide, x => fir(x + between(-3, 3), h * 0.74, between(24, 40))),
    box(0, h * 0.7, w, h * 0.3),
  )
  s.add(
    'near',
    0.4,
    ...row(w, 24 * wide, x => fir(x + between(-4, 4), h * 0.88, between(34, 48))),
    box(0, h * 0.84, w, h * 0.16),
  )
  s.add('light', 0.5, slope(s, 0.82, 0.78, 0.84, 0.8, 0.85))
  snowman(s.at(w / 2 + 6, h * 0.95))
  const flakes = row(w * 4, 22 * wide, (x, _, at) => ({
    x: x / 4,
    y: 4 + ((at * 29) % 74) * (h / 100),
    size: 0.9 + (at % 3) * 0.5,
  }))
  s.add('light', 0.8, ...flakes.filter(({ y }) => y > h * 0.42).map(({ x, y, size }) => disc(x, y, size)))
  s.add('middle', 0.8, ...flakes.filter(({ y }) => y < h * 0.38).map(({ x, y, size }) => disc(x, y, size)))
}

function snowman(t: Sketch): void {
  t.line(
    'detail',
    0.7,
    1.2,
    run(-10, -22, -22, -32),
    run(-18, -29, -20, -25),
    run(10, -22, 22, -30),
    run(18, -27, 21, -24),
  )
  t.add('light', 0.72, disc(0, -9, 14), disc(0, -26, 10.4), disc(0, -39, 7.6))
  t.line('middle', 0.73, 0.7, disc(0, -9, 14), disc(0, -26, 10.4), disc(0, -39, 7.6))
  t.add('light', 0.74, box(-7, -30, 14, 3), box(-9, -19, 18, 4))
  t.add(
    'detail',
    0.75,
    box(-9, -47, 18, 2.4),
    box(-6, -58, 12, 12),
    disc(-2.6, -41, 1),
    disc(2.6, -41, 1),
    disc(0, -25, 1.1),
    disc(0, -20, 1.1),
  )
  t.add(
    'accent',
    0.76,
    cut('M0 -39.6L9 -37.6L0 -36.6Z'),
    cut('M-8.4 -34.6L8.4 -34.6L8.4 -31.4L-1 -31.4L-3 -19L-7 -20L-5.4 -31.4L-8.4 -31.4Z'),
    box(-6, -50, 12, 3),
  )
}

const HEADLAND = 'M0 0L0 -1C0.2 -1 0.4 -0.6 0.6 -0.5C0.8 -0.4 1 -0.1 1 0Z'

function sunrise(s: Sketch): void {
  const { w, h } = s
  const line = h * 0.62
  s.at(w / 2, line).add('far', 0.05, ...rays(Math.min(line - 2, w / 2, 120), 11))
  s.of('sun').add('accent', 0.1, dome(w / 2, line, 32, 32))
  s.of('water').add('middle', 0.2, box(0, line, w, h - line))
  const light = [0, 1, 2, 3, 4].map(at => glint(w / 2 + (at % 2 ? 3 : -2), line + 3 + at * 5.4, 26 - at * 4, 1.1))
  s.of('sun').add('accent', 0.25, ...light)
  s.add('light', 0.26, ...glints(s, line + 2, h * 0.94))
  s.add('near', 0.4, placed(HEADLAND, 0, line, w * 0.3, 14))
  s.add('near', 0.4, placed(HEADLAND, w, line, w * -0.26, 10))
  const birds = [placed(BIRD, w / 2 - 38, h * 0.24, 0.9), placed(BIRD, w / 2 - 26, h * 0.17, 0.7)]
  s.add('detail', 0.5, ...birds, placed(BIRD, w / 2 + 42, h * 0.28, 0.7))
  s.add('ground', 0.8, slope(s, 0.97, 0.92, 0.96, 0.91, 0.95))
}

/** Beams over half a circle about 0 0. */
function rays(reach: number, count: number): Path[] {
  const on = (share: number) => [
    Math.cos(Math.PI * (1 + share / count)) * reach,
    Math.sin(Math.PI * (1 + share / count)) * reach,
  ]
  return Array.from({ length: count }, (_, at) => poly(0, 0, ...on(at + 0.22), ...on(at + 0.78)))
}
