import { createHash } from 'node:crypto'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { unbrotli } from '#lib/adapters/engine/brotli.ts'
import { openTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { readFont } from '#lib/media/font/read.ts'
import { covers, decodePoints } from '#lib/points.ts'
import { Problem } from '#lib/problem.ts'
import { changed, installed, otf, restricted, tableIn, ttf, woff2 } from '#test/support/fonts.ts'

const WORDS = 'Hamburgefonstiv ÄÖÜ ß fi ffl 12,34 AVAT “x” ½'
const read = (file: Uint8Array) => readFont(file, unbrotli)

function reasonOf(file: Uint8Array): unknown {
  try {
    read(file)
    return 'taken'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return (error.detail as { reason?: string } | undefined)?.reason ?? error.code
  }
}

/** The pixels of a line, in two weights. */
function drawn(file: Uint8Array): string {
  const engine = openTakumi()
  engine.registerFont({ name: 'own', data: file.slice() })
  const hash = createHash('sha256')
  for (const fontWeight of [400, 700]) {
    const look = { fontFamily: '"own"', fontSize: 40, fontWeight, fontFeatureSettings: '"lnum" 1, "tnum" 1' }
    const node = { type: 'text', text: WORDS, style: { ...look, width: 1_200, height: 80 } }
    hash.update(engine.render(node, { width: 1_200, height: 80, format: 'raw', fontFamilies: ['own'] }))
  }
  return hash.digest('hex')
}

describe('readFont', () => {
  it.each(['gabarito', 'fraunces', 'source-serif-4', 'nunito', 'jetbrains-mono', 'noto-sans-thai'])(
    '%s as WOFF2 is drawn as it was, from a file of our own without hints',
    name => {
      const file = installed(name)
      const { bytes, content_type } = read(file)
      expect(content_type).toBe('font/ttf')
      expect(() => tableIn(bytes, 'prep')).toThrow()
      expect(drawn(bytes)).toBe(drawn(file))
      expect(read(bytes).bytes).toEqual(bytes)
    },
  )

  it('tells names, weights and characters as the file has them', () => {
    const { face, glyphs } = read(woff2())
    expect(face).toMatchObject({ family: 'Gabarito', weight: 400, weights: [400, 900], italic: false })
    expect(face.metrics).toEqual({ ascent: 0.94, descent: 0.26, cap: 0.681, x: 0.488, bearing: 0.085 })
    expect(covers(decodePoints(face.points), 0x20ac)).toBe(true)
    expect(covers(decodePoints(face.points), 0x416)).toBe(false)
    expect(glyphs.kept).toBeLessThanOrEqual(glyphs.came)
  })

  it('an OTF keeps its outlines', () => {
    const { bytes, content_type, face } = read(otf())
    expect([content_type, face.weight, face.weights]).toEqual(['font/otf', 800, undefined])
    expect(drawn(bytes)).toBe(drawn(otf()))
  })

  it('leaves out glyphs that no words can ask for', () => {
    const private_use = read(installed('noto-sans'))
    expect(private_use.glyphs.kept).toBeLessThan(private_use.glyphs.came)
  })

  it('refuses what its maker forbids, and keeps every glyph where none may be left out', () => {
    expect(reasonOf(restricted())).toBe('restricted')
    expect(reasonOf(changed(ttf(), 'OS/2', 8, 0x200))).toBe('restricted')
    const { glyphs } = read(changed(ttf(), 'OS/2', 8, 0x100))
    expect(glyphs.kept).toBe(glyphs.came)
    // Several rights: the freest holds.
    expect(reasonOf(changed(ttf(), 'OS/2', 8, 8))).toBe('taken')
  })

  it('tells what kind of file it was sent instead', () => {
    const marked = (mark: string) => new Uint8Array(Buffer.from(mark.padEnd(64, '\0'), 'latin1'))
    expect([marked('wOFF'), marked('ttcf'), marked('%PDF')].map(reasonOf)).toEqual([
      'unusable',
      'unusable',
      'unsupported_media_type',
    ])
  })

  it('a file that is cut off is damaged wherever it ends', () => {
    for (const file of [ttf(), otf(), woff2()])
      for (let share = 1; share < 16; share++)
        expect(reasonOf(file.slice(0, Math.floor((file.length * share) / 16)))).toBe('damaged')
  })

  it('a WOFF2 that unpacks to more than it says, or to more than we take, is refused', () => {
    const file = woff2()
    const view = new DataView(file.buffer)
    const bomb = brotliCompressSync(new Uint8Array(30_000_000))
    const start = file.length - view.getUint32(20)
    const packed = new Uint8Array([...file.subarray(0, start - (start % 4)), ...bomb])
    new DataView(packed.buffer).setUint32(20, bomb.length)
    expect(reasonOf(packed)).toBe('damaged')
  })
})
