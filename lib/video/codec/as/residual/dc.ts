// The second transform over DC coefficients: 4x4 for I_16x16 luma, 2x2 for each chroma plane.
import { CHROMA_DC, COEFFICIENTS, LUMA_DC, levelsOf, setOccupied } from './block'
import { CHROMA, LUMA, quantiseDc, scaleChromaDc, scaleLumaDc } from './quantiser'

const ZIGZAG: StaticArray<u8> = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15]
const grid: usize = memory.data(16 * 4, 16)

/** Takes the DC out of all sixteen luma blocks, codes it and puts back what the decoder will have, via `restoreLumaDc`. */
export function takeLumaDc(rounding: i32): void {
  for (let block = 0; block < 16; block++) {
    const at = dcOf(block >> 2, block & 3)
    store<i32>(grid + ((<usize>block) << 2), <i32>load<i16>(at))
    store<i16>(at, 0)
  }
  hadamard()
  const levels = levelsOf(LUMA_DC)
  let positions: u32 = 0
  for (let scan = 0; scan < 16; scan++) {
    const at = grid + ((<usize>unchecked(ZIGZAG[scan])) << 2)
    const level = quantiseDc(LUMA, (load<i32>(at) + 1) >> 1, rounding)
    store<i16>(levels + ((<usize>scan) << 1), <i16>level)
    store<i32>(at, level)
    if (level) positions |= 1 << scan
  }
  setOccupied(LUMA_DC, positions)
}

/** Call after the AC coefficients were quantised. */
export function restoreLumaDc(): void {
  hadamard()
  for (let block = 0; block < 16; block++) {
    store<i16>(dcOf(block >> 2, block & 3), <i16>scaleLumaDc(load<i32>(grid + ((<usize>block) << 2))))
  }
}

function hadamard(): void {
  for (let line = 0; line < 4; line++) butterfly(grid + ((<usize>line) << 4), 4)
  for (let line = 0; line < 4; line++) butterfly(grid + ((<usize>line) << 2), 16)
}

function butterfly(at: usize, step: usize): void {
  const a = load<i32>(at)
  const b = load<i32>(at + step)
  const c = load<i32>(at + 2 * step)
  const d = load<i32>(at + 3 * step)
  store<i32>(at, a + b + c + d)
  store<i32>(at + step, a + b - c - d)
  store<i32>(at + 2 * step, a - b - c + d)
  store<i32>(at + 3 * step, a - b + c - d)
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
  store<i16>(levels, <i16>quantiseDc(CHROMA, a + b + c + d, rounding))
  store<i16>(levels, <i16>quantiseDc(CHROMA, a - b + c - d, rounding), 2)
  store<i16>(levels, <i16>quantiseDc(CHROMA, a + b - c - d, rounding), 4)
  store<i16>(levels, <i16>quantiseDc(CHROMA, a - b - c + d, rounding), 6)
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
