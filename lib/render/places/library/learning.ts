// Where one reads, learns and sits at a desk.
import { registry } from '#lib/registry.ts'
import { books, floor, plant, view } from '#lib/render/places/furniture.ts'
import type { Place } from '#lib/render/places/place.ts'
import { arch, box, cut, disc, placed, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'

export const learning = /* @__PURE__ */ registry<Place>({
  bookshelves: /* @__PURE__ */ place('shelves full of books', 0.3, bookshelves),
  library: /* @__PURE__ */ place('library with arched bookcases and green lamps', 0.28, library),
  classroom: /* @__PURE__ */ place('classroom with a board and desks', 0.3, classroom),
  office: /* @__PURE__ */ place('office desks with screens', 0.3, office),
  meeting_room: /* @__PURE__ */ place('meeting room with a long table and a screen', 0.3, meetingRoom),
})

function bookshelves(s: Sketch): void {
  const { w, h } = s
  const rows = Math.max(3, Math.round(h / 27))
  const step = (h - 8) / rows
  s.add('far', 0.1, box(0, 4, w, h - 4))
  for (let at = 0; at < rows; at++) {
    const y = 4 + (at + 1) * step
    row(w, 72 * s.wide, (x, width, bay) => {
      const length = (width - 5) * ((at + bay) % 3 === 1 ? 0.74 : 1)
      books(s, x - width / 2 + 2.5, y, length, step - 3)
      if ((at + bay) % 3 === 1) ornament(s.at(x + width / 2 - 10, y), at + bay)
    })
    s.add('detail', 0.6, box(0, y, w, 3))
  }
  s.add(
    'detail',
    0.6,
    box(0, 2, w, 3),
    ...row(w, 72 * s.wide, (x, width) => box(x - width / 2 - 1.4, 2, 2.8, h)),
    box(w - 1.4, 2, 1.4, h),
  )
}

function ornament(t: Sketch, at: number): void {
  if (at % 2) plant(t, -1, 0, 0.5)
  else t.add('accent', 0.5, cut('M-3 0C-7 -4 -7 -10 -2 -13L-2 -16L2 -16L2 -13C7 -10 7 -4 3 0Z'))
}

function library(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 12)
  row(w, 50 * Math.sqrt(s.wide), (x, width, at) => {
    const half = Math.min(25, width / 2 - 3)
    const t = s.at(x, h - 13)
    t.add('ground', 0.2, arch(-half, -84, half * 2, 84))
    t.add('far', 0.21, arch(-half + 3, -81, half * 2 - 6, 81))
    for (const y of [0, -20, -40]) {
      books(t, -half + 3.4, y - 1, half * 2 - 7, 18, 0.25)
      t.add('ground', 0.26, box(-half, y - 1.6, half * 2, 2.4))
    }
    t.add('ground', 0.26, box(-half, -61.6, half * 2, 2.4))
    t.lit(0.27, placed('M-1 0C-1 -1.2 1 -1.2 1 0Z', 0, -62, half - 6, (half - 6) * 1))
    if (at % 3 === 0) ladder(s.at(x + 6, h - 12))
  })
  row(w, 110 * Math.sqrt(s.wide), x => readingTable(s.at(x, h - 3)))
}

function ladder(t: Sketch): void {
  t.line(
    'light',
    0.5,
    1.5,
    run(-9, 0, 0, -60),
    run(5, 0, 9, -60),
    ...[10, 20, 30, 40, 50].map(y => run(-9 + y * 0.15, -y, 5 + y * 0.066, -y)),
  )
}

function readingTable(t: Sketch): void {
  t.add('detail', 0.8, box(-42, -24, 84, 4.6), box(-37, -20, 5, 20), box(32, -20, 5, 20))
  for (const x of [-22, 22]) {
    t.add('detail', 0.82, box(x - 0.8, -36, 1.6, 12), box(x - 5, -25.6, 10, 2))
    t.add('accent', 0.83, cut(`M${x - 10} -35L${x - 10} -38C${x - 9} -41 ${x + 9} -41 ${x + 10} -38L${x + 10} -35Z`))
    t.lit(0.83, box(x - 7, -35, 14, 1.8))
  }
  t.add('light', 0.82, cut('M-10 -25L-9 -28C-6 -30 -2 -29 0 -27C2 -29 6 -30 9 -28L10 -25Z'))
}

function classroom(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 26)
  blackboard(s.at(w / 2, h - 88))
  beside(s, 50, 46, (x, side, at) => (at % 2 ? view(s, x - 15, h - 82, 30, 34, 2) : chart(s.at(x, h - 84, side))))
  row(w, 36 * Math.sqrt(s.wide), x => desk(s.at(x, h - 14), 0.78))
  row(w - 30, 52 * Math.sqrt(s.wide), x => desk(s.at(x + 15, h - 1), 1.1))
}

function blackboard(t: Sketch): void {
  t.add('detail', 0.3, box(-44, -6, 88, 50))
  t.add('ground', 0.31, box(-41, -3, 82, 44))
  t.add('detail', 0.33, box(-46, 44, 92, 3))
  t.line('light', 0.32, 1.3, run(-32, 17, 28, 17), run(-32, 24, 20, 24), run(-32, 31, -4, 31))
  t.line('light', 0.32, 2, run(-32, 7, -4, 7))
  t.add('light', 0.34, box(-30, 42, 10, 2))
  t.add('accent', 0.34, box(14, 41, 12, 3))
}

function chart(t: Sketch): void {
  t.add('light', 0.3, box(-15, 2, 30, 34))
  t.add('detail', 0.31, box(-17, 0, 34, 3), box(-17, 35, 34, 2))
  t.add('middle', 0.32, disc(0, 19, 11))
  t.add(
    'ground',
    0.33,
    cut('M-8 13C-4 9 2 10 2 14C2 18 -2 18 -3 22C-4 26 -8 22 -8 13Z'),
    cut('M4 18C8 16 10 19 8 24C6 28 4 24 4 18Z'),
  )
}

function desk(s: Sketch, k: number): void {
  const t = s.at(0, 0, k)
  t.line('detail', 0.7, 1.4, run(-12, 0, -11, -18), run(12, 0, 11, -18))
  t.add('near', 0.72, box(-15, -21, 30, 4))
  t.add('detail', 0.72, box(-11, -17, 22, 3))
  t.add('ground', 0.74, cut('M-8 -15C-8 -17 8 -17 8 -15L8 -6L-8 -6Z'))
  t.line('ground', 0.74, 1.3, run(-6.6, -6, -7.4, 2), run(6.6, -6, 7.4, 2))
  t.add('accent', 0.73, box(4, -23.4, 8, 2.4))
}

function office(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 14)
  row(w, 72, (x, width) => view(s, x - width / 2 + 12, h - 90, width - 24, 36, 3))
  row(w, 66, (x, _, at) => workplace(s.at(x, h - 5), at))
}

function workplace(t: Sketch, at: number): void {
  t.add('detail', 0.6, box(-29, -31, 58, 3.4), box(-26, -28, 2.4, 28), box(23.6, -28, 2.4, 28))
  t.add('near', 0.6, box(8, -28, 15.6, 20))
  t.add('detail', 0.61, box(12, -24, 8, 1.4), box(12, -15, 8, 1.4))
  t.add('detail', 0.62, box(-17, -57, 30, 20), box(-4, -37, 4, 5), box(-9, -33, 14, 2))
  t.lit(0.63, box(-15, -55, 26, 16))
  t.add('middle', 0.64, box(-12, -51, 12, 1.6), box(-12, -47.6, 18, 1.6), box(-12, -44, 9, 1.6))
  if (at % 2) plant(t, 22, -31, 0.55)
  else {
    t.line('detail', 0.62, 1.3, run(22, -32, 27, -43, 21.4, -52))
    t.add('detail', 0.62, box(18, -33, 8, 2.2))
    t.add('accent', 0.63, cut('M19 -54.4L23.6 -51.4L22 -43.6L14.4 -48.6Z'))
  }
  t.add('accent', 0.7, cut('M-14 -27C-14 -30 4 -30 4 -27L3 -12L-13 -12Z'))
  t.add('ground', 0.7, box(-14, -12, 18, 3.4), box(-6, -9, 2.6, 7), cut('M-15 0C-13 -3 3 -3 5 0Z'))
}

function meetingRoom(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 24)
  screen(s.at(w / 2, h - 92))
  beside(s, 52, 56, (x, side, at) =>
    at % 2 ? plant(s, x, h - 22, 1.3) : view(s, x - 17 * side * side, h - 88, 34, 40, 2),
  )
  row(w, 26 * Math.sqrt(s.wide), x => backOf(s.at(x, h - 16, 0.85), 'near'))
  s.add(
    'detail',
    0.6,
    placed('M-1 8L-0.94 0L0.94 0L1 8Z', w / 2, h - 26, w / 2 - 8, 1),
    box(w * 0.2, h - 18, 4, 18),
    box(w * 0.8 - 4, h - 18, 4, 18),
  )
  s.add('ground', 0.61, box(8, h - 18, w - 16, 3))
  s.add(
    'light',
    0.62,
    ...row(w - 40, 30 * s.wide, x =>
      cut(`M${x + 14} ${h - 20}L${x + 16} ${h - 24}L${x + 24} ${h - 24}L${x + 25} ${h - 20}Z`),
    ),
  )
  row(w - 24, 42 * Math.sqrt(s.wide), x => backOf(s.at(x + 12, h + 2, 1.05), 'accent'))
}

function screen(t: Sketch): void {
  t.add('detail', 0.3, box(-42, -2, 84, 50))
  t.lit(0.31, box(-39, 1, 78, 44))
  t.add('near', 0.32, ...[0, 1, 2, 3, 4].map(at => box(-30 + at * 8, 34 - at * 5, 5, 4 + at * 5)))
  t.add('middle', 0.32, box(18, 10, 15, 2), box(18, 16, 11, 2), box(18, 22, 15, 2))
  t.line('accent', 0.33, 1.5, run(-30, 26, -18, 18, -8, 21, 8, 7))
}

function backOf(t: Sketch, tone: 'near' | 'accent'): void {
  t.add(tone, 0.7, cut('M-9 -30C-9 -34 9 -34 9 -30L8 -12L-8 -12Z'))
  t.add('detail', 0.7, box(-1.4, -12, 2.8, 10), box(-9, -12, 18, 2.4))
}
