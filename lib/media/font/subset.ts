// What is kept of a font: new tables with what pictures draw, in which glyphs keep their numbers.

import { need } from '#lib/media/font/facts.ts'
import type { Glyph } from '#lib/media/font/outlines/glyph-table.ts'
import { readGlyphs, writeGlyphs } from '#lib/media/font/outlines/glyph-table.ts'
import type { Part } from '#lib/media/font/part.ts'
import { damagedFont } from '#lib/media/font/refusals.ts'
import type { Sfnt, Tables } from '#lib/media/font/sfnt.ts'
import { addSubstitutes } from '#lib/media/font/substitutes.ts'

/** What pictures need; hints, bitmaps, signatures and vertical lines are for others. */
const VERBATIM = ['OS/2', 'cmap', 'hhea', 'hmtx', 'maxp', 'name', 'GDEF', 'GPOS', 'GSUB', 'kern', 'BASE', 'CFF ']
const VARIABLE = ['fvar', 'avar', 'HVAR', 'MVAR', 'STAT']

export type Kept = { tables: Map<string, Uint8Array>; came: number; kept: number }

export function keptOf({ outlines, tables }: Sfnt, characters: ReadonlyMap<number, number>, subset: boolean): Kept {
  const count = need(tables, 'maxp').u16(4)
  const made = new Map<string, Uint8Array>()
  for (const tag of [...VERBATIM, ...VARIABLE]) {
    const table = tables.get(tag)
    if (table) made.set(tag, table.bytes)
  }
  made.set('post', withoutNames(tables.get('post')))
  const head = need(tables, 'head').part(0, 54).bytes.slice()
  made.set('head', head)
  if (outlines === 'otf') return { tables: made, came: count, kept: count }
  const glyphs = readGlyphs(tables, count)
  const drawn = subset ? drawnOf(tables, glyphs, characters) : new Set(glyphs.keys())
  const { glyf, loca } = writeGlyphs(glyphs.map(({ bytes }, index) => (drawn.has(index) ? bytes : new Uint8Array())))
  made.set('glyf', glyf)
  made.set('loca', loca)
  head.set([0, 1], 50)
  const gvar = tables.get('gvar')
  if (gvar) made.set('gvar', withoutUndrawn(gvar, count, drawn))
  return { tables: made, came: count, kept: drawn.size }
}

/** Of characters that people write, what those may become, and what these are made of. */
function drawnOf(tables: Tables, glyphs: readonly Glyph[], characters: ReadonlyMap<number, number>): Set<number> {
  const drawn = new Set([0])
  for (const [point, glyph] of characters) if (point < 0xe000 || point > 0xf8ff) drawn.add(glyph)
  const gsub = tables.get('GSUB')
  if (gsub) addSubstitutes(gsub, drawn)
  for (const index of drawn) for (const one of glyphs[index]?.components ?? []) drawn.add(one)
  for (const index of drawn) if (index >= glyphs.length) drawn.delete(index)
  return drawn
}

const POST = 32

/** Names of glyphs are for programs that make fonts. */
function withoutNames(post: Part | undefined): Uint8Array {
  const bytes = new Uint8Array(POST)
  if (post && post.length >= POST) bytes.set(post.part(0, POST).bytes)
  bytes.set([0, 3, 0, 0])
  return bytes
}

const HEAD = 20

/** How outlines change by weight, only of those that are drawn. */
function withoutUndrawn(gvar: Part, count: number, drawn: ReadonlySet<number>): Uint8Array {
  if (gvar.u16(12) !== count) throw damagedFont('it varies other glyphs than it has')
  const long = (gvar.u16(14) & 1) === 1
  const from = gvar.u32(16)
  const place = (index: number) => from + (long ? gvar.u32(HEAD + index * 4) : gvar.u16(HEAD + index * 2) * 2)
  const parts = Array.from({ length: count }, (_, index) => {
    const [start, end] = [place(index), place(index + 1)]
    if (end < start) throw damagedFont('its variations lie in no order')
    return drawn.has(index) ? gvar.part(start, end - start).bytes : new Uint8Array()
  })
  const shared = gvar.part(gvar.u32(8), gvar.u16(4) * gvar.u16(6) * 2).bytes
  return writeGvar(gvar, shared, parts)
}

function writeGvar(gvar: Part, shared: Uint8Array, parts: readonly Uint8Array[]): Uint8Array {
  const tuples = HEAD + (parts.length + 1) * 4
  const data = tuples + shared.length
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, data))
  bytes.set(gvar.part(0, HEAD).bytes)
  bytes.set(shared, tuples)
  const view = new DataView(bytes.buffer)
  view.setUint32(8, tuples)
  view.setUint16(14, 1)
  view.setUint32(16, data)
  let at = data
  for (const [index, part] of parts.entries()) {
    view.setUint32(HEAD + index * 4, at - data)
    bytes.set(part, at)
    at += part.length
  }
  view.setUint32(HEAD + parts.length * 4, at - data)
  return bytes
}
