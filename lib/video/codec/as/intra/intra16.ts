// I_16x16 prediction (8.3.3) from the unfiltered neighbours in the current picture.

import { column, row } from '../picture/macroblocks'
import { currentY, lumaOffset, sourceLuma, sourceStride, stride } from '../picture/picture'
import { sad16, sadOfColumn, sadOfRow, store16 } from '../picture/samples'
import { PREDICTION } from '../residual/block'

export const VERTICAL: i32 = 0
export const HORIZONTAL: i32 = 1
export const DC: i32 = 2
export const PLANE: i32 = 3

/** Where a prediction stands that is only tried. */
const TRIAL: usize = memory.data(256, 16)

/** A difference after which no other mode is tried. */
const ENOUGH: i32 = 64

export let bestMode16: i32 = 0

/** Chooses the mode by the sum of absolute differences and answers that sum, or more than `limit` if none is below. */
export function searchIntra16(limit: i32): i32 {
  const here = currentY + lumaOffset()
  let best = limit
  for (let mode = 0; mode < 4; mode++) {
    if (!isPossible16(mode)) continue
    const cost = costOf16(mode, here, best)
    if (cost >= best) continue
    best = cost
    bestMode16 = mode
    if (best < ENOUGH) break
  }
  return best
}

function costOf16(mode: i32, here: usize, limit: i32): i32 {
  if (mode === VERTICAL) return sadOfRow(sourceLuma(), sourceStride, v128.load(here - stride), limit)
  if (mode === HORIZONTAL) return sadOfColumn(sourceLuma(), sourceStride, here - 1, stride, limit)
  if (mode === DC) return sadOfRow(sourceLuma(), sourceStride, i8x16.splat(<i8>mean16(here)), limit)
  predictPlane(here, TRIAL)
  return sad16(sourceLuma(), sourceStride, TRIAL, 16)
}

function isPossible16(mode: i32): bool {
  if (mode === DC) return true
  return (mode === HORIZONTAL || row > 0) && (mode === VERTICAL || column > 0)
}

export function predictIntra16(mode: i32): void {
  const here = currentY + lumaOffset()
  if (mode === VERTICAL) {
    const above = v128.load(here - stride)
    for (let line: usize = 0; line < 16; line++) v128.store(PREDICTION + line * 16, above)
  } else if (mode === HORIZONTAL) {
    for (let line: usize = 0; line < 16; line++) {
      v128.store(PREDICTION + line * 16, v128.load_splat<u8>(here + line * stride - 1))
    }
  } else if (mode === DC) store16(PREDICTION, 16, i8x16.splat(<i8>mean16(here)))
  else predictPlane(here, PREDICTION)
}

function mean16(here: usize): i32 {
  let above = 0
  let left = 0
  for (let at: usize = 0; at < 16; at++) {
    if (row > 0) above += load<u8>(here - stride + at)
    if (column > 0) left += load<u8>(here + at * stride - 1)
  }
  if (row > 0 && column > 0) return (above + left + 16) >> 5
  if (row > 0 || column > 0) return (above + left + 8) >> 4
  return 128
}

function predictPlane(here: usize, target: usize): void {
  const above = here - stride
  let across = 0
  let down = 0
  for (let k: usize = 0; k < 8; k++) {
    const weight = <i32>k + 1
    across += weight * (<i32>load<u8>(above + 8 + k) - <i32>load<u8>(above + 6 - k))
    down += weight * (<i32>load<u8>(here + (8 + k) * stride - 1) - <i32>load<u8>(here + 6 * stride - k * stride - 1))
  }
  const b = (5 * across + 32) >> 6
  const c = (5 * down + 32) >> 6
  const a = 16 * (<i32>load<u8>(here + 15 * stride - 1) + <i32>load<u8>(above + 15))
  const ramp = i16x8.mul(i16x8(-7, -6, -5, -4, -3, -2, -1, 0), i16x8.splat(<i16>b))
  const eight = i16x8.splat(<i16>(8 * b))
  for (let line = 0; line < 16; line++) {
    const low = i16x8.add(ramp, i16x8.splat(<i16>(a + c * (line - 7) + 16)))
    const high = i16x8.add(low, eight)
    v128.store(target + <usize>line * 16, i8x16.narrow_i16x8_u(i16x8.shr_s(low, 5), i16x8.shr_s(high, 5)))
  }
}
