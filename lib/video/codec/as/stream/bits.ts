// Bits of one NAL unit: gathered in an accumulator, kept raw for a while, then moved to the output with emulation prevention.
import { allocate, ensure, freeStart } from '../picture/arena'

let accumulator: u64 = 0
let pending: i32 = 0
let raw: usize = 0
let cursor: usize = 0
let output: usize = 0
let zeros: i32 = 0

/** `bytes` bounds what is written between two calls of `flush`. */
export function openBits(bytes: usize): void {
  raw = allocate(bytes)
}

export function startOutput(): void {
  output = freeStart()
}

export function outputLength(): usize {
  return output - freeStart()
}

/** Appends `length` bits, 1 to 32. */
export function put(length: i32, value: u32): void {
  accumulator = (accumulator << length) | value
  pending += length
  if (pending >= 32) {
    pending -= 32
    store<u32>(cursor, bswap(<u32>(accumulator >> pending)))
    cursor += 4
  }
}

export function putUnsigned(value: u32): void {
  put(63 - 2 * clz(value + 1), value + 1)
}

export function putSigned(value: i32): void {
  putUnsigned(value > 0 ? 2 * value - 1 : -2 * value)
}

/** The length in bits that `putSigned` would take. */
export function signedLength(value: i32): i32 {
  return 63 - 2 * clz((value > 0 ? 2 * value - 1 : -2 * value) + 1)
}

export function beginUnit(header: u8): void {
  ensure(output + 16)
  store<u32>(output, 0x01000000)
  store<u8>(output + 4, header)
  output += 5
  accumulator = 0
  pending = 0
  zeros = 0
  cursor = raw
}

export function endUnit(): void {
  put(1, 1)
  if (pending & 7) put(8 - (pending & 7), 0)
  for (; pending > 0; pending -= 8) store<u8>(cursor++, <u8>(accumulator >> (pending - 8)))
  flush()
}

/** Moves what is complete to the output; three bytes of it never look like a start code. */
export function flush(): void {
  ensure(output + ((cursor - raw) * 3) / 2 + 16)
  for (let at = raw; at < cursor; at++) {
    const byte = load<u8>(at)
    if (zeros === 2 && byte <= 3) {
      store<u8>(output++, 3)
      zeros = 0
    }
    store<u8>(output++, byte)
    zeros = byte ? 0 : zeros + 1
  }
  cursor = raw
}
