// Draws the placements into the source row, only where macroblocks are to be coded.

import { careOf, SAME } from '../coder/plan'
import { columns, height, rows, width } from '../picture/geometry'
import { sourceCb, sourceChromaStride, sourceCr, sourceStride, sourceY } from '../picture/picture'
import { draw } from './draw'
import { bottom, findBounds, isSolid, left, opacityOf, placed, placement, right, scaleOf, top } from './placements'
import { CLEAR, colourIn, isFull } from './uniform'

let backgroundY: u8 = 16
let backgroundCb: u8 = 128
let backgroundCr: u8 = 128

export function setBackground(y: u8, cb: u8, cr: u8): void {
  backgroundY = y
  backgroundCb = cb
  backgroundCr = cr
}

/** Where what is seen in the row at hand is placed, bottom first. */
const here: usize = memory.data(64 * 4, 4)
let count: i32 = 0

/** A row of macroblocks: those of the plan, or all of them. */
export function composeRow(row: i32, whole: bool): void {
  findHere(row)
  let column = 0
  while (column < columns) {
    const first = column
    while (column < columns && (whole || careOf(row * columns + column) !== SAME)) column++
    if (column > first) composeRun(row, first, column)
    else column++
  }
}

function findHere(row: i32): void {
  count = 0
  for (let at = 0; at < placed; at++) {
    const record = placement(at)
    if (opacityOf(record) === 0) continue
    findBounds(record)
    if (left >= right || top >= row * 16 + 16 || bottom <= row * 16) continue
    store<i32>(here + ((<usize>count) << 2), at)
    count++
  }
}

function hereAt(at: i32): i32 {
  return load<i32>(here + ((<usize>at) << 2))
}

/** Macroblocks `first` up to `end` of a row: those over which the same placement hides what is below go together. */
function composeRun(row: i32, first: i32, end: i32): void {
  let from = first
  while (from < end) {
    const lowest = lowestOf(row, from)
    let to = from + 1
    while (to < end && lowestOf(row, to) === lowest) to++
    if (lowest < 0) fillRun(from, to)
    for (let at = max(0, lowest); at < count; at++) drawRun(hereAt(at), row, from, to)
    from = to
  }
  extendRun(row, end)
}

/** The uppermost that hides all below it in a macroblock, or -1. */
function lowestOf(row: i32, column: i32): i32 {
  let at = count - 1
  while (at >= 0 && !covers(placement(hereAt(at)), row, column, column + 1)) at--
  return at
}

function covers(record: usize, row: i32, first: i32, end: i32): bool {
  findBounds(record)
  const isWithin =
    left <= first * 16 && top <= row * 16 && right >= min(end * 16, width) && bottom >= min(row * 16 + 16, height)
  if (!isWithin) return false
  return isSolid(record) || (isPlain(record) && opacityOf(record) === 256 && isFull(colourIn(record, row, first, end)))
}

/** At its layer's own size. */
function isPlain(record: usize): bool {
  return scaleOf(record) === 1.0
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

/** Macroblocks in which the layer shows nothing are left out, and those that are one colour of it are filled. */
function drawRun(number: i32, row: i32, first: i32, end: i32): void {
  const record = placement(number)
  findBounds(record)
  const y0 = max(top, row * 16)
  const y1 = min(bottom, row * 16 + 16)
  const from = max(left, first * 16)
  const until = min(right, end * 16)
  if (from >= until || y0 >= y1) return
  if (!isPlain(record)) {
    draw(record, number, from, until, y0, y1, row * 16)
    return
  }
  const isWhole = opacityOf(record) === 256
  let begun = from
  for (let column = from >> 4; column * 16 < until; column++) {
    const colour = colourIn(record, row, column, column + 1)
    const isFilled = isWhole && isFull(colour)
    if (colour !== CLEAR && !isFilled) continue
    if (column * 16 > begun) draw(record, number, begun, column * 16, y0, y1, row * 16)
    begun = min(until, column * 16 + 16)
    if (isFilled) fillPart(colour, max(from, column * 16), begun, y0 - row * 16, y1 - row * 16)
  }
  if (begun < until) draw(record, number, begun, until, y0, y1, row * 16)
}

/** Samples of a colour come less 128. */
function fillPart(colour: u32, x0: i32, x1: i32, y0: i32, y1: i32): void {
  const fresh = colour ^ CLEAR
  fillPlane(sourceY, sourceStride, x0, x1, y0, y1, <u8>fresh)
  fillPlane(sourceCb, sourceChromaStride, (x0 + 1) >> 1, (x1 + 1) >> 1, (y0 + 1) >> 1, (y1 + 1) >> 1, <u8>(fresh >>> 8))
  fillPlane(
    sourceCr,
    sourceChromaStride,
    (x0 + 1) >> 1,
    (x1 + 1) >> 1,
    (y0 + 1) >> 1,
    (y1 + 1) >> 1,
    <u8>(fresh >>> 16),
  )
}

function fillPlane(plane: usize, stride: usize, x0: i32, x1: i32, y0: i32, y1: i32, sample: u8): void {
  const length = x1 - x0
  for (let at = plane + stride * y0 + x0, end = plane + stride * y1 + x0; at < end; at += stride) {
    if (length === 16) v128.store(at, i8x16.splat(<i8>sample))
    else if (length === 8) v128.store64_lane(at, i8x16.splat(<i8>sample), 0)
    else memory.fill(at, sample, length)
  }
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
