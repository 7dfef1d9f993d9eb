// Where one watches and listens.
import { registry } from '#lib/registry.ts'
import type { Place } from '#lib/render/places/place.ts'
import { box, cut, disc, dome, type Path, placed, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'

export const stages = /* @__PURE__ */ registry<Place>({
  theatre: /* @__PURE__ */ place('theatre stage with an open curtain', 0.28, theatre),
  cinema: /* @__PURE__ */ place('cinema screen before rows of seats', 0.28, cinema),
  concert_stage: /* @__PURE__ */ place('concert stage with lights and drums', 0.28, concert, undefined, 108),
})

/** Rounded backs of seats from edge to edge. */
function seats(s: Sketch, y: number, pitch: number, tone: 'near' | 'ground' | 'detail', depth: number): void {
  const seat = 'M-0.46 1L-0.46 -0.5C-0.46 -0.9 -0.3 -1 0 -1C0.3 -1 0.46 -0.9 0.46 -0.5L0.46 1Z'
  s.add(tone, depth, ...row(s.w, pitch, (x, width) => placed(seat, x, y, width, 9)), box(0, y + 4, s.w, s.h - y - 4))
}

/** A hanging curtain with its folds, from its left top corner. */
function curtain(s: Sketch, x: number, y: number, width: number, height: number, depth: number): void {
  s.add('accent', depth, box(x, y, width, height))
  const folds = row(width, 9, (fold, wide) => placed('M-0.14 0L0.1 0L0.26 1L-0.3 1Z', x + fold, y, wide, height))
  s.add('ground', depth + 0.01, ...folds)
}

function theatre(s: Sketch): void {
  const { w, h } = s
  const stage = h - 26
  const side = w / 2 - 40
  s.add('ground', 0.15, box(w / 2 - 44, 10, 88, stage - 10))
  s.add('middle', 0.16, cut(`M${w / 2 - 4} 10L${w / 2 + 4} 10L${w / 2 + 27} ${stage}L${w / 2 - 27} ${stage}Z`))
  s.add('near', 0.3, box(0, stage, w, 10))
  s.lit(0.31, placed('M-1 0C-1 -1.34 1 -1.34 1 0C1 1.34 -1 1.34 -1 0Z', w / 2, stage + 3, 27, 3))
  stool(s.at(w / 2, stage + 3))
  curtain(s, 0, 8, side, stage - 8, 0.5)
  curtain(s, w - side, 8, side, stage - 8, 0.5)
  s.add('light', 0.54, box(0, h * 0.5, side - 0.5, 2.4), box(w - side + 0.5, h * 0.5, side, 2.4))
  const swag = 'M-0.5 0L0.5 0L0.5 0.6C0.3 1.1 -0.3 1.1 -0.5 0.6Z'
  s.add('accent', 0.6, ...row(w, 28, (x, width) => placed(swag, x, 6, width, 17)))
  s.line(
    'light',
    0.61,
    1,
    ...row(w, 28, (x, width) => placed('M-0.5 0.54C-0.3 0.98 0.3 0.98 0.5 0.54', x, 6, width, 17)),
  )
  s.add('detail', 0.62, box(0, 3, w, 4))
  s.add('detail', 0.7, box(0, stage + 10, w, 4))
  s.lit(0.72, ...row(w, 14, x => dome(x, stage + 10, 2.6, 3)))
  seats(s, h - 6, 14, 'detail', 0.9)
}

function stool(t: Sketch): void {
  t.line(
    'detail',
    0.35,
    1.4,
    run(-5, 0, -3, -18),
    run(5, 0, 3, -18),
    run(-4, -8, 4, -8),
    run(12, 0, 12, -34),
    run(8, 0, 16, 0),
  )
  t.add('detail', 0.35, box(-5, -20, 10, 3), disc(12, -36, 2.6, 3.6))
}

function cinema(s: Sketch): void {
  const { w, h } = s
  const wide = Math.min(w - 34, 150)
  const tall = h - 52
  s.add('middle', 0.1, cut(`M${w / 2 - wide / 2 - 4} 5L${w / 2 + wide / 2 + 4} 5L${w} ${h}L0 ${h}Z`))
  curtain(s, w / 2 - wide / 2 - 13, 5, 15, tall + 4, 0.2)
  curtain(s, w / 2 + wide / 2 - 2, 5, 15, tall + 4, 0.2)
  s.add('detail', 0.25, box(w / 2 - wide / 2, 5, wide, tall))
  s.lit(0.26, box(w / 2 - wide / 2 + 3, 8, wide - 6, tall - 6))
  const t = s.at(w / 2, 8 + (tall - 6) / 2, tall / 50)
  t.line('middle', 0.27, 1.2, disc(0, 0, 16), disc(0, 0, 12), run(-22, 0, 22, 0), run(0, -19, 0, 19))
  t.add('accent', 0.28, cut('M-5 -8L9 0L-5 8Z'))
  seats(s, h - 36, 13, 'near', 0.5)
  seats(s, h - 22, 16, 'ground', 0.7)
  seats(s, h - 6, 20, 'detail', 0.9)
}

function concert(s: Sketch): void {
  const { w, h } = s
  const stage = h - 22
  const spots = row(w - 20, 26, x => x + 10)
  const beam = (x: number, at: number): Path =>
    placed(at % 2 ? 'M-2 0L2 0L28 1L-2 1Z' : 'M-2 0L2 0L2 1L-28 1Z', x, 14, 1, stage - 14)
  s.add('far', 0.15, ...spots.map(beam))
  s.add('detail', 0.3, box(0, 3, w, 1.6), box(0, 9, w, 1.6))
  s.line(
    'detail',
    0.3,
    0.9,
    run(...Array.from({ length: Math.ceil(w / 6) + 1 }, (_, at) => [at * 6, at % 2 ? 4 : 10]).flat()),
  )
  for (const x of spots) s.add('ground', 0.32, box(x - 4, 10, 8, 6))
  s.lit(0.33, ...spots.map(x => box(x - 3, 15, 6, 2.4)))
  for (const side of [-1, 1]) tower(s.at(w / 2 + side * 43, stage))
  drums(s.at(w / 2, stage))
  beside(s, 54, 46, (x, side, at) => [keys, tower][at % 2]?.(s.at(x, stage, side)))
  microphone(s.at(w / 2 - 26, stage + 3))
  s.add('near', 0.7, box(0, stage, w, 22))
  s.add('ground', 0.72, box(0, stage, w, 3.4))
  s.add('detail', 0.74, ...row(w, 8, x => box(x - 0.6, stage + 6, 1.2, 16)))
  s.lit(0.75, ...row(w, 24, x => disc(x, stage + 1.8, 1.2)))
}

function tower(t: Sketch): void {
  t.add('detail', 0.4, box(-9, -54, 18, 54))
  t.add('near', 0.42, disc(0, -41, 6.6), disc(0, -23, 6.6), disc(0, -7, 5))
  t.add('detail', 0.43, disc(0, -41, 2.4), disc(0, -23, 2.4), disc(0, -7, 1.8))
}

function drums(t: Sketch): void {
  t.line('detail', 0.5, 1.1, run(-24, 0, -22, -32), run(25, 0, 23, -36), run(-22, 0, -18, -14), run(20, 0, 17, -14))
  t.add('light', 0.52, cut('M-32 -31L-13 -35L-13 -33.6L-32 -29.6Z'), cut('M13 -39L33 -35L33 -33.6L13 -37.6Z'))
  t.add('near', 0.52, box(-25, -20, 14, 9), box(11, -20, 14, 9))
  t.add('light', 0.53, box(-25.6, -21.6, 15.2, 2), box(10.4, -21.6, 15.2, 2))
  t.add('ground', 0.53, box(-12, -32, 10.6, 8), box(1.4, -32, 10.6, 8))
  t.add('light', 0.54, box(-12.4, -33.2, 11.4, 1.8), box(1, -33.2, 11.4, 1.8))
  t.add('accent', 0.55, disc(0, -12, 12.6))
  t.add('light', 0.56, disc(0, -12, 9.6))
  t.add('ground', 0.57, disc(0, -12, 3))
}

function keys(t: Sketch): void {
  t.line('detail', 0.5, 1.4, run(-14, 0, 12, -22), run(14, 0, -12, -22))
  t.add('accent', 0.52, box(-20, -27, 40, 5.6))
  t.add('light', 0.53, box(-17, -25.6, 34, 2.8))
}

function microphone(t: Sketch): void {
  t.line('detail', 0.76, 1.3, run(0, 0, 0, -40, 6, -46), run(-6, 0, 6, 0))
  t.add('detail', 0.76, disc(7, -47, 3))
}
