// Brings eight lines across an edge to the filter and back: as they lie for a horizontal edge, turned for a vertical one.
import {
  filterChroma,
  filterChromaStrong,
  filterLuma,
  filterLumaStrong,
  isFlat,
  p0,
  p1,
  p2,
  p3,
  q0,
  q1,
  q2,
  q3,
  setSides,
} from './deblock-filter'

/** Which filter a whole edge takes. */
export const LUMA_NORMAL: i32 = 0
export const LUMA_STRONG: i32 = 1
export const CHROMA_NORMAL: i32 = 2
export const CHROMA_STRONG: i32 = 3

function filter(kind: i32, alpha: i32, beta: i32, limits: v128): bool {
  if (kind === LUMA_NORMAL) return filterLuma(alpha, beta, limits)
  if (kind === LUMA_STRONG) return filterLumaStrong(alpha, beta)
  return kind === CHROMA_NORMAL ? filterChroma(alpha, beta, limits) : filterChromaStrong(alpha, beta)
}

/** The edge above the eight samples at `at`. */
export function filterHorizontal(at: usize, stride: usize, kind: i32, alpha: i32, beta: i32, limits: v128): bool {
  setSides(
    v128.load_ext<u8>(at - 4 * stride),
    v128.load_ext<u8>(at - 3 * stride),
    v128.load_ext<u8>(at - 2 * stride),
    v128.load_ext<u8>(at - stride),
    v128.load_ext<u8>(at),
    v128.load_ext<u8>(at + stride),
    v128.load_ext<u8>(at + 2 * stride),
    v128.load_ext<u8>(at + 3 * stride),
  )
  if (isFlat() || !filter(kind, alpha, beta, limits)) return false
  storeLine(at - stride, p0)
  storeLine(at, q0)
  if (kind >= CHROMA_NORMAL) return true
  storeLine(at - 2 * stride, p1)
  storeLine(at + stride, q1)
  if (kind === LUMA_NORMAL) return true
  storeLine(at - 3 * stride, p2)
  storeLine(at + 2 * stride, q2)
  return true
}

function storeLine(at: usize, line: v128): void {
  v128.store_lane<i64>(at, i8x16.narrow_i16x8_u(line, line), 0)
}

/** The edge left of the eight lines that begin at `at`. */
export function filterVertical(at: usize, stride: usize, kind: i32, alpha: i32, beta: i32, limits: v128): bool {
  const from = at - 4
  const r01 = loadLines(from, stride)
  const r23 = loadLines(from + 2 * stride, stride)
  const r45 = loadLines(from + 4 * stride, stride)
  const r67 = loadLines(from + 6 * stride, stride)
  if (!v128.any_true(v128.or(v128.or(steps(r01), steps(r23)), v128.or(steps(r45), steps(r67))))) return false
  const a = v128.shuffle<i8>(r01, r23, 0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27)
  const b = v128.shuffle<i8>(r01, r23, 4, 12, 20, 28, 5, 13, 21, 29, 6, 14, 22, 30, 7, 15, 23, 31)
  const c = v128.shuffle<i8>(r45, r67, 0, 8, 16, 24, 1, 9, 17, 25, 2, 10, 18, 26, 3, 11, 19, 27)
  const d = v128.shuffle<i8>(r45, r67, 4, 12, 20, 28, 5, 13, 21, 29, 6, 14, 22, 30, 7, 15, 23, 31)
  const c01 = v128.shuffle<i32>(a, c, 0, 4, 1, 5)
  const c23 = v128.shuffle<i32>(a, c, 2, 6, 3, 7)
  const c45 = v128.shuffle<i32>(b, d, 0, 4, 1, 5)
  const c67 = v128.shuffle<i32>(b, d, 2, 6, 3, 7)
  setSides(
    i16x8.extend_low_i8x16_u(c01),
    i16x8.extend_high_i8x16_u(c01),
    i16x8.extend_low_i8x16_u(c23),
    i16x8.extend_high_i8x16_u(c23),
    i16x8.extend_low_i8x16_u(c45),
    i16x8.extend_high_i8x16_u(c45),
    i16x8.extend_low_i8x16_u(c67),
    i16x8.extend_high_i8x16_u(c67),
  )
  if (!filter(kind, alpha, beta, limits)) return false
  storeTurned(from, stride)
  return true
}

/** What two lines of eight differ in from their first samples: without any step a filter leaves them as they are. */
function steps(lines: v128): v128 {
  return v128.xor(lines, v128.shuffle<i8>(lines, lines, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8, 8, 8, 8, 8))
}

function loadLines(at: usize, stride: usize): v128 {
  return v128.load_lane<i64>(at + stride, v128.load64_zero(at), 1)
}

function storeTurned(at: usize, stride: usize): void {
  const c01 = i8x16.narrow_i16x8_u(p3, p2)
  const c23 = i8x16.narrow_i16x8_u(p1, p0)
  const c45 = i8x16.narrow_i16x8_u(q0, q1)
  const c67 = i8x16.narrow_i16x8_u(q2, q3)
  storeFour(at, stride, v128.shuffle<i32>(c01, c23, 0, 2, 4, 6), v128.shuffle<i32>(c45, c67, 0, 2, 4, 6))
  at += 4 * stride
  storeFour(at, stride, v128.shuffle<i32>(c01, c23, 1, 3, 5, 7), v128.shuffle<i32>(c45, c67, 1, 3, 5, 7))
}

/** `p` and `q` hold four samples of each of four columns. */
function storeFour(at: usize, stride: usize, p: v128, q: v128): void {
  const first = v128.shuffle<i8>(p, q, 0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29)
  const second = v128.shuffle<i8>(p, q, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19, 23, 27, 31)
  v128.store_lane<i64>(at, first, 0)
  v128.store_lane<i64>(at + stride, first, 1)
  v128.store_lane<i64>(at + 2 * stride, second, 0)
  v128.store_lane<i64>(at + 3 * stride, second, 1)
}
