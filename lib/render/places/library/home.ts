// Rooms of a home.
import { registry } from '#lib/registry.ts'
import { grid } from '#lib/render/places/built.ts'
import { floor, picture, plant, standingLamp } from '#lib/render/places/furniture.ts'
import type { Place } from '#lib/render/places/place.ts'
import { bend, box, cut, disc, placed, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'

export const home = /* @__PURE__ */ registry<Place>({
  living_room: /* @__PURE__ */ place('living room with a sofa and a lamp', 0.3, livingRoom, undefined, 128),
  bedroom: /* @__PURE__ */ place('bedroom with a double bed', 0.3, bedroom, undefined, 126),
  bathroom: /* @__PURE__ */ place('bathroom with a tub, basin and mirror', 0.3, bathroom, undefined, 124),
})

function livingRoom(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 20)
  rug(s, w / 2 - 2, 52)
  picture(s, w / 2 - 26, h - 92, 22, 28)
  picture(s, w / 2 + 2, h - 86, 28, 20)
  sofa(s.at(w / 2, h - 10))
  standingLamp(s, w / 2 - 43, h - 11, 58, 1.05)
  plant(s, w / 2 + 45, h - 10, 1.2)
  beside(s, 56, 80, (x, side, at) => [cupboard, armchair][at % 2]?.(s.at(x, h - 11, side)))
}

function rug(s: Sketch, x: number, reach: number): void {
  const d = 'M-1 1L-0.84 0L0.84 0L1 1Z'
  s.add('middle', 0.2, placed(d, x, s.h - 13, reach, 11))
  s.line('light', 0.21, 0.9, placed('M-0.92 0.8L-0.78 0.2L0.78 0.2L0.92 0.8Z', x, s.h - 13, reach, 11))
}

function sofa(t: Sketch): void {
  t.add('detail', 0.5, box(-30, -4, 3, 5), box(27, -4, 3, 5))
  t.add('near', 0.5, cut('M-31 -12L-31 -31C-31 -36 -28 -38 -24 -38L24 -38C28 -38 31 -36 31 -31L31 -12Z'))
  t.add(
    'ground',
    0.52,
    cut('M-28 -20L-1 -20C0 -20 0 -19 0 -18L0 -10L-28 -10ZM1 -18C1 -19 1 -20 2 -20L28 -20L28 -10L1 -10Z'),
  )
  t.add('near', 0.54, cut('M-37 -3L-37 -22C-37 -28 -27 -28 -27 -22L-27 -11L27 -11L27 -22C27 -28 37 -28 37 -22L37 -3Z'))
  t.add('accent', 0.55, cut('M-24 -34L-11 -36L-9 -23L-22 -20Z'), cut('M10 -35L22 -32L20 -20L9 -22Z'))
  t.line('near', 0.53, 0.8, run(0.5, -20, 0.5, -11))
}

function cupboard(t: Sketch): void {
  t.add('ground', 0.4, box(-24, -26, 48, 22))
  t.add('detail', 0.4, box(-25, -28, 50, 2.6), box(-22, -4, 2, 5), box(20, -4, 2, 5))
  t.add('near', 0.42, ...grid(-21, -23, 42, 16, 3, 1, 2))
  t.add('light', 0.43, disc(-9.4, -15, 0.9), disc(5, -15, 0.9), disc(18, -15, 0.9))
  t.add('accent', 0.44, cut('M6 -28L4 -36L10 -41L16 -36L14 -28Z'))
  t.line('near', 0.43, 1, bend(10, -40, 8, -48, 3, -52), run(10, -40, 11, -54), bend(10, -40, 13, -47, 17, -50))
  t.add('detail', 0.44, box(-17, -40, 4, 12), box(-12.6, -38, 3, 10), box(-9.2, -42, 4, 14))
}

function armchair(t: Sketch): void {
  t.add('accent', 0.4, cut('M-14 -10L-16 -36C-16 -42 16 -42 16 -36L14 -10Z'))
  t.add(
    'detail',
    0.41,
    cut('M-19 -4L-19 -22C-19 -26 -12 -26 -12 -22L-12 -15L12 -15L12 -22C12 -26 19 -26 19 -22L19 -4Z'),
  )
  t.add('detail', 0.42, box(-16, -4, 2.4, 5), box(13.6, -4, 2.4, 5))
}

function bedroom(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 16)
  picture(s, w / 2 - 20, h - 94, 40, 24)
  bed(s.at(w / 2, h - 4))
  for (const side of [-1, 1]) nightstand(s.at(w / 2 + side * 52, h - 8))
  beside(s, 66, 70, (x, side, at) => (at % 2 ? plant(s, x, h - 8, 1.2) : wardrobe(s.at(x, h - 9, side))))
}

function bed(t: Sketch): void {
  t.add(
    'detail',
    0.4,
    cut('M-40 0L-40 -54C-40 -58 -38 -60 -34 -60L34 -60C38 -60 40 -58 40 -54L40 0L35 0L35 -8L-35 -8L-35 0Z'),
  )
  t.add('ground', 0.41, box(-35, -55, 70, 24))
  t.add(
    'light',
    0.42,
    cut('M-33 -32L-31 -45C-30 -49 -6 -49 -5 -45L-3 -32Z'),
    cut('M3 -32L5 -45C6 -49 30 -49 31 -45L33 -32Z'),
  )
  t.add('accent', 0.43, cut('M-10 -32L-10 -42L10 -42L10 -32Z'))
  t.add('near', 0.44, cut('M-38 -34C-20 -36 20 -36 38 -34L41 -5L-41 -5Z'))
  t.add('light', 0.45, cut('M-38 -34C-20 -36 20 -36 38 -34L38.8 -26C20 -28 -20 -28 -38.8 -26Z'))
  t.line('ground', 0.46, 0.9, bend(-14, -26, -15, -16, -17, -6), bend(14, -26, 15, -16, 17, -6))
}

function nightstand(t: Sketch): void {
  t.add('ground', 0.5, box(-9, -22, 18, 20))
  t.add('detail', 0.5, box(-10, -24, 20, 2.4), box(-8, -2, 2, 4), box(6, -2, 2, 4), box(-3, -13, 6, 1.6))
  standingLamp(t, 0, -24, 11, 0.8)
}

function wardrobe(t: Sketch): void {
  t.add('near', 0.35, box(-20, -76, 40, 74))
  t.add('ground', 0.36, ...grid(-17, -73, 34, 66, 2, 1, 2))
  t.add('detail', 0.36, box(-21, -78, 42, 3), box(-18, -2, 3, 4), box(15, -2, 3, 4))
  t.add('light', 0.37, box(-3.4, -44, 1.4, 8), box(2, -44, 1.4, 8))
}

function bathroom(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 12)
  const top = h - 56
  s.add('far', 0.14, box(0, top, w, 43))
  s.line(
    'middle',
    0.15,
    0.5,
    ...row(w, 11, x => run(x - 5, top, x - 5, h - 13)),
    ...[1, 2, 3].map(at => run(0, top + at * 11, w, top + at * 11)),
  )
  s.add('middle', 0.16, box(0, top - 2, w, 2.6))
  tub(s.at(w / 2 - 22, h - 5))
  basin(s.at(w / 2 + 36, h - 6))
  beside(s, 58, 66, (x, side, at) => [shower, basin][at % 2]?.(s.at(x, h - 6, side)))
}

function tub(t: Sketch): void {
  t.line('detail', 0.5, 1.8, run(-32, -26, -32, -46), bend(-32, -46, -30, -50, -25, -49))
  t.add('light', 0.52, ...[-22, -12, -2, 8, 18, 26].map((x, at) => disc(x, -30 - (at % 2) * 2, 6)))
  t.line('middle', 0.53, 0.7, ...[-12, 8].map(x => disc(x, -32, 6)))
  t.add('near', 0.55, cut('M-36 -28L37 -28C36 -12 30 -5 22 -5L-21 -5C-30 -5 -35 -12 -36 -28Z'))
  t.add('ground', 0.56, cut('M-39 -30.5L40 -30.5L40 -27L-39 -27Z'))
  t.add('detail', 0.56, cut('M-24 -6L-18 -6L-22 1L-26 1Z'), cut('M18 -6L24 -6L27 1L23 1Z'))
  t.add('accent', 0.57, cut('M16 -31L32 -31L32 -15C28 -13 20 -13 16 -15Z'))
  t.line('light', 0.58, 1.2, run(16.6, -19, 31.4, -19))
}

function basin(t: Sketch): void {
  t.add('detail', 0.4, disc(0, -66, 16.6, 19))
  t.add('light', 0.41, disc(0, -66, 13.8, 16.2))
  t.add('far', 0.42, cut('M-8 -60L4 -78L8.6 -76L-4 -56Z'))
  t.add('ground', 0.5, cut('M-18 -38L18 -38C17 -29 11 -25 5 -24L6 0L-6 0L-5 -24C-11 -25 -17 -29 -18 -38Z'))
  t.add('detail', 0.51, box(-20, -40, 40, 3.4))
  t.line('detail', 0.52, 1.8, bend(0, -40, 0, -46, 4, -47, 5, -44))
  t.add('accent', 0.52, box(11, -46, 4, 6))
}

function shower(t: Sketch): void {
  t.add('middle', 0.3, box(-20, -80, 40, 78))
  t.line('detail', 0.32, 1.4, run(-20, 0, -20, -82, 20, -82, 20, 0), run(10, -82, 10, -70), run(4, -70, 16, -70))
  t.line(
    'light',
    0.33,
    0.8,
    ...[4, 8, 12, 16].flatMap((x, at) =>
      [0, 1, 2].map(y => run(x, -64 + y * 14 + (at % 2) * 5, x - 0.6, -57 + y * 14 + (at % 2) * 5)),
    ),
  )
  t.add('ground', 0.34, box(-22, -4, 44, 4))
}
