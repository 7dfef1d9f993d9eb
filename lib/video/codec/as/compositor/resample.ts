// Bilinear resampling, line by line: across into lines of 16-bit sums, then down between two of those.
// Samples of layers are signed, less 128, as the products of bytes want them.
import { allocate } from '../picture/arena'
import { columns } from '../picture/geometry'
import { HALF, INDICES, isWide, ONE, POSITION, SECOND, TILE, WEIGHTS } from './tiles'

const NONE: i32 = i32.MIN_VALUE

/** Planes that are read side by side each hold the last even and the last odd line across. */
const READERS: usize = 3
const held: usize = memory.data(3 * 2 * 4, 4)
let sums: usize = 0

let table: usize = 0
let step: i32 = 0
let size: i32 = 0
let lines: i32 = 0
let first: i32 = 0
let end: i32 = 0

export function openResampling(): void {
  sums = allocate(READERS * 2 * lineBytes())
}

function lineBytes(): usize {
  return <usize>columns * 32
}

/** What `resample` reads from now on: tiles `from` up to `to` of planes of so many columns and lines. */
export function startResampling(tiles: usize, tileStep: i32, width: i32, height: i32, from: i32, to: i32): void {
  table = tiles
  step = tileStep
  size = width
  lines = height
  first = from
  end = to
  for (let at: usize = 0; at < READERS * 8; at += 4) store<i32>(held + at, NONE)
}

/** One line of the picture's plane at `position` down the layer's. */
export function resample(reader: usize, plane: usize, stride: usize, position: i32, target: usize): void {
  const at = max(min(position, lines * ONE - 1), -ONE) + HALF
  const line = at >> 16
  const share = (at >> 10) & 63
  const upper = lineOf(reader, plane, stride, line)
  const lower = share ? lineOf(reader, plane, stride, line + 1) : upper
  const weight = i16x8.splat(<i16>(share << 9))
  for (let tile = first; tile < end; tile++) {
    const offset = (<usize>tile) << 5
    const low = down(upper + offset, lower + offset, weight)
    const high = down(upper + offset + 16, lower + offset + 16, weight)
    v128.store(target + (offset >> 1), v128.xor(i8x16.narrow_i16x8_s(low, high), i8x16.splat(-128)))
  }
}

function down(upper: usize, lower: usize, weight: v128): v128 {
  const a = v128.load(upper)
  const sum = i16x8.add(a, i16x8.relaxed_q15mulr_s(i16x8.sub(v128.load(lower), a), weight))
  return i16x8.shr_s(i16x8.add(sum, i16x8.splat(32)), 6)
}

function lineOf(reader: usize, plane: usize, stride: usize, line: i32): usize {
  const place = reader * 2 + <usize>(line & 1)
  const target = sums + lineBytes() * place
  if (load<i32>(held + (place << 2)) === line) return target
  store<i32>(held + (place << 2), line)
  if (isWide(step)) acrossWide(plane + stride * line, target)
  else across(plane + stride * line, target)
  return target
}

function across(from: usize, target: usize): void {
  let tile = table + TILE * first
  for (let at = target + ((<usize>first) << 5), last = target + ((<usize>end) << 5); at < last; at += 32) {
    const low = from + load<i32>(tile)
    v128.store(at, weigh(low, tile))
    v128.store(at, weigh(low + load<i32>(tile, SECOND), tile + 16), 16)
    tile += TILE
  }
}

function weigh(from: usize, tile: usize): v128 {
  const pairs = i8x16.relaxed_swizzle(v128.load(from), v128.load(tile, INDICES))
  return i16x8.relaxed_dot_i8x16_i7x16_s(pairs, v128.load(tile, WEIGHTS))
}

/** The same where columns lie too far apart for that. */
function acrossWide(from: usize, target: usize): void {
  for (let column = first * 16; column < end * 16; column++) {
    const position = load<i32>(table + TILE * (column >> 4), POSITION) + (column & 15) * step
    const at = max(min(position, size * ONE - 1), -ONE) + HALF
    const share = (at >> 10) & 63
    const sample = from + (at >> 16)
    store<i16>(
      target + ((<usize>column) << 1),
      <i16>(<i32>load<i8>(sample) * (64 - share) + <i32>load<i8>(sample, 1) * share),
    )
  }
}

/** Sixteen columns at a time as they are, from the address of what lies in column 0. */
export function copyLine(from: usize, target: usize): void {
  for (let at = (<usize>first) << 4, last = (<usize>end) << 4; at < last; at += 16) {
    v128.store(target + at, v128.xor(v128.load(from + at), i8x16.splat(-128)))
  }
}
