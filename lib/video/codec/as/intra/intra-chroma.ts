// Chroma intra prediction (8.3.4) of both planes.

import { column, row } from '../picture/macroblocks'
import {
  chromaOffset,
  chromaStride,
  currentCb,
  currentCr,
  sourceCb,
  sourceChromaOffset,
  sourceChromaStride,
  sourceCr,
} from '../picture/picture'
import { sad8 } from '../picture/samples'
import { PREDICTION_CB, PREDICTION_CR } from '../residual/block'

const DC: i32 = 0
const HORIZONTAL: i32 = 1
const VERTICAL: i32 = 2
/** A difference after which no other mode is tried. */
const ENOUGH: i32 = 32

/** Leaves the best prediction in place and answers its mode. */
export function chooseIntraChroma(): i32 {
  let best = i32.MAX_VALUE
  let bestMode = DC
  let last = DC
  for (let mode = 0; mode < 4; mode++) {
    if ((mode > DC && mode !== VERTICAL && column === 0) || (mode > HORIZONTAL && row === 0)) continue
    predict(mode)
    last = mode
    const source = sourceChromaOffset()
    const cost =
      sad8(sourceCb + source, sourceChromaStride, PREDICTION_CB, 8) +
      sad8(sourceCr + source, sourceChromaStride, PREDICTION_CR, 8)
    if (cost < best) {
      best = cost
      bestMode = mode
      if (best < ENOUGH) break
    }
  }
  if (last !== bestMode) predict(bestMode)
  return bestMode
}

function predict(mode: i32): void {
  const at = chromaOffset()
  predictPlaneOf(currentCb + at, PREDICTION_CB, mode)
  predictPlaneOf(currentCr + at, PREDICTION_CR, mode)
}

function predictPlaneOf(here: usize, target: usize, mode: i32): void {
  if (mode === VERTICAL) {
    const above = load<u64>(here - chromaStride)
    for (let line: usize = 0; line < 8; line++) store<u64>(target + line * 8, above)
  } else if (mode === HORIZONTAL) {
    for (let line: usize = 0; line < 8; line++) {
      store<u64>(target + line * 8, spread(load<u8>(here + line * chromaStride - 1)) * 0x100000001)
    }
  } else if (mode === DC) predictDc(here, target)
  else predictPlane(here, target)
}

function spread(sample: u32): u64 {
  return <u64>(sample * 0x01010101)
}

function predictDc(here: usize, target: usize): void {
  const a0 = row > 0 ? sumAbove(here) : -1
  const a1 = row > 0 ? sumAbove(here + 4) : -1
  const l0 = column > 0 ? sumLeft(here) : -1
  const l1 = column > 0 ? sumLeft(here + 4 * chromaStride) : -1
  const first = spread(both(a0, l0)) | (spread(preferred(a1, l0)) << 32)
  const second = spread(preferred(l1, a0)) | (spread(both(a1, l1)) << 32)
  for (let line: usize = 0; line < 4; line++) {
    store<u64>(target + line * 8, first)
    store<u64>(target + line * 8, second, 32)
  }
}

/** The mean of two sums of four; -1 stands for what lies outside the picture. */
function both(above: i32, left: i32): i32 {
  return above >= 0 && left >= 0 ? (above + left + 4) >> 3 : preferred(above, left)
}

function preferred(first: i32, second: i32): i32 {
  const sum = first >= 0 ? first : second
  return sum >= 0 ? (sum + 2) >> 2 : 128
}

function sumAbove(here: usize): i32 {
  const at = here - chromaStride
  return load<u8>(at) + <i32>load<u8>(at, 1) + <i32>load<u8>(at, 2) + <i32>load<u8>(at, 3)
}

function sumLeft(here: usize): i32 {
  let sum = 0
  for (let line: usize = 0; line < 4; line++) sum += load<u8>(here + line * chromaStride - 1)
  return sum
}

function predictPlane(here: usize, target: usize): void {
  const above = here - chromaStride
  let across = 0
  let down = 0
  for (let k: usize = 0; k < 4; k++) {
    const weight = <i32>k + 1
    across += weight * (<i32>load<u8>(above + 4 + k) - <i32>load<u8>(above + 2 - k))
    down +=
      weight *
      (<i32>load<u8>(here + (4 + k) * chromaStride - 1) - <i32>load<u8>(here + 2 * chromaStride - k * chromaStride - 1))
  }
  const b = (34 * across + 32) >> 6
  const c = (34 * down + 32) >> 6
  const a = 16 * (<i32>load<u8>(here + 7 * chromaStride - 1) + <i32>load<u8>(above + 7))
  const ramp = i16x8.mul(i16x8(-3, -2, -1, 0, 1, 2, 3, 4), i16x8.splat(<i16>b))
  for (let line = 0; line < 8; line++) {
    const sum = i16x8.shr_s(i16x8.add(ramp, i16x8.splat(<i16>(a + c * (line - 3) + 16))), 5)
    v128.store_lane<i64>(target + <usize>line * 8, i8x16.narrow_i16x8_u(sum, sum), 0)
  }
}
