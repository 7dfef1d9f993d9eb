// Places in a town, out of doors.
import { registry } from '#lib/registry.ts'
import { bench, fence, grid, lamp, window } from '#lib/render/places/built.ts'
import { bush, tree, wood } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { arch, bend, box, cut, disc, dome, type Path, placed, poly, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills, slope } from '#lib/render/places/terrain.ts'

export const town = /* @__PURE__ */ registry<Place>({
  skyline: /* @__PURE__ */ place('skyline of a city with towers', 0.32, skyline, {
    x: 0.22,
    y: 16,
    radius: 9,
    byDay: true,
  }),
  street: /* @__PURE__ */ place('street of narrow town houses', 0.32, street, {
    x: 0.12,
    y: 6.5,
    radius: 5.5,
    byDay: false,
  }),
  town_square: /* @__PURE__ */ place('town square with a church and a fountain', 0.3, square, {
    x: 0.24,
    y: 14,
    radius: 8,
    byDay: false,
  }),
  park: /* @__PURE__ */ place('park with trees, a bench and a path', 0.36, park, {
    x: 0.42,
    y: 5.5,
    radius: 5,
    byDay: false,
  }),
  playground: /* @__PURE__ */ place(
    'playground with slide and swing',
    0.36,
    playground,
    { x: 0.84, y: 7, radius: 6, byDay: true },
    118,
  ),
})

const ROOFS = [
  'M-1 0L1 0L1 1L-1 1Z',
  'M-1 0L0 -1L1 0L1 1L-1 1Z',
  'M-1 0L-0.6 0L-0.6 -0.9L0.6 -0.9L0.6 0L1 0L1 1L-1 1Z',
  'M-1 -1L1 0L1 1L-1 1Z',
]

function towers({ w, h, wide, between }: Sketch, pitch: number, from: number, to: number): Path[] {
  return row(w, pitch * Math.sqrt(wide), (x, width, at) => {
    const top = h * between(from, to)
    const half = width / 2 + 0.2
    const roof = placed(ROOFS[(at * 7 + pitch) % 4] ?? '', x, top + 9, half, 9)
    return [roof, box(x - half, top + 16, half * 2, h - top - 16)]
  }).flat()
}

function skyline(s: Sketch): void {
  const { w, h, wide } = s
  s.add('far', 0.15, ...towers(s, 15, 0.22, 0.5))
  s.add('middle', 0.35, ...towers(s, 19, 0.3, 0.64))
  row(w, 28 * Math.sqrt(wide), (x, width, at) => {
    const top = h * (0.16 + ((at * 5) % 4) * 0.13)
    const half = width * 0.36
    const tone = at % 2 ? 'ground' : 'near'
    s.add(tone, 0.6, box(x - half, top + 6, half * 2, h - top - 6))
    s.add(
      tone,
      0.6,
      at % 3 ? box(x - half * 0.6, top + 1, half * 1.2, 6) : poly(x - half, top + 6.2, x, top - 3, x + half, top + 6.2),
    )
    if (at % 3 === 1) s.line(tone, 0.6, 1.2, run(x, top + 1, x, top - 8))
    const rows = Math.floor((h - top - 20) / 9)
    const panes = grid(x - half + 3, top + 11, half * 2 - 6, rows * 9, 4, rows, 2.6)
    s.lit(0.62, ...panes.filter((_, pane) => (pane * 7 + at) % 5 > 1))
  })
  s.of('leaf').add('detail', 0.8, box(0, h - 5, w, 5), ...row(w, 22 * wide, x => bush(x - 9, h - 4, 18)).flat())
}

const GABLES = [
  'M-1 0.1L0 -1L1 0.1Z',
  'M-1 0.1L-1 -0.3L-0.6 -0.3L-0.6 -0.65L-0.25 -0.65L-0.25 -1L0.25 -1L0.25 -0.65L0.6 -0.65L0.6 -0.3L1 -0.3L1 0.1Z',
  'M-1 0.1C-0.5 0 -0.6 -0.9 0 -0.9C0.6 -0.9 0.5 0 1 0.1Z',
]

function street(s: Sketch): void {
  const { w, h } = s
  row(w, 33 * Math.sqrt(s.wide), (x, width, at) => townHouse(s.at(x, h - 9), width / 2 - 0.6, at))
  s.add('ground', 0.8, box(0, h - 9, w, 9))
  s.add('far', 0.82, box(0, h - 9, w, 2.6))
  row(w, 100, x => lamp(s, x + 17, h - 6, 46))
}

function townHouse(t: Sketch, half: number, at: number): void {
  const tall = [58, 53, 63, 55][at % 4] ?? 55
  const tone = (['near', 'middle', 'ground', 'middle', 'near', 'ground'] as const)[at % 6] ?? 'near'
  t.add('detail', 0.35, box(half * 0.3, -tall - 15, 4, 14))
  t.add(tone, 0.4, box(-half, -tall, half * 2, tall), placed(GABLES[at % 3] ?? '', 0, -tall, half, 16))
  const windows = [-1, 1].flatMap(side => [2, 18].map(y => ({ x: side * half * 0.5 - 4, y: y - tall })))
  t.add('detail', 0.45, ...windows.map(({ x, y }) => box(x, y, 8, 12)))
  t.lit(0.45, disc(0, -tall - 6, 2.4), ...windows.flatMap(({ x, y }) => grid(x + 1, y + 1, 6, 10, 2, 2, 0.8)))
  const door = at % 2 ? -half * 0.5 : half * 0.5
  t.add('accent', 0.5, arch(door - 4.5, -19, 9, 19))
  t.add('light', 0.5, box(door + 1.8, -9, 1.4, 1.4), box(door - 6, -1.6, 12, 1.6))
  window(t, -door - 5, -17, 10, 11, 2, 1, 0.45)
}

function square(s: Sketch): void {
  const { w, h } = s
  const foot = h * 0.76
  s.add('far', 0.15, hills(s, h * 0.46, 4, 90))
  beside(s, 34, 24, (x, _, at) => {
    const t = s.at(x, foot)
    const tall = [38, 46, 34][at % 3] ?? 38
    t.add(at % 2 ? 'near' : 'middle', 0.35, box(-12.1, -tall, 24.2, tall))
    t.add('ground', 0.36, cut(`M-13 ${-tall}L-8 ${-tall - 9}L8 ${-tall - 9}L13 ${-tall}Z`))
    t.lit(0.4, ...grid(-8.6, -tall + 4, 17.2, tall - 18, 3, 2, 3.4))
    t.add('detail', 0.4, arch(-3, -10, 6, 10))
  })
  church(s.at(w / 2, foot, 0.78))
  s.add('middle', 0.6, box(0, foot, w, h - foot))
  s.add('near', 0.62, ...row(w, 40, x => box(x - 17, foot + 4, 34, 1.4)), ...row(w, 56, x => box(x - 24, h - 6, 48, 2)))
  fountain(s.at(w / 2 + 4, h * 0.94))
  beside(s, 40, 56, x => lamp(s, x, h * 0.9, 34))
}

function church(t: Sketch): void {
  t.add('near', 0.45, cut('M-4 0L-4 -34L15 -52L34 -34L34 0Z'))
  t.add('ground', 0.46, cut('M-5 -34L15 -54L37 -32L34 -32L15 -49.5L-2 -34Z'))
  t.lit(0.47, arch(11, -40, 8, 14), ...[2, 11.6, 21].map(x => arch(x + 1, -21, 5.4, 14)))
  t.add('middle', 0.48, box(-26, -56, 22, 56))
  t.add('detail', 0.49, cut('M-28 -56L-15 -88L-2 -56Z'))
  t.line('detail', 0.49, 1.2, run(-15, -88, -15, -95), run(-17.4, -92.4, -12.6, -92.4))
  t.add('light', 0.5, disc(-15, -45, 6))
  t.line('detail', 0.5, 1, run(-15, -49, -15, -45, -12, -43.4))
  t.add('accent', 0.5, arch(-20, -18, 10, 18))
  t.lit(0.5, arch(-17.4, -34, 4.8, 10))
}

function fountain(t: Sketch): void {
  t.of('water').line(
    'light',
    0.85,
    1.2,
    bend(0, -22, -6, -25, -9, -12),
    bend(0, -22, 6, -25, 9, -12),
    run(0, -20, 0, -27),
  )
  t.add('ground', 0.86, cut('M-20 -5L20 -5L17 4L-17 4ZM-2 -20L2 -20L3 -5L-3 -5ZM-10 -14L10 -14L5 -10L-5 -10Z'))
  t.add('detail', 0.87, box(-22, -7, 44, 2.6))
}

function park(s: Sketch): void {
  const { w, h, wide } = s
  s.of('leaf').add('far', 0.15, ...wood(s, h * 0.56, 40, 19))
  s.of('leaf').add('middle', 0.3, slope(s, 0.52, 0.5, 0.54, 0.5))
  s.add(
    'light',
    0.4,
    cut(
      `M${w / 2 + 10} ${h * 0.52}C${w / 2 + 46} ${h * 0.62} ${w / 2 - 66} ${h * 0.7} ${w / 2 - 30} ${h}L${w / 2 + 18} ${h}C${w / 2 - 26} ${h * 0.74} ${w / 2 + 64} ${h * 0.66} ${w / 2 + 13} ${h * 0.52}Z`,
    ),
  )
  beside(s, 24, 46 * Math.sqrt(wide), (x, side, at) =>
    tree(s, x + side, h * (at % 2 ? 0.74 : 0.84), at % 2 ? 48 : 66, at % 2 ? 'near' : 'ground', 0.6),
  )
  if (w < 150) tree(s, w * 0.15, h * 0.72, 58, 'near', 0.6)
  bench(s, w / 2 + 34, h * 0.86, 1.15)
  lamp(s, w / 2 + 16, h * 0.84, 50)
  s.add(
    'accent',
    0.9,
    ...row(w, 9, (x, _, at) => (Math.abs(x - w / 2 + 8) < 28 ? [] : [disc(x, h - 4 - (at % 3) * 3, 1.5)])).flat(),
  )
}

function playground(s: Sketch): void {
  const { w, h, wide } = s
  s.of('leaf').add('far', 0.15, ...wood(s, h * 0.66, 46, 22))
  s.add('middle', 0.25, ...fence(s, h * 0.69, 16, 7 * Math.sqrt(wide)))
  s.of('leaf').add('middle', 0.3, slope(s, 0.64, 0.63, 0.65, 0.63))
  s.add('far', 0.4, dome(w / 2, h, w * 0.46, 16))
  slide(s.at(w / 2 - 20, h * 0.9))
  swing(s.at(w / 2 + 28, h * 0.9))
  beside(s, 56, 62, (x, side, at) => (at % 2 ? slide : swing)(s.at(x, h * 0.86, 0.9 * side)))
}

function slide(t: Sketch): void {
  t.line('detail', 0.6, 2, run(-8, 0, -8, -52), run(6, 0, 6, -52))
  t.line('detail', 0.6, 1.4, ...[8, 16, 24].map(y => run(-8, -y, 6, -y)))
  t.add('ground', 0.62, cut('M-12 -50L-1 -64L10 -50Z'))
  t.add('detail', 0.62, box(-10, -33, 18, 3))
  t.line('accent', 0.64, 4.6, bend(7, -33, 16, -22, 24, -6, 34, -3))
  t.line('accent', 0.64, 1.2, run(6, -40, 14, -33))
}

function swing(t: Sketch): void {
  t.line(
    'detail',
    0.7,
    2.2,
    run(-20, 0, -13, -46),
    run(-6, 0, -13, -46),
    run(28, 0, 21, -46),
    run(14, 0, 21, -46),
    run(-15, -46, 23, -46),
  )
  t.line('ground', 0.7, 0.9, run(-6, -46, -7, -12), run(1, -46, 0, -12), run(9, -46, 14, -14), run(16, -46, 21, -17))
  t.add('accent', 0.72, box(-9, -13, 11, 2.6), cut('M12.6 -14L22.6 -18L23.4 -15.6L13.4 -11.6Z'))
}
