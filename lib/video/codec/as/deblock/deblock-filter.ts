// The filters of 8.7.2 on eight lines across an edge at once: p3 p2 p1 p0 | q0 q1 q2 q3, sixteen bits each.

export let p3: v128 = i64x2.splat(0)
export let p2: v128 = i64x2.splat(0)
export let p1: v128 = i64x2.splat(0)
export let p0: v128 = i64x2.splat(0)
export let q0: v128 = i64x2.splat(0)
export let q1: v128 = i64x2.splat(0)
export let q2: v128 = i64x2.splat(0)
export let q3: v128 = i64x2.splat(0)

export function setSides(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128, g: v128, h: v128): void {
  p3 = a
  p2 = b
  p1 = c
  p0 = d
  q0 = e
  q1 = f
  q2 = g
  q3 = h
}

/** Whether there is no step at all, which every filter leaves as it is. */
export function isFlat(): bool {
  const p = v128.or(v128.or(v128.xor(p3, p2), v128.xor(p2, p1)), v128.xor(p1, p0))
  const q = v128.or(v128.or(v128.xor(q3, q2), v128.xor(q2, q1)), v128.xor(q1, q0))
  return !v128.any_true(v128.or(v128.or(p, q), v128.xor(p0, q0)))
}

function near(a: v128, b: v128, limit: i32): v128 {
  return i16x8.lt_s(i16x8.abs(i16x8.sub(a, b)), i16x8.splat(<i16>limit))
}

/** The lines on which the step is small enough to be an artefact. */
function isArtefact(alpha: i32, beta: i32): v128 {
  return v128.and(near(p0, q0, alpha), v128.and(near(p1, p0, beta), near(q1, q0, beta)))
}

function clip(value: v128, limit: v128): v128 {
  return i16x8.max_s(i16x8.min_s(value, limit), i16x8.neg(limit))
}

function toSample(value: v128): v128 {
  return i16x8.max_s(i16x8.min_s(value, i16x8.splat(255)), i64x2.splat(0))
}

/** Moves p0 and q0 towards each other by at most `limit`. */
function approach(limit: v128, lines: v128): void {
  const step = i16x8.add(i16x8.shl(i16x8.sub(q0, p0), 2), i16x8.add(i16x8.sub(p1, q1), i16x8.splat(4)))
  const delta = v128.and(clip(i16x8.shr_s(step, 3), limit), lines)
  p0 = toSample(i16x8.add(p0, delta))
  q0 = toSample(i16x8.sub(q0, delta))
}

/** bS 1 to 3 on luma. `limits` is tC0 of each line, negative where bS is 0. Answers whether a line was filtered. */
export function filterLuma(alpha: i32, beta: i32, limits: v128): bool {
  const lines = v128.and(isArtefact(alpha, beta), i16x8.gt_s(limits, i16x8.splat(-1)))
  if (!v128.any_true(lines)) return false
  const flatP = v128.and(near(p2, p0, beta), lines)
  const flatQ = v128.and(near(q2, q0, beta), lines)
  const middle = i16x8.avgr_u(p0, q0)
  const moveP = clip(i16x8.shr_s(i16x8.sub(i16x8.add(p2, middle), i16x8.shl(p1, 1)), 1), limits)
  const moveQ = clip(i16x8.shr_s(i16x8.sub(i16x8.add(q2, middle), i16x8.shl(q1, 1)), 1), limits)
  approach(i16x8.sub(i16x8.sub(limits, flatP), flatQ), lines)
  p1 = i16x8.add(p1, v128.and(moveP, flatP))
  q1 = i16x8.add(q1, v128.and(moveQ, flatQ))
  return true
}

/** bS 4 on luma. */
export function filterLumaStrong(alpha: i32, beta: i32): bool {
  const lines = isArtefact(alpha, beta)
  if (!v128.any_true(lines)) return false
  const small = v128.and(near(p0, q0, (alpha >> 2) + 2), lines)
  const flatP = v128.and(near(p2, p0, beta), small)
  const flatQ = v128.and(near(q2, q0, beta), small)
  const two = i16x8.splat(2)
  const four = i16x8.splat(4)
  const sum = i16x8.add(p0, q0)
  const sumP = i16x8.add(i16x8.add(p2, p1), sum)
  const sumQ = i16x8.add(i16x8.add(q2, q1), sum)
  const weakP = shift(i16x8.add(i16x8.add(p1, p1), i16x8.add(p0, q1)), two, 2)
  const weakQ = shift(i16x8.add(i16x8.add(q1, q1), i16x8.add(q0, p1)), two, 2)
  const newP0 = shift(i16x8.add(i16x8.sub(i16x8.shl(sumP, 1), p2), q1), four, 3)
  const newQ0 = shift(i16x8.add(i16x8.sub(i16x8.shl(sumQ, 1), q2), p1), four, 3)
  const newP2 = shift(i16x8.add(i16x8.shl(i16x8.add(p3, p2), 1), sumP), four, 3)
  const newQ2 = shift(i16x8.add(i16x8.shl(i16x8.add(q3, q2), 1), sumQ), four, 3)
  p0 = v128.bitselect(newP0, v128.bitselect(weakP, p0, lines), flatP)
  q0 = v128.bitselect(newQ0, v128.bitselect(weakQ, q0, lines), flatQ)
  p1 = v128.bitselect(shift(sumP, two, 2), p1, flatP)
  q1 = v128.bitselect(shift(sumQ, two, 2), q1, flatQ)
  p2 = v128.bitselect(newP2, p2, flatP)
  q2 = v128.bitselect(newQ2, q2, flatQ)
  return true
}

function shift(sum: v128, rounding: v128, bits: i32): v128 {
  return i16x8.shr_u(i16x8.add(sum, rounding), bits)
}

export function filterChroma(alpha: i32, beta: i32, limits: v128): bool {
  const lines = v128.and(isArtefact(alpha, beta), i16x8.gt_s(limits, i16x8.splat(-1)))
  if (!v128.any_true(lines)) return false
  approach(i16x8.add(limits, i16x8.splat(1)), lines)
  return true
}

export function filterChromaStrong(alpha: i32, beta: i32): bool {
  const lines = isArtefact(alpha, beta)
  if (!v128.any_true(lines)) return false
  const two = i16x8.splat(2)
  const newP = shift(i16x8.add(i16x8.add(p1, p1), i16x8.add(p0, q1)), two, 2)
  const newQ = shift(i16x8.add(i16x8.add(q1, q1), i16x8.add(q0, p1)), two, 2)
  p0 = v128.bitselect(newP, p0, lines)
  q0 = v128.bitselect(newQ, q0, lines)
  return true
}
