// What stands before a block with codes of its own: the lengths of the codes, coded themselves.
import { flush, put } from './bits'
import { addOne, makeCode } from './huffman'
import { allocate } from './memory'

export const LENGTH_SYMBOLS: i32 = 286
export const DISTANCE_SYMBOLS: i32 = 30

let lengthsOfCodes: usize = 0
let headCounts: usize = 0
let headCodes: usize = 0

export function openHead(): void {
  lengthsOfCodes = allocate(<usize>(LENGTH_SYMBOLS + DISTANCE_SYMBOLS))
  headCounts = allocate(19 * 4)
  headCodes = allocate(19 * 4)
}

export function writeHead(codes: usize, distanceCodes: usize): void {
  let many = LENGTH_SYMBOLS
  while (load<u32>(codes + ((<usize>(many - 1)) << 2)) === 0) many--
  let few = DISTANCE_SYMBOLS
  while (few > 1 && load<u32>(distanceCodes + ((<usize>(few - 1)) << 2)) === 0) few--
  for (let at = 0; at < many; at++) store<u8>(lengthsOfCodes + at, load<u16>(codes + ((<usize>at) << 2), 2))
  for (let at = 0; at < few; at++)
    store<u8>(lengthsOfCodes + many + at, load<u16>(distanceCodes + ((<usize>at) << 2), 2))
  memory.fill(headCounts, 0, 19 * 4)
  eachLength(many + few, false)
  makeCode(headCounts, 19, 7, headCodes)
  let shown = 19
  while (shown > 4 && lengthOfHeadCode(shown - 1) === 0) shown--
  put(many - 257, 5)
  put(few - 1, 5)
  put(shown - 4, 4)
  flush()
  for (let at = 0; at < shown; at++) {
    put(lengthOfHeadCode(at), 3)
    flush()
  }
  eachLength(many + few, true)
}

/** The order in which the format lists the lengths of the codes for lengths. */
function lengthOfHeadCode(place: i32): u32 {
  const symbol: i32 =
    place < 3 ? 16 + place : place === 3 ? 0 : place & 1 ? 8 - ((place - 3) >> 1) : 8 + ((place - 4) >> 1)
  return load<u32>(headCodes + ((<usize>symbol) << 2)) >>> 16
}

/** Counts or writes the lengths, repetitions by one symbol. */
function eachLength(total: i32, writing: bool): void {
  for (let at = 0; at < total; ) {
    const length = load<u8>(lengthsOfCodes + at)
    let same = 1
    while (at + same < total && load<u8>(lengthsOfCodes + at + same) === length) same++
    at += same
    if (length === 0) {
      for (; same >= 11; same -= min(same, 138)) headSymbol(18, min(same, 138) - 11, 7, writing)
      if (same >= 3) {
        headSymbol(17, same - 3, 3, writing)
        same = 0
      }
    } else {
      headSymbol(length, 0, 0, writing)
      same--
      for (; same >= 3; same -= min(same, 6)) headSymbol(16, min(same, 6) - 3, 2, writing)
    }
    for (; same > 0; same--) headSymbol(length, 0, 0, writing)
  }
}

function headSymbol(symbol: u32, rest: u32, bits: u32, writing: bool): void {
  if (!writing) {
    addOne(headCounts, symbol)
    return
  }
  const code = load<u32>(headCodes + ((<usize>symbol) << 2))
  put(code & 0xffff, code >>> 16)
  put(rest, bits)
  flush()
}
