// What stands before the blocks of a VP8 key frame: how it is cut up, quantised, filtered and coded (RFC 6386, 9).
import { viewOf } from '#lib/media/formats/header.ts'
import { Bits } from '#lib/media/formats/vp8/bits.ts'
import { acSteps, changeProbabilities, dcSteps, startProbabilities } from '#lib/media/formats/vp8/tables.ts'
import { damaged } from '#lib/media/picture/refusals.ts'

const HEAD_BYTES = 10
const SEGMENTS = 4

/** By which the coefficients of a block are multiplied: of the first one and of the others. */
type Steps = { dc: number; ac: number }
/** Of one segment: what its blocks are multiplied by, and how strongly their edges are filtered. */
export type Segment = { luma: Steps; second: Steps; chroma: Steps; level: number }

export type Head = {
  width: number
  height: number
  /** Goes on with the modes of the blocks. */
  bits: Bits
  /** The coefficients of every n-th row of blocks. */
  partitions: Bits[]
  segments: Segment[]
  /** How likely which segment is; null where all are of the first. */
  segment_tree: [number, number, number] | null
  probabilities: Uint8Array
  /** How likely it is that a block has coefficients; null where all have. */
  skip: number | null
  /** `level` is 0 where nothing is filtered; `finer` is what blocks of four are filtered more. */
  filter: { simple: boolean; level: number; sharpness: number; all: number; finer: number }
}

export function readHead(frame: Uint8Array): Head {
  const view = viewOf(frame)
  const first = (view.getUint8(0) | (view.getUint16(1, true) << 8)) >>> 5
  if (HEAD_BYTES + first > frame.length) throw damaged('WebP', 'it is cut off')
  const bits = new Bits(frame.subarray(HEAD_BYTES, HEAD_BYTES + first))
  bits.number(2)
  const segmentation = readSegmentation(bits)
  const filter = readFilter(bits)
  const partitions = partitionsOf(frame.subarray(HEAD_BYTES + first), 1 << bits.number(2))
  const segments = readSegments(bits, segmentation, filter.level)
  bits.flag()
  return {
    ...{ width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff },
    ...{ bits, partitions, segments, segment_tree: segmentation.tree, filter },
    probabilities: changed(bits),
    skip: bits.maybe(() => bits.number(8)),
  }
}

type Segmentation = { tree: Head['segment_tree']; absolute: boolean; quantisers: number[]; levels: number[] }

function readSegmentation(bits: Bits): Segmentation {
  const none = { tree: null, absolute: false, quantisers: [0], levels: [0] }
  if (!bits.flag()) return none
  const [has_map, has_data] = [bits.flag(), bits.flag()]
  const absolute = has_data && bits.flag()
  const values = (size: number) =>
    Array.from({ length: SEGMENTS }, () => (has_data ? (bits.maybe(() => bits.signed(size)) ?? 0) : 0))
  const [quantisers, levels] = [values(7), values(6)]
  const probability = () => bits.maybe(() => bits.number(8)) ?? 255
  const tree: Segmentation['tree'] = has_map ? [probability(), probability(), probability()] : null
  return { tree, absolute, quantisers, levels }
}

function readFilter(bits: Bits): Head['filter'] {
  const [simple, level, sharpness] = [bits.flag(), bits.number(6), bits.number(3)]
  const adjusted = bits.flag()
  const deltas = adjusted && bits.flag() ? Array.from({ length: 8 }, () => bits.maybe(() => bits.signed(6)) ?? 0) : []
  return { simple, level, sharpness, all: deltas[0] ?? 0, finer: deltas[4] ?? 0 }
}

function partitionsOf(bytes: Uint8Array, count: number): Bits[] {
  const sizes = 3 * (count - 1)
  if (sizes > bytes.length) throw damaged('WebP', 'it is cut off')
  const partitions: Bits[] = []
  let at = sizes
  for (let index = 0; index < count; index++) {
    const [low = 0, middle = 0, high = 0] = bytes.subarray(3 * index, 3 * index + 3)
    const end = index === count - 1 ? bytes.length : at + (low | (middle << 8) | (high << 16))
    if (end > bytes.length) throw damaged('WebP', 'it is cut off')
    partitions.push(new Bits(bytes.subarray(at, end)))
    at = end
  }
  return partitions
}

const LAST_CHROMA_DC = 117

function readSegments(bits: Bits, { absolute, quantisers, levels }: Segmentation, level: number): Segment[] {
  const base = bits.number(7)
  const delta = () => bits.maybe(() => bits.signed(4)) ?? 0
  const [luma_dc, second_dc, second_ac, chroma_dc, chroma_ac] = [delta(), delta(), delta(), delta(), delta()]
  const dc = (index: number, most = 127) => dcSteps[Math.max(0, Math.min(most, index))] ?? 0
  const ac = (index: number) => acSteps[Math.max(0, Math.min(127, index))] ?? 0
  return quantisers.map((own, at) => {
    const q = absolute ? own : base + own
    return {
      luma: { dc: dc(q + luma_dc), ac: ac(q) },
      second: { dc: dc(q + second_dc) * 2, ac: Math.max(8, (ac(q + second_ac) * 101_581) >> 16) },
      chroma: { dc: dc(q + chroma_dc, LAST_CHROMA_DC), ac: ac(q + chroma_ac) },
      level: absolute ? (levels[at] ?? 0) : level + (levels[at] ?? 0),
    }
  })
}

function changed(bits: Bits): Uint8Array {
  return startProbabilities.map((old, at) => (bits.bit(changeProbabilities[at] ?? 255) ? bits.number(8) : old))
}
