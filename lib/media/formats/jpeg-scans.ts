// Walks the coded data of a JPEG: every block of every scan has to be there and made of known code words.
import { BitReader, type Huffman, huffman } from '#lib/media/formats/jpeg-bits.ts'
import { acFirst, acRefine, baselineBlock, dcFirst, dcRefine, type Pass } from '#lib/media/formats/jpeg-blocks.ts'
import {
  type Decode,
  type Keeping,
  type Part,
  type Plane,
  planesOf,
  type Units,
  unitsOf,
} from '#lib/media/formats/jpeg-planes.ts'
import type { Frame, Segment } from '#lib/media/formats/jpeg-segments.ts'
import { damaged } from '#lib/media/picture/refusals.ts'

const DHT = 0xc4
const DQT = 0xdb
const SCAN = 0xda
const RESTART_INTERVAL = 0xdd

/** Some cameras leave a few bytes, or any number of equal ones, behind the picture. */
const TOLERATED_REST = 64

type Definition = { counts: Uint8Array; symbols: Uint8Array; table?: Huffman }
/** What earlier segments have set up for the next scan. */
type State = {
  frame: Frame
  planes: readonly Plane[]
  tables: Map<number, Definition>
  factors: Map<number, Uint16Array>
  interval: number
  ended: RowsEnd | undefined
}
type Decoder = { decode: Decode; restarted(): void }

/** Told when rows of blocks of a plane are whole, in their order, for as long as a baseline scan goes. */
export type RowsEnd = (plane: Plane, first: number, rows: number) => void

/**
 * Throws where one is wrong or missing; answers the planes with what was to be kept of them. Scans of a component of which
 * nothing is kept are left out where it is alone in them: whoever walks for each component in turn walks them all.
 */
export function walkScans(
  frame: Frame,
  segments: readonly Segment[],
  keeping: Keeping,
  ended?: RowsEnd,
): readonly Plane[] {
  const planes = planesOf(frame, keeping)
  const state: State = { frame, planes, tables: new Map(), factors: new Map(), interval: 0, ended }
  for (const { marker, data, coded } of segments) {
    if (marker === DHT) readTables(data, state.tables)
    if (marker === DQT) readFactors(data, state.factors)
    if (marker === RESTART_INTERVAL) state.interval = ((data[0] ?? 0) << 8) | (data[1] ?? 0)
    if (marker === SCAN) walkScan(state, data, coded)
  }
  if (!state.planes.every(plane => plane.seen || !plane.isKept)) throw damaged('JPEG', 'a colour is missing')
  return planes
}

/** In the order of the zigzag, of one byte or two. */
function readFactors(data: Uint8Array, factors: Map<number, Uint16Array>): void {
  for (let at = 0; at < data.byteLength; ) {
    const wide = (data[at] ?? 0) >> 4 === 1
    const end = at + 1 + (wide ? 128 : 64)
    if (end > data.byteLength) throw damaged('JPEG', 'a table of factors is cut off')
    const each = Uint16Array.from({ length: 64 }, (_, k) =>
      wide ? ((data[at + 1 + 2 * k] ?? 0) << 8) | (data[at + 2 + 2 * k] ?? 0) : (data[at + 1 + k] ?? 0),
    )
    factors.set((data[at] ?? 0) & 15, each)
    at = end
  }
}

function readTables(data: Uint8Array, tables: Map<number, Definition>): void {
  for (let at = 0; at < data.byteLength; ) {
    const counts = data.subarray(at + 1, at + 17)
    const total = counts.reduce((sum, count) => sum + count, 0)
    const end = at + 17 + total
    if (end > data.byteLength || total > 256) throw damaged('JPEG', 'a code table is cut off')
    tables.set(data[at] ?? 0, { counts, symbols: data.subarray(at + 17, end) })
    at = end
  }
}

function tableOf(tables: Map<number, Definition>, key: number): Huffman | null {
  const definition = tables.get(key)
  if (!definition) return null
  definition.table ??= huffman(definition.counts, definition.symbols)
  return definition.table
}

function walkScan(state: State, head: Uint8Array, coded: Uint8Array): void {
  const parts = partsOf(state, head)
  if (parts.length === 1 && !parts[0]?.plane.isKept) return
  const bits = new BitReader(coded)
  const { decode, restarted } = state.frame.progressive
    ? progressive(bits, parts, head.subarray(1 + 2 * parts.length))
    : baseline(bits, parts)
  const units = unitsOf(parts, state.frame)
  for (let unit = 0; unit < units.count; unit++) {
    if (state.interval > 0 && unit > 0 && unit % state.interval === 0) {
      bits.restart(unit / state.interval - 1)
      restarted()
    }
    units.visit(unit, decode)
    if (bits.exhausted) throw damaged('JPEG', 'it is cut off')
    if (state.ended && (unit + 1) % units.across === 0) tellRows(state.ended, parts, units, unit)
  }
  const rest = bits.unread
  if (rest.byteLength > TOLERATED_REST && rest.some(byte => byte !== rest[0]))
    throw damaged('JPEG', 'its data does not end with the picture')
}

function tellRows(ended: RowsEnd, parts: readonly Part[], units: Units, unit: number): void {
  const row = Math.floor(unit / units.across)
  for (const { plane } of parts) ended(plane, row * units.rows(plane), units.rows(plane))
}

function partsOf({ planes, tables, factors }: State, head: Uint8Array): Part[] {
  const count = head[0] ?? 0
  if (count < 1 || count > 4 || head.byteLength !== 4 + 2 * count) throw damaged('JPEG', 'a scan has no header')
  return Array.from({ length: count }, (_, index) => {
    const [id, ids = 0] = head.subarray(1 + 2 * index)
    const plane = planes.find(candidate => candidate.id === id)
    if (!plane) throw damaged('JPEG', 'a scan is of no known colour')
    plane.factors ??= factors.get(plane.factors_id) ?? null
    plane.before = 0
    return { plane, tables: { dc: tableOf(tables, ids >> 4), ac: tableOf(tables, 0x10 | (ids & 15)) } }
  })
}

function baseline(bits: BitReader, parts: readonly Part[]): Decoder {
  for (const { plane } of parts) plane.seen = true
  const restarted = () => forget(parts)
  return { decode: (block, { plane, tables }) => baselineBlock(bits, tables, plane, block), restarted }
}

function progressive(bits: BitReader, parts: readonly Part[], band: Uint8Array): Decoder {
  const [first = 0, last = 0, approximation = 0] = band
  const refining = approximation >> 4 > 0
  const shift = approximation & 15
  if (first === 0 && last === 0) {
    for (const { plane } of parts) plane.seen = true
    return {
      decode: refining
        ? (block, { plane }) => dcRefine(bits, plane, block, shift)
        : (block, { plane, tables }) => dcFirst(bits, tables.dc, plane, block, shift),
      restarted: () => forget(parts),
    }
  }
  const [part] = parts
  if (!part || parts.length > 1 || first === 0 || last < first || last > 63)
    throw damaged('JPEG', 'a scan has an impossible band')
  const { plane: walked, tables } = part
  const pass: Pass = { bits, table: tables.ac, first, last, shift, walked, known: walked.known, ends: 0 }
  return {
    decode: refining ? block => acRefine(pass, block) : block => acFirst(pass, block),
    restarted() {
      pass.ends = 0
    },
  }
}

/** After a restart values are told from zero again. */
function forget(parts: readonly Part[]): void {
  for (const { plane } of parts) plane.before = 0
}
