// What an object is drawn from: flat shapes on a square of 200 by 200, each in a part that a ground gives its colour.

/** `body` and its darker and lighter paper, a `second` colour, the one `accent`, `ink`, and `light`; of two people skin and hair, and what is dark in a face. */
export type Tone = 'body' | 'shade' | 'tint' | 'second' | 'accent' | 'ink' | 'light' | Human
export type Human = 'skin' | 'skin_2' | 'hair' | 'hair_2' | 'pupil'

export type Shape = { tone: Tone; d: string /** Width of a stroke; filled when absent. */; stroke?: number }

export type Noun = () => Shape[]

export type Point = readonly [x: number, y: number]

export const SIDE = 200

const parts = { a: 'body', b: 'shade', c: 'tint', g: 'second', x: 'accent', k: 'ink', w: 'light' } as const
/** The tones of people by their letters. */
export const human = { s: 'skin', t: 'skin_2', h: 'hair', j: 'hair_2', p: 'pupil' } as const
const tones = { ...parts, ...human }
export type Letter = keyof typeof tones
export const toneOf = (letter: Letter): Tone => tones[letter]

export const fill = (tone: Letter, d: string): Shape => ({ tone: tones[tone], d })
export const line = (tone: Letter, stroke: number, d: string): Shape => ({ tone: tones[tone], stroke, d })

export const disc = (tone: Letter, x: number, y: number, rx: number, ry = rx): Shape => fill(tone, round(x, y, rx, ry))

export const hoop = (tone: Letter, stroke: number, x: number, y: number, rx: number, ry = rx): Shape =>
  line(tone, stroke, round(x, y, rx, ry))

/** A box from its left top corner. */
export function slab(tone: Letter, x: number, y: number, width: number, height: number, radius = 0): Shape {
  const r = Math.min(radius, width / 2, height / 2)
  if (r === 0) return fill(tone, `M${x} ${y}H${x + width}V${y + height}H${x}Z`)
  const [right, foot] = [x + width, y + height]
  return fill(
    tone,
    `M${x + r} ${y}H${right - r}Q${right} ${y} ${right} ${y + r}V${foot - r}Q${right} ${foot} ${right - r} ${foot}H${x + r}Q${x} ${foot} ${x} ${foot - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`,
  )
}

function round(x: number, y: number, rx: number, ry: number): string {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523]
  return `M${x - rx} ${y}C${x - rx} ${y - ky} ${x - kx} ${y - ry} ${x} ${y - ry}C${x + kx} ${y - ry} ${x + rx} ${y - ky} ${x + rx} ${y}C${x + rx} ${y + ky} ${x + kx} ${y + ry} ${x} ${y + ry}C${x - kx} ${y + ry} ${x - rx} ${y + ky} ${x - rx} ${y}Z`
}

/** The same shapes turned around a point, in degrees. */
export function turned(shapes: readonly Shape[], degrees: number, x = 100, y = 100): Shape[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return moved(shapes, (px, py) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos])
}

/** The same shapes on the other side of the middle axis. */
export const mirrored = (shapes: readonly Shape[]): Shape[] => moved(shapes, (x, y) => [SIDE - x, y])

/** Shapes copied around the middle. */
export const ringed = (count: number, shapes: readonly Shape[], x = 100, y = 100): Shape[] =>
  Array.from({ length: count }, (_, index) => turned(shapes, (index * 360) / count, x, y)).flat()

type Move = (x: number, y: number) => readonly [number, number]

function moved(shapes: readonly Shape[], move: Move): Shape[] {
  return shapes.map(shape => ({ ...shape, d: movedPath(shape.d, move) }))
}

export function movedPath(d: string, move: Move): string {
  let [x, y] = [0, 0]
  return commands(d)
    .map(({ name, numbers }) => {
      if (name === 'Z') return 'Z'
      const points: number[] = name === 'H' ? [numbers[0] ?? 0, y] : name === 'V' ? [x, numbers[0] ?? 0] : [...numbers]
      ;[x = 0, y = 0] = points.slice(-2)
      const pairs = points.flatMap((_, at) => (at % 2 === 0 ? [move(points[at] ?? 0, points[at + 1] ?? 0)] : []))
      const letter = name === 'H' || name === 'V' ? 'L' : name
      return letter + pairs.map(pair => pair.map(tidy).join(' ')).join(' ')
    })
    .join('')
}

export type Command = { name: string; numbers: number[] }

/** M, L, H, V, C, Q and Z, in absolute numbers, as the nouns are written. */
export function commands(d: string): Command[] {
  return [...d.matchAll(/([MLHVCQZ])([^MLHVCQZ]*)/g)].map(([, name = '', rest = '']) => ({
    name,
    numbers: [...rest.matchAll(/-?\d*\.?\d+/g)].map(Number),
  }))
}

export const tidy = (value: number): number => Math.round(value * 100) / 100
