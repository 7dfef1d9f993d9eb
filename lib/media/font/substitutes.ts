// The glyphs that stand in for others while words are set: ligatures, joined forms, forms of a language.
import type { Part } from '#lib/media/font/part.ts'

/** What pictures never ask for: small capitals, swashes, old figures, alternates by number. */
const UNASKED =
  /^(?:aalt|c2pc|c2sc|case|cswh|cv\d\d|dlig|expt|fwid|halt|hist|hlig|hwid|jp\d\d|nalt|onum|ordn|ornm|pcap|pnum|pwid|qwid|ruby|salt|sinf|smcp|smpl|ss\d\d|subs|sups|swsh|titl|trad|twid|unic|vert|vrt2|zero)$/

type Lookup = { kind: number; tables: Part[] }

/** Adds what the glyphs may become; a lookup counts unless only unasked features name it. */
export function addSubstitutes(gsub: Part, kept: Set<number>): void {
  const lookups = lookupsOf(gsub)
  for (let before = -1; before !== kept.size; ) {
    before = kept.size
    for (const { kind, tables } of lookups) for (const table of tables) substitute(kind, table, kept)
  }
}

function lookupsOf(gsub: Part): Lookup[] {
  const list = gsub.part(gsub.u16(8))
  const unasked = unaskedOf(gsub.part(gsub.u16(6)))
  return Array.from({ length: list.u16(0) }, (_, index) => index)
    .filter(index => !unasked.has(index))
    .map(index => {
      const lookup = list.part(list.u16(2 + index * 2))
      const kind = lookup.u16(0)
      const tables = Array.from({ length: lookup.u16(4) }, (_, table) => lookup.part(lookup.u16(6 + table * 2)))
      return kind === 7 ? further(tables) : { kind, tables }
    })
}

/** Tables that are too far away for two bytes. */
function further(tables: readonly Part[]): Lookup {
  const [first] = tables
  return { kind: first ? first.u16(2) : 0, tables: tables.map(table => table.part(table.u32(4))) }
}

function unaskedOf(features: Part): Set<number> {
  const [asked, unasked] = [new Set<number>(), new Set<number>()]
  for (let index = 0; index < features.u16(0); index++) {
    const at = 2 + index * 6
    const feature = features.part(features.u16(at + 4))
    const into = UNASKED.test(features.tag(at)) ? unasked : asked
    for (let lookup = 0; lookup < feature.u16(2); lookup++) into.add(feature.u16(4 + lookup * 2))
  }
  for (const lookup of asked) unasked.delete(lookup)
  return unasked
}

/** Contexts, kinds 5 and 6, only name other lookups, which are all looked through. */
function substitute(kind: number, table: Part, kept: Set<number>): void {
  if (kind === 1) single(table, kept)
  if (kind === 2 || kind === 3) several(table, kept)
  if (kind === 4) ligatures(table, kept)
  if (kind === 8) backwards(table, kept)
}

function single(table: Part, kept: Set<number>): void {
  const plus = table.u16(4)
  for (const [index, glyph] of covered(table, kept))
    kept.add(table.u16(0) === 1 ? (glyph + plus) & 0xffff : table.u16(6 + index * 2))
}

function several(table: Part, kept: Set<number>): void {
  for (const [index] of covered(table, kept)) {
    const glyphs = table.part(table.u16(6 + index * 2))
    for (let one = 0; one < glyphs.u16(0); one++) kept.add(glyphs.u16(2 + one * 2))
  }
}

function ligatures(table: Part, kept: Set<number>): void {
  for (const [index] of covered(table, kept)) {
    const set = table.part(table.u16(6 + index * 2))
    for (let one = 0; one < set.u16(0); one++) {
      const ligature = set.part(set.u16(2 + one * 2))
      const parts = ligature.u16(2)
      let whole = true
      for (let part = 1; part < parts && whole; part++) whole = kept.has(ligature.u16(2 + part * 2))
      if (whole) kept.add(ligature.u16(0))
    }
  }
}

function backwards(table: Part, kept: Set<number>): void {
  const before = table.u16(4)
  const after = table.u16(6 + before * 2)
  const from = 8 + (before + after) * 2
  for (const [index] of covered(table, kept)) kept.add(table.u16(from + 2 + index * 2 - 2))
}

/** The kept glyphs that a table is for, with their places in it. */
function covered(table: Part, kept: ReadonlySet<number>): [index: number, glyph: number][] {
  const coverage = table.part(table.u16(2))
  const found: [number, number][] = []
  const count = coverage.u16(2)
  if (coverage.u16(0) === 1) {
    for (let index = 0; index < count; index++) {
      const glyph = coverage.u16(4 + index * 2)
      if (kept.has(glyph)) found.push([index, glyph])
    }
    return found
  }
  for (let range = 0; range < count; range++) {
    const at = 4 + range * 6
    const [from, to, first] = [coverage.u16(at), coverage.u16(at + 2), coverage.u16(at + 4)]
    for (let glyph = from; glyph <= to; glyph++) {
      coverage.spend(1)
      if (kept.has(glyph)) found.push([first + glyph - from, glyph])
    }
  }
  return found
}
