// 9.2 backwards: one block of transform coefficient levels as bits.
import { put } from './bits'
import {
  CHROMA_TOKEN_BITS,
  CHROMA_TOKEN_LENGTH,
  CHROMA_ZEROS_BITS,
  CHROMA_ZEROS_LENGTH,
  RUN_BITS,
  RUN_LENGTH,
  TOKEN_BITS,
  TOKEN_LENGTH,
  ZEROS_BITS,
  ZEROS_LENGTH,
} from './cavlc-tables'

/** The `neighbours` value that chooses the table of the chroma DC block. */
export const CHROMA_DC_TABLE: i32 = -1

/** The largest level that a level_prefix of 15 can carry; Baseline forbids more. */
export const LEVEL_LIMIT: i32 = 2063

/** `levels` points at scan position 0 of `positions`, of which there are `size`. Answers the number of coefficients. */
export function writeBlock(levels: usize, positions: u32, size: i32, neighbours: i32): i32 {
  const total = popcnt(positions)
  if (total === 0) {
    putToken(0, 0, neighbours)
    return 0
  }
  let rest = positions
  let ones = 0
  let signs: u32 = 0
  while (rest && ones < 3) {
    const level = <i32>load<i16>(levels + ((<usize>(31 - clz(rest))) << 1))
    if (level !== 1 && level !== -1) break
    signs = (signs << 1) | <u32>(level < 0)
    ones++
    rest ^= 0x80000000 >>> clz(rest)
  }
  putToken(total, ones, neighbours)
  if (ones) put(ones, signs)
  if (rest) putLevels(levels, rest, total, ones)
  putPlaces(positions, total, size)
  return total
}

function putToken(total: i32, ones: i32, neighbours: i32): void {
  const at = total * 4 + ones
  if (neighbours >= 8) put(6, total ? ((total - 1) << 2) | ones : 3)
  else if (neighbours === CHROMA_DC_TABLE) put(unchecked(CHROMA_TOKEN_LENGTH[at]), unchecked(CHROMA_TOKEN_BITS[at]))
  else {
    const entry = (neighbours < 2 ? 0 : neighbours < 4 ? 68 : 136) + at
    put(unchecked(TOKEN_LENGTH[entry]), unchecked(TOKEN_BITS[entry]))
  }
}

function putLevels(levels: usize, positions: u32, total: i32, ones: i32): void {
  let suffix = total > 10 && ones < 3 ? 1 : 0
  let first = ones < 3 ? 2 : 0
  for (let rest = positions; rest; ) {
    const high = 31 - clz(rest)
    rest ^= 1 << high
    const level = <i32>load<i16>(levels + ((<usize>high) << 1))
    putLevel((level > 0 ? 2 * level - 2 : -2 * level - 1) - first, suffix)
    first = 0
    if (suffix === 0) suffix = 1
    if (abs(level) > 3 << (suffix - 1) && suffix < 6) suffix++
  }
}

function putLevel(code: i32, suffix: i32): void {
  if (suffix === 0) {
    if (code < 14) put(code + 1, 1)
    else if (code < 30) put(19, 16 | (code - 14))
    else put(28, 4096 | (code - 30))
  } else if (code < 15 << suffix) put((code >> suffix) + 1 + suffix, (1 << suffix) | (code & ((1 << suffix) - 1)))
  else put(28, 4096 | (code - (15 << suffix)))
}

/** total_zeros, then the run of zeros before each coefficient but the lowest. */
function putPlaces(positions: u32, total: i32, size: i32): void {
  const highest = 31 - clz(positions)
  let zeros = highest + 1 - total
  if (total < size) {
    if (size === 4) {
      const at = (total - 1) * 4 + zeros
      put(unchecked(CHROMA_ZEROS_LENGTH[at]), unchecked(CHROMA_ZEROS_BITS[at]))
    } else {
      const at = (total - 1) * 16 + zeros
      put(unchecked(ZEROS_LENGTH[at]), unchecked(ZEROS_BITS[at]))
    }
  }
  let above = highest
  let rest = positions ^ (1 << highest)
  while (zeros > 0 && rest) {
    const next = 31 - clz(rest)
    rest ^= 1 << next
    const run = above - next - 1
    const at = (min(zeros, 7) - 1) * 16 + run
    put(unchecked(RUN_LENGTH[at]), unchecked(RUN_BITS[at]))
    zeros -= run
    above = next
  }
}
