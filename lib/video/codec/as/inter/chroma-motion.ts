// Chroma at eighth-sample positions: bilinear (8.4.2.2.2).

import { columns, rows } from '../picture/geometry'
import { column, row } from '../picture/macroblocks'
import { chromaStride, referenceCb, referenceCr } from '../picture/picture'
import { copy8 } from '../picture/samples'
import { PREDICTION_CB, PREDICTION_CR } from '../residual/block'

export function predictChroma(x: i32, y: i32): void {
  const left = min(max(column * 8 + (x >> 3), -9), columns * 8)
  const top = min(max(row * 8 + (y >> 3), -9), rows * 8)
  const at = chromaStride * top + left
  interpolate(referenceCb + at, PREDICTION_CB, x & 7, y & 7)
  interpolate(referenceCr + at, PREDICTION_CR, x & 7, y & 7)
}

function interpolate(at: usize, target: usize, x: i32, y: i32): void {
  if (x === 0 && y === 0) {
    copy8(at, chromaStride, target, 8)
    return
  }
  const right = i16x8.splat(<i16>x)
  const left = i16x8.splat(<i16>(8 - x))
  const below = i16x8.splat(<i16>y)
  const above = i16x8.splat(<i16>(8 - y))
  let upper = blend(at, left, right)
  for (let line: usize = 0; line < 8; line++) {
    at += chromaStride
    const lower = blend(at, left, right)
    const sum = i16x8.add(i16x8.mul(upper, above), i16x8.mul(lower, below))
    const rounded = i16x8.shr_u(i16x8.add(sum, i16x8.splat(32)), 6)
    v128.store_lane<i64>(target + line * 8, i8x16.narrow_i16x8_u(rounded, rounded), 0)
    upper = lower
  }
}

function blend(at: usize, left: v128, right: v128): v128 {
  return i16x8.add(i16x8.mul(v128.load_ext<u8>(at), left), i16x8.mul(v128.load_ext<u8>(at + 1), right))
}
