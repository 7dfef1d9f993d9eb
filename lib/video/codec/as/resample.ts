// Bilinear resampling of a plane into tiles of 16 columns. Positions are in 1/65536 of a sample, weights in 1/128.

const ONE: i32 = 65536
/** The two resampled rows that the row at hand lies between, as 16-bit samples. */
const lines: usize = memory.data(2 * 32, 16)

let base: i32 = 0
let chunks: i32 = 0
let isPlain: bool = false
let indices: v128 = i64x2.splat(0)
let weightsLow: v128 = i64x2.splat(0)
let weightsHigh: v128 = i64x2.splat(0)

/** Where sixteen neighbouring columns come from: `position` of the first, `step` to the next, samples -1 to `size` exist. */
export function setColumns(position: i32, step: i32, size: i32): void {
  const p0 = limit(i32x4.add(i32x4.splat(position), i32x4.mul(i32x4(0, 1, 2, 3), i32x4.splat(step))), size)
  const p1 = limit(i32x4.add(i32x4.splat(position), i32x4.mul(i32x4(4, 5, 6, 7), i32x4.splat(step))), size)
  const p2 = limit(i32x4.add(i32x4.splat(position), i32x4.mul(i32x4(8, 9, 10, 11), i32x4.splat(step))), size)
  const p3 = limit(i32x4.add(i32x4.splat(position), i32x4.mul(i32x4(12, 13, 14, 15), i32x4.splat(step))), size)
  base = i32x4.extract_lane(p0, 0) >> 16
  const from = i16x8.splat(<i16>base)
  indices = i8x16.narrow_i16x8_u(i16x8.sub(wholes(p0, p1), from), i16x8.sub(wholes(p2, p3), from))
  chunks = ((i32x4.extract_lane(p3, 3) >> 16) - base) >> 4
  weightsLow = fractions(p0, p1)
  weightsHigh = fractions(p2, p3)
  isPlain = step === ONE && !v128.any_true(v128.or(weightsLow, weightsHigh))
}

function limit(positions: v128, size: i32): v128 {
  return i32x4.max_s(i32x4.min_s(positions, i32x4.splat(size * ONE - 1)), i32x4.splat(-ONE))
}

function wholes(a: v128, b: v128): v128 {
  return i16x8.narrow_i32x4_s(i32x4.shr_s(a, 16), i32x4.shr_s(b, 16))
}

function fractions(a: v128, b: v128): v128 {
  const mask = i32x4.splat(127)
  return i16x8.narrow_i32x4_s(v128.and(i32x4.shr_s(a, 9), mask), v128.and(i32x4.shr_s(b, 9), mask))
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
  let held = i32.MIN_VALUE
  for (let row = 0; row < rows; row++) {
    const at = max(min(position + row * step, size * ONE - 1), -ONE)
    const line = at >> 16
    if (line !== held) {
      if (line === held + 1) moveUp()
      else across(plane + stride * line + base, lines)
      across(plane + stride * (line + 1) + base, lines + 32)
      held = line
    }
    v128.store(target, between(i16x8.splat(<i16>((at >> 9) & 127))))
    target += targetStride
  }
}

function moveUp(): void {
  v128.store(lines, v128.load(lines, 32))
  v128.store(lines, v128.load(lines, 48), 16)
}

/** One row, resampled sideways, as sixteen 16-bit samples. */
function across(at: usize, line: usize): void {
  let left = v128.load(at)
  if (isPlain) {
    v128.store(line, i16x8.extend_low_i8x16_u(left))
    v128.store(line, i16x8.extend_high_i8x16_u(left), 16)
    return
  }
  let right = i8x16.swizzle(v128.load(at, 1), indices)
  left = i8x16.swizzle(left, indices)
  for (let chunk = 1; chunk <= chunks; chunk++) {
    const rest = i8x16.sub(indices, i8x16.splat(<i8>(16 * chunk)))
    const from = at + ((<usize>chunk) << 4)
    left = v128.or(left, i8x16.swizzle(v128.load(from), rest))
    right = v128.or(right, i8x16.swizzle(v128.load(from, 1), rest))
  }
  v128.store(line, mix(i16x8.extend_low_i8x16_u(left), i16x8.extend_low_i8x16_u(right), weightsLow))
  v128.store(line, mix(i16x8.extend_high_i8x16_u(left), i16x8.extend_high_i8x16_u(right), weightsHigh), 16)
}

function between(weight: v128): v128 {
  return i8x16.narrow_i16x8_u(
    mix(v128.load(lines), v128.load(lines, 32), weight),
    mix(v128.load(lines, 16), v128.load(lines, 48), weight),
  )
}

function mix(a: v128, b: v128, weight: v128): v128 {
  const part = i16x8.mul(i16x8.sub(b, a), weight)
  return i16x8.add(a, i16x8.shr_s(i16x8.add(part, i16x8.splat(64)), 7))
}
