// Walks the code words of one block of 64 coefficients, and keeps the values of the lowest where a picture is made of them.
import type { BitReader, Huffman } from '#lib/media/formats/jpeg-bits.ts'
import { type Coefficients, valueAt } from '#lib/media/formats/jpeg-coefficients.ts'
import { damaged } from '#lib/media/picture/refusals.ts'

const ZERO_RUN = 15
const LAST = 63

export type Tables = { dc: Huffman | null; ac: Huffman | null }

/** Where the values of one component go; `before` is the last lowest coefficient, which the next one is told from. */
export type Walked = { low: Coefficients; before: number }

/** A progressive scan of some coefficients of one component. */
export type Pass = {
  bits: BitReader
  table: Huffman | null
  first: number
  last: number
  /** Values of this scan count this many times. */
  shift: number
  walked: Walked
  /** Two words a block: the coefficients known to be non-zero. A refinement has one more bit for each of these. */
  known: Uint32Array
  /** Blocks that the last code word declared to be empty from here on. */
  ends: number
}

export function baselineBlock(bits: BitReader, tables: Tables, walked: Walked, block: number): void {
  dcFirst(bits, tables.dc, walked, block, 0)
  const table = needed(tables.ac)
  for (let k = 1; k <= LAST; k++) {
    const word = bits.symbol(table)
    const [run, size] = [word >> 4, word & 15]
    if (size === 0 && run < ZERO_RUN) return
    k += run
    if (k > LAST) throw damaged('JPEG', 'a block is too long')
    walked.low.set(block, k, signed(bits.take(size), size))
  }
}

export function dcFirst(bits: BitReader, table: Huffman | null, walked: Walked, block: number, shift: number): void {
  const size = bits.symbol(needed(table))
  if (size > 15) throw damaged('JPEG', 'a value is too large')
  walked.before += signed(bits.take(size), size)
  walked.low.set(block, 0, walked.before << shift)
}

export function dcRefine(bits: BitReader, { low }: Walked, block: number, shift: number): void {
  if (bits.take(1) === 1) low.set(block, 0, valueAt(low, block, 0) | (1 << shift))
}

export function acFirst(pass: Pass, block: number): void {
  if (pass.ends > 0) {
    pass.ends--
    return
  }
  const table = needed(pass.table)
  for (let k = pass.first; k <= pass.last; k++) {
    const word = pass.bits.symbol(table)
    const [run, size] = [word >> 4, word & 15]
    if (size === 0 && run < ZERO_RUN) {
      pass.ends = (1 << run) + pass.bits.take(run) - 1
      return
    }
    k += run
    if (k > pass.last) throw damaged('JPEG', 'a block is too long')
    if (size > 0) {
      pass.walked.low.set(block, k, signed(pass.bits.take(size), size) << pass.shift)
      mark(pass.known, block, k)
    }
  }
}

export function acRefine(pass: Pass, block: number): void {
  const table = needed(pass.table)
  let k = pass.first
  for (; pass.ends === 0 && k <= pass.last; k++) {
    const word = pass.bits.symbol(table)
    const [run, size] = [word >> 4, word & 15]
    if (size > 1) throw damaged('JPEG', 'a refinement is too large')
    if (size === 0 && run < ZERO_RUN) {
      pass.ends = (1 << run) + pass.bits.take(run)
      break
    }
    const positive = pass.bits.take(size) === 1
    k = refine(pass, block, k, run)
    if (size === 1 && k > pass.last) throw damaged('JPEG', 'a block is too long')
    if (size === 1) {
      pass.walked.low.set(block, k, (positive ? 1 : -1) << pass.shift)
      mark(pass.known, block, k)
    }
  }
  if (pass.ends === 0) return
  refine(pass, block, k, LAST + 1)
  pass.ends--
}

/** Takes the bit of every known coefficient up to the zero that follows `zeros` others; answers where that one is. */
function refine(pass: Pass, block: number, from: number, zeros: number): number {
  let k = from
  for (let left = zeros; k <= pass.last; k++) {
    if (isKnown(pass.known, block, k)) sharpen(pass, block, k)
    else if (left-- === 0) break
  }
  return k
}

function sharpen({ bits, walked: { low }, shift }: Pass, block: number, k: number): void {
  if (bits.take(1) === 0) return
  const value = valueAt(low, block, k)
  low.set(block, k, value + (value < 0 ? -1 : 1) * (1 << shift))
}

/** The first half of the words of a size are the negative values. */
const signed = (word: number, size: number) => (size > 0 && word < 1 << (size - 1) ? word - (1 << size) + 1 : word)

const mark = (known: Uint32Array, block: number, k: number) => {
  const word = block * 2 + (k >> 5)
  known[word] = (known[word] ?? 0) | (1 << (k & 31))
}

const isKnown = (known: Uint32Array, block: number, k: number) =>
  (((known[block * 2 + (k >> 5)] ?? 0) >>> (k & 31)) & 1) === 1

function needed(table: Huffman | null): Huffman {
  if (table === null) throw damaged('JPEG', 'a code table is missing')
  return table
}
