// One plane of a picture while it is decoded: the row of blocks at work, and the one before it until its edges are smoothed.
import { filterBlock, type Strength } from '#lib/media/formats/vp8/filter.ts'
import { CORNER, predictFour, predictWhole, STRIDE } from '#lib/media/formats/vp8/predict.ts'
import { addBlock } from '#lib/media/formats/vp8/transform.ts'

const BEYOND_ABOVE = 127
const BEYOND_LEFT = 129

/** Told each row of samples once, from the top, as soon as nothing changes it any more. */
export type OnRow = (samples: Uint8ClampedArray, at: number) => void

/** Of luma `side` is 16, of a chroma 8. */
export class Plane {
  private readonly stride: number
  /** Two rows of blocks. */
  private readonly rows: Uint8ClampedArray
  /** The lowest samples of the row of blocks above, before they were smoothed. */
  private readonly above: Uint8ClampedArray
  private readonly block = new Uint8ClampedArray(STRIDE * 17 + 8)

  private readonly side: number
  private readonly across: number
  private readonly onRow: OnRow

  constructor(side: number, across: number, onRow: OnRow) {
    this.side = side
    this.across = across
    this.onRow = onRow
    this.stride = side * across
    this.rows = new Uint8ClampedArray(2 * side * this.stride)
    this.above = new Uint8ClampedArray(this.stride)
  }

  /** `whole` is one mode for the block, or the blocks of four have their own. */
  draw(column: number, row: number, whole: number | null, fours: Uint8Array, values: Int16Array, from: number): void {
    const { block, side } = this
    this.surround(column, row)
    if (whole !== null) predictWhole(block, side, whole, { above: row > 0, left: column > 0 })
    const each = side / 4
    for (let index = 0; index < each * each; index++) {
      const at = CORNER + 4 * (index % each) + 4 * Math.floor(index / each) * STRIDE
      if (whole === null) predictFour(block, at, fours[index] ?? 0)
      addBlock(values, from + index * 16, block, at, STRIDE)
    }
    for (let y = 0; y < side; y++) {
      const line = CORNER + y * STRIDE
      this.rows.set(block.subarray(line, line + side), (side + y) * this.stride + column * side)
    }
  }

  private surround(column: number, row: number): void {
    const { block, side, above } = this
    const top = CORNER - STRIDE
    for (let y = -1; y < side; y++) {
      const line = CORNER + y * STRIDE
      block[line - 1] =
        column > 0 ? (this.beside(column, row, y) ?? 0) : y < 0 && row === 0 ? BEYOND_ABOVE : BEYOND_LEFT
    }
    if (row === 0) block.fill(BEYOND_ABOVE, top, top + side + 4)
    else {
      const at = column * side
      block.set(above.subarray(at, at + side), top)
      for (let x = side; x < side + 4; x++)
        block[top + x] = column < this.across - 1 ? (above[at + x] ?? 0) : (above[at + side - 1] ?? 0)
    }
    // The blocks of four at the right see what is above the whole block, on every line.
    for (let y = 3; y < side - 1; y += 4) block.copyWithin(CORNER + y * STRIDE + side, top + side, top + side + 4)
  }

  private beside(column: number, row: number, y: number): number | undefined {
    if (y < 0) return row === 0 ? BEYOND_ABOVE : this.above[column * this.side - 1]
    return this.rows[(this.side + y) * this.stride + column * this.side - 1]
  }

  /** What the row of blocks below is predicted from. */
  remember(): void {
    this.above.set(this.rows.subarray((2 * this.side - 1) * this.stride))
  }

  smooth(column: number, row: number, strength: Strength, simple: boolean, inside: boolean): void {
    const at = this.side * this.stride + column * this.side
    const edges = { left: column > 0, above: row > 0, inside }
    filterBlock(this.rows, at, this.stride, this.side, strength, simple, edges)
  }

  /** Gives away what is done: all but half a block, which the next row may smooth; at the end that as well. */
  pass(row: number, last: boolean): void {
    const { side, stride, rows } = this
    const first = row === 0 ? side : side / 2
    const end = last ? 2 * side : side + side / 2
    for (let y = first; y < end; y++) this.onRow(rows, y * stride)
    rows.copyWithin(0, side * stride)
  }
}
