// What the module exports: a picture's rows come in stripes, the file goes out in pieces.

import { alignBits, cursor, flush, moveBits, put, startBits } from './bits'
import { LARGEST_BLOCK, openBlocks, writeBlock } from './block'
import { adler32, openChecksums } from './checksums'
import { contentsOf, frameData, LARGEST_FRAME, writeEnd, writeStart } from './chunks'
import { allocate, freeAll, freeFrom, freeStart } from './memory'
import { collectColours, isSolid, openPalette } from './palette'
import { addRow, isOpaque, keepLastRow, openRows } from './rows'
import { finishSearch, LEFT_WAITING, LOOKAHEAD, openSearch, REACH, search, slideSearch, waitingStart } from './search'

/** What all caches hold together with the tables. */
const STRIPE_BYTES: usize = 1 << 16

let width: usize = 0
let height: usize = 0
let rowBytes: usize = 0
let pixelBytes: usize = 0
let missing: usize = 0
let adler: u32 = 1

let stripe: usize = 0
/** How many rows a stripe has; the last one may have fewer. */
export let stripeRows: usize = 0
let laidOut: usize = 0
let stream: usize = 0
let filled: usize = 0
let output: usize = 0

/** Begins a picture and answers where its stripes (RGBA) are put. */
export function open(columns: usize, rows: usize): usize {
  freeAll()
  width = columns
  height = rows
  stripeRows = max<usize>(1, STRIPE_BYTES / (4 * columns))
  // The row above a stripe lies before it, and more may be read before that.
  stripe = allocate(16 + 4 * columns * (stripeRows + 1)) + 16 + 4 * columns
  openPalette()
  laidOut = freeStart()
  return stripe
}

/** Looks at a stripe ahead of the coding; false when there is no use in looking at more. */
export function survey(rows: usize): bool {
  return collectColours(stripe, stripe + 4 * width * rows)
}

/** What a pixel must take by what the survey has seen without a palette. */
export function widestPixel(): usize {
  return isSolid ? 3 : 4
}

/** Begins the file with pixels of 1 byte (after a survey of all), 3 or 4; answers the length of what is at `outputStart`. */
export function start(pixel: usize): usize {
  freeFrom(laidOut)
  pixelBytes = pixel
  rowBytes = 1 + width * pixel
  missing = height
  const stripeBytes = rowBytes * stripeRows
  stream = allocate(REACH + LEFT_WAITING + LOOKAHEAD + stripeBytes)
  filled = stream
  openRows(stripe, width, pixel)
  openChecksums()
  openBlocks()
  openSearch(pixel, rowBytes, stream)
  output = allocate(LARGEST_FRAME + 2 * LARGEST_BLOCK + 3 * stripeBytes)
  const data = writeStart(output, <u32>width, <u32>height, pixel)
  startBits()
  adler = 1
  return data - output
}

export function outputStart(): usize {
  return output
}

/** Codes a stripe; answers the length of what is at `outputStart`, or -1 when three bytes a pixel do not do. */
export function addRows(rows: usize): isize {
  if (pixelBytes === 3 && !isOpaque(rows)) return -1
  const isFirst = missing === height
  missing -= rows
  makeRoom()
  const fresh = filled
  for (let row: usize = 0; row < rows; row++, filled += rowBytes) addRow(row, filled)
  keepLastRow(rows)
  // What is read past the end must be the same each time.
  memory.fill(filled, 0, 64)
  adler = adler32(adler, fresh, filled)
  moveBits(contentsOf(output))
  // Deflate with a window of 32 KiB.
  if (isFirst) put(0x0178, 16)
  search(missing ? max(filled, stream + LOOKAHEAD) - LOOKAHEAD : filled, filled)
  if (missing === 0) endData()
  if (cursor === contentsOf(output)) return 0
  const end = frameData(output, cursor)
  return (missing ? end : writeEnd(end)) - output
}

/** Drops what no match can reach any more. */
function makeRoom(): void {
  const kept = waitingStart() - REACH
  if (kept <= stream) return
  const by = kept - stream
  memory.copy(stream, kept, filled - kept)
  filled -= by
  slideSearch(by)
}

function endData(): void {
  finishSearch()
  writeBlock(true)
  alignBits()
  put(bswap(adler), 32)
  flush()
}
