// Bits of the zlib stream, lowest first.
let accumulator: u64 = 0
let pending: u64 = 0
/** Where the next whole byte goes. */
export let cursor: usize = 0

export function startBits(): void {
  accumulator = 0
  pending = 0
}

export function moveBits(to: usize): void {
  cursor = to
}

/** Appends bits without moving them on: at most 56 between two calls of `flush`. */
export function put(value: u64, length: u64): void {
  accumulator |= value << pending
  pending += length
}

/** Writes past `cursor` what is not whole yet; 8 bytes must be free. */
export function flush(): void {
  store<u64>(cursor, accumulator)
  cursor += <usize>(pending >> 3)
  accumulator >>= pending & 56
  pending &= 7
}

export function alignBits(): void {
  put(0, (8 - pending) & 7)
  flush()
}
