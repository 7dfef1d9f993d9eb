// From RGBA to the rows of the file, each with the filter that suits it.
import { filterRow, isGrained } from './filter'
import { allocate } from './memory'
import { writeIndices } from './palette'

const ALPHAS: i32 = 0xff000000

let stripe: usize = 0
let width: usize = 0
let pixelBytes: usize = 0
/** Packed rows: the one that is written, and the one above it. */
let current: usize = 0
let above: usize = 0
let isAboveGrained: bool = false

/** The row before the stripe's first is what lies above it. */
export function openRows(at: usize, columns: usize, pixel: usize): void {
  stripe = at
  width = columns
  pixelBytes = pixel
  current = allocate(16 + columns * pixel) + 16
  above = allocate(16 + columns * pixel) + 16
  isAboveGrained = false
  memory.fill(stripe - 4 * columns, 0, 4 * columns)
}

export function isOpaque(rows: usize): bool {
  const end = stripe + 4 * width * rows
  let all = i32x4.splat(-1)
  let at = stripe
  for (; at + 16 <= end; at += 16) all = v128.and(all, v128.load(at))
  for (; at < end; at += 4) all = v128.and(all, v128.load32_splat(at))
  return i32x4.all_true(i32x4.eq(v128.and(all, i32x4.splat(ALPHAS)), i32x4.splat(ALPHAS)))
}

/** Writes a row of the stripe, and up to 16 bytes past it. */
export function addRow(row: usize, to: usize): void {
  const from = stripe + 4 * width * row
  if (pixelBytes === 1) {
    store<u8>(to, 0)
    writeIndices(from, from + 4 * width, to + 1)
    return
  }
  pack(from, current)
  isAboveGrained = isGrained(from, width, isAboveGrained)
  if (isAboveGrained) filterRow(current, above, width * pixelBytes, pixelBytes, to)
  else {
    store<u8>(to, 0)
    memory.copy(to + 1, current, width * pixelBytes)
  }
  const free = above
  above = current
  current = free
}

/** The next stripe's first row is compared with this one's last. */
export function keepLastRow(rows: usize): void {
  memory.copy(stripe - 4 * width, stripe + 4 * width * (rows - 1), 4 * width)
}

function pack(from: usize, to: usize): void {
  if (pixelBytes === 4) {
    memory.copy(to, from, 4 * width)
    return
  }
  for (const end = from + 4 * width; from < end; from += 16, to += 12) {
    const four = v128.load(from)
    v128.store(to, i8x16.shuffle(four, four, 0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, 3, 7, 11, 15))
  }
}
