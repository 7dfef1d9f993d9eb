// The shorter form in which WOFF2 tells outlines: streams of numbers of one kind each, and no boxes that can be computed.
import { Budget } from '#lib/budget.ts'
import { MORE, type Point, simpleGlyph, sizeOfComponent, WITH_INSTRUCTIONS } from '#lib/media/font/outlines/glyph.ts'
import { writeGlyphs } from '#lib/media/font/outlines/glyph-table.ts'
import type { Part } from '#lib/media/font/part.ts'
import { damagedFont } from '#lib/media/font/refusals.ts'

export type Unpacked = { glyf: Uint8Array; loca: Uint8Array; lefts: number[] }

const STREAMS = 7
const HEAD = 8 + STREAMS * 4

/** Reads one after the other. */
class Stream {
  at = 0
  readonly part: Part
  constructor(part: Part) {
    this.part = part
  }
  u8(): number {
    return this.part.u8(this.at++)
  }
  u16(): number {
    this.at += 2
    return this.part.u16(this.at - 2)
  }
  i16(): number {
    this.at += 2
    return this.part.i16(this.at - 2)
  }
  /** One to three bytes, small numbers in one. */
  short(): number {
    const first = this.u8()
    if (first === 253) return this.u16()
    if (first === 255) return 253 + this.u8()
    return first === 254 ? 506 + this.u8() : first
  }
  skip(length: number): Uint8Array {
    this.at += length
    return this.part.part(this.at - length, length).bytes
  }
}

type Streams = {
  contours: Stream
  points: Stream
  flags: Stream
  glyph: Stream
  composite: Stream
  boxes: Stream
  isBoxed(index: number): boolean
  overlaps(index: number): boolean
}

/** No font has more, and points are sixteen bytes each while they are read. */
const MOST_POINTS = 3_000_000

export function unpackGlyphs(table: Part): Unpacked {
  const count = table.u16(4)
  const streams = streamsOf(table, count)
  const budget = new Budget(MOST_POINTS, () => damagedFont('its outlines have too many points'))
  const glyphs: Uint8Array[] = []
  const lefts: number[] = []
  for (let index = 0; index < count; index++) {
    const bytes = glyphOf(streams, index, budget)
    glyphs.push(bytes)
    lefts.push(bytes.length > 0 ? new DataView(bytes.buffer, bytes.byteOffset).getInt16(2) : 0)
  }
  return { ...writeGlyphs(glyphs), lefts }
}

function streamsOf(table: Part, count: number): Streams {
  let at = HEAD
  const [contours, points, flags, glyph, composite, boxes] = Array.from({ length: STREAMS }, (_, index) => {
    const length = table.u32(8 + index * 4)
    at += length
    return new Stream(table.part(at - length, length))
  }) as [Stream, Stream, Stream, Stream, Stream, Stream, Stream]
  const bitmap = new Stream(boxes.part).part.part(0, 4 * ((count + 31) >> 5))
  boxes.at = bitmap.length
  const overlap = (table.u16(2) & 1) === 1 ? table.part(at, (count + 7) >> 3) : null
  const bit = (part: Part, index: number) => (part.u8(index >> 3) & (0x80 >> (index & 7))) !== 0
  return {
    ...{ contours, points, flags, glyph, composite, boxes },
    isBoxed: index => bit(bitmap, index),
    overlaps: index => overlap !== null && bit(overlap, index),
  }
}

function glyphOf(streams: Streams, index: number, budget: Budget): Uint8Array {
  const contours = streams.contours.i16()
  const boxed = streams.isBoxed(index)
  if (contours === 0 && boxed) throw damagedFont('an empty glyph has a box')
  if (contours === 0) return new Uint8Array()
  if (contours === -1) return composite(streams, boxed)
  if (contours < 0) throw damagedFont('a glyph has less than no outlines')
  const ends: number[] = []
  let total = 0
  for (let contour = 0; contour < contours; contour++) {
    total += streams.points.short()
    ends.push(total - 1)
  }
  budget.spend(total)
  const points = pointsOf(streams, total)
  // Instructions are for screens of another time; their bytes are stepped over and left out.
  streams.glyph.short()
  const box = boxed ? boxOf(streams.boxes) : null
  return simpleGlyph({ ends, points, box, overlap: streams.overlaps(index) })
}

type Box = [number, number, number, number]
const boxOf = (boxes: Stream): Box => [boxes.i16(), boxes.i16(), boxes.i16(), boxes.i16()]

function composite({ composite, glyph, boxes }: Streams, boxed: boolean): Uint8Array {
  if (!boxed) throw damagedFont('a glyph made of others has no box')
  const from = composite.at
  let flags = MORE
  let instructed = false
  while (flags & MORE) {
    flags = composite.u16()
    instructed ||= (flags & WITH_INSTRUCTIONS) !== 0
    composite.skip(sizeOfComponent(flags) - 2)
  }
  if (instructed) glyph.short()
  const parts = composite.part.part(from, composite.at - from).bytes
  const bytes = new Uint8Array(10 + parts.length)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of [-1, ...boxOf(boxes)].entries()) view.setInt16(at * 2, value)
  bytes.set(parts, 10)
  return bytes
}

const signed = (flag: number, value: number): number => (flag & 1 ? value : -value)

function pointsOf({ flags, glyph }: Streams, count: number): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (let index = 0; index < count; index++) {
    const flag = flags.u8()
    const [dx, dy] = stepOf(flag & 127, glyph)
    x += dx
    y += dy
    points.push({ x, y, on: flag < 128 })
  }
  return points
}

/** Table 1 of the recommendation: how far, in one to four bytes, by the seven bits of the flag. */
function stepOf(flag: number, from: Stream): [number, number] {
  const a = from.u8()
  if (flag < 10) return [0, signed(flag, ((flag & 14) << 7) + a)]
  if (flag < 20) return [signed(flag, (((flag - 10) & 14) << 7) + a), 0]
  if (flag < 84) {
    const high = flag - 20
    return [signed(flag, 1 + (high & 0x30) + (a >> 4)), signed(flag >> 1, 1 + ((high & 0x0c) << 2) + (a & 15))]
  }
  const b = from.u8()
  if (flag < 120) {
    const high = flag - 84
    const [across, down] = [Math.floor(high / 12) << 8, ((high % 12) >> 2) << 8]
    return [signed(flag, 1 + across + a), signed(flag >> 1, 1 + down + b)]
  }
  const c = from.u8()
  if (flag < 124) return [signed(flag, (a << 4) + (b >> 4)), signed(flag >> 1, ((b & 15) << 8) + c)]
  return [signed(flag, (a << 8) + b), signed(flag >> 1, (c << 8) + from.u8())]
}

/** Where a letter begins is left out where its outline says it. */
export function advancesOf(hmtx: Part, wide: number, lefts: readonly number[]): Uint8Array {
  const stream = new Stream(hmtx)
  const flags = stream.u8()
  if (wide > lefts.length) throw damagedFont('it has more widths than glyphs')
  const widths = Array.from({ length: wide }, () => stream.u16())
  const own = Array.from({ length: wide }, (_, index) => (flags & 1 ? (lefts[index] ?? 0) : stream.i16()))
  const rest = lefts.slice(wide).map(left => (flags & 2 ? left : stream.i16()))
  const bytes = new Uint8Array(wide * 4 + rest.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [index, width] of widths.entries()) {
    view.setUint16(index * 4, width)
    view.setInt16(index * 4 + 2, own[index] ?? 0)
  }
  for (const [index, left] of rest.entries()) view.setInt16(wide * 4 + index * 2, left)
  return bytes
}
