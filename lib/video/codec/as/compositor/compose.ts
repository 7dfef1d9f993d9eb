// Draws the placements into the source row, only where macroblocks are to be coded.

import { careOf, SAME } from '../coder/plan'
import { columns, height, rows, width } from '../picture/geometry'
import { sourceCb, sourceChromaStride, sourceCr, sourceStride, sourceY } from '../picture/picture'
import { draw } from './draw'
import { bottom, findBounds, isSolid, left, opacityOf, placed, placement, right, top } from './placements'

let backgroundY: u8 = 16
let backgroundCb: u8 = 128
let backgroundCr: u8 = 128

export function setBackground(y: u8, cb: u8, cr: u8): void {
  backgroundY = y
  backgroundCb = cb
  backgroundCr = cr
}

/** A row of macroblocks: those of the plan, or all of them. */
export function composeRow(row: i32, whole: bool): void {
  let column = 0
  while (column < columns) {
    const first = column
    while (column < columns && (whole || careOf(row * columns + column) !== SAME)) column++
    if (column > first) composeRun(row, first, column)
    else column++
  }
}

/** Macroblocks `first` up to `end` of a row. */
function composeRun(row: i32, first: i32, end: i32): void {
  let lowest = placed - 1
  while (lowest >= 0 && !covers(placement(lowest), row, first, end)) lowest--
  if (lowest < 0) {
    fillRun(first, end)
    lowest = 0
  }
  for (let at = lowest; at < placed; at++) drawRun(at, row, first, end)
  extendRun(row, end)
}

function covers(record: usize, row: i32, first: i32, end: i32): bool {
  if (!isSolid(record)) return false
  findBounds(record)
  return left <= first * 16 && top <= row * 16 && right >= min(end * 16, width) && bottom >= min(row * 16 + 16, height)
}

function fillRun(first: i32, end: i32): void {
  const length = <usize>(end - first) * 16
  const luma = sourceY + first * 16
  for (let line: usize = 0; line < 16; line++) memory.fill(luma + line * sourceStride, backgroundY, length)
  const chroma = <usize>first * 8
  for (let line: usize = 0; line < 8; line++) {
    memory.fill(sourceCb + chroma + line * sourceChromaStride, backgroundCb, length >> 1)
    memory.fill(sourceCr + chroma + line * sourceChromaStride, backgroundCr, length >> 1)
  }
}

function drawRun(number: i32, row: i32, first: i32, end: i32): void {
  const record = placement(number)
  if (opacityOf(record) === 0) return
  findBounds(record)
  const x0 = max(left, first * 16)
  const x1 = min(right, end * 16)
  const y0 = max(top, row * 16)
  const y1 = min(bottom, row * 16 + 16)
  if (x0 < x1 && y0 < y1) draw(record, number, x0, x1, y0, y1, row * 16)
}

/** Beyond the picture the last visible column and line go on. */
function extendRun(row: i32, end: i32): void {
  if (end === columns && (width & 15) > 0) {
    extendColumns(sourceY, sourceStride, width, columns * 16, 16)
    extendColumns(sourceCb, sourceChromaStride, width >> 1, columns * 8, 8)
    extendColumns(sourceCr, sourceChromaStride, width >> 1, columns * 8, 8)
  }
  if (row === rows - 1 && (height & 15) > 0) {
    const hidden = rows * 16 - height
    extendRows(sourceY, sourceStride, 16 - hidden, 16)
    extendRows(sourceCb, sourceChromaStride, (16 - hidden) >> 1, 8)
    extendRows(sourceCr, sourceChromaStride, (16 - hidden) >> 1, 8)
  }
}

function extendColumns(at: usize, stride: usize, visible: i32, whole: i32, lines: i32): void {
  for (let line = 0; line < lines; line++) {
    memory.fill(at + visible, load<u8>(at + visible - 1), whole - visible)
    at += stride
  }
}

function extendRows(plane: usize, stride: usize, visible: i32, whole: i32): void {
  const last = plane + stride * (visible - 1)
  for (let line = visible; line < whole; line++) memory.copy(plane + stride * line, last, stride)
}
