// All outlines of a TrueType font, and the places where each begins.

import { MOST_DRAWN_BYTES, MOST_NESTED } from '#lib/media/font/limits.ts'
import { plainGlyph } from '#lib/media/font/outlines/glyph.ts'
import type { Part } from '#lib/media/font/part.ts'
import { damagedFont } from '#lib/media/font/refusals.ts'
import type { Tables } from '#lib/media/font/sfnt.ts'

export type Glyph = { bytes: Uint8Array; components: number[] }

export function readGlyphs(tables: Tables, count: number): Glyph[] {
  const [glyf, loca, head] = [tables.get('glyf'), tables.get('loca'), tables.get('head')]
  if (!glyf || !loca || !head) throw damagedFont('its outlines are missing')
  const long = head.u16(50) !== 0
  const place = (index: number) => (long ? loca.u32(index * 4) : loca.u16(index * 2) * 2)
  const glyphs: Glyph[] = []
  for (let index = 0; index < count; index++) {
    const [from, to] = [place(index), place(index + 1)]
    if (to < from) throw damagedFont('its outlines lie in no order')
    glyphs.push(plainGlyph(glyf.part(from, to - from)))
  }
  assertEnding(glyphs, glyf)
  return glyphs
}

/** What is made of others is made of outlines in the end, and of no more than can be drawn: else one letter is a day's work. */
function assertEnding(glyphs: readonly Glyph[], counted: Part): void {
  const known = new Map<number, { depth: number; size: number }>()
  const measured = (index: number, above: number): { depth: number; size: number } => {
    counted.spend(1)
    const before = known.get(index)
    if (before) return before
    const glyph = glyphs[index]
    if (!glyph || above > MOST_NESTED) throw damagedFont('a glyph is made of glyphs without end')
    let [depth, size] = [0, glyph.bytes.length]
    for (const one of glyph.components) {
      const part = measured(one, above + 1)
      depth = Math.max(depth, part.depth + 1)
      size += part.size
    }
    if (depth > MOST_NESTED || size > MOST_DRAWN_BYTES) throw damagedFont('a glyph is made of too much')
    known.set(index, { depth, size })
    return { depth, size }
  }
  for (const index of glyphs.keys()) measured(index, 0)
}

/** Each begins at a multiple of four, its place told in four bytes. */
export function writeGlyphs(glyphs: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const room = (bytes: Uint8Array) => (bytes.length + 3) & ~3
  const glyf = new Uint8Array(glyphs.reduce((sum, bytes) => sum + room(bytes), 0))
  const loca = new Uint8Array((glyphs.length + 1) * 4)
  const view = new DataView(loca.buffer)
  let at = 0
  for (const [index, bytes] of glyphs.entries()) {
    view.setUint32(index * 4, at)
    glyf.set(bytes, at)
    at += room(bytes)
  }
  view.setUint32(glyphs.length * 4, at)
  return { glyf, loca }
}
