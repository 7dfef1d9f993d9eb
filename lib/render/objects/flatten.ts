import { commands, type Point, type Shape, SIDE } from '#lib/render/objects/shape.ts'

const STEPS = 10

/** The outlines of a path as points, curves in ten straight steps. */
export function flatten(d: string): Point[][] {
  const outlines: Point[][] = []
  let [x, y] = [0, 0]
  const add = (px: number, py: number): void => {
    outlines.at(-1)?.push([px, py])
    ;[x, y] = [px, py]
  }
  for (const { name, numbers } of commands(d)) {
    if (name === 'Z') continue
    const size = name === 'C' ? 6 : name === 'Q' ? 4 : name === 'H' || name === 'V' ? 1 : 2
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbers.slice(at, at + size)
      if (name === 'M' && at === 0) outlines.push([])
      if (name === 'H') add(a, y)
      else if (name === 'V') add(x, a)
      else if (name === 'C') bend([x, y], [a, b], [c, e], [f, g], add)
      else if (name === 'Q')
        bend(
          [x, y],
          [x + ((a - x) * 2) / 3, y + ((b - y) * 2) / 3],
          [c + ((a - c) * 2) / 3, e + ((b - e) * 2) / 3],
          [c, e],
          add,
        )
      else add(a, b)
    }
  }
  return outlines
}

function bend(p: Point, q: Point, r: Point, s: Point, add: (x: number, y: number) => void): void {
  for (let step = 1; step <= STEPS; step++) {
    const t = step / STEPS
    const u = 1 - t
    const [a, b, c, d] = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
    add(a * p[0] + b * q[0] + c * r[0] + d * s[0], a * p[1] + b * q[1] + c * r[1] + d * s[1])
  }
}

/** Which shape is seen in each cell of a grid over the square, from back to front; -1 where there is none. */
export function cellsOf(shapes: readonly Shape[], count: number): Int16Array {
  const seen = new Int16Array(count * count).fill(-1)
  const cell = SIDE / count
  for (const [index, shape] of shapes.entries()) {
    const outlines = flatten(shape.d)
    const [low, high] = reach(outlines, (shape.stroke ?? 0) / 2)
    for (let row = Math.max(0, Math.floor(low / cell)); row < Math.min(count, Math.ceil(high / cell) + 1); row++) {
      const y = (row + 0.5) * cell
      if (shape.stroke === undefined)
        spans(outlines, y, (from, to) => paint(seen, count, row, from / cell, to / cell, index))
      else
        for (let column = 0; column < count; column++)
          if (nearLine(outlines, (column + 0.5) * cell, y, Math.max(shape.stroke, cell) / 2))
            seen[row * count + column] = index
    }
  }
  return seen
}

function paint(seen: Int16Array, count: number, row: number, from: number, to: number, index: number): void {
  for (let column = Math.max(0, Math.ceil(from - 0.5)); column < Math.min(count, to - 0.5); column++)
    seen[row * count + column] = index
}

function reach(outlines: readonly Point[][], more: number): [low: number, high: number] {
  const all = outlines.flat().map(point => point[1])
  return [Math.min(...all) - more, Math.max(...all) + more]
}

/** The stretches of a row that lie inside, by crossings in pairs. */
function spans(outlines: readonly Point[][], y: number, each: (from: number, to: number) => void): void {
  const crossings: number[] = []
  for (const outline of outlines)
    for (const [at, [x1, y1]] of outline.entries()) {
      const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1]
      if (y1 <= y !== y2 <= y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1))
    }
  crossings.sort((a, b) => a - b)
  for (let at = 0; at + 1 < crossings.length; at += 2) each(crossings[at] ?? 0, crossings[at + 1] ?? 0)
}

function nearLine(outlines: readonly Point[][], x: number, y: number, distance: number): boolean {
  return outlines.some(outline =>
    outline.some(([x1, y1], at) => {
      const [x2, y2] = outline[at + 1] ?? [x1, y1]
      const [dx, dy] = [x2 - x1, y2 - y1]
      const t = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(x - x1 - t * dx, y - y1 - t * dy) <= distance
    }),
  )
}

/** Whether no point of a part lies further than `reach` outside a whole. */
export function holds(whole: string, part: string, reach: number): boolean {
  const outlines = flatten(whole)
  const closed = outlines.map(points => [...points, ...points.slice(0, 1)])
  const isInside = (x: number, y: number): boolean => {
    let found = false
    spans(outlines, y, (from, to) => {
      found ||= x >= from && x <= to
    })
    return found
  }
  return flatten(part)
    .flat()
    .every(([x, y]) => isInside(x, y) || nearLine(closed, x, y, reach))
}

/** How far a path reaches. */
export function boundsOf(d: string): { left: number; right: number; top: number; foot: number } {
  const points = flatten(d).flat()
  const xs = points.map(point => point[0])
  const ys = points.map(point => point[1])
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), foot: Math.max(...ys) }
}
