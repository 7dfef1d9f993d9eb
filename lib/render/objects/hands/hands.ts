// The hands in which a brand draws: each makes SVG of the same shapes.
import { contrast, lch, mix, shade } from '#lib/render/colour/oklch.ts'
import { boundsOf, cellsOf, flatten } from '#lib/render/objects/flatten.ts'
import type { Paints } from '#lib/render/objects/hands/paints.ts'
import { hemmed, rimmed } from '#lib/render/objects/hands/rims.ts'
import { movedPath, type Point, type Shape, SIDE, tidy } from '#lib/render/objects/shape.ts'
import { type Dice, dice } from '#lib/render/seed.ts'
import type { Hand } from '#lib/render/signature/signature.ts'

/** `size` is how many pixels of the canvas the square of the object fills. */
type Draw = (shapes: readonly Shape[], paints: Paints, look: { seed: string; size: number; aloft?: boolean }) => string

const attributes = ({ tone, stroke }: Shape, paints: Paints): string =>
  stroke === undefined
    ? `fill="${paints[tone]}"`
    : `fill="none" stroke="${paints[tone]}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"`

/** Eyes and mouths are as large as they were drawn: what swells them makes goggles of them. */
const finely = (shape: Shape, paints: Paints): string => `<path d="${shape.d}" ${attributes(shape, paints)}/>`

/** Paper cut with scissors: edges that sway a little, all parts of a thing together, so that none slips from another; one shadow below. */
const cut: Draw = (shapes, paints, { seed }) => {
  const sway = swaying(dice(`cut/${seed}`))
  const cuts = shapes.map(shape => ({ ...shape, d: movedPath(shape.d, sway) }))
  const shadow = shade(paints.paper, { l: Math.max(0.05, lch(paints.paper).l * 0.45) })
  const under = cuts
    .filter(({ d, stroke }) => stroke === undefined && extent(d) >= 26)
    .map(({ d }) => `<path d="${d}"/>`)
    .join('')
  const one = (shape: Shape) => `<path d="${shape.d}" ${attributes(shape, paints)}/>`
  const drawn = cuts.map((_, at) => hemmed(cuts, at, paints.rims, 2.5, one)).join('')
  return `<g fill="${shadow}" opacity="0.2" transform="translate(2.2 3.2)">${under}</g>${rimmed(cuts, paints.rims, 3)}${drawn}`
}

/** The pen where it is seen on a coloured part, else a darker shade of it. */
const lineOn = (colour: string, { line }: Paints): string =>
  contrast(line, colour) >= 1.8 ? line : shade(colour, { l: lch(colour).l * 0.5 })

/** A wash of the brand's colour where something is; paper where it only would be. */
function penned(tone: Shape['tone'], { hollow, paper, accent, line, ...paints }: Paints): string {
  if (tone === 'accent') return accent
  if (tone === 'ink') return line
  const share = hollow ? 0 : WASH[tone]
  return share === 0 ? paper : mix(paper, paints[tone], share)
}

const WASH = {
  ...{ body: 0.26, shade: 0.44, second: 0.5, tint: 0.2, light: 0 },
  ...{ skin: 1, skin_2: 1, hair: 1, hair_2: 1, pupil: 1 },
}

const [SMALL, TINY] = [34, 12]

/** One pen: what lies in front hides what lies behind; only the accent and what is natural are filled. */
const pen: Draw = (shapes, paints, { size }) => {
  const weight = Math.max(3.2, Math.min(6, (5.2 * SIDE) / Math.max(size, 120)))
  return shapes
    .map((shape, at) => {
      const { tone, d, stroke } = shape
      if (tone === 'pupil') return finely(shape, paints)
      if (stroke !== undefined) return stroked({ tone, d, stroke }, weight, paints, lies(shapes, at))
      const own = paints.natural?.[tone]
      if (isEcho(shapes, at)) return ''
      // Eyes and seeds on a coloured body are dark, and too small for an outline; what is pale and lies on nothing has one.
      const isOnPart = lies(shapes, at)
      const isOnBody = paints.natural?.body || (own && tone === 'ink')
      if (isOnBody && (isOnPart || !paints.rims[tone]) && extent(d) < (isOnPart ? SMALL : TINY))
        return `<path d="${d}" fill="${own ?? (tone === 'ink' ? paints.ink : paints[tone])}"/>`
      const inside = own ?? penned(tone, paints)
      const outlined = (line: string, path: string, inner: string) =>
        `<path d="${path}" fill="${inner}" stroke="${line}" stroke-width="${tidy(weight)}" stroke-linejoin="round"/>`
      const whole = isSide(tone, paints) ? wholeOf(shapes, at) : undefined
      if (!whole) return outlined(own ? lineOn(own, paints) : paints.line, d, inside)
      // A side in the shade has no pen line of its own: the line of the whole goes around both.
      const around = paints.natural?.[whole.tone]
      return `<path d="${d}" fill="${inside}"/>${outlined(around ? lineOn(around, paints) : paints.line, whole.d, 'none')}`
    })
    .join('')
}

/** A line of the pen, or a band between two of them where it is thick; what is natural and lies on something keeps its colour. */
function stroked({ tone, d, stroke = 0 }: Shape, weight: number, paints: Paints, isOnPart: boolean): string {
  const drawn = (colour: string, width: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${tidy(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
  const own = paints.natural?.[tone]
  if (stroke > weight * 2)
    return drawn(paints.line, stroke + weight) + drawn(own ?? penned(tone, paints), stroke - weight)
  if (own && isOnPart) return drawn(own, Math.max(stroke, weight))
  return drawn(tone === 'accent' ? paints.accent : paints.line, weight)
}

const isSide = (tone: Shape['tone'], { natural }: Paints): boolean =>
  tone === 'shade' || (tone === 'tint' && natural?.body !== undefined)

type Bounds = ReturnType<typeof boundsOf>
const within = (part: Bounds, whole: Bounds, beyond: number): boolean =>
  part.left > whole.left - beyond &&
  part.right < whole.right + beyond &&
  part.top > whole.top - beyond &&
  part.foot < whole.foot + beyond

/** The body that a part lies on, where it does not reach beyond. */
function wholeOf(shapes: readonly Shape[], at: number, tones: readonly Shape['tone'][] = ['body']): Shape | undefined {
  const part = boundsOf(shapes[at]?.d ?? '')
  return shapes
    .slice(0, at)
    .findLast(({ tone, stroke, d }) => stroke === undefined && tones.includes(tone) && within(part, boundsOf(d), 3))
}

const FILLED = ['accent', ...Object.keys(WASH)] as Shape['tone'][]
const lies = (shapes: readonly Shape[], at: number): boolean => wholeOf(shapes, at, FILLED) !== undefined

/** The shaded rim of the body that follows: with a pen it would be a second outline. */
function isEcho(shapes: readonly Shape[], at: number): boolean {
  const [one, next] = [shapes[at], shapes[at + 1]]
  if (one?.tone !== 'shade' || next?.tone !== 'body' || next.stroke !== undefined) return false
  const [rim, body] = [boundsOf(one.d), boundsOf(next.d)]
  return within(rim, body, 12) && within(body, rim, 12)
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
    ...{ skin: 0.34, skin_2: 0.5, hair: 0.78, hair_2: 0.88, pupil: 0.92 },
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

/** Where a thing stands: the ground below its lowest part. */
function standOf(shapes: readonly Shape[]): { middle: number; foot: number; reach: number } {
  const points = shapes.flatMap(({ d, stroke = 0 }) =>
    flatten(d)
      .flat()
      .map(([x, y]): Point => [x, y + stroke / 2]),
  )
  const foot = Math.max(...points.map(point => point[1]))
  const xs = points.filter(point => point[1] > foot - 30).map(point => point[0])
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  return { middle: (left + right) / 2, foot, reach: Math.max(24, (right - left) * 0.52) }
}

/** Several objects share a drawing, and one name there is one colour. */
const lit = (colour: string): string => `lit${colour.slice(1)}`

/** Lines of clay are thicker than cut ones. */
const SWELLING = 1.3

/** Soft bodies with light from the upper left. */
const clay: Draw = (shapes, paints, { aloft = false }) => {
  const used = new Set(shapes.map(shape => shape.tone))
  const ramps = [...used].map(tone => {
    const colour = paints[tone]
    const { l } = lch(colour)
    const [high, low] = [shade(colour, { l: Math.min(0.98, l + 0.09) }), shade(colour, { l: Math.max(0.06, l - 0.11) })]
    return `<linearGradient id="${lit(colour)}" x1="0.15" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="0.5" stop-color="${colour}"/><stop offset="1" stop-color="${low}"/></linearGradient>`
  })
  const swollen = ({ tone, d, stroke }: Shape) =>
    stroke === undefined
      ? `<path d="${d}" fill="url(#${lit(paints[tone])})" stroke="url(#${lit(paints[tone])})" stroke-width="5" stroke-linejoin="round"/>`
      : `<path d="${d}" fill="none" stroke="${paints[tone]}" stroke-width="${tidy(stroke * SWELLING)}" stroke-linecap="round" stroke-linejoin="round"/>`
  const one = (shape: Shape) => (shape.tone === 'pupil' ? finely(shape, paints) : swollen(shape))
  // Clay swells beyond its shape, which is hem enough.
  const drawn = shapes.map((_, at) => hemmed(shapes, at, paints.rims, 0, one))
  const { middle, foot, reach } = standOf(shapes)
  const shadow = `<ellipse cx="${tidy(middle)}" cy="${tidy(foot + 2)}" rx="${tidy(reach)}" ry="7" fill="${mix(paints.paper, paints.ink, 0.5)}" fill-opacity="0.28"/>`
  return `<defs>${ramps.join('')}</defs>${aloft ? '' : shadow}${rimmed(shapes, paints.rims, 5, SWELLING)}${drawn.join('')}`
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
  const { left, right, top, foot } = boundsOf(d)
  return Math.min(right - left, foot - top)
}

const SWAY = 0.8

/** A long wave over the whole sheet: what touches stays together. */
function swaying(roll: Dice): (x: number, y: number) => Point {
  const [p, q] = [roll() * 6, roll() * 6]
  return (x, y) => [
    x + SWAY * (Math.sin(y / 17 + p) + Math.sin(x / 29 + q)),
    y + SWAY * (Math.sin(x / 19 + q) + Math.sin(y / 31 + p)),
  ]
}
