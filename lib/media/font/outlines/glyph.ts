// One outline of a TrueType font: curves of its own, or other glyphs put together.
import type { Part } from '#lib/media/font/part.ts'
import { damagedFont } from '#lib/media/font/refusals.ts'

export type Point = { x: number; y: number; on: boolean }

export const MORE = 0x20
export const WITH_INSTRUCTIONS = 0x100
const WIDE = 0x01
const SCALED = 0x08
const SCALED_TWICE = 0x40
const TURNED = 0x80
const OVERLAP = 0x40
const HEAD = 10

/** In bytes, its flags and the number of its glyph with it. */
export const sizeOfComponent = (flags: number): number =>
  4 + (flags & WIDE ? 4 : 2) + (flags & SCALED ? 2 : flags & SCALED_TWICE ? 4 : flags & TURNED ? 8 : 0)

type Outline = {
  /** The last point of each contour. */
  ends: readonly number[]
  points: readonly Point[]
  /** Computed from the points where it is null. */
  box: readonly [number, number, number, number] | null
  overlap: boolean
}

/** Without instructions. */
export function simpleGlyph({ ends, points, box, overlap }: Outline): Uint8Array {
  const bytes = new Uint8Array(HEAD + ends.length * 2 + 2 + points.length * 5)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of [ends.length, ...(box ?? boxOf(points))].entries()) view.setInt16(at * 2, value)
  for (const [at, end] of ends.entries()) view.setUint16(HEAD + at * 2, end)
  let at = HEAD + ends.length * 2 + 2
  for (const [index, { on }] of points.entries()) {
    const [dx, dy] = stepTo(points, index)
    bytes[at++] = Number(on) | formOf(dx, 1) | formOf(dy, 2) | (overlap && index === 0 ? OVERLAP : 0)
  }
  for (const axis of [0, 1] as const)
    for (const index of points.keys()) {
      const step = stepTo(points, index)[axis]
      if (step === 0) continue
      if (Math.abs(step) < 256) bytes[at++] = Math.abs(step)
      else {
        view.setInt16(at, step)
        at += 2
      }
    }
  return bytes.subarray(0, at)
}

function stepTo(points: readonly Point[], index: number): [number, number] {
  const [from, to] = [points[index - 1] ?? { x: 0, y: 0 }, points[index] ?? { x: 0, y: 0 }]
  return [to.x - from.x, to.y - from.y]
}

/** The two bits of a step: whether it takes one byte, and its sign, or that there is none. */
function formOf(step: number, axis: 1 | 2): number {
  const [short, same] = [axis << 1, axis << 4]
  if (step === 0) return same
  if (Math.abs(step) >= 256) return 0
  return step > 0 ? short | same : short
}

function boxOf(points: readonly Point[]): [number, number, number, number] {
  const box: [number, number, number, number] = [32767, 32767, -32768, -32768]
  for (const { x, y } of points) {
    box[0] = Math.min(box[0], x)
    box[1] = Math.min(box[1], y)
    box[2] = Math.max(box[2], x)
    box[3] = Math.max(box[3], y)
  }
  return box
}

/** The same glyph without its instructions, looked through for what it is made of. */
export function plainGlyph(glyph: Part): { bytes: Uint8Array; components: number[] } {
  if (glyph.length === 0) return { bytes: glyph.bytes, components: [] }
  const contours = glyph.i16(0)
  return contours < 0 ? composed(glyph) : { bytes: curved(glyph, contours), components: [] }
}

function curved(glyph: Part, contours: number): Uint8Array {
  if (contours === 0) return new Uint8Array()
  const head = HEAD + contours * 2
  const points = glyph.u16(head - 2) + 1
  for (let contour = 1; contour < contours; contour++)
    if (glyph.u16(HEAD + contour * 2) < glyph.u16(HEAD + contour * 2 - 2))
      throw damagedFont('an outline runs backwards')
  const from = head + 2 + glyph.u16(head)
  const end = endOfPoints(glyph, from, points)
  const bytes = new Uint8Array(head + 2 + end - from)
  bytes.set(glyph.bytes.subarray(0, head))
  bytes.set(glyph.bytes.subarray(from, end), head + 2)
  return bytes
}

function endOfPoints(glyph: Part, from: number, points: number): number {
  let [at, size] = [from, 0]
  for (let read = 0; read < points; ) {
    const flag = glyph.u8(at++)
    const times = flag & 8 ? 1 + glyph.u8(at++) : 1
    const bytes = (flag & 2 ? 1 : flag & 16 ? 0 : 2) + (flag & 4 ? 1 : flag & 32 ? 0 : 2)
    size += times * bytes
    read += times
    if (read > points) throw damagedFont('an outline has points too many')
  }
  glyph.part(at, size)
  return at + size
}

function composed(glyph: Part): { bytes: Uint8Array; components: number[] } {
  const components: number[] = []
  const places: number[] = []
  let at = HEAD
  let flags = MORE
  while (flags & MORE) {
    flags = glyph.u16(at)
    places.push(at)
    components.push(glyph.u16(at + 2))
    at += sizeOfComponent(flags)
  }
  const bytes = glyph.part(0, at).bytes.slice()
  for (const place of places) bytes[place] = (bytes[place] ?? 0) & ~(WITH_INSTRUCTIONS >> 8)
  return { bytes, components }
}
