// The hands in which a brand draws: each makes SVG of the same shapes.
import { lch, mix, shade } from '#lib/render/colour/oklch.ts'
import { cellsOf, flatten } from '#lib/render/objects/flatten.ts'
import type { Paints } from '#lib/render/objects/hands/paints.ts'
import { type Point, type Shape, SIDE, tidy } from '#lib/render/objects/shape.ts'
import { type Dice, dice } from '#lib/render/seed.ts'
import type { Hand } from '#lib/render/signature/signature.ts'

/** `size` is how many pixels of the canvas the square of the object fills. */
type Draw = (shapes: readonly Shape[], paints: Paints, look: { seed: string; size: number }) => string

const attributes = ({ tone, stroke }: Shape, paints: Paints): string =>
  stroke === undefined
    ? `fill="${paints[tone]}"`
    : `fill="none" stroke="${paints[tone]}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`

/** Paper cut with scissors: edges that waver, each sheet with its shadow on the one below. */
const cut: Draw = (shapes, paints, { seed }) => {
  const roll = dice(`cut/${seed}`)
  const shadow = shade(paints.paper, { l: Math.max(0.05, lch(paints.paper).l * 0.45) })
  return shapes
    .map(shape => {
      const d = shape.stroke === undefined ? wavered(shape.d, roll) : shape.d
      const small = shape.stroke !== undefined || extent(shape.d) < 26
      const under = small ? '' : `<path d="${d}" fill="${shadow}" fill-opacity="0.22" transform="translate(2.2 3.2)"/>`
      return `${under}<path d="${d}" ${attributes(shape, paints)}/>`
    })
    .join('')
}

/** One pen: what lies in front hides what lies behind, only the accent is filled. */
const pen: Draw = (shapes, paints, { size }) => {
  const weight = Math.max(3.2, Math.min(6, (5.2 * SIDE) / Math.max(size, 120)))
  return shapes
    .map(({ tone, d, stroke }) => {
      if (stroke !== undefined) {
        const thick = stroke > weight * 2
        const inner = `<path d="${d}" fill="none" stroke="${tone === 'accent' ? paints.accent : thick ? paints.paper : paints.line}" stroke-width="${thick ? stroke - weight : weight}" stroke-linecap="round" stroke-linejoin="round"/>`
        const outer = `<path d="${d}" fill="none" stroke="${paints.line}" stroke-width="${stroke + weight}" stroke-linecap="round" stroke-linejoin="round"/>`
        return thick ? outer + inner : inner
      }
      const inside = tone === 'accent' ? paints.accent : tone === 'ink' ? paints.line : paints.paper
      return `<path d="${d}" fill="${inside}" stroke="${paints.line}" stroke-width="${tidy(weight)}" stroke-linejoin="round"/>`
    })
    .join('')
}

const PIXELS = 34

const pixel: Draw = (shapes, paints) => {
  const side = SIDE / PIXELS
  return runs(shapes, PIXELS)
    .map(
      ({ row, from, to, shape }) =>
        `<rect x="${tidy(from * side)}" y="${tidy(row * side)}" width="${tidy((to - from) * side + 0.7)}" height="${tidy(side + 0.7)}" fill="${paints[shape.tone]}"/>`,
    )
    .join('')
}

const TILES = 24

const tile: Draw = (shapes, paints) => {
  const side = SIDE / TILES
  const gap = side * 0.13
  return runs(shapes, TILES)
    .flatMap(({ row, from, to, shape }) =>
      Array.from(
        { length: to - from },
        (_, at) =>
          `<rect x="${tidy((from + at) * side + gap / 2)}" y="${tidy(row * side + gap / 2)}" width="${tidy(side - gap)}" height="${tidy(side - gap)}" rx="${tidy(side * 0.24)}" fill="${paints[shape.tone]}"/>`,
      ),
    )
    .join('')
}

const ROWS = 46

/** Parallel lines, heavier where a part is darker against the paper. */
const field: Draw = (shapes, paints) => {
  const pitch = SIDE / ROWS
  const weights: Record<Shape['tone'], number> = {
    ink: 0.92,
    shade: 0.82,
    body: 0.6,
    second: 0.46,
    tint: 0.3,
    light: 0.16,
    accent: 0.86,
  }
  return runs(shapes, ROWS * 2)
    .filter(({ row }) => row % 2 === 0)
    .map(({ row, from, to, shape }) => {
      const weight = pitch * weights[shape.tone]
      const colour = shape.tone === 'accent' ? paints.accent : paints.body
      return `<rect x="${tidy((from * SIDE) / ROWS / 2)}" y="${tidy((row * SIDE) / ROWS / 2 + (pitch - weight) / 2)}" width="${tidy(((to - from) * SIDE) / ROWS / 2)}" height="${tidy(weight)}" rx="${tidy(weight / 2)}" fill="${colour}"/>`
    })
    .join('')
}

/** Soft bodies with light from the upper left. */
const clay: Draw = (shapes, paints) => {
  const used = new Set(shapes.map(shape => shape.tone))
  const ramps = [...used].map(tone => {
    const colour = paints[tone]
    const { l } = lch(colour)
    const [high, low] = [shade(colour, { l: Math.min(0.98, l + 0.09) }), shade(colour, { l: Math.max(0.06, l - 0.11) })]
    return `<linearGradient id="${tone}" x1="0.15" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${low}"/></linearGradient>`
  })
  const drawn = shapes.map(({ tone, d, stroke }) =>
    stroke === undefined
      ? `<path d="${d}" fill="url(#${tone})" stroke="url(#${tone})" stroke-width="5" stroke-linejoin="round"/>`
      : `<path d="${d}" fill="none" stroke="${paints[tone]}" stroke-width="${stroke * 1.3}" stroke-linecap="round" stroke-linejoin="round"/>`,
  )
  const ground = `<ellipse cx="100" cy="188" rx="76" ry="8" fill="${mix(paints.paper, paints.ink, 0.5)}" fill-opacity="0.28"/>`
  return `<defs>${ramps.join('')}</defs>${ground}${drawn.join('')}`
}

export const hands: Record<Hand, Draw> = { cut, line: pen, pixel, tile, field, clay }

type Run = { row: number; from: number; to: number; shape: Shape }

/** Rows of equal cells, so that a drawing keeps few nodes. */
function runs(shapes: readonly Shape[], count: number): Run[] {
  const seen = cellsOf(shapes, count)
  const out: Run[] = []
  for (let row = 0; row < count; row++)
    for (let from = 0; from < count; ) {
      const index = seen[row * count + from] ?? -1
      let to = from + 1
      while (to < count && seen[row * count + to] === index) to++
      const shape = shapes[index]
      if (shape) out.push({ row, from, to, shape })
      from = to
    }
  return out
}

function extent(d: string): number {
  const points = flatten(d).flat()
  const xs = points.map(point => point[0])
  const ys = points.map(point => point[1])
  return Math.min(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

const WAVER = 1.3

/** Scissors leave short straight cuts: corners stay, of a curve every third point, a little beside the line. */
function wavered(d: string, roll: Dice): string {
  if (extent(d) < 30) return d
  return flatten(d)
    .map(outline => {
      const kept = outline.filter((_, at) => at % 3 === 0 || isCorner(outline, at))
      const points = kept.map(([x, y]): Point => [x + (roll() - 0.5) * 2 * WAVER, y + (roll() - 0.5) * 2 * WAVER])
      return `M${points.map(([x, y]) => `${tidy(x)} ${tidy(y)}`).join('L')}Z`
    })
    .join('')
}

const CORNER = 0.42

function isCorner(outline: readonly Point[], at: number): boolean {
  const count = outline.length
  const point = outline[at] ?? [0, 0]
  const apart = (other: Point) => Math.hypot(other[0] - point[0], other[1] - point[1]) > 0.5
  const before = Array.from({ length: count - 1 }, (_, step) => outline[(at - 1 - step + count) % count] ?? point).find(
    apart,
  )
  const after = Array.from({ length: count - 1 }, (_, step) => outline[(at + 1 + step) % count] ?? point).find(apart)
  if (!before || !after) return true
  const turn =
    Math.atan2(after[1] - point[1], after[0] - point[0]) - Math.atan2(point[1] - before[1], point[0] - before[0])
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > CORNER
}
