// Where the lines of an SVG drawing run, read off its own source: enough to tell a place where something is from an empty one.
import { rgb } from '#lib/render/colour/oklch.ts'
import type { Grid, Spot } from '#lib/render/emptiness/grid.ts'
import { followPath } from '#lib/render/emptiness/path.ts'
import type { Rect } from '#lib/render/scene.ts'

/** Two colours that differ by less in every channel look like one. */
const SEEN = 26
export const differs = (one: string, other: string): boolean => {
  if (!/^#[0-9a-f]{6}/iu.test(one) || !/^#[0-9a-f]{6}/iu.test(other)) return one !== 'none' && one !== 'transparent'
  const [a, b] = [rgb(one.slice(0, 7)), rgb(other.slice(0, 7))]
  return a.some((part, index) => Math.abs(part - (b[index] ?? 0)) > SEEN)
}

/** a c e / b d f, as SVG writes it. */
type Matrix = readonly [number, number, number, number, number, number]
type Pen = { matrix: Matrix; fill: string; stroke: string; faint: boolean }

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number): Spot => [a * x + c * y + e, b * x + d * y + f]

type Marked = Pick<Grid, 'side' | 'mark' | 'line'>

/** Marks what of a drawing is seen before `paper`; `source` is SVG whose view box is the rectangle it fills. */
export function markDrawing(grid: Marked, source: string, rect: Rect, paper: string): void {
  const view = /viewBox="([-\d.e]+)[ ,]+([-\d.e]+)[ ,]+([-\d.e]+)[ ,]+([-\d.e]+)"/u.exec(source)?.slice(1).map(Number)
  const [x = rect.x, y = rect.y, width = rect.width, height = rect.height] = view ?? []
  const [sx, sy] = [rect.width / Math.max(width, 0.001), rect.height / Math.max(height, 0.001)]
  const pens: Pen[] = [
    { matrix: [sx, 0, 0, sy, rect.x - x * sx, rect.y - y * sy], fill: '#000000', stroke: 'none', faint: false },
  ]
  const inside = clipped(grid, rect)
  let isCut = false
  for (const [, close, name = '', attributes = ''] of source.matchAll(/<(\/?)([a-zA-Z]{1,24})([^<>]*)>/gu)) {
    // What only cuts is not seen.
    if (name === 'clipPath') isCut = !close
    if (isCut || name === 'clipPath') continue
    if (name === 'svg') continue
    if (close) {
      if (pens.length > 1) pens.pop()
      continue
    }
    const pen = penOf(pens.at(-1) as Pen, attributes)
    if (!attributes.endsWith('/')) pens.push(pen)
    if (!pen.faint && (differs(pen.fill, paper) || differs(pen.stroke, paper)))
      shape(inside, name, attributes, pen.matrix)
  }
}

const number = (attributes: string, name: string, otherwise = 0) => {
  const text = word(attributes, name)
  return text === undefined || Number.isNaN(Number(text)) ? otherwise : Number(text)
}

function word(attributes: string, name: string): string | undefined {
  const sign = ` ${name}="`
  const start = ` ${attributes}`.indexOf(sign)
  if (start < 0) return undefined
  const from = start + sign.length - 1
  const end = attributes.indexOf('"', from)
  return end < 0 ? undefined : attributes.slice(from, end)
}

function penOf(before: Pen, attributes: string): Pen {
  const opacity = Math.min(...['opacity', 'fill-opacity', 'stroke-opacity'].map(name => number(attributes, name, 1)))
  return {
    matrix: moved(before.matrix, word(attributes, 'transform') ?? ''),
    fill: word(attributes, 'fill') ?? before.fill,
    stroke: word(attributes, 'stroke') ?? before.stroke,
    faint: before.faint || opacity < 0.12,
  }
}

function moved(matrix: Matrix, transform: string): Matrix {
  let out = matrix
  for (const [, name, inner = ''] of transform.matchAll(/([a-zA-Z]{1,12})\(([^()]*)\)/gu)) {
    const [a = 0, b, c, d, e, f] = inner
      .split(/[\s,]+/u)
      .filter(Boolean)
      .map(Number)
    const turn = (a * Math.PI) / 180
    if (name === 'translate') out = times(out, [1, 0, 0, 1, a, b ?? 0])
    if (name === 'scale') out = times(out, [a, 0, 0, b ?? a, 0, 0])
    if (name === 'matrix') out = times(out, [a, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0])
    if (name !== 'rotate') continue
    const [x, y] = [b ?? 0, c ?? 0]
    const spun: Matrix = [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0]
    out = times(times(times(out, [1, 0, 0, 1, x, y]), spun), [1, 0, 0, 1, -x, -y])
  }
  return out
}

type Marker = (from: Spot, to: Spot) => void

/** A drawing shows nothing beyond its own frame. */
const clipped = (grid: Marked, { x, y, width, height }: Rect): Marker => {
  const out = (spot: Spot) => spot[0] < x || spot[1] < y || spot[0] > x + width || spot[1] > y + height
  return (from, to) => {
    if (!out(from) && !out(to)) return grid.line(from, to)
    const steps = Math.min(200, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (grid.side / 2)))
    for (let step = 0; step <= steps; step++) {
      const spot: Spot = [from[0] + ((to[0] - from[0]) * step) / steps, from[1] + ((to[1] - from[1]) * step) / steps]
      if (!out(spot)) grid.mark(...spot)
    }
  }
}

function shape(mark: Marker, name: string, attributes: string, matrix: Matrix): void {
  const closed = (spots: readonly Spot[]) => {
    for (const [index, spot] of spots.entries()) mark(spot, spots[(index + 1) % spots.length] ?? spot)
  }
  const of = (key: string) => number(attributes, key)
  if (name === 'rect') {
    const [x, y, width, height] = [of('x'), of('y'), of('width'), of('height')]
    closed([at(matrix, x, y), at(matrix, x + width, y), at(matrix, x + width, y + height), at(matrix, x, y + height)])
  } else if (name === 'circle' || name === 'ellipse') {
    const [rx, ry] = name === 'circle' ? [of('r'), of('r')] : [of('rx'), of('ry')]
    const turns = Array.from({ length: 24 }, (_, step) => (step / 12) * Math.PI)
    closed(turns.map(turn => at(matrix, of('cx') + rx * Math.cos(turn), of('cy') + ry * Math.sin(turn))))
  } else if (name === 'line') mark(at(matrix, of('x1'), of('y1')), at(matrix, of('x2'), of('y2')))
  else if (name === 'polygon' || name === 'polyline') {
    const parts = (word(attributes, 'points') ?? '')
      .split(/[\s,]+/u)
      .filter(Boolean)
      .map(Number)
    closed(parts.flatMap((x, index) => (index % 2 === 0 ? [at(matrix, x, parts[index + 1] ?? 0)] : [])))
  } else if (name === 'path')
    followPath(word(attributes, 'd') ?? '', (from, to) => mark(at(matrix, ...from), at(matrix, ...to)))
}
