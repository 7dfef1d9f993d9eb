// Repeats the border of the current picture outwards, where this picture wrote macroblocks at the border.
import { CHROMA_PAD, columns, LUMA_PAD, rows } from './geometry'
import { chromaStride, currentCb, currentCr, currentY, isWritten, stride } from './picture'

/** Of one row of macroblocks. */
export function extendSides(row: i32): void {
  const first = row * columns
  if (isWritten(first)) extendSide(row, true)
  if (isWritten(first + columns - 1)) extendSide(row, false)
}

/** Above the first row and below the last one, their sides being extended already. */
export function extendEnds(): void {
  let top = false
  let bottom = false
  for (let column = 0; column < columns; column++) {
    top = top || isWritten(column)
    bottom = bottom || isWritten((rows - 1) * columns + column)
  }
  if (top) extendEnd(0, -1)
  if (bottom) extendEnd(rows, 1)
}

function extendSide(row: i32, left: bool): void {
  const width = columns * 16
  const half = columns * 8
  const luma = currentY + stride * (row * 16)
  for (let line: usize = 0; line < 16; line++) {
    const at = luma + stride * line
    const sample = v128.load_splat<u8>(at + (left ? 0 : width - 1))
    const to = at + (left ? -LUMA_PAD : width)
    v128.store(to, sample)
    v128.store(to + LUMA_PAD - 16, sample)
  }
  extendChromaSide(currentCb + chromaStride * (row * 8), left ? 0 : half - 1, left ? -CHROMA_PAD : half)
  extendChromaSide(currentCr + chromaStride * (row * 8), left ? 0 : half - 1, left ? -CHROMA_PAD : half)
}

function extendChromaSide(at: usize, from: i32, to: i32): void {
  for (let end = at + 8 * chromaStride; at < end; at += chromaStride) {
    const sample = v128.load_splat<u8>(at + from)
    v128.store_lane<i64>(at + to, sample, 0)
    v128.store_lane<i64>(at + to + CHROMA_PAD - 8, sample, 0)
  }
}

/** `row` is the macroblock row below the edge (0) or past the last one; `direction` points out of the picture. */
function extendEnd(row: i32, direction: i32): void {
  copyOut(currentY, stride, row * 16, direction, LUMA_PAD)
  copyOut(currentCb, chromaStride, row * 8, direction, CHROMA_PAD)
  copyOut(currentCr, chromaStride, row * 8, direction, CHROMA_PAD)
}

function copyOut(plane: usize, lineBytes: usize, line: i32, direction: i32, pad: i32): void {
  const edge = direction < 0 ? 0 : line - 1
  const from = plane + lineBytes * edge - pad
  for (let away = 1; away <= pad; away++) memory.copy(from + lineBytes * (direction * away), from, lineBytes)
}
