// What the search found, gathered until it is worth a block of its own, and written with codes made for it.
import { flush, put } from './bits'
import { DISTANCE_SYMBOLS, LENGTH_SYMBOLS, openHead, writeHead } from './head'
import { addOne, makeCode, openHuffman } from './huffman'
import { allocate } from './memory'

const MOST_MATCHES: usize = 1 << 14
const MOST_LITERALS: usize = 3 << 14
/** Four literals fit between two flushes. */
const LONGEST_CODE: i32 = 14
const END_OF_BLOCK: usize = 256

/** Literals that come before `isFull` is asked again. */
const SPARE_LITERALS: usize = 1024

/** What one block can take at most: literals of 14 bits, matches of 52, and its head. */
export const LARGEST_BLOCK: usize = ((MOST_LITERALS + SPARE_LITERALS) * 14 + MOST_MATCHES * 52) / 8 + 1024

let literals: usize = 0
let literal: usize = 0
let matches: usize = 0
let match: usize = 0
/** Literals since the last match. */
let waiting: u32 = 0
let counts: usize = 0
let distanceCounts: usize = 0
let codes: usize = 0
let distanceCodes: usize = 0
/** By a match's length: its symbol in the low half, the bits of it that follow the code above. */
let lengthSymbols: usize = 0
/** By a match's length: code and following bits, their number in the highest byte. */
let lengthCodes: usize = 0

export function openBlocks(): void {
  openHuffman()
  openHead()
  literals = allocate(MOST_LITERALS + SPARE_LITERALS)
  matches = allocate(MOST_MATCHES * 8)
  counts = allocate(<usize>LENGTH_SYMBOLS * 4)
  distanceCounts = allocate(<usize>DISTANCE_SYMBOLS * 4)
  codes = allocate(<usize>LENGTH_SYMBOLS * 4)
  distanceCodes = allocate(<usize>DISTANCE_SYMBOLS * 4)
  lengthSymbols = allocate(259 * 4)
  lengthCodes = allocate(259 * 4)
  nameLengths()
  startBlock()
}

function nameLengths(): void {
  let length: usize = 3
  for (let symbol: u32 = 257; symbol < 285; symbol++) {
    const bits = symbol < 265 ? 0 : (symbol - 261) >>> 2
    for (let left: u32 = 1 << bits; left > 0; left--) store<u32>(lengthSymbols + (length++ << 2), symbol | (bits << 16))
  }
  store<u32>(lengthSymbols + (258 << 2), 285)
}

function startBlock(): void {
  literal = literals
  match = matches
  waiting = 0
  memory.fill(counts, 0, <usize>LENGTH_SYMBOLS * 4)
  memory.fill(distanceCounts, 0, <usize>DISTANCE_SYMBOLS * 4)
}

/** Reads and writes up to 15 bytes more than it adds. */
export function addLiterals(from: usize, end: usize): void {
  const to = literal
  literal += end - from
  waiting += <u32>(end - from)
  for (const shift = to - from; from < end; from += 16) v128.store(from + shift, v128.load(from))
}

export function addMatch(length: usize, distance: usize): void {
  store<u32>(match, waiting)
  store<u32>(match, ((<u32>length) << 16) | <u32>distance, 4)
  match += 8
  waiting = 0
}

export function isFull(): bool {
  return match === matches + MOST_MATCHES * 8 || literal > literals + MOST_LITERALS
}

function distanceSymbol(less: u32): u32 {
  const high = 31 - clz(less | 1)
  return less < 2 ? less : 2 * high + ((less >>> (high - 1)) & 1)
}

export function writeBlock(last: bool): void {
  if (literal === literals && match === matches) {
    writeEmptyBlock(last)
    return
  }
  count()
  makeCode(counts, LENGTH_SYMBOLS, LONGEST_CODE, codes)
  makeCode(distanceCounts, DISTANCE_SYMBOLS, LONGEST_CODE, distanceCodes)
  put(last ? 1 : 0, 1)
  put(2, 2)
  writeHead(codes, distanceCodes)
  for (let length: usize = 3; length < 259; length++) {
    const symbol = load<u32>(lengthSymbols + (length << 2))
    const code = load<u32>(codes + ((symbol & 0xffff) << 2))
    const bits = symbol >>> 16
    const rest = bits ? ((<u32>length - 3) & ((1 << bits) - 1)) << (code >>> 16) : 0
    store<u32>(lengthCodes + (length << 2), (code & 0xffff) | rest | ((bits + (code >>> 16)) << 24))
  }
  writeBody()
  startBlock()
}

/** With the codes that the format defines itself. */
function writeEmptyBlock(last: bool): void {
  put(last ? 1 : 0, 1)
  put(1, 2)
  put(0, 7)
  flush()
}

function count(): void {
  for (let at = literals; at < literal; at++) addOne(counts, load<u8>(at))
  for (let at = matches; at < match; at += 8) {
    const found = load<u32>(at, 4)
    addOne(counts, load<u16>(lengthSymbols + ((<usize>(found >>> 16)) << 2)))
    addOne(distanceCounts, distanceSymbol((found & 0xffff) - 1))
  }
  store<u32>(counts, 1, END_OF_BLOCK << 2)
  // Some decoders want a distance code even where none is used.
  if (match === matches) store<u32>(distanceCounts, 1)
}

function writeBody(): void {
  let from = literals
  for (let at = matches; at < match; at += 8) {
    from = writeLiterals(from, from + load<u32>(at))
    const found = load<u32>(at, 4)
    const length = load<u32>(lengthCodes + ((<usize>(found >>> 16)) << 2))
    put(length & 0xffffff, length >>> 24)
    const less = (found & 0xffff) - 1
    const symbol = distanceSymbol(less)
    const code = load<u32>(distanceCodes + ((<usize>symbol) << 2))
    put(code & 0xffff, code >>> 16)
    if (symbol > 3) {
      const bits = (symbol >>> 1) - 1
      put(less & ((1 << bits) - 1), bits)
    }
    flush()
  }
  writeLiterals(from, literal)
  putCode(END_OF_BLOCK)
  flush()
}

function putCode(symbol: usize): void {
  const code = load<u32>(codes + (symbol << 2))
  put(code & 0xffff, code >>> 16)
}

function writeLiterals(from: usize, end: usize): usize {
  while (from + 4 <= end) {
    const four = load<u32>(from)
    putCode(four & 255)
    putCode((four >>> 8) & 255)
    putCode((four >>> 16) & 255)
    putCode(four >>> 24)
    flush()
    from += 4
  }
  while (from < end) putCode(load<u8>(from++))
  flush()
  return end
}
