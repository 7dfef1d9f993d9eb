// Places at the water.
import { registry } from '#lib/registry.ts'
import { fir, grass, palm } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { bend, box, cut, dome, type Path, poly, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills, peaks, ridge, shore, slope } from '#lib/render/places/terrain.ts'
import { afloat, canoe, ferry, glint, glints, sailing, swell } from '#lib/render/places/waters.ts'

export const water = /* @__PURE__ */ registry<Place>({
  river: /* @__PURE__ */ place('river winding between hills', 0.36, river, {
    x: 0.7,
    y: 12,
    radius: 9,
    byDay: true,
  }),
  lake: /* @__PURE__ */ place('mountain lake with a jetty and a boat', 0.36, lake, {
    x: 0.66,
    y: 12,
    radius: 9,
    byDay: true,
  }),
  sea: /* @__PURE__ */ place('open sea with waves and a sailing boat', 0.38, sea, {
    x: 0.3,
    y: 14,
    radius: 11,
    byDay: true,
  }),
  beach: /* @__PURE__ */ place('sandy beach with parasol, deck chair and palm', 0.36, beach, {
    x: 0.22,
    y: 13,
    radius: 9,
    byDay: false,
  }),
  harbour: /* @__PURE__ */ place('harbour with a lighthouse and sailing boats', 0.34, harbour, {
    x: 0.24,
    y: 14,
    radius: 9,
    byDay: false,
  }),
})

/** From far hills it comes to the viewer in two bends, ever wider. */
function river(s: Sketch): void {
  const { w, h, wide, between } = s
  s.add('far', 0.15, hills(s, h * 0.2, 7, 90 * wide))
  s.add('middle', 0.3, hills(s, h * 0.3, 5, 70 * wide))
  const top = h * 0.38
  s.of('leaf').add('near', 0.5, slope(s, 0.35, 0.38, 0.33))
  const x = w / 2 - 6
  const deep = h - top
  s.of('water').add('light', 0.55, [
    ...['M', x, top, 'C', x + 34, top + deep * 0.1, x + 32, top + deep * 0.16, x + 2, top + deep * 0.25],
    ...['C', x - 56, top + deep * 0.42, x - 36, top + deep * 0.62, x - 26, h, 'L', x + 62, h],
    ...['C', x + 22, top + deep * 0.66, x - 2, top + deep * 0.56, x + 36, top + deep * 0.34],
    ...['C', x + 62, top + deep * 0.18, x + 44, top + deep * 0.08, x + 5, top, 'Z'],
  ])
  const y = h - deep * 0.2
  s.add('far', 0.78, glint(x + 20, y + 6, 9, 0.8), glint(x - 6, y + 7, 6, 0.6))
  // Only where somebody goes by boat.
  afloat(s, x + 6, y)
  const trees = row(w, 13 * wide, middle => {
    const away = Math.abs(middle - x - 10)
    return away < 52 ? [] : [fir(middle + between(-3, 3), h - between(0, deep * 0.4), between(22, 34))]
  }).flat()
  s.of('leaf').add('ground', 0.9, ...trees, grass(x - 34, h, 8), grass(x - 42, h, 11), grass(x + 46, h, 9))
}

function lake(s: Sketch): void {
  const { w, h, wide, between } = s
  const shore = h * 0.5
  s.add('far', 0.15, ridge(shore, peaks(s, shore, h * 0.42, 80 * wide)))
  s.add('middle', 0.3, ridge(shore, peaks(s, shore, h * 0.24, 62 * wide)))
  s.of('leaf').add(
    'near',
    0.45,
    ...row(w, 7 * wide, x => fir(x + between(-2, 2), shore + 1, between(8, 15))),
    box(0, shore - 2, w, 4),
  )
  s.of('water').add('far', 0.5, box(0, shore + 2, w, h - shore - 2))
  s.add('light', 0.55, ...glints(s, shore + 4, h))
  if (s.afloat) afloat(s, w * 0.72, h * 0.8, { k: 1.1, depth: 0.7 })
  else rowing(s.at(w * 0.72, h * 0.8, 1.1))
  const t = s.at(w * 0.3, h)
  const deck = h - shore
  t.add('ground', 0.85, poly(-4, -deck * 0.62, 5, -deck * 0.62, 20, 0, -26, 0))
  t.line(
    'far',
    0.86,
    0.8,
    ...[0.12, 0.3, 0.45, 0.55].map(up => run(-26 + up * 35, -deck * up, 20 - up * 24, -deck * up)),
  )
  t.add(
    'detail',
    0.87,
    ...[0, 0.32, 0.56].flatMap(up =>
      [-26 + up * 35, 20 - up * 24].map(x => box(x - 1.4 + up, -deck * up - 9 + up * 9, 2.8 - up * 2, 11 - up * 10)),
    ),
  )
}

function rowing(t: Sketch): void {
  canoe(t, 0.7, 13, 17)
  t.add('detail', 0.7, cut('M-7 -2.6L8 -2.6L8 -1.2L-7 -1.2Z'))
}

function sea(s: Sketch): void {
  const { w, h, wide } = s
  const top = h * 0.22
  const deep = s.of('water')
  deep.add('far', 0.15, box(0, top, w, h - top))
  s.add('light', 0.16, glint(w * 0.3, top + 3.5, 15, 0.8), glint(w * 0.31, top + 7, 9, 0.7))
  const level = top + h * 0.1
  if (s.afloat) afloat(s, w * 0.62, level, { k: 1.4, depth: 0.3 })
  else sailing(s, w * 0.68, level, 1.15, 'accent', 0.3)
  const pitch = 34 * Math.min(2, wide)
  const bands = [
    ['middle', 0.42, 0.4, 7],
    ['near', 0.6, 0.75, 10],
    ['ground', 0.82, 1.1, 13],
  ] as const
  bands.forEach(([tone, at, size, rise], index) => {
    const y = h * at
    s.add('light', 0.4 + index * 0.2, swell(w, y - 1.6, y + 6, pitch * size + 8, rise * 0.7, index * 0.4))
    deep.add(tone, 0.42 + index * 0.2, swell(w, y, h, pitch * size + 8, rise * 0.7, index * 0.4))
  })
}

function beach(s: Sketch): void {
  const { w, h, wide } = s
  const [top, sand] = [h * 0.3, h * 0.5]
  s.of('water').add('near', 0.2, box(0, top, w, sand - top + 12))
  s.add('light', 0.22, ...glints(s, top + 2, sand - 3, 30))
  sailing(s, w * 0.36, top + 4, 0.8, 'light', 0.25)
  const edge = (shift: number) => shore(w, h, 26 * wide, at => sand + shift + (at % 2 ? 3.4 : -1))
  s.of('sand').add('far', 0.4, edge(0))
  s.of('sand').add('light', 0.45, edge(4))
  palm(s, w - 25, h * 0.74, 52)
  const shade = s.at(w * 0.44, h * 0.9)
  parasol(shade)
  beside(s, 55, 90, x => parasol(s.at(x + 6, h * 0.84, 0.75)))
}

function parasol(t: Sketch): void {
  t.add('middle', 0.7, cut('M-16 2L26 2L22 5L-14 5Z'))
  t.line('detail', 0.75, 1.4, run(0, 2, 0, -42))
  t.add('accent', 0.8, dome(0, -26, 26, 20))
  t.add(
    'light',
    0.8,
    ['M', 0, -46, 'C', -9, -40, -11, -32, -11, -26, 'L', 0, -26, 'Z'],
    ['M', 0, -46, 'C', 12, -42, 17, -35, 18, -26, 'L', 10, -26, 'C', 9, -34, 6, -40, 0, -46, 'Z'],
  )
  t.line('detail', 0.82, 1.5, run(8, 2, 33, -20), run(6, -7, 31, 2), run(27, -14.6, 34, 2))
  t.line('accent', 0.84, 2.8, bend(33, -20, 26, -8, 17, -3.6, 6, -7))
}

function harbour(s: Sketch): void {
  const { w, h, wide } = s
  const line = h * 0.52
  s.add('far', 0.15, hills(s, line - 8, 5, 70 * wide))
  s.of('water').add('far', 0.2, box(0, line, w, h - line))
  s.add('light', 0.22, ...glints(s, line + 4, h - 14))
  lighthouse(s.at(w / 2 + 28, line + 4, 0.88))
  beside(s, 46, 42, (x, side, at) => yacht(s.at(x, line + 18 + (at % 2) * 8, side * 0.85)))
  // Nothing stands behind a ferry: its mast would grow out of it.
  if (s.afloat !== 'ferry') yacht(s.at(w / 2 - 32, line + 14))
  if (s.afloat === 'ferry') ferry(s.at(w / 2 - 14, line + 28, 1.5), 0.64)
  else yacht(s.at(w / 2 - 6, line + 26, 1.1))
  s.add('ground', 0.9, box(0, h - 10, w, 10))
  s.add('detail', 0.92, ...row(w, 36, x => [box(x - 2, h - 15, 4, 6), box(x - 3.4, h - 16, 6.8, 2.4)]).flat())
}

function lighthouse(t: Sketch): void {
  t.add('middle', 0.3, ['M', -22, 6, 'C', -16, -6, -8, -9, 0, -8, 'C', 12, -8, 18, -2, 24, 6, 'Z'] as Path)
  t.add('light', 0.32, cut('M-5 -46L5 -46L8 -6L-8 -6Z'))
  t.add('accent', 0.33, cut('M-5 -46L5 -46L5.7 -37L-5.7 -37Z'), cut('M-6.4 -28L6.4 -28L7.1 -18L-7.1 -18Z'))
  t.add('detail', 0.34, box(-7, -48, 14, 2), box(-1.6, -12, 3.2, 6), cut('M0 -62L5 -56L-5 -56Z'))
  t.lit(0.34, box(-3.6, -56, 7.2, 8))
  t.line('detail', 0.35, 0.8, run(-3.6, -56, -3.6, -48), run(0, -56, 0, -48), run(3.6, -56, 3.6, -48))
}

function yacht(t: Sketch): void {
  t.line('detail', 0.6, 1, run(0, 0, 0, -40), run(1, -9, 14, -10))
  t.line('middle', 0.6, 0.5, run(0, -39, -13, -4), run(0, -39, 15, -4))
  t.add('accent', 0.61, cut('M1 -38C9 -30 13 -20 13.6 -11L1 -10Z'))
  t.add('light', 0.61, cut('M-1 -36L-1 -10L-11 -8Z'))
  t.add('near', 0.62, cut('M-15 -5L17 -5C15 0 12 3 9 4L-9 4C-13 3 -14.5 -1 -15 -5Z'))
  t.add('detail', 0.63, cut('M-6 -9L5 -9L8 -5L-6 -5Z'))
  t.add('light', 0.64, cut('M-15 -5L17 -5L16 -2.8L-14.7 -2.8Z'))
}
