// Where people play and train.
import { registry } from '#lib/registry.ts'
import { floor, view } from '#lib/render/places/furniture.ts'
import { wood } from '#lib/render/places/growing.ts'
import type { Place } from '#lib/render/places/place.ts'
import { box, cut, disc, type Path, placed, poly, run } from '#lib/render/places/shapes.ts'
import { beside, place, row, type Sketch } from '#lib/render/places/sketch.ts'

export const sport = /* @__PURE__ */ registry<Place>({
  gym: /* @__PURE__ */ place('gym with weights and a bench', 0.3, gym, undefined, 126),
  pitch: /* @__PURE__ */ place('football pitch with a goal', 0.34, pitch, {
    x: 0.16,
    y: 6.5,
    radius: 5.5,
    byDay: false,
  }),
  running_track: /* @__PURE__ */ place('running track with lanes and hurdles', 0.36, track, {
    x: 0.22,
    y: 7,
    radius: 6,
    byDay: true,
  }),
  swimming_pool: /* @__PURE__ */ place('swimming pool with lanes', 0.32, pool),
  tennis_court: /* @__PURE__ */ place('tennis court with its net', 0.36, tennis, {
    x: 0.8,
    y: 7,
    radius: 6,
    byDay: true,
  }),
})

/** A ball with a bow over it, open between. */
const KETTLEBELL =
  'M0 0C-5 0 -6.4 -3 -6.4 -5.4C-6.4 -7.6 -5.6 -8.6 -4.6 -9.6C-7.4 -17.6 7.4 -17.6 4.6 -9.6C5.6 -8.6 6.4 -7.6 6.4 -5.4C6.4 -3 5 0 0 0ZM2.8 -10.4C4.6 -14.8 -4.6 -14.8 -2.8 -10.4C-1 -11.2 1 -11.2 2.8 -10.4Z'

function gym(s: Sketch): void {
  const { w, h } = s
  floor(s, h - 16)
  s.add('far', 0.14, ...row(w, 46, (x, width) => box(x - width / 2 + 2, h - 90, width - 4, 50)))
  s.add(
    'light',
    0.15,
    ...row(w, 46, (x, width) => placed('M-0.24 1L0.14 0L0.26 0L-0.12 1Z', x, h - 90, width * 0.8, 50)),
  )
  rack(s.at(w / 2 + 33, h - 15))
  press(s.at(w / 2 - 30, h - 6))
  beside(s, 60, 62, (x, side, at) => [treadmill, rack][at % 2]?.(s.at(x, h - 11, side)))
  s.add(
    'accent',
    0.85,
    ...[w / 2 + 20, w / 2 + 40].flatMap(x => [box(x - 3.4, h - 4.4, 6.8, 1.4), placed(KETTLEBELL, x, h - 3, 1)]),
  )
}

function rack(t: Sketch): void {
  t.add('detail', 0.4, box(-26, -36, 3, 36), box(23, -36, 3, 36), box(-26, -22, 52, 3), box(-26, -6, 52, 3))
  const weights = [-16, 0, 16].flatMap(x => [-22, -6].map(y => ({ x, y })))
  t.add('ground', 0.42, ...weights.flatMap(({ x, y }) => [box(x - 6.6, y - 9, 4, 9), box(x + 2.6, y - 9, 4, 9)]))
  t.add('near', 0.42, ...weights.map(({ x, y }) => box(x - 2.6, y - 5.6, 5.2, 2)))
}

function press(t: Sketch): void {
  t.line('detail', 0.6, 2, run(-18, 0, -18, -49), run(18, 0, 18, -49))
  t.line('detail', 0.6, 1.8, run(-23, 0, -13, 0), run(13, 0, 23, 0))
  t.line('detail', 0.61, 1.8, run(-9, -1, 11, -1), run(9, -1, 9, -13), run(-7, -1, 0, -14), run(-9, -24, 2, -13))
  t.line('accent', 0.62, 4.4, run(-4, -16, -12, -33), run(2, -15, 12, -15))
  t.line('detail', 0.64, 1.6, run(-31, -47, 31, -47))
  t.add(
    'detail',
    0.66,
    ...[-1, 1].flatMap(side => [box(side * 27.5 - 1.9, -59, 3.8, 24), box(side * 23 - 1.5, -55, 3, 16)]),
  )
}

function treadmill(t: Sketch): void {
  t.add('detail', 0.5, cut('M-24 0L-24 -5L22 -8L24 -5L24 0Z'))
  t.line('detail', 0.5, 2, run(18, -6, 13, -40), run(13, -34, 0, -32))
  t.add('accent', 0.52, cut('M6 -46L16 -48L18 -39L8 -38Z'))
  t.line('middle', 0.52, 1.2, run(-21, -6.6, 16, -9))
}

function pitch(s: Sketch): void {
  const { w, h } = s
  const top = h * 0.46
  s.of('leaf').add('middle', 0.15, ...wood(s, top + 1, 30, 18))
  beside(s, 38, 58 * Math.sqrt(s.wide), x => floodlight(s.at(x, top)))
  s.of('leaf').add('near', 0.3, box(0, top, w, h - top))
  const steps = [0, 0.08, 0.2, 0.38, 0.62, 1].map(at => top + (h - top) * at)
  s.of('leaf').add(
    'ground',
    0.32,
    ...[0, 2, 4].map(at => box(0, steps[at] ?? 0, w, (steps[at + 1] ?? h) - (steps[at] ?? 0))),
  )
  const area = (share: number, deep: number) => [
    w / 2 - 40 * share,
    top + 4,
    w / 2 - 58 * share,
    top + deep,
    w / 2 + 58 * share,
    top + deep,
    w / 2 + 40 * share,
    top + 4,
  ]
  s.line('light', 0.34, 1.2, run(0, top + 4, w, top + 4), run(...area(0.9, 26)), run(...area(0.6, 13)))
  goal(s.at(w / 2, top + 4))
  const ball = s.at(w / 2 + 4, h * 0.89)
  ball.add('light', 0.9, disc(0, 0, 7))
  ball.add(
    'detail',
    0.91,
    cut('M0 -3L3 -0.8L1.8 2.6L-1.8 2.6L-3 -0.8Z'),
    cut('M-2 -6.6L2 -6.6L0 -4.6Z'),
    cut('M6.6 -2L6 2.6L4.6 -0.4Z'),
    cut('M-6.6 -2L-4.6 -0.4L-6 2.6Z'),
  )
}

function goal(t: Sketch): void {
  const lines = [-20, -12, -4, 4, 12, 20].map(x => run(x, -31, x * 0.94, 0))
  t.line('far', 0.4, 0.5, ...lines, ...[-24, -16, -8].map(y => run(-27, y, 27, y)))
  t.line('light', 0.45, 2, run(-28, 1, -28, -32, 28, -32, 28, 1))
}

function floodlight(t: Sketch): void {
  t.add('detail', 0.2, box(-1, -34, 2, 34), box(-9, -43, 18, 11))
  t.lit(0.21, ...[-6, 0, 6].flatMap(x => [disc(x, -40, 1.9), disc(x, -35, 1.9)]))
}

const DIGITS = [
  'M-0.3 -0.7L0 -1L0 0',
  'M-0.4 -0.7C-0.4 -1.1 0.4 -1.1 0.4 -0.7C0.4 -0.4 -0.4 -0.2 -0.4 0L0.4 0',
  'M-0.4 -1L0.4 -1L0 -0.6C0.5 -0.6 0.5 0 0 0C-0.2 0 -0.4 -0.1 -0.4 -0.2',
  'M0.2 0L0.2 -1L-0.4 -0.3L0.4 -0.3',
  'M0.35 -1L-0.3 -1L-0.35 -0.55C0.5 -0.75 0.5 0 0 0C-0.2 0 -0.35 -0.1 -0.4 -0.2',
  'M0.3 -1C-0.2 -0.9 -0.4 -0.5 -0.4 -0.3C-0.4 0.1 0.4 0.1 0.4 -0.3C0.4 -0.65 -0.3 -0.65 -0.4 -0.3',
  'M-0.4 -1L0.4 -1L-0.1 0',
  'M0 -0.55C-0.45 -0.6 -0.4 -1 0 -1C0.4 -1 0.45 -0.6 0 -0.55C-0.5 -0.5 -0.5 0 0 0C0.5 0 0.5 -0.5 0 -0.55',
]

function track(s: Sketch): void {
  const { w, h } = s
  const top = h * 0.42
  s.of('leaf').add('far', 0.12, ...wood(s, top, 26, 20))
  s.add('middle', 0.2, box(0, top - 2, w, 5))
  s.add('ground', 0.3, box(0, top + 3, w, h - top - 3))
  const lanes = Math.min(8, Math.max(4, Math.round(w / 42) * 2))
  const far = (at: number) => w / 2 + ((at - lanes / 2) * w) / lanes / 2.6
  const near = (at: number) => w / 2 + ((at - lanes / 2) * w * 1.1) / lanes
  s.add('near', 0.35, poly(far(0), top + 3, far(lanes), top + 3, near(lanes), h, near(0), h))
  s.line('light', 0.4, 1.2, ...Array.from({ length: lanes + 1 }, (_, at) => run(far(at), top + 3, near(at), h)))
  const mid = (at: number, share: number) => far(at) + (near(at) - far(at)) * share
  for (let at = 0; at < lanes; at++) {
    const left = mid(at, 0.36)
    hurdle(s.at((left + mid(at + 1, 0.36)) / 2, top + 3 + (h - top) * 0.34), (mid(at + 1, 0.36) - left) * 0.8)
    s.line('light', 0.6, 1.5, placed(DIGITS[at % 8] ?? '', (mid(at, 0.86) + mid(at + 1, 0.86)) / 2, h - 4, 9, 11))
  }
}

function hurdle(t: Sketch, width: number): void {
  t.add('detail', 0.5, box(-width / 2 + 1, -12, 1.4, 13), box(width / 2 - 2.4, -12, 1.4, 13))
  t.add('light', 0.52, box(-width / 2, -15, width, 4))
  t.add('accent', 0.53, box(-width / 2, -15, width * 0.3, 4), box(width * 0.2, -15, width * 0.3, 4))
}

function pool(s: Sketch): void {
  const { w, h } = s
  const [top, edge] = [h * 0.46, h * 0.86]
  row(w, 74, (x, width) => view(s, x - width / 2 + 8, h * 0.08, width - 16, h * 0.24, 3))
  pennants(s, h * 0.36)
  s.add('far', 0.3, box(0, top - 4, w, 5))
  s.of('water').add('near', 0.32, box(0, top, w, h - top))
  const lanes = Math.min(8, Math.max(4, Math.round(w / 34)))
  const far = (at: number) => w / 2 + ((at - lanes / 2) * w) / lanes / 2
  const near = (at: number) => w / 2 + ((at - lanes / 2) * w * 1.04) / lanes
  for (let at = 0; at <= lanes; at++) {
    const points = [0, 1, 2, 3, 4, 5, 6].map(step => {
      const share = (step / 6) ** 1.7
      return [far(at) + (near(at) - far(at)) * share, top + (edge - top) * share] as const
    })
    const parts = (odd: number): Path[] =>
      points
        .slice(0, -1)
        .flatMap(([x, y], step) => (step % 2 === odd ? [run(x, y, ...(points[step + 1] ?? [x, y]))] : []))
    s.line('light', 0.5, 1.8, ...parts(0))
    s.line('accent', 0.51, 1.8, ...parts(1))
  }
  s.of('water').line(
    'middle',
    0.45,
    1,
    ...row(w, 30, (x, _, at) =>
      placed('M-6 0C-3 -2 -3 2 0 0C3 -2 3 2 6 0', x, top + (edge - top) * (0.3 + (at % 3) * 0.22), 0.8),
    ),
  )
  s.add('light', 0.7, box(0, edge, w, 3))
  s.add('ground', 0.7, box(0, edge + 3, w, h - edge - 3))
  for (let at = 0; at < lanes; at++) block(s.at((near(at) + near(at + 1)) / 2, h - 2), at)
}

function pennants({ w, line, add }: Sketch, y: number): void {
  line('detail', 0.25, 0.7, run(0, y, w, y))
  const flags = row(w, 9, x => placed('M-3.4 0L3.4 0L0 7Z', x, y, 1))
  add('accent', 0.26, ...flags.filter((_, at) => at % 2 === 0))
  add('near', 0.26, ...flags.filter((_, at) => at % 2 === 1))
}

function block(t: Sketch, at: number): void {
  t.add('detail', 0.85, cut('M-8 -20L8 -20L10 -15L-10 -15Z'), box(-7, -15, 14, 15))
  t.line('light', 0.86, 1.3, placed(DIGITS[at % 8] ?? '', 0, -3, 7, 8))
}

function tennis(s: Sketch): void {
  const { w, h } = s
  const top = h * 0.44
  s.of('leaf').add('far', 0.12, ...wood(s, top, 28, 20))
  const rails = [16, 8].map(up => run(0, top - up, w, top - up))
  s.line('middle', 0.2, 0.5, ...row(w, 6 * s.wide, x => run(x, top - 16, x, top)), ...rails)
  s.add('ground', 0.3, box(0, top, w, h - top))
  const court = s.at(w / 2, top + 4, 1)
  const foot = h - top - 4
  court.add('near', 0.32, poly(-44, 0, 44, 0, 76, foot, -76, foot))
  const sides = [-1, 1].flatMap(side => [run(44 * side, 0, 76 * side, foot), run(34 * side, 0, 57 * side, foot)])
  court.line('light', 0.4, 1.3, ...sides, run(-44, 0, 44, 0), run(-40, 9, 40, 9), run(0, 9, 0, foot))
  net(s.at(w / 2, h * 0.7))
  racket(s.at(w / 2 - 20, h - 6))
  s.add('accent', 0.9, disc(w / 2 + 18, h - 9, 4))
  const seam = 'M-3.4 -1.6C-1 -0.6 -1 1.6 -3 2.4M3.4 -1.8C1 -0.8 1 1.4 3 2.4'
  s.line('light', 0.91, 0.9, placed(seam, w / 2 + 18, h - 9, 1))
}

function net(t: Sketch): void {
  const across = [-4, -8, -12].map(y => run(-60, y, 60, y))
  t.line('detail', 0.6, 0.5, ...row(120, 5, x => run(x - 60, -15, x - 60, 0)), ...across)
  t.add('light', 0.62, box(-62, -17, 124, 3))
  t.add('detail', 0.63, box(-63, -19, 2.4, 21), box(60.6, -19, 2.4, 21))
}

function racket(t: Sketch): void {
  t.line('detail', 0.9, 2.2, run(-16, 2, -5, -5))
  t.line('light', 0.89, 0.5, run(0, -14, 10, -4), run(4, -15, 13, -7), run(-2, -8, 6, -15), run(3, -4, 13, -12))
  t.line('accent', 0.9, 1.8, placed('M-5 -5C-5 -12 2 -19 10 -17C17 -14 14 -6 8 -3C4 -1.4 -2 -2 -5 -5Z', 0, 0, 1))
}
