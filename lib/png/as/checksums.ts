// CRC-32 of chunks, eight bytes a step, and the Adler-32 of the zlib stream, sixteen.
import { allocate } from './memory'

const POLYNOMIAL: u32 = 0xedb88320
const ADLER: u32 = 65521
/** As many bytes may be summed before the sums must be reduced. */
const LONGEST_SUM: usize = 5552 & ~15

let tables: usize = 0

export function openChecksums(): void {
  tables = allocate(8 * 256 * 4)
  for (let byte: u32 = 0; byte < 256; byte++) {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
    store<u32>(tables + (byte << 2), value)
  }
  for (let at: usize = 256; at < 8 * 256; at++) {
    const shorter = load<u32>(tables + ((at - 256) << 2))
    store<u32>(tables + (at << 2), (shorter >>> 8) ^ load<u32>(tables + ((shorter & 255) << 2)))
  }
}

function entry(table: usize, byte: u32): u32 {
  return load<u32>(tables + (table << 10) + ((byte & 255) << 2))
}

export function crc32(at: usize, end: usize): u32 {
  let crc: u32 = ~0
  for (; at + 8 <= end; at += 8) {
    const low = load<u32>(at) ^ crc
    const high = load<u32>(at, 4)
    crc =
      entry(7, low) ^
      entry(6, low >>> 8) ^
      entry(5, low >>> 16) ^
      entry(4, low >>> 24) ^
      entry(3, high) ^
      entry(2, high >>> 8) ^
      entry(1, high >>> 16) ^
      entry(0, high >>> 24)
  }
  for (; at < end; at++) crc = (crc >>> 8) ^ entry(0, crc ^ load<u8>(at))
  return ~crc
}

/** `adler` continued over the bytes from `at` to `end`. */
export function adler32(adler: u32, at: usize, end: usize): u32 {
  let sum = adler & 0xffff
  let sums = adler >>> 16
  const falling = i8x16(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
  const highWeights = i16x8.extend_low_i8x16_u(falling)
  const lowWeights = i16x8.extend_high_i8x16_u(falling)
  while (at + 16 <= end) {
    const stop = at + min<usize>(LONGEST_SUM, (end - at) & ~15)
    sums += sum * <u32>(stop - at)
    let plain = i32x4.splat(0)
    let earlier = i32x4.splat(0)
    let weighted = i32x4.splat(0)
    for (; at < stop; at += 16) {
      const bytes = v128.load(at)
      earlier = i32x4.add(earlier, plain)
      plain = i32x4.add(plain, i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(bytes)))
      weighted = i32x4.add(weighted, i32x4.dot_i16x8_s(i16x8.extend_low_i8x16_u(bytes), highWeights))
      weighted = i32x4.add(weighted, i32x4.dot_i16x8_s(i16x8.extend_high_i8x16_u(bytes), lowWeights))
    }
    sum = (sum + total(plain)) % ADLER
    sums = (sums + total(i32x4.add(i32x4.shl(earlier, 4), weighted))) % ADLER
  }
  for (; at < end; at++) {
    sum += load<u8>(at)
    sums += sum
  }
  return ((sums % ADLER) << 16) | (sum % ADLER)
}

function total(lanes: v128): u32 {
  return (
    i32x4.extract_lane(lanes, 0) +
    i32x4.extract_lane(lanes, 1) +
    i32x4.extract_lane(lanes, 2) +
    i32x4.extract_lane(lanes, 3)
  )
}
