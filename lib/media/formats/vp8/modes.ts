// How each block of a VP8 key frame is predicted (RFC 6386, 11).
import type { Head } from '#lib/media/formats/vp8/head.ts'
import { blockModeProbabilities } from '#lib/media/formats/vp8/tables.ts'

/** Whole blocks know the first four alone. */
export const DC = 0
export const TRUE_MOTION = 1
export const VERTICAL = 2
export const HORIZONTAL = 3

export type Mode = {
  segment: number
  /** Said to have no coefficients. */
  skipped: boolean
  /** One for the whole block; null where each block of four has its own. */
  luma: number | null
  /** Of the sixteen blocks of four. */
  fours: Uint8Array
  chroma: number
}

/** Branches of a tree: the next node, or less than one for an answer. */
const tree = Int8Array.of(-0, 1, -1, 2, -2, 3, 4, 6, -3, 5, -4, -5, -6, 7, -7, 8, -8, -9)
const MODES = 10
const PLACES = 9

/** Reads one block after the other, row by row. */
export function modeReader(head: Head, across: number) {
  const { bits } = head
  const above = new Uint8Array(across * 4)
  const left = new Uint8Array(4)
  const mode: Mode = { segment: 0, skipped: false, luma: 0, fours: new Uint8Array(16), chroma: 0 }

  return (column: number): Mode => {
    if (column === 0) left.fill(DC)
    mode.segment = readSegment(head)
    mode.skipped = head.skip !== null && bits.bit(head.skip) === 1
    mode.luma = readLuma(bits)
    for (let at = 0; at < 16; at++) {
      const [x, y] = [column * 4 + (at & 3), at >> 2]
      const own = mode.luma ?? readFour(bits, above[x] ?? 0, left[y] ?? 0)
      mode.fours[at] = above[x] = left[y] = own
    }
    mode.chroma = readChroma(bits)
    return mode
  }
}

type Bits = Head['bits']

function readSegment({ bits, segment_tree }: Head): number {
  if (!segment_tree) return 0
  const [top, low, high] = segment_tree
  return bits.bit(top) ? 2 + bits.bit(high) : bits.bit(low)
}

function readLuma(bits: Bits): number | null {
  if (!bits.bit(145)) return null
  if (bits.bit(156)) return bits.bit(128) ? TRUE_MOTION : HORIZONTAL
  return bits.bit(163) ? VERTICAL : DC
}

function readChroma(bits: Bits): number {
  if (!bits.bit(142)) return DC
  if (!bits.bit(114)) return VERTICAL
  return bits.bit(183) ? TRUE_MOTION : HORIZONTAL
}

/** Of one block of four, by what stands over it and before it. */
function readFour(bits: Bits, over: number, before: number): number {
  const first = (over * MODES + before) * PLACES
  let node = 0
  do node = tree[2 * node + bits.bit(blockModeProbabilities[first + node] ?? 0)] ?? 0
  while (node > 0)
  return -node
}
