// Fonts that are made to hurt: a few kilobytes whose letters take a day to draw.
import { writeSfnt } from '#lib/media/font/sfnt.ts'
import type { Chance } from '#test/simulator/chance.ts'
import { otf, tableIn, ttf, woff2 } from '#test/support/fonts.ts'

const tagsOf = (file: Uint8Array): string[] =>
  Array.from({ length: (file[5] ?? 0) + ((file[4] ?? 0) << 8) }, (_, index) =>
    String.fromCharCode(...file.subarray(12 + index * 16, 16 + index * 16)),
  )

const tablesOf = (file: Uint8Array): Map<string, Uint8Array> =>
  new Map(
    tagsOf(file).map(tag => {
      const { at, length } = tableIn(file, tag)
      return [tag, file.slice(at, at + length)]
    }),
  )

const FIRST = 24

/** Each glyph is the one before, a thousand times. */
function tower(): Uint8Array {
  const tables = tablesOf(ttf())
  const [count, size] = [(tables.get('loca')?.length ?? 4) / 4 - 1, 10 + 1_000 * 6]
  const [glyf, loca] = [Buffer.alloc(size * 7 + FIRST), Buffer.alloc((count + 1) * 4)]
  // One outline of three points.
  Buffer.from('000100000000000a000a00020000373737000a0000000a', 'hex').copy(glyf)
  for (let glyph = 0; glyph < count; glyph++) {
    const at = glyph === 0 ? 0 : FIRST + Math.min(glyph - 1, 7) * size
    loca.writeUInt32BE(Math.min(at, glyf.length), glyph * 4)
    if (glyph === 0 || glyph > 7) continue
    glyf.writeInt16BE(-1, at)
    for (let part = 0; part < 1_000; part++)
      glyf.writeUInt32BE(((part < 999 ? 0x22 : 2) << 16) + glyph - 1, at + 10 + part * 6)
  }
  loca.writeUInt32BE(glyf.length, count * 4)
  return writeSfnt('ttf', tables.set('glyf', new Uint8Array(glyf)).set('loca', new Uint8Array(loca)))
}

const indexOf = (items: readonly Uint8Array[]): Uint8Array => {
  if (items.length === 0) return Uint8Array.of(0, 0)
  const places = [1]
  for (const item of items) places.push((places.at(-1) ?? 1) + item.length)
  return Buffer.concat([
    Uint8Array.of(items.length >> 8, items.length & 255, 4),
    ...places.map(place => Uint8Array.of(0, place >> 16, (place >> 8) & 255, place & 255)),
    ...items,
  ])
}

/** Each subroutine calls the one below it two hundred times; the lowest draws a line. */
function callers(depth: number): Uint8Array {
  const tables = tablesOf(otf())
  const { length = 6 } = tables.get('maxp') ?? {}
  const count = new DataView((tables.get('maxp') ?? new Uint8Array(length)).buffer).getUint16(4)
  const calls = (subr: number) => Array.from({ length: 200 }, () => [139 + subr - 107, 29]).flat()
  const subrs = Array.from({ length: depth }, (_, subr) =>
    Uint8Array.from(subr === 0 ? [140, 140, 5, 11] : [...calls(subr - 1), 11]),
  )
  const glyph = Uint8Array.of(139, 139, 21, 139 + depth - 1 - 107, 29, 14)
  const head = [Uint8Array.of(1, 0, 4, 4), indexOf([Buffer.from('A')])]
  const rest = [indexOf([]), indexOf(subrs)]
  const places = (at: number) => Uint8Array.of(29, at >> 24, (at >> 16) & 255, (at >> 8) & 255, at & 255, 17)
  const sum = (parts: readonly Uint8Array[]) => parts.reduce((total, part) => total + part.length, 0)
  const at = sum([...head, indexOf([places(0)]), ...rest])
  const cff = Buffer.concat([
    ...head,
    indexOf([places(at)]),
    ...rest,
    indexOf(Array.from({ length: count }, () => glyph)),
  ])
  return writeSfnt('otf', tables.set('CFF ', new Uint8Array(cff)))
}

export const fonts: Record<string, () => Uint8Array> = {
  'a TTF whose glyphs are made of a thousand others each': tower,
  'an OTF whose subroutines call others two hundred times each': () => callers(8),
}

const EXTREMES = [0, 1, 0x7fff, 0x8000, 0xffff]

/** A whole one with some numbers of its tables changed, most of them near the beginnings. */
export function spoilt(random: Chance, from: Uint8Array | undefined): Uint8Array {
  const file = (from ?? random.pick([ttf, otf, woff2, tower])()).slice()
  const view = new DataView(file.buffer)
  const packed = file[0] === 0x77 || 12 + ((file[4] ?? 0) * 256 + (file[5] ?? 0)) * 16 > file.length
  const tags = packed ? [] : tagsOf(file)
  for (let change = 0; change < 1 + random.whole(6); change++) {
    const { at, length } = tags.length > 0 ? tableIn(file, random.pick(tags)) : { at: 0, length: file.length }
    const room = Math.min(length, random.happens(0.6) ? 64 : length) - 2
    if (room <= 0 || at + room + 2 > file.length) continue
    view.setUint16(at + random.whole(room), random.happens(0.5) ? random.pick(EXTREMES) : random.whole(65_536))
  }
  return random.happens(0.05) ? file.subarray(0, random.whole(file.length)) : file
}
