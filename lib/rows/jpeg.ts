// A baseline JPEG with a scan for each of three components of one size, as the engine writes it.
import type { RowsExports } from '#lib/rows/exports.ts'
import type { Reading } from '#lib/rows/rows.ts'

const [FRAME, CODES, START, END, SCAN, FACTORS] = [0xc0, 0xc4, 0xd8, 0xd9, 0xda, 0xdb]
/** Says how to read what is coded where it is not as usual: restarts, other frames, colours of Adobe's. */
const unusual = new Set([0xdd, 0xee, ...Array.from({ length: 15 }, (_, at) => 0xc1 + at).filter(one => one !== CODES)])
const STEP = 8
/** Of a narrower one the engine may lose the last rows, where the rest of a scan is a few bytes: those are its own to draw. */
const NARROWEST = 320

type Segment = { marker: number; data: Uint8Array; from: number; to: number }
type Component = { factors: Uint8Array; means: Uint8Array; rest: Uint8Array; from: number; to: number }

export function readJpegRows(rows: RowsExports, file: Uint8Array): Reading | null {
  if (file[0] !== 0xff || file[1] !== START) return null
  const segments = segmentsOf(file)
  if (!segments || segments.some(({ marker }) => unusual.has(marker))) return null
  const frame = segments.find(({ marker }) => marker === FRAME)?.data
  const components = frame && componentsOf(frame, segments)
  if (!components) return null
  const view = new DataView(frame.buffer, frame.byteOffset)
  const [height, width] = [view.getUint16(1), view.getUint16(3)]
  if (width < NARROWEST) return null
  return {
    ...{ width, height, step: STEP },
    begin(most) {
      rows.openJpeg(file.length, width, most)
      new Uint8Array(rows.memory.buffer).set(file, rows.fileAt.value)
      for (const [index, component] of components.entries()) tell(rows, index, component)
    },
    read: (count, row, seen) => rows.blockRow(row, count, seen),
    isSound: () => !rows.broken(),
  }
}

/** Null where the file ends in the midst of one. */
function segmentsOf(file: Uint8Array): Segment[] | null {
  const segments: Segment[] = []
  for (let at = 2; file[at] === 0xff; ) {
    const marker = file[at + 1] ?? 0
    if (marker === END) return segments
    const from = at + 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
    if (from > file.length) return null
    const to = marker === SCAN ? endOfScan(file, from) : from
    segments.push({ marker, data: file.subarray(at + 4, from), from, to })
    at = to
  }
  return null
}

/** What is coded holds FF before a zero alone. */
function endOfScan(file: Uint8Array, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 2)) if (file[at + 1] !== 0) return at
  return file.length
}

function componentsOf(frame: Uint8Array, segments: readonly Segment[]): Component[] | null {
  const [depth, , , , , count] = frame
  const scans = segments.filter(({ marker }) => marker === SCAN)
  if (depth !== 8 || count !== 3 || frame.length !== 15 || scans.length !== 3) return null
  const tables = { factors: factorsIn(segments), codes: codesIn(segments) }
  const found = scans.map(({ data, from, to }, index) => {
    const [id, sampling, numbered = 0] = frame.subarray(6 + 3 * index)
    const [of, name, codes = 0] = data
    const factors = tables.factors.get(numbered)
    const [means, rest] = [tables.codes.get(codes >> 4), tables.codes.get(16 + (codes & 15))]
    const isOne = of === 1 && name === id && sampling === 0x11
    return isOne && factors && means && rest ? { factors, means, rest, from, to } : null
  })
  return found.every(one => one !== null) ? found : null
}

/** By number; of eight bits each. */
function factorsIn(segments: readonly Segment[]): Map<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  for (const { data } of segments.filter(({ marker }) => marker === FACTORS))
    for (let at = 0; at + 65 <= data.length; at += 65) found.set(data[at] ?? 0, data.subarray(at + 1, at + 65))
  return found
}

/** By kind and number: sixteen counts, then the symbols. */
function codesIn(segments: readonly Segment[]): Map<number, Uint8Array> {
  const found = new Map<number, Uint8Array>()
  for (const { data } of segments.filter(({ marker }) => marker === CODES))
    for (let at = 0; at + 17 <= data.length; ) {
      const end = at + 17 + data.subarray(at + 1, at + 17).reduce((sum, one) => sum + one, 0)
      found.set(data[at] ?? 0, data.subarray(at + 1, Math.min(end, at + 273)))
      at = end
    }
  return found
}

function tell(rows: RowsExports, index: number, { factors, means, rest, from, to }: Component): void {
  const memory = new Uint8Array(rows.memory.buffer)
  new Uint32Array(rows.memory.buffer, rows.factorsAt(index), 64).set(factors)
  for (const [kind, codes] of [means, rest].entries()) {
    memory.set(codes.subarray(0, 16), rows.lengthsAt())
    memory.set(codes.subarray(16), rows.symbolsAt(index, kind))
    rows.component(index, kind, from, to)
  }
}
