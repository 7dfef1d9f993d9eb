// The coded bits of one component: each has a scan, and so a place in the file, of its own.

/** Codes of so many bits are looked up at once. */
const QUICK: u32 = 9
const LONGEST: u32 = 16

/** Where a table's parts begin: quick codes, the end of each length's codes, what leads from those to symbols, symbols. */
const ENDS: usize = 2 << QUICK
const STEPS: usize = ENDS + 4 * 18
const SYMBOLS: usize = STEPS + 4 * 18
export const TABLE: usize = SYMBOLS + 256

/** By its counts of codes of each length from 1 on, and its symbols, the shortest code first. */
export function buildTable(table: usize, lengths: usize): void {
  memory.fill(table, 0, ENDS)
  let code: u32 = 0
  let symbol: u32 = 0
  for (let length: u32 = 1; length <= LONGEST; length++) {
    store<i32>(table + 4 * length, <i32>symbol - <i32>code, STEPS)
    const count = load<u8>(lengths + length - 1)
    for (let nth: u32 = 0; nth < count; nth++, code++, symbol++) {
      if (length > QUICK) continue
      const entry = <u16>((length << 8) | load<u8>(table + (symbol & 255), SYMBOLS))
      const first = (code << (QUICK - length)) & ((1 << QUICK) - 1)
      for (let at: u32 = 0; at < 1 << (QUICK - length); at++)
        store<u16>(table + 2 * ((first + at) & ((1 << QUICK) - 1)), entry)
    }
    store<u32>(table + 4 * length, code << (LONGEST - length), ENDS)
    code <<= 1
  }
}

export function symbolsIn(table: usize): usize {
  return table + SYMBOLS
}

/** What is known of a reader: its place, the end of its scan, the bits at hand, how many they are, and the last mean. */
export const READER: usize = 24
const END: usize = 4
const BITS: usize = 8
const COUNT: usize = 16
const MEAN: usize = 20

export function startReading(reader: usize, from: usize, to: usize): void {
  memory.fill(reader, 0, READER)
  store<usize>(reader, from)
  store<usize>(reader, to, END)
}

/** Bits at hand are taken ahead, so a sound scan is passed by a few bytes. */
export function isPast(reader: usize): bool {
  return load<usize>(reader) > load<usize>(reader, END) + 16
}

/** What is written of a mean is how much it is more than the one before it. */
export function meanAfter(reader: usize, more: i32): i32 {
  const mean = load<i32>(reader, MEAN) + more
  store<i32>(reader, mean, MEAN)
  return mean
}

/** At least 32 bits are at hand; past the end of the scan they are zeros. */
function fill(reader: usize): void {
  let at = load<usize>(reader)
  let bits = load<u64>(reader, BITS)
  let count = load<i32>(reader, COUNT)
  const end = load<usize>(reader, END)
  for (; count <= 56; count += 8, at++) {
    if (at >= end) continue
    const byte = <u64>load<u8>(at)
    // A zero behind it says that it is no marker.
    if (byte === 0xff) at++
    bits |= byte << (56 - count)
  }
  store<usize>(reader, at)
  store<u64>(reader, bits, BITS)
  store<i32>(reader, count, COUNT)
}

function taken(reader: usize, count: i32): void {
  store<u64>(reader, load<u64>(reader, BITS) << count, BITS)
  store<i32>(reader, load<i32>(reader, COUNT) - count, COUNT)
}

export function symbolOf(reader: usize, table: usize): u32 {
  if (load<i32>(reader, COUNT) < 32) fill(reader)
  const bits = load<u64>(reader, BITS)
  const quick = <u32>load<u16>(table + 2 * <usize>(bits >> (64 - QUICK)))
  if (quick !== 0) {
    taken(reader, quick >> 8)
    return quick & 255
  }
  const code = <u32>(bits >> (64 - LONGEST))
  let length = QUICK + 1
  while (length < LONGEST && code >= load<u32>(table + 4 * length, ENDS)) length++
  taken(reader, length)
  const symbol = <i32>(code >> (LONGEST - length)) + load<i32>(table + 4 * length, STEPS)
  return load<u8>(table + <usize>(symbol & 255), SYMBOLS)
}

/** A number of so many bits: the lower half of them are negative. */
export function numberOf(reader: usize, size: u32): i32 {
  if (size === 0) return 0
  if (load<i32>(reader, COUNT) < 32) fill(reader)
  const value = <i32>(load<u64>(reader, BITS) >> (64 - size))
  taken(reader, size)
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value
}
