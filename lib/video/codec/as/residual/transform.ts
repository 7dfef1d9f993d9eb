// The 4x4 integer transform (8.5.12) of two horizontal neighbours at a time.
// Coefficients lie transposed: vector k holds column k of the left block, then of the right one. So the forward transform
// does columns, turns, does rows; the inverse does rows, turns, does columns, the order which the standard fixes.

export function forwardPair(
  source: usize,
  sourceStride: usize,
  prediction: usize,
  predictionStride: usize,
  coefficients: usize,
): void {
  let r0 = difference(source, prediction)
  let r1 = difference(source + sourceStride, prediction + predictionStride)
  let r2 = difference(source + 2 * sourceStride, prediction + 2 * predictionStride)
  let r3 = difference(source + 3 * sourceStride, prediction + 3 * predictionStride)
  for (let pass = 0; pass < 2; pass++) {
    const a = i16x8.add(r0, r3)
    const b = i16x8.add(r1, r2)
    const c = i16x8.sub(r1, r2)
    const d = i16x8.sub(r0, r3)
    r0 = i16x8.add(a, b)
    r1 = i16x8.add(i16x8.add(d, d), c)
    r2 = i16x8.sub(a, b)
    r3 = i16x8.sub(d, i16x8.add(c, c))
    if (pass === 1) break
    const w0 = interleaveLow(r0, r1)
    const w1 = interleaveHigh(r0, r1)
    const w2 = interleaveLow(r2, r3)
    const w3 = interleaveHigh(r2, r3)
    const left = v128.shuffle<i32>(w0, w2, 0, 4, 1, 5)
    const left2 = v128.shuffle<i32>(w0, w2, 2, 6, 3, 7)
    const right = v128.shuffle<i32>(w1, w3, 0, 4, 1, 5)
    const right2 = v128.shuffle<i32>(w1, w3, 2, 6, 3, 7)
    r0 = v128.shuffle<i64>(left, right, 0, 2)
    r1 = v128.shuffle<i64>(left, right, 1, 3)
    r2 = v128.shuffle<i64>(left2, right2, 0, 2)
    r3 = v128.shuffle<i64>(left2, right2, 1, 3)
  }
  v128.store(coefficients, r0)
  v128.store(coefficients, r1, 16)
  v128.store(coefficients, r2, 32)
  v128.store(coefficients, r3, 48)
}

export function inversePair(
  coefficients: usize,
  prediction: usize,
  predictionStride: usize,
  target: usize,
  targetStride: usize,
): void {
  let r0 = v128.load(coefficients)
  let r1 = v128.load(coefficients, 16)
  let r2 = v128.load(coefficients, 32)
  let r3 = v128.load(coefficients, 48)
  for (let pass = 0; pass < 2; pass++) {
    const a = i16x8.add(r0, r2)
    const b = i16x8.sub(r0, r2)
    const c = i16x8.sub(i16x8.shr_s(r1, 1), r3)
    const d = i16x8.add(r1, i16x8.shr_s(r3, 1))
    r0 = i16x8.add(a, d)
    r1 = i16x8.add(b, c)
    r2 = i16x8.sub(b, c)
    r3 = i16x8.sub(a, d)
    if (pass === 1) break
    const w0 = interleaveLow(r0, r1)
    const w1 = interleaveHigh(r0, r1)
    const w2 = interleaveLow(r2, r3)
    const w3 = interleaveHigh(r2, r3)
    const left = v128.shuffle<i32>(w0, w2, 0, 4, 1, 5)
    const left2 = v128.shuffle<i32>(w0, w2, 2, 6, 3, 7)
    const right = v128.shuffle<i32>(w1, w3, 0, 4, 1, 5)
    const right2 = v128.shuffle<i32>(w1, w3, 2, 6, 3, 7)
    r0 = v128.shuffle<i64>(left, right, 0, 2)
    r1 = v128.shuffle<i64>(left, right, 1, 3)
    r2 = v128.shuffle<i64>(left2, right2, 0, 2)
    r3 = v128.shuffle<i64>(left2, right2, 1, 3)
  }
  addTo(r0, prediction, target)
  addTo(r1, prediction + predictionStride, target + targetStride)
  addTo(r2, prediction + 2 * predictionStride, target + 2 * targetStride)
  addTo(r3, prediction + 3 * predictionStride, target + 3 * targetStride)
}

function difference(source: usize, prediction: usize): v128 {
  return i16x8.sub(v128.load_ext<u8>(source), v128.load_ext<u8>(prediction))
}

function addTo(residual: v128, prediction: usize, target: usize): void {
  const rounded = i16x8.shr_s(i16x8.add(residual, i16x8.splat(32)), 6)
  const sum = i16x8.add(rounded, v128.load_ext<u8>(prediction))
  v128.store_lane<i64>(target, i8x16.narrow_i16x8_u(sum, sum), 0)
}

function interleaveLow(a: v128, b: v128): v128 {
  return v128.shuffle<i16>(a, b, 0, 8, 1, 9, 2, 10, 3, 11)
}

function interleaveHigh(a: v128, b: v128): v128 {
  return v128.shuffle<i16>(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
}
