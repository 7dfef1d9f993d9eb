// What is remembered of each macroblock: neighbours, the deblocking filter and the next picture ask for it.
import { allocate } from './arena'
import { columns, count } from './geometry'

/** Kinds, in an order in which `>= INTRA_16` asks for intra. A still one has no vector and no coefficient. */
export const STILL: u8 = 0
export const INTER: u8 = 1
export const INTRA_16: u8 = 2
export const INTRA_4: u8 = 3

/** Counts of non-zero coefficients: 16 of luma in raster order, then 4 of each chroma plane; 32 bytes a macroblock. */
const COUNT_BYTES: usize = 32

let kinds: usize = 0
let vectors: usize = 0
let counts: usize = 0
let modes: usize = 0

/** The macroblock being coded. */
export let column: i32 = 0
export let row: i32 = 0
export let index: i32 = 0

export function openMacroblocks(): void {
  kinds = allocate(count)
  vectors = allocate(<usize>count * 4)
  counts = allocate(<usize>count * COUNT_BYTES)
  modes = allocate(<usize>count * 16)
}

export function moveTo(newColumn: i32, newRow: i32): void {
  column = newColumn
  row = newRow
  index = newRow * columns + newColumn
}

export function kindOf(at: i32): u8 {
  return load<u8>(kinds + at)
}

export function setKind(kind: u8): void {
  store<u8>(kinds + index, kind)
}

/** x in the low half, y in the high half, in quarter samples. */
export function vectorOf(at: i32): i32 {
  return load<i32>(vectors + ((<usize>at) << 2))
}

export function setVector(packed: i32): void {
  store<i32>(vectors + ((<usize>index) << 2), packed)
}

export function pack(x: i32, y: i32): i32 {
  return (x & 0xffff) | (y << 16)
}

export function xOf(packed: i32): i32 {
  return (packed << 16) >> 16
}

export function yOf(packed: i32): i32 {
  return packed >> 16
}

export function countsOf(at: i32): usize {
  return counts + <usize>at * COUNT_BYTES
}

export function clearCounts(): void {
  const at = countsOf(index)
  v128.store(at, i64x2.splat(0))
  v128.store(at, i64x2.splat(0), 16)
}

/** The sixteen I_4x4 modes in raster order; meaningful only for that kind. */
export function modesOf(at: i32): usize {
  return modes + ((<usize>at) << 4)
}

export function makeStill(): void {
  setKind(STILL)
  setVector(0)
  clearCounts()
}
