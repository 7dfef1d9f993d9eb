// Baseline JPEG of three components of one size, each in a scan of its own, as the engine writes it. All arithmetic is that
// of the engine's decoder, in whole numbers, so that its pixels and ours are the same.
import { buildTable, isPast, meanAfter, numberOf, READER, startReading, symbolOf, symbolsIn, TABLE } from './bits'
import { coloursOf } from './colours'
import { fileAt, reserve, stride, windowAt } from './room'
import { samplesOf } from './samples'

const BLOCK: usize = 4 * 64
const blocks: usize = memory.data(768, 16)
const factors: usize = memory.data(768, 16)
const tables: usize = memory.data(8832, 16)
const lengths: usize = memory.data(16, 16)
const zigzag: usize = memory.data<u8>([
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
])
const readers: usize = memory.data(96, 16)

/** A block of one mean alone; what it is in all of its pixels. */
let flat: bool = false

function readerOf(index: usize): usize {
  return readers + READER * index
}

function tableOf(index: usize, kind: usize): usize {
  return tables + TABLE * (2 * index + kind)
}

export function openJpeg(bytes: usize, width: usize, rows: usize): void {
  reserve(bytes, width, rows)
}

/** Where the counts of codes of each length are told; when they and the symbols are there, `component` is called. */
export function lengthsAt(): usize {
  return lengths
}

/** Where its symbols are told. */
export function symbolsAt(index: usize, kind: usize): usize {
  return symbolsIn(tableOf(index, kind))
}

/** Where its 64 factors are told, of 32 bits each and in the order of the file. */
export function factorsAt(index: usize): usize {
  return factors + BLOCK * index
}

/** The codes of a component's means (0) or of the rest (1), and where its scan lies in the file. */
export function component(index: usize, kind: usize, from: usize, to: usize): void {
  buildTable(tableOf(index, kind), lengths)
  startReading(readerOf(index), fileAt + from, fileAt + to)
}

/** Whether more was read of a scan than there is. */
export function broken(): bool {
  for (let index: usize = 0; index < 3; index++) if (isPast(readerOf(index))) return true
  return false
}

/** The next eight rows, from this row of the window on; where nobody looks at them they are passed. */
export function blockRow(row: usize, rows: usize, seen: bool): void {
  const width = stride >>> 2
  for (let left: usize = 0; left < width; left += 8) {
    let all = true
    for (let index: usize = 0; index < 3; index++) {
      readBlock(index)
      all = all && flat
      if (seen) samplesOf(blocks + BLOCK * index, flat)
    }
    if (seen) coloursOf(blocks, windowAt + stride * row + 4 * left, stride, min(8, width - left), rows, all)
  }
}

function readBlock(index: usize): void {
  const reader = readerOf(index)
  const block = blocks + BLOCK * index
  const steps = factors + BLOCK * index
  memory.fill(block, 0, BLOCK)
  const mean = meanAfter(reader, numberOf(reader, symbolOf(reader, tableOf(index, 0)) & 15))
  store<i32>(block, mean * load<i32>(steps))
  const rest = tableOf(index, 1)
  flat = true
  for (let at: u32 = 1; at < 64; at++) {
    const symbol = symbolOf(reader, rest)
    const size = symbol & 15
    if (size === 0) {
      if (symbol !== 0xf0) break
      at += 15
      continue
    }
    at += symbol >> 4
    if (at > 63) break
    store<i32>(block + 4 * <usize>load<u8>(zigzag + at), numberOf(reader, size) * load<i32>(steps + 4 * at))
    flat = false
  }
}
