// Where one goes on a free day.
import { registry } from '#lib/registry.ts'
import { awning } from '#lib/render/places/built.ts'
import { chair, floor, plant, view } from '#lib/render/places/furniture.ts'
import { bush, fir, wood } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { arch, bend, box, cut, disc, placed, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills, slope } from '#lib/render/places/terrain.ts'
import { glints } from '#lib/render/places/waters.ts'

export const outings = /* @__PURE__ */ registry<Place>({
  terrace: /* @__PURE__ */ place('café tables under parasols in the open', 0.34, terrace, {
    x: 0.86,
    y: 6.5,
    radius: 5,
    byDay: false,
  }),
  fairground: /* @__PURE__ */ place(
    'fairground with a big wheel and a tent',
    0.28,
    fairground,
    { x: 0.86, y: 10, radius: 7, byDay: false },
    112,
  ),
  waterfall: /* @__PURE__ */ place('waterfall between rocks', 0.32, waterfall, {
    x: 0.82,
    y: 11,
    radius: 8,
    byDay: true,
  }),
  yoga_studio: /* @__PURE__ */ place('yoga studio with mats and plants', 0.3, yoga),
  climbing_wall: /* @__PURE__ */ place('climbing wall with holds and ropes', 0.3, climbing),
})

function terrace(s: Sketch): void {
  const { w, h, wide } = s
  row(w, 32 * wide, (x, width, at) => {
    const top = h * (0.12 + (at % 2) * 0.06)
    s.add(at % 2 ? 'far' : 'middle', 0.15, box(x - width / 2, top, width + 0.3, h * 0.8 - top))
    const panes = [0.28, 0.46].flatMap(y => [-0.22, 0.22].map(dx => arch(x + dx * width - 3, h * y, 6, h * 0.11)))
    s.add('near', 0.16, ...panes)
  })
  s.add('near', 0.3, box(0, h * 0.78, w, h * 0.22))
  row(w, 76, x => setting(s.at(x, h - 5)))
  s.of('leaf').add('ground', 0.9, ...row(w, 38, x => bush(x - 15, h - 4, 30)).flat(), box(0, h - 5, w, 5))
}

function setting(t: Sketch): void {
  t.line('detail', 0.6, 1.5, run(0, 0, 0, -70))
  const roof =
    'M-32 -50L0 -72L32 -50L32 -47C28 -43 20 -43 16 -47C12 -43 4 -43 0 -47C-4 -43 -12 -43 -16 -47C-20 -43 -28 -43 -32 -47Z'
  t.add('accent', 0.7, cut(roof))
  t.add(
    'light',
    0.71,
    cut('M-16 -50L0 -72L0 -47C-4 -43 -12 -43 -16 -47Z'),
    cut('M16 -50L0 -72L32 -50L32 -47C28 -43 20 -43 16 -47Z'),
  )
  chair(t, -21, 0, 0.9)
  chair(t, 21, 0, -0.9)
  t.add('detail', 0.72, box(-13, -25, 26, 2.6), box(-1.4, -23, 2.8, 20), cut('M-9 0C-6 -3 6 -3 9 0Z'))
  t.add('light', 0.73, cut('M-9 -31L-3.4 -31L-4.4 -25L-8 -25Z'), cut('M3.4 -31L9 -31L8 -25L4.4 -25Z'))
}

function fairground(s: Sketch): void {
  const { w, h } = s
  s.of('leaf').add('far', 0.15, ...wood(s, h - 9, 36, 20))
  beside(s, 58, 56, (x, _, at) => (at % 2 ? bigWheel(s.at(x, h - 12, 0.72)) : bigTop(s.at(x, h - 9))))
  bigWheel(s.at(w / 2 - 16, h - 12))
  bigTop(s.at(w / 2 + 28, h - 9))
  s.add('ground', 0.9, box(0, h - 10, w, 10))
  s.lit(0.92, ...row(w, 12, x => disc(x, h - 7, 1)))
}

function bigWheel(t: Sketch): void {
  const on = (at: number, reach: number) => [
    Math.cos((at * Math.PI) / 6) * reach,
    -46 + Math.sin((at * Math.PI) / 6) * reach,
  ]
  const turns = Array.from({ length: 12 }, (_, at) => at)
  t.line('ground', 0.3, 2.6, run(-17, 2, 0, -46), run(17, 2, 0, -46))
  t.line('near', 0.32, 0.9, ...turns.map(at => run(0, -46, ...on(at, 37))))
  t.line('ground', 0.34, 1.8, disc(0, -46, 37))
  t.line('near', 0.33, 1, disc(0, -46, 22))
  t.add('detail', 0.35, disc(0, -46, 4))
  for (const odd of [0, 1]) {
    const cabins = turns.filter(at => at % 2 === odd).map(at => on(at, 37))
    t.add(
      odd ? 'detail' : 'accent',
      0.36,
      ...cabins.map(([x = 0, y = 0]) => cut(`M${x - 5} ${y}L${x + 5} ${y}L${x + 3.6} ${y + 7}L${x - 3.6} ${y + 7}Z`)),
    )
  }
}

function bigTop(t: Sketch): void {
  t.add('light', 0.5, box(-24, -24, 48, 26))
  t.add('accent', 0.51, ...[-20, -4, 12].map(x => box(x, -24, 8, 26)))
  t.add('detail', 0.52, arch(-5, -17, 10, 19))
  t.add('light', 0.53, cut('M-28 -24C-14 -32 -4 -42 0 -52C4 -42 14 -32 28 -24Z'))
  t.add(
    'accent',
    0.54,
    cut('M-28 -24C-14 -32 -4 -42 0 -52C-2 -42 -8 -32 -12 -24Z'),
    cut('M28 -24C14 -32 4 -42 0 -52C2 -42 8 -32 12 -24Z'),
  )
  t.add('accent', 0.55, ...awning(-28, -24.4, 56, 5, 7, 0), ...awning(-28, -24.4, 56, 5, 7, 1))
  t.line('detail', 0.56, 1, run(0, -52, 0, -60))
  t.add('accent', 0.56, cut('M0 -60L9 -57.6L0 -55Z'))
}

const FALL = 'M-14 0L14 0C20 0.17 17 0.55 19 1L-19 1C-17 0.55 -20 0.17 -14 0Z'
const CLIFF = 'M0 -1L-0.1 -0.86L-0.04 -0.7L-0.16 -0.5L-0.1 -0.34L-0.2 -0.14L-0.14 0L-9 0L-9 -0.92L-2 -1.02L-1.4 -0.95Z'
const LEDGES =
  'M-0.3 -0.74L-0.9 -0.78M-0.5 -0.5L-1.3 -0.46M-0.34 -0.26L-0.8 -0.22M-1.5 -0.68L-2 -0.7M-1.3 -0.18L-2.2 -0.22'

function waterfall(s: Sketch): void {
  const { w, h, wide, between } = s
  const [m, top, foot] = [w / 2, h * 0.31, h * 0.84]
  s.add('far', 0.15, hills(s, h * 0.24, 7, 80 * wide))
  s.of('leaf').add('middle', 0.2, ...row(w, 11 * wide, x => fir(x + between(-2, 2), h * 0.36, between(16, 26))))
  s.add('near', 0.3, slope(s, 0.3, 0.34, 0.32, 0.3))
  s.of('water').add('light', 0.4, placed(FALL, m, top, 1, foot - top))
  const streaks = [-9, -3, 4, 10].map((x, at) =>
    run(m + x, h * (0.38 + (at % 2) * 0.08), m + x * 1.2, h * (0.62 + (at % 2) * 0.12)),
  )
  s.of('water').line('middle', 0.42, 1.3, ...streaks)
  for (const side of [1, -1]) {
    s.add('ground', 0.5, placed(CLIFF, m - 12 * side, h * 0.86, 30 * side, h * 0.56))
    s.line('detail', 0.52, 1.4, placed(LEDGES, m - 12 * side, h * 0.86, 30 * side, h * 0.56))
  }
  s.of('leaf').add(
    'ground',
    0.53,
    ...row(w, 24 * wide, x => (Math.abs(x - m) < 40 ? [] : [fir(x, h * 0.34, 20)])).flat(),
  )
  s.of('water').add('middle', 0.6, box(0, foot, w, h - foot))
  const spray = [-22, -12, 0, 11, 21].map((x, at) => disc(m + x, foot + 1, 7 - (at % 2) * 2, 4))
  s.add('light', 0.62, ...spray, ...glints(s, h * 0.88, h))
}

function yoga(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 36)
  const loose = Math.sqrt(s.wide)
  const bays = row(w, 76 * loose, (x, width) => ({ x, width }))
  for (const { x, width } of bays) view(s, x - width / 2 + 20, h - 92, width - 40, 46, 3)
  const pots = [0, ...bays.map(bay => bay.x + bay.width / 2)].map(x => Math.min(w - 17, Math.max(17, x)))
  for (const x of pots) plant(s, x, h - 31, 0.85)
  const mats = row(w, 48 * loose, (x, width, at) => {
    mat(s.at(x, h - 4, Math.min(1, width / 46)), at)
    return x + width / 2
  })
  const free = mats.slice(0, -1).filter(x => pots.every(pot => Math.abs(pot - x) > 23))
  for (const [at, x] of free.entries()) [ball, basket][at % 2]?.(s.at(x, h - 26))
}

/** A mat on the floor, with a block or a bottle on it. */
function mat(t: Sketch, at: number): void {
  t.add(at % 2 ? 'accent' : 'ground', 0.55, cut('M-20 0L-14 -19L14 -19L20 0Z'))
  t.line('light', 0.56, 0.8, run(-16.4, -3, 16.4, -3))
  if (at % 2) t.add('light', 0.57, box(4, -16, 9, 4.6))
  else t.add('light', 0.57, cut('M8 -10L8 -17L9 -19L9 -21L11 -21L11 -19L12 -17L12 -10Z'))
}

function ball(t: Sketch): void {
  t.add('near', 0.5, disc(0, -11, 11))
  t.line('light', 0.51, 0.9, placed('M-9 -17C-4 -20 4 -20 9 -17M-11 -11C-6 -14 6 -14 11 -11', 0, 0, 1))
}

/** The end of a mat that is still rolled. */
/** Mats that stand rolled in a basket. */
function basket(t: Sketch): void {
  for (const [x, y] of [
    [-4.6, -25],
    [4.8, -23],
    [0, -20],
  ] as const) {
    const tone = x === 0 ? 'accent' : 'near'
    t.add(tone, 0.5, box(x - 4, y, 8, -y - 4), disc(x, y, 4, 1.8))
    t.line('light', 0.51, 0.7, disc(x, y, 3, 1.2), disc(x, y, 1.2, 0.5))
  }
  t.add('detail', 0.52, cut('M-10.6 -13L10.6 -13L8.6 0L-8.6 0Z'))
  t.line('near', 0.53, 0.9, run(-9.6, -9, 9.6, -9), run(-9, -5, 9, -5))
}

const HOLDS = [
  'M-3 1C-4 -2 -1 -4 2 -3C5 -2 4 2 1 3C-1 3.4 -2.6 3 -3 1Z',
  'M-4 0L0 -3L4 0L2 2.6L-2 2.6Z',
  'M-2 -2.4L3 -2L2.4 2.4L-3 2Z',
]

function climbing(s: Sketch): void {
  const { w, h } = s
  const foot = h - 14
  const tones = ['middle', 'near', 'far', 'near'] as const
  s.add('near', 0.28, box(0, 8, w, foot - 8))
  row(w, 30 * Math.sqrt(s.wide), (x, width, at) => {
    const half = width / 2 + 0.2
    const [left, right] = [8 - ((at * 5) % 3) * 3, 8 - (((at + 1) * 5) % 3) * 3]
    const lean = at % 2 ? 4 : -4
    const [turn, next] = [h * (0.44 + (at % 3) * 0.06), h * (0.44 + ((at + 1) % 3) * 0.06)]
    s.add(
      tones[at % 4] ?? 'near',
      0.3,
      cut(
        `M${x - half} ${left}L${x + half} ${right}L${x + half + lean} ${next}L${x + half} ${foot}L${x - half} ${foot}L${x - half - lean} ${turn}Z`,
      ),
    )
  })
  const spots = row(w - 10, 6.4 * s.wide, (x, _, at) =>
    placed(HOLDS[at % 3] ?? '', x + 5, h * (0.16 + ((at * 7) % 11) * 0.062), 1),
  )
  s.add('accent', 0.5, ...spots.filter((_, at) => at % 2 === 0))
  s.add('light', 0.5, ...spots.filter((_, at) => at % 2 === 1))
  row(w, 60 * s.wide, x => rope(s.at(x + 9, 0), foot))
  s.add('detail', 0.8, box(0, foot, w, h - foot))
  s.add('accent', 0.82, ...row(w, 46, x => box(x - 21, foot - 1, 42, 6)))
}

/** A rope doubled through a ring above; both its ends lie in one coil on the mat, so that no loop hangs. */
function rope(t: Sketch, foot: number): void {
  t.add('detail', 0.6, box(-5, 11, 10, 4))
  t.line(
    'detail',
    0.6,
    1.3,
    disc(0, 18, 2.6),
    run(-1.6, 20, -2.4, foot - 5),
    bend(1.6, 20, 2.4, foot * 0.5, 3, foot - 5),
  )
  t.line('detail', 0.6, 1.6, disc(0, foot - 3, 8, 2), disc(0, foot - 4.6, 7, 1.8), disc(0, foot - 6, 6, 1.6))
}
