// Where the columns of the picture come from in a layer's rows, for tiles of sixteen: worked out once a picture and placement.
import { allocate } from '../picture/arena'
import { columns } from '../picture/geometry'
import { chromaSize, layerWidth } from './layers'
import { findBounds, layerOf, left, right, scaleOf, xOfPlacement } from './placements'

/** Positions are in 1/65536 of a sample, weights in 1/64. */
export const ONE: i32 = 65536
/** Steps up to this keep eight columns within sixteen bytes. */
const WIDEST_STEP: i32 = 117000

/** Of each tile: offsets of its halves, its position, then indices of both halves and weights of both halves. */
export const TILE: usize = 80
export const SECOND: usize = 4
export const POSITION: usize = 8
export const INDICES: usize = 16
export const WEIGHTS: usize = 48

/** Tables are kept for so many placements at a time. */
const SLOTS: i32 = 4
const owners: usize = memory.data(4 * 4, 4)
let tables: usize = 0

export function openTiles(): void {
  tables = allocate(SLOTS * slotBytes())
  forgetTiles()
}

function lumaTiles(): usize {
  return <usize>columns * TILE
}

function slotBytes(): usize {
  return lumaTiles() + <usize>chromaSize(columns) * TILE
}

/** Before each picture. */
export function forgetTiles(): void {
  memory.fill(owners, 0xff, 16)
}

export function stepOf(record: usize): i32 {
  return <i32>Math.round(<f64>ONE / scaleOf(record))
}

export function isWide(step: i32): bool {
  return step > WIDEST_STEP
}

/** The tiles of placement `number`: of its luma or of its chroma planes. */
export function tilesOf(record: usize, number: i32, chroma: bool): usize {
  const slot = number & (SLOTS - 1)
  const table = tables + slotBytes() * slot
  const owner = owners + ((<usize>slot) << 2)
  if (load<i32>(owner) !== number) {
    store<i32>(owner, number)
    findBounds(record)
    fill(record, table, false, left >> 4, (right + 15) >> 4)
    fill(record, table + lumaTiles(), true, left >> 5, (right + 31) >> 5)
  }
  return chroma ? table + lumaTiles() : table
}

function fill(record: usize, table: usize, chroma: bool, first: i32, end: i32): void {
  const step = stepOf(record)
  const width = layerWidth(layerOf(record))
  const size = chroma ? chromaSize(width) : width
  for (let tile = first; tile < end; tile++) {
    // Each tile begins anew, so that a sample comes out the same whatever else is drawn with it.
    const position = positionOf(<f64>(tile * 16), xOfPlacement(record), scaleOf(record), chroma)
    const at = table + TILE * tile
    const from = fillHalf(at + INDICES, at + WEIGHTS, position, step, size)
    store<i32>(at, from)
    store<i32>(at, fillHalf(at + INDICES + 16, at + WEIGHTS + 16, position + 8 * step, step, size) - from, SECOND)
    store<i32>(at, position, POSITION)
  }
}

/** Answers the first sample that eight columns need; each needs two neighbours. */
function fillHalf(indices: usize, weights: usize, position: i32, step: i32, size: i32): i32 {
  const first = i32x4.splat(position)
  const steps = i32x4.splat(step)
  const a = limit(i32x4.add(first, i32x4.mul(i32x4(0, 1, 2, 3), steps)), size)
  const b = limit(i32x4.add(first, i32x4.mul(i32x4(4, 5, 6, 7), steps)), size)
  const from = i32x4.extract_lane(a, 0) >> 16
  const samples = i16x8.sub(i16x8.narrow_i32x4_s(i32x4.shr_s(a, 16), i32x4.shr_s(b, 16)), i16x8.splat(<i16>from))
  v128.store(indices, i16x8.add(i16x8.mul(samples, i16x8.splat(257)), i16x8.splat(256)))
  const mask = i32x4.splat(63)
  const shares = i16x8.narrow_i32x4_s(v128.and(i32x4.shr_s(a, 10), mask), v128.and(i32x4.shr_s(b, 10), mask))
  v128.store(weights, i16x8.add(i16x8.mul(shares, i16x8.splat(255)), i16x8.splat(64)))
  return from
}

function limit(positions: v128, size: i32): v128 {
  const inside = i32x4.max_s(i32x4.min_s(positions, i32x4.splat(size * ONE - 1)), i32x4.splat(-ONE))
  return i32x4.add(inside, i32x4.splat(HALF))
}

/** Half the precision of weights: what is added before a position is cut to it. */
export const HALF: i32 = 512

/** Whether a position falls on a sample. */
export function isWhole(position: i32): bool {
  return ((position + HALF) & 0xfc00) === 0
}

/** Where in the layer's plane the centre of a sample of the picture's plane lies, to 1/256 of a sample. */
export function positionOf(at: f64, origin: f64, scale: f64, chroma: bool): i32 {
  const size = chroma ? 2.0 : 1.0
  const place = ((at + 0.5) * size - origin) / scale / size - 0.5
  return (<i32>Math.round(place * 256)) << 8
}
