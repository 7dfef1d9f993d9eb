// A WOFF2 file as the tables of the font in it (W3C Recommendation of 2024).
import { MOST_TABLES, MOST_UNPACKED_BYTES } from '#lib/media/font/limits.ts'
import { advancesOf, unpackGlyphs } from '#lib/media/font/outlines/woff2-glyphs.ts'
import { fontBudget, Part } from '#lib/media/font/part.ts'
import { damagedFont, fontTooLarge } from '#lib/media/font/refusals.ts'
import { outlinesOf, type Sfnt, type Tables } from '#lib/media/font/sfnt.ts'

/** Answers `size` bytes at most, and throws where there are more or the bytes are none of Brotli. */
export type Unbrotli = (bytes: Uint8Array, size: number) => Uint8Array

const KNOWN =
  'cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill'
    .split(' ')
    .map(tag => tag.replace('_', ' '))

const HEADER = 48
const OUTLINES = ['glyf', 'loca']

type Entry = { tag: string; transformed: boolean; length: number }

export function readWoff2(bytes: Uint8Array, unbrotli: Unbrotli): Sfnt {
  const file = new Part(bytes, fontBudget())
  const outlines = outlinesOf(file.u32(4))
  const { entries, end } = directoryOf(file)
  const size = entries.reduce((sum, entry) => sum + entry.length, 0)
  if (size > MOST_UNPACKED_BYTES) throw fontTooLarge('The font, unpacked,', MOST_UNPACKED_BYTES)
  const whole = new Part(unpacked(file.part(end, file.u32(20)).bytes, size, unbrotli), fontBudget())
  const tables: Tables = new Map()
  let at = 0
  for (const { tag, length } of entries) {
    if (tables.has(tag)) throw damagedFont('a table is in it twice')
    tables.set(tag, whole.part(at, length))
    at += length
  }
  return { outlines, tables: rebuilt(tables, entries) }
}

function unpacked(bytes: Uint8Array, size: number, unbrotli: Unbrotli): Uint8Array {
  try {
    const whole = unbrotli(bytes, size)
    if (whole.length === size) return whole
  } catch {
    // Told below, in words of ours.
  }
  throw damagedFont('what is packed in it cannot be unpacked')
}

function directoryOf(file: Part): { entries: Entry[]; end: number } {
  const count = file.u16(12)
  if (count > MOST_TABLES) throw damagedFont(`it has ${count} tables`)
  const entries: Entry[] = []
  let at = HEADER
  const number = (): number => {
    let value = 0
    for (let digits = 0; digits < 5; digits++) {
      const byte = file.u8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw damagedFont('a length in it has no end')
  }
  for (let index = 0; index < count; index++) {
    const flags = file.u8(at++)
    const known = KNOWN[flags & 63]
    const tag = known ?? file.tag(at)
    if (known === undefined) at += 4
    const version = flags >> 6
    const transformed = OUTLINES.includes(tag) ? version !== 3 : version !== 0
    const plain = number()
    entries.push({ tag, transformed, length: transformed ? number() : plain })
  }
  return { entries, end: at }
}

/** Outlines and advances may be told in a shorter form, which says the same. */
function rebuilt(tables: Tables, entries: readonly Entry[]): Tables {
  const short = new Set(entries.filter(entry => entry.transformed).map(entry => entry.tag))
  for (const tag of short)
    if (![...OUTLINES, 'hmtx'].includes(tag)) throw damagedFont(`its ${tag} is packed in a way that nobody knows`)
  const glyf = tables.get('glyf')
  if (!glyf || !short.has('glyf')) return tables
  const glyphs = unpackGlyphs(glyf)
  const made = (bytes: Uint8Array) => new Part(bytes, fontBudget())
  tables.set('glyf', made(glyphs.glyf))
  tables.set('loca', made(glyphs.loca))
  const [head, hmtx, hhea] = [tables.get('head'), tables.get('hmtx'), tables.get('hhea')]
  if (head) tables.set('head', made(withLongPlaces(head)))
  if (hmtx && hhea && short.has('hmtx')) tables.set('hmtx', made(advancesOf(hmtx, hhea.u16(34), glyphs.lefts)))
  return tables
}

/** The places of glyphs are told in four bytes each from now on. */
function withLongPlaces(head: Part): Uint8Array {
  const bytes = head.bytes.slice()
  head.u16(50)
  bytes[50] = 0
  bytes[51] = 1
  return bytes
}
