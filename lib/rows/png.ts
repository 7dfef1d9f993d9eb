// A PNG of eight bits without anything that shows through it, as our own coder writes it.
import { inflateSync } from 'node:zlib'
import { joinBytes } from '#lib/bytes.ts'
import type { RowsExports } from '#lib/rows/exports.ts'
import type { Reading } from '#lib/rows/rows.ts'

const SIGNATURE = 0x89504e47
const [HEADER, PALETTE, DATA, SEEN_THROUGH] = ['IHDR', 'PLTE', 'IDAT', 'tRNS'].map(numberOf)
/** By colour type: its own colours, or those of a palette. */
const pixelBytes: Record<number, number> = { 2: 3, 3: 1 }
const STEP = 16

function numberOf(name: string): number {
  return new DataView(new TextEncoder().encode(name).buffer).getUint32(0)
}

export function readPngRows(rows: RowsExports, file: Uint8Array): Reading | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.length < 33 || view.getUint32(0) !== SIGNATURE || view.getUint32(12) !== HEADER) return null
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const [depth, colour = 0, , , interlaced] = file.subarray(24)
  const bytes = pixelBytes[colour]
  if (depth !== 8 || interlaced !== 0 || !bytes) return null
  const parts = chunksOf(view, file)
  if (!parts || parts.some(({ type }) => type === SEEN_THROUGH)) return null
  const line = width * bytes + 1
  let filtered = new Uint8Array()
  let at = 0
  return {
    ...{ width, height, step: STEP },
    begin(most) {
      filtered = inflated(parts, line * height)
      rows.openPng(width, bytes, STEP, most)
      const palette = parts.find(({ type }) => type === PALETTE)?.data ?? new Uint8Array()
      new Uint8Array(rows.memory.buffer).set(inFours(palette), rows.paletteAt())
    },
    read(count, row, seen) {
      new Uint8Array(rows.memory.buffer).set(filtered.subarray(at, at + line * count), rows.fileAt.value)
      at += line * count
      rows.pngRows(count, row, seen)
    },
    isSound: () => filtered.length === line * height,
  }
}

/** Nothing where it cannot be read; what the engine says of it is told. */
function inflated(parts: readonly Chunk[], maxOutputLength: number): Uint8Array<ArrayBuffer> {
  try {
    return inflateSync(joinBytes(parts.filter(({ type }) => type === DATA).map(({ data }) => data)), {
      maxOutputLength,
    })
  } catch {
    return new Uint8Array()
  }
}

type Chunk = { type: number; data: Uint8Array }

/** Null where the file ends in the midst of one. */
function chunksOf(view: DataView, file: Uint8Array): Chunk[] | null {
  const chunks: Chunk[] = []
  for (let at = 8; at < file.length; ) {
    if (at + 12 > file.length) return null
    const end = at + 8 + view.getUint32(at)
    if (end + 4 > file.length) return null
    chunks.push({ type: view.getUint32(at + 4), data: file.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/** Each colour with a fourth byte, which says that it is opaque. */
function inFours(palette: Uint8Array): Uint8Array {
  const fours = new Uint8Array(1024).fill(255)
  for (let at = 0; at + 2 < palette.length && at < 768; at += 3) fours.set(palette.subarray(at, at + 3), (at / 3) * 4)
  return fours
}
