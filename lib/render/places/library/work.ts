// Where people work with their hands.
import { registry } from '#lib/registry.ts'
import { grid } from '#lib/render/places/built.ts'
import { floor } from '#lib/render/places/furniture.ts'
import type { Place } from '#lib/render/places/place.ts'
import { box, cut, disc, placed, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'
import { TOOLS, toolbox, vise } from '#lib/render/places/tools.ts'
import { car } from '#lib/render/places/vehicles.ts'

export const working = /* @__PURE__ */ registry<Place>({
  building_site: /* @__PURE__ */ place(
    'building site with a crane',
    0.3,
    site,
    { x: 0.84, y: 26, radius: 8, byDay: false },
    110,
  ),
  warehouse: /* @__PURE__ */ place('warehouse racks with boxes and a forklift', 0.3, warehouse),
  workshop: /* @__PURE__ */ place('workbench with tools on the wall', 0.3, workshop),
  garage: /* @__PURE__ */ place('car on a lift in a garage', 0.3, garage, undefined, 112),
  salon: /* @__PURE__ */ place('hairdresser’s chairs before lit mirrors', 0.3, salon),
})

function site(s: Sketch): void {
  const { w, h } = s
  const houses = row(w, 17, (x, width, at) => {
    const top = h * (0.5 + ((at * 5) % 4) * 0.06)
    return box(x - width / 2, top, width + 0.2, h - top)
  })
  s.add('far', 0.15, ...houses)
  beside(s, 50, 84, (x, side) => shell(s.at(x, h - 12, 0.8 * side)))
  shell(s.at(w / 2 + 18, h - 12))
  crane(s.at(w / 2 - 28, h - 12, 0.88))
  s.add('near', 0.8, box(0, h - 14, w, 14))
  s.add(
    'light',
    0.82,
    ...row(w, 12, x => cut(`M${x - 5} ${h - 4}L${x - 1} ${h - 12}L${x + 4} ${h - 12}L${x} ${h - 4}Z`)),
  )
  s.add('detail', 0.84, ...row(w, 36, x => box(x - 17.5, h - 15, 2, 15)))
}

/** A house of bare floors and posts. */
function shell(t: Sketch): void {
  const floors = [0, 1, 2].map(at => box(-22, -19 - at * 17, 46, 3))
  t.add(
    'ground',
    0.5,
    ...floors,
    ...[-20, -6, 8, 20].map(x => box(x, -53, 2.6, 53)),
    box(-20, -59, 2, 6),
    box(8, -59, 2, 6),
  )
  t.add('near', 0.52, box(-17, -15.6, 11, 15), box(10.6, -32.6, 9, 13))
  t.add('accent', 0.54, ...grid(-3.4, -15.6, 11.4, 12, 3, 4, 0.8))
}

function crane(t: Sketch): void {
  const stays = [run(0, -97, -26, -83), run(0, -97, 60, -88)]
  t.line(
    'accent',
    0.6,
    1.6,
    run(-4, 0, -4, -82),
    run(4, 0, 4, -82),
    run(-26, -82, 66, -82),
    run(4, -88, 60, -88, 66, -82),
    ...stays,
  )
  const zig = Array.from({ length: 11 }, (_, at) => [at % 2 ? 4 : -4, -at * 8.2]).flat()
  const zag = Array.from({ length: 15 }, (_, at) => [4 + at * 4, at % 2 ? -88 : -82]).flat()
  t.line('accent', 0.6, 0.9, run(...zig), run(...zag))
  t.add('accent', 0.6, cut('M-4 -82L0 -97L4 -82Z'))
  t.add('detail', 0.61, box(-27, -82, 11, 9), box(4, -84, 9, 9))
  t.line('detail', 0.6, 0.8, run(50, -82, 50, -79), run(42, -74, 50, -79, 58, -74))
  t.add('detail', 0.62, box(39, -74, 22, 3))
}

function warehouse(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 12)
  const levels = Math.max(3, Math.round((h - 16) / 28))
  const step = (h - 16) / levels
  const tones = ['near', 'middle', 'ground', 'middle', 'near'] as const
  for (let at = 0; at < levels; at++) {
    const y = h - 12 - at * step
    row(w, 23 * Math.sqrt(s.wide), (x, width, bay) => {
      const tall = step * (0.5 + ((bay * 3 + at * 5) % 4) * 0.09)
      if ((bay * 7 + at * 3) % 8 === 5) return
      const half = width / 2 - 2.6
      s.add(tones[(bay + at * 2) % 5] ?? 'near', 0.3, box(x - half, y - 3 - tall, half * 2, tall))
      s.add('light', 0.31, box(x - 1.4, y - 3 - tall, 2.8, tall * 0.4), box(x + half - 6, y - 8, 4, 2.4))
      s.add(
        'detail',
        0.31,
        box(x - half, y - 3, half * 2, 1.2),
        box(x - half, y - 1.8, 2, 1.8),
        box(x + half - 2, y - 1.8, 2, 1.8),
      )
    })
    if (at > 0) s.add('accent', 0.35, box(0, y, w, 2.6))
  }
  s.add(
    'detail',
    0.4,
    ...row(w, 69, (x, width) => box(x - width / 2 - 1.2, 3, 2.4, h - 14)),
    box(w - 1.2, 3, 1.2, h - 14),
  )
  forklift(s.at(w / 2 - 6, h - 4, 1.25))
}

function forklift(t: Sketch): void {
  t.add('detail', 0.8, box(15, -44, 2.2, 44), box(17, -3.4, 17, 2))
  t.add('light', 0.8, box(18.6, -18, 14, 14.4))
  t.line('detail', 0.81, 0.8, run(25.6, -18, 25.6, -11))
  t.line('detail', 0.82, 1.8, run(-8, -18, -5, -37, 9, -37, 13, -18))
  t.add('accent', 0.84, cut('M-19 -5L-19 -16C-19 -19 -17 -20 -15 -20L-3 -20L2 -12L15 -12L15 -5Z'))
  t.add('detail', 0.84, cut('M-5 -20L-6 -28L-3.6 -28L-2 -21L4 -21L4 -18.6L-3 -18.6Z'))
  t.add('detail', 0.86, disc(-12, -4, 5), disc(9, -4.4, 5.4))
  t.add('light', 0.87, disc(-12, -4, 2), disc(9, -4.4, 2.2))
}

function workshop(s: Sketch): void {
  const { w, h } = s
  const top = h - 34
  floor(s, h - 8)
  s.add('far', 0.15, box(4, 4, w - 8, top - 24))
  s.add(
    'middle',
    0.16,
    ...row(w - 16, 15 * Math.sqrt(s.wide), x =>
      [0.2, 0.5, 0.8].map(at => disc(8 + x + 7.5, 4 + (top - 24) * at, 0.7)),
    ).flat(),
  )
  const tall = Math.min(1.15, (top - 30) / 34)
  row(w - 16, 20, (x, _, at) => {
    const [steel, grip] = TOOLS[at % 6] ?? TOOLS[0]
    const y = 4 + (top - 24 - 31 * tall) / 2
    s.add('detail', 0.3, placed(steel, 8 + x, y, tall))
    if (grip) s.add('accent', 0.31, placed(grip, 8 + x, y, tall))
  })
  s.add('ground', 0.6, box(0, top, w, 6))
  s.add(
    'detail',
    0.58,
    box(0, top + 6, w, 2.4),
    ...row(w, 80, (x, width) => [
      box(x - width / 2 + 5, top + 6, 5, 26),
      box(x + width / 2 - 10, top + 6, 5, 26),
    ]).flat(),
  )
  s.add('near', 0.57, ...row(w, 80, (x, width) => box(x - width / 2 + 10, h - 14, width - 20, 3)))
  vise(s.at(w / 2 + 30, top))
  toolbox(s.at(w / 2 - 26, top))
  beside(s, 50, 56, (x, side, at) => [vise, toolbox][at % 2]?.(s.at(x, top, side)))
}

function garage(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 12)
  s.add('far', 0.14, box(w / 2 - 44, h - 84, 88, 72))
  s.add('middle', 0.15, ...[0, 1, 2, 3, 4, 5].map(at => box(w / 2 - 44, h - 74 + at * 11, 88, 1.2)))
  lift(s.at(w / 2, h - 8))
  tyres(s.at(w / 2 - 40, h - 7))
  beside(s, 56, 88, (x, side, at) => (at % 2 ? lift : cabinet)(s.at(x, h - 8, at % 2 ? 0.9 : side)))
  cabinet(s.at(w / 2 + 42, h - 6, 0.9))
}

function lift(t: Sketch): void {
  t.add(
    'ground',
    0.5,
    box(-34, -76, 6, 76),
    box(28, -76, 6, 76),
    box(-38, -3, 14, 3),
    box(24, -3, 14, 3),
    box(-34, -78, 68, 4),
  )
  t.add('detail', 0.55, box(-30, -37, 60, 3), box(-33, -42, 5, 10), box(28, -42, 5, 10))
  car(t.at(0, -37, 1.4))
}

function tyres(t: Sketch): void {
  for (const y of [-5, -15]) {
    t.add('detail', 0.8, placed('M-11 5C-14 5 -14 -4.6 -11 -4.6L11 -4.6C14 -4.6 14 5 11 5Z', 0, y, 1))
    t.line('near', 0.81, 1, run(-9, y, 9, y))
  }
}

function cabinet(t: Sketch): void {
  t.add('accent', 0.8, box(-13, -34, 26, 30))
  t.add('detail', 0.8, box(-14, -36, 28, 3), disc(-9, -2.4, 2.4), disc(9, -2.4, 2.4))
  t.add('light', 0.82, ...[-30, -23, -16, -9].map(y => box(-8, y, 16, 1.6)))
}

function salon(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 12)
  row(w, 50 * Math.sqrt(s.wide), x => {
    const t = s.at(x, h - 6)
    t.add('ground', 0.3, box(-17, -84, 34, 46))
    t.add('light', 0.31, box(-12.6, -79.6, 25.2, 37))
    t.add('far', 0.32, cut('M-12.6 -56L4 -79.6L12 -79.6L-12.6 -44Z'))
    const bulbs = [0, 1, 2, 3, 4].flatMap(at => [disc(-14.8, -79 + at * 9, 1.5), disc(14.8, -79 + at * 9, 1.5)])
    t.lit(0.33, ...bulbs)
    t.add('detail', 0.4, box(-20, -38, 40, 3))
    t.add('accent', 0.41, box(-15, -46, 4, 8), box(-9, -44, 3.4, 6))
    t.add('near', 0.41, box(11, -47, 4, 9))
    barberChair(t)
  })
  const pitch = w / row(w, 50 * Math.sqrt(s.wide), x => x).length
  row(w - pitch, pitch, x => pole(s.at(x + pitch / 2, h - 62)))
}

function pole(t: Sketch): void {
  t.add('light', 0.5, box(-3, 0, 6, 24))
  t.add('accent', 0.51, ...[0, 8, 16].map(y => cut(`M-3 ${y + 4}L3 ${y}L3 ${y + 4}L-3 ${y + 8}Z`)))
  const stand = [box(-1, 27, 2, 28), cut('M-6.5 56C-6 53.6 6 53.6 6.5 56Z')]
  t.add('detail', 0.52, box(-4, -3, 8, 3), box(-4, 24, 8, 3), disc(0, -4.4, 2.4), ...stand)
}

function barberChair(t: Sketch): void {
  t.add('detail', 0.6, box(-1.8, -14, 3.6, 12), cut('M-11 0C-11 -3 -6 -3.4 0 -3.4C6 -3.4 11 -3 11 0Z'))
  t.add('accent', 0.62, cut('M-11 -43C-11 -49 11 -49 11 -43L10 -21.4L-10 -21.4Z'), box(-12, -20, 24, 5))
  t.add('detail', 0.61, box(-3.4, -51, 2, 4.4), box(1.4, -51, 2, 4.4), box(-8, -22, 16, 3))
  t.add('accent', 0.64, cut('M-7 -50.4L-7 -53.6C-7 -56 7 -56 7 -53.6L7 -50.4Z'))
  const arms = [-1, 1].map(side =>
    placed('M12 -15L12 -26L10.6 -26L10.6 -29.4L16.4 -29.4L16.4 -26L15 -26L15 -12L0 -12L0 -15Z', 0, 0, side, 1),
  )
  for (const arm of arms) t.add('detail', 0.64, arm)
}
