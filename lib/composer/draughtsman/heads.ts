// Heads of people that a drawing may use by name: what models draw worst by hand is a face.
import { registry } from '#lib/registry.ts'
import { movedPath } from '#lib/render/objects/shape.ts'

type Shapes = { tone: string; stroke: number; d: string }[]
type Head = { name: string; shapes: Shapes }

const fill = (tone: string, d: string) => ({ tone, stroke: 0, d })
const line = (tone: string, stroke: number, d: string) => ({ tone, stroke, d })
const disc = (tone: string, x: number, y: number, rx: number, ry = rx) => fill(tone, oval(x, y, rx, ry))

function oval(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.55, ry * 0.55]
  return `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
}

const neck = fill('skin', 'M40 82H60V112C60 122 40 122 40 112Z')
const ears = [disc('skin', 24, 62, 6, 7), disc('skin', 76, 62, 6, 7)]
const bare = [disc('skin', 50, 58, 27, 33)]
const eyes = [disc('pupil', 40, 60, 3.4, 4), disc('pupil', 60, 60, 3.4, 4)]
const mouth = line('pupil', 3, 'M41 75Q50 82 59 75')
const face = [neck, ...ears, ...bare]
const seen = [...eyes, mouth]

const crop = fill(
  'hair',
  'M22 60C18 36 26 22 44 20C62 14 84 28 78 60C76 50 74 46 70 42C58 44 44 42 36 36C30 42 26 48 22 60Z',
)
const parted = fill(
  'hair',
  'M22 64C18 34 32 19 50 19C68 19 82 34 78 64C76 52 72 46 64 42C58 39 54 36 50 30C46 36 42 39 36 42C28 46 24 52 22 64Z',
)
const fringe = fill('hair', 'M23 56C20 32 34 20 50 20C66 20 80 32 77 56C72 48 66 46 50 46C34 46 28 48 23 56Z')
const beard = fill(
  'hair',
  'M23 58C22 86 34 98 50 98C66 98 78 86 77 58C74 70 70 74 63 72C58 68 42 68 37 72C30 74 26 70 23 58Z',
)
const curls = [
  [24, 50, 11],
  [26, 36, 12],
  [38, 25, 13],
  [52, 21, 13],
  [66, 26, 13],
  [75, 38, 12],
  [77, 51, 10],
].map(([x = 0, y = 0, r = 0]) => disc('hair', x, y, r))

/** Each on 100 by 120, the foot of its neck at 50 120. */
const FRONT = /* @__PURE__ */ registry<Shapes>({
  short: [...face, crop, ...seen],
  long: [
    fill('hair', 'M17 58C12 12 88 12 83 58V104C83 116 66 116 66 104V70H34V104C34 116 17 116 17 104Z'),
    ...[neck, ...bare, parted, ...seen],
  ],
  bob: [
    fill('hair', 'M16 60C12 12 88 12 84 60V82C84 96 66 96 66 84H34C34 96 16 96 16 82Z'),
    neck,
    ...bare,
    fringe,
    ...seen,
  ],
  bun: [disc('hair', 50, 15, 13), ...face, parted, ...seen],
  curly: [
    ...curls,
    ...face,
    ...curls.slice(1, 6).map(({ d }) =>
      fill(
        'hair',
        movedPath(d, (x, y) => [x, y + 2]),
      ),
    ),
    ...seen,
  ],
  bald: [
    ...face,
    fill('hair', 'M21 64C18 54 20 46 26 42C24 50 24 56 26 64Z'),
    fill('hair', 'M79 64C82 54 80 46 74 42C76 50 76 56 74 64Z'),
    ...seen,
  ],
  beard: [...face, beard, crop, ...eyes, line('skin', 4, 'M42 79Q50 84 58 79')],
  glasses: [
    ...face,
    crop,
    ...seen,
    ...[40, 60].map(x => line('pupil', 2.4, oval(x, 60, 8.5, 8))),
    line('pupil', 2.4, 'M48.5 59H51.5'),
  ],
  cap: [
    ...face,
    ...seen,
    fill('second', 'M21 48C18 14 82 14 79 48Z'),
    fill('shade', 'M18 44H90C94 44 94 51 90 51H18Z'),
  ],
  scarf: [
    fill('second', 'M16 60C12 14 88 14 84 60C84 88 74 112 50 114C26 112 16 88 16 60Z'),
    ...[disc('skin', 50, 61, 24, 29), ...eyes, mouth],
  ],
  back: [
    neck,
    ...ears,
    fill('hair', 'M23 60C20 30 34 22 50 22C66 22 80 30 77 60C76 82 64 94 50 94C36 94 24 82 23 60Z'),
  ],
})

const second = (shapes: Shapes): Shapes =>
  shapes.map(one => ({ ...one, tone: /^(?:skin|hair)$/.test(one.tone) ? `${one.tone}_2` : one.tone }))

export const HEADS: readonly Head[] = Object.entries(FRONT).flatMap(([name, shapes]) => [
  { name: `head_${name}`, shapes },
  { name: `head_${name}_2`, shapes: second(shapes) },
])

export const headNames = Object.keys(FRONT).map(name => `head_${name}`)
