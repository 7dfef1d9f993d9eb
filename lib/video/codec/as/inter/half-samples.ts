// Luma at half-sample positions (8.4.2.2.1): blocks of 16x16, each worked out once per macroblock at most.
// Six taps: 1 -5 20 20 -5 1.
import { stride } from '../picture/picture'

/** Kinds of block: to the right of the full sample, below it, and in the middle of four. */
export const RIGHT: usize = 0
export const BELOW: usize = 1
export const MIDDLE: usize = 2

/** Of each kind four blocks, so that positions which differ by one in x and y are held side by side. */
const blocks: usize = memory.data(12 * 256, 16)
const addresses: usize = memory.data(12 * 4, 16)
const unrounded: usize = memory.data(21 * 32, 16)

export function forgetHalfSamples(): void {
  memory.fill(addresses, 0, 48)
}

/** `x` and `y` only choose the slot. */
export function halfSamples(kind: usize, at: usize, x: i32, y: i32): usize {
  const slot = kind * 4 + <usize>((x & 1) | ((y & 1) << 1))
  const block = blocks + (slot << 8)
  if (load<usize>(addresses + (slot << 2)) === at) return block
  store<usize>(addresses + (slot << 2), at)
  if (kind === RIGHT) across(at, block)
  else if (kind === BELOW) down(at, block)
  else middle(at, block)
  return block
}

function taps(a: v128, b: v128, c: v128, d: v128, e: v128, f: v128): v128 {
  const outer = i16x8.add(a, f)
  const inner = i16x8.add(c, d)
  const between = i16x8.sub(i16x8.shl(inner, 2), i16x8.add(b, e))
  return i16x8.add(outer, i16x8.add(between, i16x8.shl(between, 2)))
}

function tapsAcross(at: usize): v128 {
  return taps(
    v128.load_ext<u8>(at - 2),
    v128.load_ext<u8>(at - 1),
    v128.load_ext<u8>(at),
    v128.load_ext<u8>(at + 1),
    v128.load_ext<u8>(at + 2),
    v128.load_ext<u8>(at + 3),
  )
}

function round(low: v128, high: v128): v128 {
  const half = i16x8.splat(16)
  return i8x16.narrow_i16x8_u(i16x8.shr_s(i16x8.add(low, half), 5), i16x8.shr_s(i16x8.add(high, half), 5))
}

function across(at: usize, block: usize): void {
  for (let end = block + 256; block < end; block += 16) {
    v128.store(block, round(tapsAcross(at), tapsAcross(at + 8)))
    at += stride
  }
}

function down(at: usize, block: usize): void {
  downHalf(at, block)
  downHalf(at + 8, block + 8)
}

function downHalf(at: usize, block: usize): void {
  at -= 2 * stride
  let a = v128.load_ext<u8>(at)
  let b = v128.load_ext<u8>(at + stride)
  let c = v128.load_ext<u8>(at + 2 * stride)
  let d = v128.load_ext<u8>(at + 3 * stride)
  let e = v128.load_ext<u8>(at + 4 * stride)
  at += 5 * stride
  for (let end = block + 256; block < end; block += 16) {
    const f = v128.load_ext<u8>(at)
    const sum = taps(a, b, c, d, e, f)
    v128.store_lane<i64>(block, round(sum, sum), 0)
    at += stride
    a = b
    b = c
    c = d
    d = e
    e = f
  }
}

/** The sums across are not rounded before the sums down are taken of them. */
function middle(at: usize, block: usize): void {
  at -= 2 * stride
  for (let line: usize = 0; line < 21; line++) {
    v128.store(unrounded + line * 32, tapsAcross(at))
    v128.store(unrounded + line * 32, tapsAcross(at + 8), 16)
    at += stride
  }
  for (let line: usize = 0; line < 16; line++) {
    const from = unrounded + line * 32
    v128.store(block + line * 16, i8x16.narrow_i16x8_u(tapsDown(from), tapsDown(from + 16)))
  }
}

/**
 * (a - 5b + 20c + 512) >> 10 in 16 bits: the two shifts by 2 round down like one by 4 of the whole, and where a
 * difference saturates the sample is clipped in any case.
 */
function tapsDown(at: usize): v128 {
  const a = i16x8.add(v128.load(at), v128.load(at, 160))
  const b = i16x8.add(v128.load(at, 32), v128.load(at, 128))
  const c = i16x8.add(v128.load(at, 64), v128.load(at, 96))
  const quarter = i16x8.shr_s(i16x8.sub(a, b), 2)
  const sum = i16x8.add_sat_s(i16x8.sub_sat_s(quarter, b), c)
  return i16x8.shr_s(i16x8.add(i16x8.add(i16x8.shr_s(sum, 2), c), i16x8.splat(32)), 6)
}
