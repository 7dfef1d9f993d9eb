// Scalar quantisation by multiplication, in the transposed pair layout of transform.ts.
import { LEVEL_LIMIT } from '../stream/cavlc'

/** 8.5.9: scale of a level by qp % 6, for positions (even, even), (odd, odd) and the others. */
const SCALE: StaticArray<i16> = [10, 16, 13, 11, 18, 14, 13, 20, 16, 14, 23, 18, 16, 25, 20, 18, 29, 23]
/** The matching forward factors: 2^15 over scale, quantiser step and gain of the transform. */
const FACTOR: StaticArray<i16> = [
  13107, 5243, 8066, 11916, 4660, 7490, 10082, 4194, 6554, 9362, 3647, 5825, 8192, 3355, 5243, 7282, 2893, 4559,
]
const CHROMA_QP: StaticArray<u8> = [
  29, 30, 31, 32, 32, 33, 34, 34, 35, 35, 36, 36, 37, 37, 37, 38, 38, 38, 39, 39, 39, 39,
]

/** One quantiser: factors and scales of even and odd columns (4 x 16 bytes), then the scalars below. */
export const LUMA: usize = memory.data(96, 16)
export const CHROMA: usize = memory.data(96, 16)
const SHIFT: usize = 64
const DC_FACTOR: usize = 68
const DC_SCALE: usize = 72
const SIXTHS: usize = 76

export let lumaQp: i32 = 0
export let chromaQp: i32 = 0

export function setQuantisers(qp: i32): void {
  lumaQp = qp
  chromaQp = qp < 30 ? qp : unchecked(CHROMA_QP[qp - 30])
  fill(LUMA, lumaQp)
  fill(CHROMA, chromaQp)
}

function fill(quantiser: usize, qp: i32): void {
  const sixths = qp / 6
  const at = (qp % 6) * 3
  for (let lane = 0; lane < 8; lane++) {
    const odd = lane & 1
    store<i16>(quantiser + 2 * lane, unchecked(FACTOR[at + 2 * odd]))
    store<i16>(quantiser + 2 * lane, unchecked(FACTOR[at + 2 - odd]), 16)
    store<i16>(quantiser + 2 * lane, <i16>((<i32>unchecked(SCALE[at + 2 * odd])) << sixths), 32)
    store<i16>(quantiser + 2 * lane, <i16>((<i32>unchecked(SCALE[at + 2 - odd])) << sixths), 48)
  }
  store<i32>(quantiser + SHIFT, 15 + sixths)
  store<i32>(quantiser + DC_FACTOR, unchecked(FACTOR[at]))
  store<i32>(quantiser + DC_SCALE, unchecked(SCALE[at]))
  store<i32>(quantiser + SIXTHS, sixths)
}

/** What is added before the shift: 1/3 of a step for intra and settling blocks, 1/6 for others. */
export function roundingOf(quantiser: usize, part: i32): i32 {
  return (1 << load<i32>(quantiser + SHIFT)) / part
}

/** Two blocks: `coefficients` become what the decoder will have, `levels` get them in zigzag order. Answers both occupied sets. */
export function quantisePair(quantiser: usize, coefficients: usize, levels: usize, rounding: i32): u32 {
  const shift = load<i32>(quantiser + SHIFT)
  const round = i32x4.splat(rounding)
  const evenFactor = v128.load(quantiser)
  const oddFactor = v128.load(quantiser, 16)
  const evenScale = v128.load(quantiser, 32)
  const oddScale = v128.load(quantiser, 48)
  const c0 = quantise(v128.load(coefficients), evenFactor, round, shift)
  const c1 = quantise(v128.load(coefficients, 16), oddFactor, round, shift)
  const c2 = quantise(v128.load(coefficients, 32), evenFactor, round, shift)
  const c3 = quantise(v128.load(coefficients, 48), oddFactor, round, shift)
  if (!v128.any_true(v128.or(v128.or(c0, c1), v128.or(c2, c3)))) {
    v128.store(coefficients, c0)
    v128.store(coefficients, c0, 16)
    v128.store(coefficients, c0, 32)
    v128.store(coefficients, c0, 48)
    return 0
  }
  v128.store(coefficients, i16x8.mul(c0, evenScale))
  v128.store(coefficients, i16x8.mul(c1, oddScale), 16)
  v128.store(coefficients, i16x8.mul(c2, evenScale), 32)
  v128.store(coefficients, i16x8.mul(c3, oddScale), 48)
  const left = zigzag(v128.shuffle<i64>(c0, c1, 0, 2), v128.shuffle<i64>(c2, c3, 0, 2), levels)
  return left | (zigzag(v128.shuffle<i64>(c0, c1, 1, 3), v128.shuffle<i64>(c2, c3, 1, 3), levels + 32) << 16)
}

function quantise(value: v128, factor: v128, round: v128, shift: i32): v128 {
  const size = i16x8.abs(value)
  const low = i32x4.shr_u(i32x4.add(i32x4.extmul_low_i16x8_u(size, factor), round), shift)
  const high = i32x4.shr_u(i32x4.add(i32x4.extmul_high_i16x8_u(size, factor), round), shift)
  const level = i16x8.narrow_i32x4_s(low, high)
  const sign = i16x8.shr_s(value, 15)
  return i16x8.sub(v128.xor(level, sign), sign)
}

/** `first` holds columns 0 and 1 of a block, `second` columns 2 and 3, each top to bottom. */
export function zigzag(first: v128, second: v128, levels: usize): u32 {
  const low = v128.shuffle<i16>(first, second, 0, 4, 1, 2, 5, 8, 12, 9)
  const high = v128.shuffle<i16>(first, second, 6, 3, 7, 10, 13, 14, 11, 15)
  v128.store(levels, low)
  v128.store(levels, high, 16)
  return i8x16.bitmask(i8x16.ne(i8x16.narrow_i16x8_s(low, high), i64x2.splat(0)))
}

/** A DC value of chroma. */
export function quantiseChromaDc(value: i32, rounding: i32): i32 {
  const shift = load<i32>(CHROMA + SHIFT) + 1
  const size = (abs(value) * load<i32>(CHROMA + DC_FACTOR) + 2 * rounding) >> shift
  return value < 0 ? -min(size, LEVEL_LIMIT) : min(size, LEVEL_LIMIT)
}

/** Four DC values of luma, which are twice as large as others by their second transform. */
export function quantiseLumaDc(values: v128, rounding: i32): v128 {
  const halves = i32x4.shr_s(i32x4.add(values, i32x4.splat(1)), 1)
  const products = i32x4.mul(i32x4.abs(halves), i32x4.splat(load<i32>(LUMA + DC_FACTOR)))
  const sizes = i32x4.shr_s(i32x4.add(products, i32x4.splat(2 * rounding)), load<i32>(LUMA + SHIFT) + 1)
  const levels = i32x4.min_s(sizes, i32x4.splat(LEVEL_LIMIT))
  const signs = i32x4.shr_s(halves, 31)
  return i32x4.sub(v128.xor(levels, signs), signs)
}

export function scaleLumaDc(values: v128): v128 {
  const sixths = load<i32>(LUMA + SIXTHS)
  const scaled = i32x4.mul(values, i32x4.splat(load<i32>(LUMA + DC_SCALE)))
  if (sixths >= 2) return i32x4.shl(scaled, sixths - 2)
  return i32x4.shr_s(i32x4.add(scaled, i32x4.splat(1 << (1 - sixths))), 2 - sixths)
}

export function scaleChromaDc(value: i32): i32 {
  return ((value * load<i32>(CHROMA + DC_SCALE)) << load<i32>(CHROMA + SIXTHS)) >> 1
}
