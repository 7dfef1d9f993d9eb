// Bilinear resampling of a plane into tiles of 16 columns. Positions are in 1/65536 of a sample, weights in 1/128.

const ONE: i32 = 65536

let base: i32 = 0
let chunks: i32 = 0
/** The columns are sixteen neighbours, none of them held back at an edge and none in between. */
let isPlain: bool = false
/** Where each of eight samples lies in the sixteen bytes from `base` on, as 16-bit lanes with their upper half out of range. */
let indicesLow: v128 = i64x2.splat(0)
let indicesHigh: v128 = i64x2.splat(0)
let weightsLow: v128 = i64x2.splat(0)
let weightsHigh: v128 = i64x2.splat(0)

/** Where sixteen neighbouring columns come from: `position` of the first, `step` to the next, samples -1 to `size` exist. */
export function setColumns(position: i32, step: i32, size: i32): void {
  const first = i32x4.splat(position)
  const steps = i32x4.splat(step)
  const p0 = limit(i32x4.add(first, i32x4.mul(i32x4(0, 1, 2, 3), steps)), size)
  const p1 = limit(i32x4.add(first, i32x4.mul(i32x4(4, 5, 6, 7), steps)), size)
  const p2 = limit(i32x4.add(first, i32x4.mul(i32x4(8, 9, 10, 11), steps)), size)
  const p3 = limit(i32x4.add(first, i32x4.mul(i32x4(12, 13, 14, 15), steps)), size)
  base = i32x4.extract_lane(p0, 0) >> 16
  const last = (i32x4.extract_lane(p3, 3) >> 16) - base
  chunks = last >> 4
  indicesLow = wholes(p0, p1)
  indicesHigh = wholes(p2, p3)
  weightsLow = fractions(p0, p1)
  weightsHigh = fractions(p2, p3)
  isPlain = step === ONE && !v128.any_true(v128.or(weightsLow, weightsHigh)) && last === 15
}

function limit(positions: v128, size: i32): v128 {
  return i32x4.max_s(i32x4.min_s(positions, i32x4.splat(size * ONE - 1)), i32x4.splat(-ONE))
}

function wholes(a: v128, b: v128): v128 {
  const samples = i16x8.narrow_i32x4_s(i32x4.shr_s(a, 16), i32x4.shr_s(b, 16))
  return v128.or(i16x8.sub(samples, i16x8.splat(<i16>base)), i16x8.splat(-256))
}

function fractions(a: v128, b: v128): v128 {
  const mask = i32x4.splat(127)
  return i16x8.shl(i16x8.narrow_i32x4_s(v128.and(i32x4.shr_s(a, 9), mask), v128.and(i32x4.shr_s(b, 9), mask)), 8)
}

/** Fills `rows` rows of sixteen samples from the plane whose sample (0, 0) is at `plane`. */
export function resample(
  plane: usize,
  stride: usize,
  position: i32,
  step: i32,
  size: i32,
  rows: i32,
  target: usize,
  targetStride: usize,
): void {
  if (isPlain && step === ONE && (position & 0xffff) === 0 && position >= -ONE && (position >> 16) + rows <= size + 1) {
    copyRows(plane + stride * (position >> 16) + base, stride, rows, target, targetStride)
    return
  }
  let held = i32.MIN_VALUE
  let upperLow = i64x2.splat(0)
  let upperHigh = i64x2.splat(0)
  let lowerLow = i64x2.splat(0)
  let lowerHigh = i64x2.splat(0)
  for (let row = 0; row < rows; row++) {
    const at = max(min(position + row * step, size * ONE - 1), -ONE)
    const line = at >> 16
    if (line !== held) {
      const from = plane + stride * line + base
      if (line === held + 1) {
        upperLow = lowerLow
        upperHigh = lowerHigh
      } else {
        upperLow = across(from, indicesLow, weightsLow)
        upperHigh = across(from, indicesHigh, weightsHigh)
      }
      lowerLow = across(from + stride, indicesLow, weightsLow)
      lowerHigh = across(from + stride, indicesHigh, weightsHigh)
      held = line
    }
    const weight = i16x8.splat(<i16>(((at >> 9) & 127) << 8))
    v128.store(target, i8x16.narrow_i16x8_u(mix(upperLow, lowerLow, weight), mix(upperHigh, lowerHigh, weight)))
    target += targetStride
  }
}

function copyRows(from: usize, fromStride: usize, rows: i32, target: usize, targetStride: usize): void {
  for (let row = 0; row < rows; row++) {
    v128.store(target, v128.load(from))
    from += fromStride
    target += targetStride
  }
}

/** Eight samples between two of a row each, in 16 bits. */
function across(at: usize, indices: v128, weights: v128): v128 {
  if (chunks === 0)
    return mix(i8x16.relaxed_swizzle(v128.load(at), indices), i8x16.relaxed_swizzle(v128.load(at, 1), indices), weights)
  // The relaxed form answers whatever the machine does for indices of 16 and more.
  let left = i8x16.swizzle(v128.load(at), indices)
  let right = i8x16.swizzle(v128.load(at, 1), indices)
  for (let chunk = 1; chunk <= chunks; chunk++) {
    const rest = v128.or(i16x8.sub(indices, i16x8.splat(<i16>(16 * chunk))), i16x8.splat(-256))
    const from = at + ((<usize>chunk) << 4)
    left = v128.or(left, i8x16.swizzle(v128.load(from), rest))
    right = v128.or(right, i8x16.swizzle(v128.load(from, 1), rest))
  }
  return mix(left, right, weights)
}

/** (a * (128 - weight) + b * weight + 64) >> 7, the weight being held 256 times as large. */
function mix(a: v128, b: v128, weight: v128): v128 {
  return i16x8.add(a, i16x8.relaxed_q15mulr_s(i16x8.sub(b, a), weight))
}
