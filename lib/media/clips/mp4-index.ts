// Judges the index of an MP4 or MOV before it is believed: tables may claim more entries than any video of ours has, or than
import { viewOf } from '#lib/media/formats/header.ts'
import { registry } from '#lib/registry.ts'
// they have room for, and whoever expands them would be busy for minutes.
export type Box = { type: string; start: number; end: number }

const MB = 1024 * 1024
const MOST_BOXES = 4_000
/** Of all fragments together. */
const MOST_BOXES_IN_ALL = 40_000
const MOST_TRACKS = 16
const MOST_DEPTH = 8
const MOST_INDEX_BYTES = 16 * MB
/** Of one track in three minutes, at 60 frames or at 100 packets of sound a second; sound without coding has one a tick. */
const MOST_SAMPLES = 100_000
const MOST_TICKS = 20_000_000

type Read = (start: number, end: number) => Promise<Uint8Array>

/** Whether a reader may be let loose on the file. */
export async function isSoundIndex(size: number, read: Read): Promise<boolean> {
  let fragments = 0
  let boxes = 0
  let boxesInAll = 0
  for (let at = 0; at + 8 <= size; ) {
    const head = await read(at, Math.min(at + 16, size))
    const box = boxAt(head, 0, size - at)
    if (!box || ++boxes > MOST_BOXES) return false
    if (box.type === 'moov' || box.type === 'moof') {
      if (box.end > MOST_INDEX_BYTES || at + box.end > size) return false
      const bytes = await read(at, at + box.end)
      const held = inside(bytes, 8, bytes.length)
      boxesInAll += held?.length ?? 0
      if (!held || boxesInAll > MOST_BOXES_IN_ALL) return false
      if (box.type === 'moov' && !isSoundMovie(bytes, held)) return false
      if (box.type === 'moof') fragments += samplesOf(bytes, held)
      if (fragments > 4 * MOST_SAMPLES) return false
    }
    at += box.end
  }
  return true
}

/** Lengths of zero reach to the end, lengths of one are told in the eight bytes that follow. */
function boxAt(bytes: Uint8Array, start: number, limit: number): Box | null {
  if (start + 8 > bytes.length) return null
  const view = viewOf(bytes)
  const told = view.getUint32(start)
  const type = String.fromCharCode(...bytes.subarray(start + 4, start + 8))
  if (told === 1 && start + 16 > bytes.length) return null
  const length = told === 0 ? limit : told === 1 ? Number(view.getBigUint64(start + 8)) : told
  return length < 8 ? null : { type, start, end: start + length }
}

const parents = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf', 'edts']

/** Every box within, with those that hold others opened; null when one reaches beyond its parent. */
function inside(bytes: Uint8Array, from: number, to: number, depth = 0): Box[] | null {
  if (depth > MOST_DEPTH) return null
  const found: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const box = boxAt(bytes, at, to - at)
    if (!box || box.end > to) return null
    found.push(box)
    const children = parents.includes(box.type) ? inside(bytes, at + 8, box.end, depth + 1) : []
    if (!children || found.length + children.length > MOST_BOXES) return null
    found.push(...children)
    at = box.end
  }
  return found
}

function isSoundMovie(bytes: Uint8Array, boxes: readonly Box[]): boolean {
  if (boxes.filter(box => box.type === 'trak').length > MOST_TRACKS) return false
  const view = viewOf(bytes)
  return boxes
    .filter(box => box.type === 'stbl')
    .every(table =>
      isSoundTable(
        view,
        boxes.filter(one => one.start > table.start && one.end <= table.end),
      ),
    )
}

/** Bytes of one entry, by table. */
const widths: Record<string, number> = registry({ stts: 8, ctts: 8, stss: 4, stsc: 12, stco: 4, co64: 8 })

function isSoundTable(view: DataView, boxes: Box[]): boolean {
  const sizes = boxes.find(box => box.type === 'stsz' || box.type === 'stz2')
  const roomy = (box: Box, entries: number, width: number) => box.start + 16 + entries * width <= box.end
  let samples = 0
  if (sizes) {
    if (sizes.end - sizes.start < 20) return false
    const even = sizes.type === 'stsz' ? view.getUint32(sizes.start + 12) : 0
    samples = view.getUint32(sizes.start + 16)
    if (samples > (even > 0 ? MOST_TICKS : MOST_SAMPLES)) return false
  }
  return boxes.every(box => {
    const width = widths[box.type]
    if (width === undefined) return true
    if (box.end - box.start < 16) return false
    const entries = view.getUint32(box.start + 12)
    if (!roomy(box, entries, width)) return false
    if (box.type !== 'stts' && box.type !== 'ctts' && box.type !== 'stsc') return true
    const counts = Array.from({ length: entries }, (_, entry) =>
      view.getUint32(box.start + 16 + entry * width + (box.type === 'stsc' ? 4 : 0)),
    )
    if (box.type === 'stsc') return counts.every(count => count <= samples)
    return counts.reduce((sum, count) => sum + count, 0) <= samples
  })
}

function samplesOf(bytes: Uint8Array, boxes: readonly Box[]): number {
  const view = viewOf(bytes)
  const runs = boxes.filter(box => box.type === 'trun' && box.end - box.start >= 16)
  return runs.reduce((sum, run) => sum + view.getUint32(run.start + 12), 0)
}
