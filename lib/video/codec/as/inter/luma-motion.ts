// Luma at quarter-sample positions: a full or half-sample block, or the mean of two of them (8.4.2.2.1).
import { columns, rows } from '../picture/geometry'
import { column, row } from '../picture/macroblocks'
import { referenceY, stride } from '../picture/picture'
import { copy16 } from '../picture/samples'
import { BELOW, halfSamples, MIDDLE, RIGHT } from './half-samples'

let first: usize = 0
let firstStride: usize = 0
let second: usize = 0
let secondStride: usize = 0

export function predictLuma(x: i32, y: i32, target: usize): void {
  locate(x, y)
  if (second === 0) {
    copy16(first, firstStride, target, 16)
    return
  }
  for (let line: usize = 0; line < 16; line++) {
    const mean = i8x16.avgr_u(v128.load(first + line * firstStride), v128.load(second + line * secondStride))
    v128.store(target + line * 16, mean)
  }
}

/** A block wholly in the padding looks the same however far out it lies, so its address stays inside the padding. */
function locate(x: i32, y: i32): void {
  const left = min(max(column * 16 + (x >> 2), -19), columns * 16 + 2)
  const top = min(max(row * 16 + (y >> 2), -19), rows * 16 + 2)
  const at = referenceY + stride * top + left
  const fractionX = x & 3
  const fractionY = y & 3
  second = 0
  if (fractionX === 0 && fractionY === 0) setFirst(at, stride)
  else if (fractionY === 0) {
    setHalf(RIGHT, at, left, top)
    if (fractionX !== 2) setSecond(at + (<usize>fractionX >> 1), stride)
  } else if (fractionX === 0) {
    setHalf(BELOW, at, left, top)
    if (fractionY !== 2) setSecond(at + stride * (fractionY >> 1), stride)
  } else if (fractionX === 2) {
    const down = fractionY >> 1
    if (fractionY === 2) setHalf(MIDDLE, at, left, top)
    else {
      setHalf(RIGHT, at + stride * down, left, top + down)
      setSecond(halfSamples(MIDDLE, at, left, top), 16)
    }
  } else {
    const over = fractionX >> 1
    const down = fractionY >> 1
    setHalf(BELOW, at + over, left + over, top)
    if (fractionY === 2) setSecond(halfSamples(MIDDLE, at, left, top), 16)
    else setSecond(halfSamples(RIGHT, at + stride * down, left, top + down), 16)
  }
}

function setHalf(kind: usize, at: usize, left: i32, top: i32): void {
  setFirst(halfSamples(kind, at, left, top), 16)
}

function setFirst(at: usize, lineBytes: usize): void {
  first = at
  firstStride = lineBytes
}

function setSecond(at: usize, lineBytes: usize): void {
  second = at
  secondStride = lineBytes
}
