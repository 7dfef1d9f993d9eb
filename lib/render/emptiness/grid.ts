// A picture as square cells of which something is drawn in, or nothing.
import type { Rect } from '#lib/render/scene.ts'

/** About this many cells in a row of a square picture. */
const ACROSS = 48

export type Grid = {
  side: number
  /** Something is seen at this place. */
  mark(x: number, y: number): void
  fill(rect: Rect): void
  outline(rect: Rect): void
  line(from: Spot, to: Spot): void
  /** The largest rectangle of cells in which nothing is. */
  largest(): Rect
}
export type Spot = readonly [x: number, y: number]

export function gridOf(width: number, height: number): Grid {
  const side = Math.sqrt(width * height) / ACROSS
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const taken = new Uint8Array(columns * rows)
  const mark = (x: number, y: number) => {
    const [column, row] = [Math.floor(x / side), Math.floor(y / side)]
    if (column >= 0 && row >= 0 && column < columns && row < rows) taken[row * columns + column] = 1
  }
  const line = ([ax, ay]: Spot, [bx, by]: Spot) => {
    const steps = Math.min(400, Math.ceil(Math.hypot(bx - ax, by - ay) / (side / 2)))
    for (let step = 0; step <= steps; step++)
      mark(ax + ((bx - ax) * step) / Math.max(1, steps), ay + ((by - ay) * step) / Math.max(1, steps))
  }
  const fill = ({ x, y, width: across, height: down }: Rect) => {
    const [left, right] = [Math.max(0, Math.floor(x / side)), Math.min(columns - 1, Math.floor((x + across) / side))]
    const [top, foot] = [Math.max(0, Math.floor(y / side)), Math.min(rows - 1, Math.floor((y + down) / side))]
    for (let row = top; row <= foot; row++) taken.fill(1, row * columns + left, row * columns + right + 1)
  }
  const outline = ({ x, y, width: across, height: down }: Rect) => {
    const corners: Spot[] = [
      [x, y],
      [x + across, y],
      [x + across, y + down],
      [x, y + down],
    ]
    for (const [index, corner] of corners.entries()) line(corner, corners[(index + 1) % 4] ?? corner)
  }
  return { side, mark, fill, outline, line, largest: () => largestIn(taken, { columns, rows, side, width, height }) }
}

type Field = { columns: number; rows: number; side: number; width: number; height: number }

/** By the heights of free columns above each row. */
function largestIn(taken: Uint8Array, { columns, rows, side, width, height }: Field): Rect {
  const free = new Int32Array(columns)
  let best = { area: 0, x: 0, y: 0, width: 0, height: 0 }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      free[column] = taken[row * columns + column] ? 0 : (free[column] ?? 0) + 1
    for (let left = 0; left < columns; left++) {
      let lowest = free[left] ?? 0
      // As wide as it can be it would be no larger.
      for (let right = left; right < columns && lowest * (columns - left) > best.area; right++) {
        lowest = Math.min(lowest, free[right] ?? 0)
        const area = lowest * (right - left + 1)
        if (area > best.area) best = { area, x: left, y: row - lowest + 1, width: right - left + 1, height: lowest }
      }
    }
  }
  const [x, y] = [best.x * side, best.y * side]
  return { x, y, width: Math.min(width - x, best.width * side), height: Math.min(height - y, best.height * side) }
}
