import { viewOf } from '#lib/media/formats/header.ts'
import { damaged, unsupported } from '#lib/media/picture/refusals.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
/** Encoders write about ten; each one makes a decoder walk the whole picture again. */
const MAX_SCANS = 64
/** Of several components at once: two are usual, and they are walked for each component anew. */
const MAX_SHARED_SCANS = 8
const MAX_SEGMENTS = 2_000

export type Segment = {
  marker: number
  data: Uint8Array
  /** What follows a scan's header until the next marker; empty for every other segment. */
  coded: Uint8Array
  whole: Uint8Array
}

/** `factors` is the number of its table of factors. */
export type Component = { id: number; across: number; down: number; factors_id: number }
export type Frame = { progressive: boolean; width: number; height: number; components: readonly Component[] }

export function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = []
  for (let at = 2; ; ) {
    const start = at
    if (bytes[at] !== 0xff) throw damaged('JPEG', at < bytes.byteLength ? 'a marker is missing' : 'it is cut off')
    while (bytes[at] === 0xff) at++
    const marker = bytes[at] ?? -1
    if (marker === END) return segments
    if (at + 3 > bytes.byteLength) throw damaged('JPEG', 'it is cut off')
    if (marker === 0 || marker === START || isRestart(marker)) throw damaged('JPEG', 'a marker is out of place')
    const dataEnd = at + 1 + viewOf(bytes).getUint16(at + 1)
    if (dataEnd > bytes.byteLength) throw damaged('JPEG', 'it is cut off')
    if (dataEnd < at + 3) throw damaged('JPEG', 'a part has no length')
    const end = marker === SCAN ? endOfScan(bytes, dataEnd) : dataEnd
    const [data, coded] = [bytes.subarray(at + 3, dataEnd), bytes.subarray(dataEnd, end)]
    segments.push({ marker, data, coded, whole: bytes.subarray(start, end) })
    judgeCount(segments, marker)
    at = end
  }
}

function judgeCount(segments: readonly Segment[], marker: number): void {
  const scans = marker === SCAN ? segments.filter(segment => segment.marker === SCAN) : []
  const shared = scans.filter(({ data }) => (data[0] ?? 0) > 1)
  if (scans.length > MAX_SCANS || shared.length > MAX_SHARED_SCANS || segments.length > MAX_SEGMENTS)
    throw unsupported('The JPEG file has too many parts.')
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Coded data holds FF only before a zero or a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== undefined && next !== 0 && next !== 0xff && !isRestart(next)) return at
  }
  throw damaged('JPEG', 'it is cut off')
}

export function frameOf(segments: readonly Segment[]): Frame {
  const frames = segments.filter(({ marker }) => marker >= 0xc0 && marker <= 0xc2)
  const [frame] = frames
  if (!frame || frames.length > 1 || frame.data.byteLength < 6)
    throw damaged('JPEG', 'it does not have exactly one header')
  const [precision = 0, , , , , count = 0] = frame.data
  if (precision !== 8 || ![1, 3, 4].includes(count)) throw unsupported('Only JPEG files of 8 bits a channel are taken.')
  if (frame.data.byteLength !== 6 + 3 * count) throw damaged('JPEG', 'its header has the wrong length')
  const components = Array.from({ length: count }, (_, index) => componentAt(frame.data, 6 + 3 * index))
  const view = viewOf(frame.data)
  return { progressive: frame.marker === 0xc2, width: view.getUint16(3), height: view.getUint16(1), components }
}

function componentAt(data: Uint8Array, at: number): Component {
  const [id = 0, sampling = 0, factors_id = 0] = data.subarray(at)
  const [across, down] = [sampling >> 4, sampling & 15]
  if (across < 1 || across > 4 || down < 1 || down > 4) throw damaged('JPEG', 'its header names an unknown sampling')
  return { id, across, down, factors_id }
}
