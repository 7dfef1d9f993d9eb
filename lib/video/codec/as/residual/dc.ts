// The second transform over DC coefficients: 4x4 for I_16x16 luma, 2x2 for each chroma plane.
import { CHROMA_DC, COEFFICIENTS, LUMA_DC, levelsOf, setOccupied } from './block'
import { quantiseChromaDc, quantiseLumaDc, scaleChromaDc, scaleLumaDc, zigzag } from './quantiser'

/** The transform leaves rows as columns; a second one turns them back. */
let c0: v128 = i64x2.splat(0)
let c1: v128 = i64x2.splat(0)
let c2: v128 = i64x2.splat(0)
let c3: v128 = i64x2.splat(0)

/** Takes the DC out of all sixteen luma blocks and codes it; `restoreLumaDc` puts back what the decoder will have. */
export function takeLumaDc(rounding: i32): void {
  c0 = takeRow(0)
  c1 = takeRow(1)
  c2 = takeRow(2)
  c3 = takeRow(3)
  transform()
  c0 = quantiseLumaDc(c0, rounding)
  c1 = quantiseLumaDc(c1, rounding)
  c2 = quantiseLumaDc(c2, rounding)
  c3 = quantiseLumaDc(c3, rounding)
  const first = i16x8.narrow_i32x4_s(c0, c1)
  setOccupied(LUMA_DC, zigzag(first, i16x8.narrow_i32x4_s(c2, c3), levelsOf(LUMA_DC)))
}

/** Call after the AC coefficients were quantised. */
export function restoreLumaDc(): void {
  transform()
  putRow(0, scaleLumaDc(c0))
  putRow(1, scaleLumaDc(c1))
  putRow(2, scaleLumaDc(c2))
  putRow(3, scaleLumaDc(c3))
}

function transform(): void {
  addAndSubtract()
  const a = v128.shuffle<i32>(c0, c1, 0, 4, 1, 5)
  const b = v128.shuffle<i32>(c0, c1, 2, 6, 3, 7)
  const c = v128.shuffle<i32>(c2, c3, 0, 4, 1, 5)
  const d = v128.shuffle<i32>(c2, c3, 2, 6, 3, 7)
  c0 = v128.shuffle<i64>(a, c, 0, 2)
  c1 = v128.shuffle<i64>(a, c, 1, 3)
  c2 = v128.shuffle<i64>(b, d, 0, 2)
  c3 = v128.shuffle<i64>(b, d, 1, 3)
  addAndSubtract()
}

function addAndSubtract(): void {
  const a = i32x4.add(c0, c1)
  const b = i32x4.sub(c0, c1)
  const c = i32x4.add(c2, c3)
  const d = i32x4.sub(c2, c3)
  c0 = i32x4.add(a, c)
  c1 = i32x4.sub(a, c)
  c2 = i32x4.sub(b, d)
  c3 = i32x4.add(b, d)
}

function takeRow(row: i32): v128 {
  const at = dcOf(row, 0)
  let dcs = i32x4.splat(load<i16>(at))
  dcs = i32x4.replace_lane(dcs, 1, load<i16>(at, 8))
  dcs = i32x4.replace_lane(dcs, 2, load<i16>(at, 64))
  dcs = i32x4.replace_lane(dcs, 3, load<i16>(at, 72))
  putRow(row, i64x2.splat(0))
  return dcs
}

function putRow(row: i32, dcs: v128): void {
  const at = dcOf(row, 0)
  store<i16>(at, <i16>i32x4.extract_lane(dcs, 0))
  store<i16>(at, <i16>i32x4.extract_lane(dcs, 1), 8)
  store<i16>(at, <i16>i32x4.extract_lane(dcs, 2), 64)
  store<i16>(at, <i16>i32x4.extract_lane(dcs, 3), 72)
}

function dcOf(blockRow: i32, blockColumn: i32): usize {
  return COEFFICIENTS + ((<usize>(blockRow * 2 + (blockColumn >> 1))) << 6) + ((<usize>(blockColumn & 1)) << 3)
}

/** Chroma plane 0 or 1: takes out the DC of its four blocks and quantises it. Answers whether any is left. */
export function takeChromaDc(plane: i32, rounding: i32): bool {
  const first = dcOf(4 + plane, 0)
  const second = first + 64
  const a = <i32>load<i16>(first)
  const b = <i32>load<i16>(first, 8)
  const c = <i32>load<i16>(second)
  const d = <i32>load<i16>(second, 8)
  store<i16>(first, 0)
  store<i16>(first, 0, 8)
  store<i16>(second, 0)
  store<i16>(second, 0, 8)
  const levels = levelsOf(CHROMA_DC + plane)
  store<i16>(levels, <i16>quantiseChromaDc(a + b + c + d, rounding))
  store<i16>(levels, <i16>quantiseChromaDc(a - b + c - d, rounding), 2)
  store<i16>(levels, <i16>quantiseChromaDc(a + b - c - d, rounding), 4)
  store<i16>(levels, <i16>quantiseChromaDc(a - b - c + d, rounding), 6)
  const positions = i16x8.bitmask(i16x8.ne(v128.load64_zero(levels), i64x2.splat(0)))
  setOccupied(CHROMA_DC + plane, positions)
  return positions !== 0
}

export function restoreChromaDc(plane: i32): void {
  const first = dcOf(4 + plane, 0)
  const second = first + 64
  const levels = levelsOf(CHROMA_DC + plane)
  const a = <i32>load<i16>(levels)
  const b = <i32>load<i16>(levels, 2)
  const c = <i32>load<i16>(levels, 4)
  const d = <i32>load<i16>(levels, 6)
  store<i16>(first, <i16>scaleChromaDc(a + b + c + d))
  store<i16>(first, <i16>scaleChromaDc(a - b + c - d), 8)
  store<i16>(second, <i16>scaleChromaDc(a + b - c - d))
  store<i16>(second, <i16>scaleChromaDc(a - b - c + d), 8)
}
