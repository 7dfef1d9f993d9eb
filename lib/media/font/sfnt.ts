// A TTF or OTF file as its tables, and tables as a file.
import { MOST_TABLES, MOST_UNPACKED_BYTES } from '#lib/media/font/limits.ts'
import { fontBudget, Part } from '#lib/media/font/part.ts'
import { damagedFont, fontRefused, fontTooLarge } from '#lib/media/font/refusals.ts'

export type Tables = Map<string, Part>

/** How letters are drawn: TrueType curves, or those of PostScript. */
export type Outlines = 'ttf' | 'otf'

export type Sfnt = { outlines: Outlines; tables: Tables }

export const outlinesOf = (magic: number): Outlines => {
  if (magic === 0x00010000 || magic === 0x74727565) return 'ttf'
  if (magic === 0x4f54544f) return 'otf'
  if (magic === 0x74746366)
    throw fontRefused('unusable', 'This file is a collection of fonts. Upload its fonts one by one.')
  throw damagedFont('it says of itself that it is neither TTF nor OTF')
}

export function readSfnt(bytes: Uint8Array): Sfnt {
  const file = new Part(bytes, fontBudget())
  const outlines = outlinesOf(file.u32(0))
  const count = file.u16(4)
  if (count > MOST_TABLES) throw damagedFont(`it has ${count} tables`)
  const tables: Tables = new Map()
  let sum = 0
  for (let index = 0; index < count; index++) {
    const at = 12 + index * 16
    const table = file.part(file.u32(at + 8), file.u32(at + 12))
    sum += table.length
    if (sum > MOST_UNPACKED_BYTES) throw fontTooLarge('The font', MOST_UNPACKED_BYTES)
    if (tables.has(file.tag(at))) throw damagedFont('a table is in it twice')
    tables.set(file.tag(at), table)
  }
  return { outlines, tables }
}

const padded = (length: number): number => (length + 3) & ~3

/** In the order of their names, each with its checksum, as the format wants it. */
export function writeSfnt(outlines: Outlines, tables: ReadonlyMap<string, Uint8Array>): Uint8Array<ArrayBuffer> {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const head = 12 + sorted.length * 16
  const size = sorted.reduce((sum, [, bytes]) => sum + padded(bytes.length), head)
  const file = new Uint8Array(size)
  const view = new DataView(file.buffer)
  const log = Math.floor(Math.log2(sorted.length))
  view.setUint32(0, outlines === 'ttf' ? 0x00010000 : 0x4f54544f)
  for (const [index, value] of [sorted.length, 16 << log, log, (sorted.length - (1 << log)) * 16].entries())
    view.setUint16(4 + index * 2, value)
  let at = head
  for (const [index, [tag, bytes]] of sorted.entries()) {
    const entry = 12 + index * 16
    file.set(bytes, at)
    for (let letter = 0; letter < 4; letter++) file[entry + letter] = tag.charCodeAt(letter)
    view.setUint32(entry + 4, checksum(view, at, padded(bytes.length)))
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, bytes.length)
    at += padded(bytes.length)
  }
  return file
}

function checksum(view: DataView, from: number, length: number): number {
  let sum = 0
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0
  return sum
}
