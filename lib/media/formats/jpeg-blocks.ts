// Walks the code words of one block of 64 coefficients; values are of no interest, only that the words exist and fit.
import type { BitReader, Huffman } from '#lib/media/formats/jpeg-bits.ts'
import { damaged } from '#lib/media/refusals.ts'

const ZERO_RUN = 15
const LAST = 63

export type Tables = { dc: Huffman | null; ac: Huffman | null }

/** A progressive scan of some coefficients of one component. */
export type Pass = {
  bits: BitReader
  table: Huffman | null
  first: number
  last: number
  /** Two words a block: the coefficients known to be non-zero. A refinement has one more bit for each of these. */
  known: Uint32Array
  /** Blocks that the last code word declared to be empty from here on. */
  ends: number
}

export function baselineBlock(bits: BitReader, tables: Tables): void {
  dcFirst(bits, tables.dc)
  const table = needed(tables.ac)
  for (let k = 1; k <= LAST; k++) {
    const word = bits.symbol(table)
    const [run, size] = [word >> 4, word & 15]
    if (size === 0 && run < ZERO_RUN) return
    k += run
    if (k > LAST) throw damaged('JPEG', 'a block is too long')
    bits.take(size)
  }
}

export function dcFirst(bits: BitReader, table: Huffman | null): void {
  const size = bits.symbol(needed(table))
  if (size > 15) throw damaged('JPEG', 'a value is too large')
  bits.take(size)
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
      pass.bits.take(size)
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
    pass.bits.take(size)
    k = refine(pass, block, k, run)
    if (size === 1 && k > pass.last) throw damaged('JPEG', 'a block is too long')
    if (size === 1) mark(pass.known, block, k)
  }
  if (pass.ends === 0) return
  refine(pass, block, k, LAST + 1)
  pass.ends--
}

/** Takes the bit of every known coefficient up to the zero that follows `zeros` others; answers where that one is. */
function refine(pass: Pass, block: number, from: number, zeros: number): number {
  let k = from
  for (let left = zeros; k <= pass.last; k++) {
    if (isKnown(pass.known, block, k)) pass.bits.take(1)
    else if (left-- === 0) break
  }
  return k
}

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
