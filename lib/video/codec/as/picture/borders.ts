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
  repeat(currentY, stride, row * 16, 16, left ? 0 : width - 1, left ? -LUMA_PAD : width, LUMA_PAD)
  const half = columns * 8
  repeat(currentCb, chromaStride, row * 8, 8, left ? 0 : half - 1, left ? -CHROMA_PAD : half, CHROMA_PAD)
  repeat(currentCr, chromaStride, row * 8, 8, left ? 0 : half - 1, left ? -CHROMA_PAD : half, CHROMA_PAD)
}

function repeat(plane: usize, lineBytes: usize, line: i32, lines: i32, from: i32, to: i32, length: i32): void {
  let at = plane + lineBytes * line
  for (let end = at + lineBytes * lines; at < end; at += lineBytes) memory.fill(at + to, load<u8>(at + from), length)
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
