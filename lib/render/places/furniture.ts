// What stands in many rooms.
import { grid } from '#lib/render/places/built.ts'
import { bend, box, cut, disc, dome, type Path, placed, run } from '#lib/render/places/shapes.ts'
import { row, type Sketch } from '#lib/render/places/sketch.ts'

/** A floor from edge to edge with its skirting. */
export function floor({ w, h, add }: Sketch, y: number): void {
  add('far', 0.1, box(0, y, w, h - y))
  add('middle', 0.12, box(0, y - 1.6, w, 1.6))
}

/** Lamps that hang from a rail. */
export function lamps(s: Sketch, pitch: number, drop: number, k = 1): void {
  s.add('detail', 0.3, box(0, 1, s.w, 1.6))
  row(s.w, pitch, x => {
    const t = s.at(x, drop, k)
    s.line('detail', 0.3, 0.8, run(x, 1.6, x, drop - 8 * k))
    t.add('accent', 0.32, cut('M-10 0C-10 -7 -5 -9 -2 -10L2 -10C5 -9 10 -7 10 0Z'))
    t.lit(0.33, cut('M-4 0L4 0C4 4 -4 4 -4 0Z'))
  })
}

/** A plant in a pot. */
export function plant(s: Sketch, x: number, y: number, k = 1): void {
  const t = s.at(x, y, k)
  const leaf = 'M0 0C-9 -8 -8 -19 0 -27C8 -19 9 -8 0 0Z'
  const leaves: Path[] = [
    placed(leaf, 0, -9, 0.7, 1),
    bladeTo(-13, -25),
    bladeTo(13, -25),
    bladeTo(-15, -14),
    bladeTo(15, -14),
  ]
  for (const one of leaves) t.add('near', 0.7, one)
  t.add('detail', 0.72, cut('M-8 -11L8 -11L6 0L-6 0Z'))
}

const bladeTo = (x: number, y: number): Path => [
  ...['M', 0, -8, 'C', x * 0.1, y * 0.8, x * 0.5, y * 1.2, x, y],
  ...['C', x * 1.05, y * 0.7, x * 0.7, y * 0.4, 0, -8, 'Z'],
]

/** A picture on a wall, from its left top corner. */
export function picture(s: Sketch, x: number, y: number, width: number, height: number): void {
  s.add('ground', 0.2, box(x, y, width, height))
  s.add('light', 0.2, box(x + 2, y + 2, width - 4, height - 4))
  const [foot, k] = [y + height - 2, (width - 4) / 20]
  s.add('middle', 0.22, placed('M0 0L7 -9L12 -3L15 -6L20 0Z', x + 2, foot, k))
  s.add('accent', 0.22, disc(x + width * 0.68, y + height * 0.36, width * 0.09))
}

/** A wall lamp or floor lamp with a shade: its foot at 0 0. */
export function standingLamp(s: Sketch, x: number, y: number, height: number, k = 1): void {
  s.line('detail', 0.5, 1.3 * k, run(x, y, x, y - height))
  s.add('detail', 0.5, dome(x, y, 6 * k, 2.4 * k))
  s.lit(0.52, placed('M-6 -11L6 -11L10 2L-10 2Z', x, y - height, k))
  s.line('detail', 0.52, 0.8, placed('M-6 -11L6 -11L10 2L-10 2Z', x, y - height, k))
}

/** A large window with its bars and a line of hills behind. */
export function view(s: Sketch, x: number, y: number, width: number, height: number, columns = 2): void {
  s.add('detail', 0.14, box(x - 2, y - 2, width + 4, height + 4), box(x - 5, y + height + 2, width + 10, 2.6))
  s.lit(0.15, ...grid(x, y, width, height, columns, 1, 2))
  const foot = y + height
  const hill = (from: number, to: number): Path[] =>
    grid(x, y, width, height, columns, 1, 2).map((_, at) => {
      const [wide, step] = [(width + 2) / columns - 2, (width + 2) / columns]
      const left = x + at * step
      return [
        'M',
        left,
        foot,
        'L',
        left,
        foot - from,
        'C',
        left + wide * 0.4,
        foot - from,
        left + wide * 0.6,
        foot - to,
        left + wide,
        foot - to,
        'L',
        left + wide,
        foot,
        'Z',
      ]
    })
  s.add('far', 0.16, ...hill(height * 0.4, height * 0.3))
  s.add('middle', 0.17, ...hill(height * 0.14, height * 0.24))
}

/** A row of books on a board, from its left end; every seventh in the accent. */
export function books(s: Sketch, x: number, y: number, length: number, height: number, depth = 0.5): void {
  const tones = ['near', 'ground', 'detail', 'near', 'light', 'ground', 'accent'] as const
  const rows = new Map<(typeof tones)[number], Path[]>(tones.map(tone => [tone, []]))
  const bands: Path[] = []
  let left = x
  for (let at = 0; left < x + length - 2.6; at++) {
    const wide = Math.min(s.between(2.6, 5) * Math.sqrt(s.wide), x + length - left)
    const tall = height * s.between(0.68, 0.96)
    rows.get(tones[(at * 3 + Math.abs(Math.floor(y))) % 7] ?? 'near')?.push(box(left, y - tall, wide - 0.5, tall))
    if (at % 4 === 1) bands.push(box(left, y - tall * 0.8, wide - 0.5, 1.4))
    left += at % 9 === 7 ? wide + 3 : wide
  }
  for (const [tone, paths] of rows) s.add(tone, depth, ...paths)
  s.add('middle', depth + 0.01, ...bands)
}

/** A chair seen from its side, looking right. */
export function chair(s: Sketch, x: number, y: number, k = 1): void {
  s.at(x, y, k).line(
    'detail',
    0.6,
    1.6,
    run(-7, 0, -6, -16, -9, -36),
    run(8, 0, 7, -16),
    run(-6, -16, 8, -16),
    bend(-9, -34, -6.5, -26),
  )
}
