// Which character is drawn by which glyph.
import type { Part } from '#lib/media/font/part.ts'
import { damagedFont, fontRefused } from '#lib/media/font/refusals.ts'

/** What every font of the world has together is not much more. */
const MOST_CHARACTERS = 70_000

/** Characters with a drawing of their own, in order. */
export function charactersOf(cmap: Part, glyphs: number): Map<number, number> {
  const found = new Map<number, number>()
  const table = bestOf(cmap)
  const add = (point: number, glyph: number): void => {
    if (glyph === 0 || glyph >= glyphs || !isShown(point)) return
    found.set(point, glyph)
    if (found.size > MOST_CHARACTERS) throw damagedFont('it claims more characters than there are')
  }
  const format = table.u16(0)
  if (format === 4) inSegments(table, add)
  else if (format === 12) inGroups(table, add)
  else if (format === 6)
    for (let index = 0; index < table.u16(8); index++) add(table.u16(6) + index, table.u16(10 + index * 2))
  else throw fontRefused('unusable', 'The font lists its characters in a way that we do not read. Export it again.')
  return found
}

/** Those that the curated families count as well. */
const isShown = (point: number): boolean =>
  (point >= 32 &&
    !(point >= 127 && point < 160) &&
    !(point >= 0xd800 && point < 0xe000) &&
    point !== 0xfeff &&
    point < 0xfffd) ||
  (point > 0xffff && point <= 0x10ffff)

const ORDER = ['3/10', '0/6', '0/4', '3/1', '0/3', '0/2', '0/1', '0/0']

function bestOf(cmap: Part): Part {
  const count = cmap.u16(2)
  const places = new Map<string, number>()
  for (let index = 0; index < Math.min(count, 64); index++) {
    const at = 4 + index * 8
    places.set(`${cmap.u16(at)}/${cmap.u16(at + 2)}`, cmap.u32(at + 4))
  }
  for (const name of ORDER) {
    const at = places.get(name)
    if (at !== undefined) return cmap.part(at)
  }
  throw fontRefused(
    'unusable',
    'The font does not say which characters its glyphs are for: fonts of symbols cannot set words.',
  )
}

type Add = (point: number, glyph: number) => void

function inSegments(table: Part, add: Add): void {
  const twice = table.u16(6) & ~1
  const [ends, starts, deltas, offsets] = [14, 16 + twice, 16 + twice * 2, 16 + twice * 3]
  for (let at = 0; at < twice; at += 2) {
    const [from, to] = [table.u16(starts + at), table.u16(ends + at)]
    const [delta, offset] = [table.u16(deltas + at), table.u16(offsets + at)]
    for (let point = from; point <= to && point < 0xffff; point++) {
      table.spend(1)
      if (offset === 0) add(point, (point + delta) & 0xffff)
      else {
        const glyph = table.u16(offsets + at + offset + (point - from) * 2)
        add(point, glyph === 0 ? 0 : (glyph + delta) & 0xffff)
      }
    }
  }
}

function inGroups(table: Part, add: Add): void {
  const count = table.u32(12)
  let last = -1
  for (let group = 0; group < count; group++) {
    const at = 16 + group * 12
    const [from, to, glyph] = [table.u32(at), table.u32(at + 4), table.u32(at + 8)]
    if (from <= last || to < from || to > 0x10ffff) throw damagedFont('its characters lie in no order')
    last = to
    for (let point = from; point <= to; point++) {
      table.spend(1)
      add(point, glyph + point - from)
    }
  }
}
