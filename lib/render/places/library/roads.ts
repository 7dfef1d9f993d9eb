// Ways: roads, rails and bridges.
import { registry } from '#lib/registry.ts'
import { lamp } from '#lib/render/places/built.ts'
import { tree } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { box, cut, disc, type Path, placed, poly, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { hills, slope } from '#lib/render/places/terrain.ts'
import { car, lorry } from '#lib/render/places/vehicles.ts'
import { glints } from '#lib/render/places/waters.ts'

export const roads = /* @__PURE__ */ registry<Place>({
  country_road: /* @__PURE__ */ place('country road over hills', 0.36, countryRoad, {
    x: 0.68,
    y: 13,
    radius: 9,
    byDay: true,
  }),
  motorway: /* @__PURE__ */ place('cars and a lorry on a road', 0.38, motorway, {
    x: 0.26,
    y: 14,
    radius: 9,
    byDay: true,
  }),
  railway: /* @__PURE__ */ place('train on rails towards the viewer', 0.34, railway, {
    x: 0.8,
    y: 12,
    radius: 8,
    byDay: false,
  }),
  bridge: /* @__PURE__ */ place('stone bridge over a river', 0.36, bridge, { x: 0.28, y: 13, radius: 9, byDay: true }),
})

function countryRoad(s: Sketch): void {
  const { w, h, wide } = s
  s.add('far', 0.15, hills(s, h * 0.24, 6, 90 * wide))
  s.add('middle', 0.3, slope(s, 0.38, 0.46, 0.34, 0.4))
  s.add('near', 0.5, slope(s, 0.48, 0.55, 0.46, 0.44))
  const t = s.at(w / 2, h, h / 100)
  t.add(
    'detail',
    0.6,
    cut('M5 -47C18 -42 -12 -40 -16 -30C-22 -17 -30 -8 -34 0L34 0C26 -10 8 -20 12 -30C16 -38 24 -42 6.6 -47Z'),
  )
  t.add(
    'light',
    0.62,
    cut('M-1.4 -2L3.4 -2L0.4 -10L-2.8 -10Z'),
    cut('M-3.6 -14L-1 -14L-2.2 -21L-4.2 -21Z'),
    cut('M-3.8 -25L-2 -25L-0.6 -30L-2.2 -30Z'),
  )
  row(w, 44 * Math.sqrt(wide), x => {
    const off = Math.abs(x - w / 2)
    const clear = Math.max(off, 62) // of the sign
    if (off > 36) tree(s, x < w / 2 ? w / 2 - clear : w / 2 + clear, h * 0.8, 36, 'ground', 0.85)
  })
  const sign = s.at(w / 2 + 41, h - 4)
  sign.line('detail', 0.9, 1.4, run(0, 4, 0, -18))
  sign.add('accent', 0.92, cut('M0 -32L8 -24L0 -16L-8 -24Z'))
}

function motorway(s: Sketch): void {
  const { w, h, wide } = s
  s.add('far', 0.15, hills(s, h * 0.28, 7, 90 * wide))
  s.add('middle', 0.3, hills(s, h * 0.44, 4, 70 * wide))
  s.add('ground', 0.5, box(0, h * 0.52, w, h * 0.48))
  s.add('light', 0.6, ...row(w, 30, x => box(x - 8, h * 0.74, 16, 1.8)))
  const far = row(w, 84, (x, _, at) => ({ x: x - 6, at }))
  for (const { x, at } of far) (at % 2 ? car : lorry)(s.at(x, h * 0.66, 0.9))
  row(w, 76, (x, _, at) => car(s.at(x + 8, h * 0.9, at % 2 ? -1.3 : 1.3)))
  s.add('middle', 0.9, box(0, h - 7, w, 2.4), ...row(w, 24, x => box(x - 1, h - 6, 2, 6)))
  signs(s.at(w / 2 + 4, h * 0.52))
}

function signs(t: Sketch): void {
  t.add('detail', 0.4, box(-10, -16, 1.6, 17), box(8.4, -16, 1.6, 17))
  t.add('near', 0.42, box(-15, -34, 30, 19))
  t.add('light', 0.44, box(-11, -30, 14, 2), box(-11, -25.6, 20, 2), box(-11, -21, 10, 2))
}

function railway(s: Sketch): void {
  const { w, h, wide } = s
  s.add('far', 0.15, hills(s, h * 0.28, 7, 80 * wide))
  s.add('middle', 0.3, hills(s, h * 0.46, 4, 70 * wide))
  s.add('near', 0.4, box(0, h * 0.48, w, h * 0.52))
  track(s, w / 2)
  train(s.at(w / 2, h * 0.78))
  beside(s, 46, 44 * Math.sqrt(wide), (x, side, at) =>
    mast(s.at(x, h * (at % 2 ? 0.7 : 0.9), (at % 2 ? 0.8 : 1.1) * side)),
  )
}

function track({ h, add, line }: Sketch, x: number): void {
  const top = h * 0.48
  const deep = h - top
  const wide = (share: number) => 2 + 32 * share
  add('ground', 0.5, poly(x - 5, top, x + 5, top, x + 50, h, x - 50, h))
  const sleepers = [0.1, 0.18, 0.28, 0.4, 0.54, 0.7, 0.88]
  add('detail', 0.52, ...sleepers.map(at => box(x - wide(at) * 1.18, top + deep * at, wide(at) * 2.36, 1 + 4 * at)))
  line('light', 0.54, 1.8, run(x - 2, top, x - 34, h), run(x + 2, top, x + 34, h))
}

function train(t: Sketch): void {
  t.add('accent', 0.6, cut('M-19 0L-20 -34C-20 -47 -14 -53 0 -53C14 -53 20 -47 20 -34L19 0Z'))
  t.add(
    'light',
    0.62,
    cut('M-15 -26L-15 -36C-14 -43 -10 -46 -1 -46L-1 -26Z'),
    cut('M15 -26L15 -36C14 -43 10 -46 1 -46L1 -26Z'),
  )
  t.add('light', 0.62, disc(-12, -14, 3), disc(12, -14, 3))
  t.add('light', 0.62, box(-19.4, -21.6, 38.8, 2))
  t.add('detail', 0.63, box(-20, -5, 40, 6), box(-4, -3, 8, 7), box(-6, -56, 12, 3))
}

function mast(t: Sketch): void {
  t.line('detail', 0.7, 1.5, run(0, 0, 0, -60), run(0, -54, -15, -54), run(0, -46, -12, -54))
  t.line('detail', 0.7, 0.7, run(-14, -54, -14, -48))
}

function bridge(s: Sketch): void {
  const { w, h, wide } = s
  s.add('far', 0.15, hills(s, h * 0.3, 7, 90 * wide))
  s.add('middle', 0.25, hills(s, h * 0.5, 5, 60 * wide))
  s.of('water').add('far', 0.35, box(0, h * 0.62, w, h * 0.38))
  const [deck, water] = [h * 0.34, h * 0.76]
  s.add('near', 0.5, arches(w, deck, water))
  s.add('ground', 0.55, box(0, deck - 5, w, 6), ...row(w, 5 * wide, x => box(x - 1.4, deck - 8, 2.8, 4)))
  s.add(
    'detail',
    0.56,
    ...row(w, 48, (x, width) => placed('M-3 -12L3 -12L5 4L-5 4Z', x - width / 2, water, 1)),
    cut(`M${w - 3} ${water - 12}L${w + 3} ${water - 12}L${w + 5} ${water + 4}L${w - 5} ${water + 4}Z`),
  )
  row(w, 48, x => lamp(s, x, deck - 4, 22, 0.58))
  s.add('light', 0.7, ...glints(s, water + 2, h))
  const boat = s.at(w / 2 - 8, h * 0.93)
  boat.add('accent', 0.8, cut('M-17 -5L17 -5C15 -1 12 1.6 8 1.6L-9 1.6C-13 1.6 -16 -1 -17 -5Z'))
  boat.add('detail', 0.8, box(-8, -10, 13, 5))
  boat.lit(0.81, box(-6, -8.6, 3, 2.4), box(-1, -8.6, 3, 2.4))
}

/** A wall from edge to edge with round openings. */
function arches(w: number, deck: number, water: number): Path {
  const path: Path = ['M', 0, deck, 'L', w, deck]
  row(w, 48, (x, width) => ({ x: w - x, half: width / 2 })).forEach(({ x, half }) => {
    const [left, right] = [x - half + 4, x + half - 4]
    const rise = (water - deck - 5) * 1.3
    path.push('L', x + half, water, 'L', right, water, 'C', right, water - rise, left, water - rise, left, water)
  })
  return [...path, 'L', 0, water, 'Z']
}
