// The one reader of fonts from outside: what comes out is a file of our own with nothing in it but what is drawn.

import { charactersOf } from '#lib/media/font/cmap.ts'
import { assertEmbeddable, faceOf, need } from '#lib/media/font/facts.ts'
import { MOST_FONT_BYTES, MOST_KEPT_BYTES } from '#lib/media/font/limits.ts'
import { assertDrawable } from '#lib/media/font/outlines/cff.ts'
import { damagedFont, fontRefused, fontTooLarge } from '#lib/media/font/refusals.ts'
import { readSfnt, type Sfnt, writeSfnt } from '#lib/media/font/sfnt.ts'
import { keptOf } from '#lib/media/font/subset.ts'
import { readWoff2, type Unbrotli } from '#lib/media/font/woff2.ts'
import { encodePoints } from '#lib/points.ts'
import type { FontFace, StoredFont } from '#lib/ports/fonts.ts'
import { Problem } from '#lib/problem.ts'

export type ReadFont = {
  bytes: Uint8Array<ArrayBuffer>
  content_type: StoredFont['content_type']
  face: FontFace
  glyphs: StoredFont['glyphs']
}

/** Fewer letters set no words. */
const LEAST_LETTERS = 20
const letter = /\p{L}/u

export function readFont(bytes: Uint8Array, unbrotli: Unbrotli): ReadFont {
  if (bytes.length > MOST_FONT_BYTES) throw fontTooLarge('The file', MOST_FONT_BYTES)
  const sfnt = open(bytes, unbrotli)
  const { outlines, tables } = sfnt
  const { subset } = assertEmbeddable(tables.get('OS/2'))
  const count = need(tables, 'maxp').u16(4)
  assertOutlines(sfnt, count)
  const all = charactersOf(need(tables, 'cmap'), count)
  const shown = subset ? [...all].filter(([point]) => point < 0xe000 || point > 0xf8ff) : [...all]
  const characters = new Map(shown)
  if ([...characters.keys()].filter(point => letter.test(String.fromCodePoint(point))).length < LEAST_LETTERS)
    throw fontRefused('unusable', `The font has fewer than ${LEAST_LETTERS} letters: words cannot be set in it.`)
  const face = { ...faceOf(tables, characters), points: encodePoints(characters.keys()) }
  const kept = keptOf(sfnt, characters, subset)
  const file = writeSfnt(outlines, kept.tables)
  if (file.length > MOST_KEPT_BYTES) throw fontTooLarge('What pictures need of the font', MOST_KEPT_BYTES)
  return { bytes: file, content_type: `font/${outlines}`, face, glyphs: { came: kept.came, kept: kept.kept } }
}

function open(bytes: Uint8Array, unbrotli: Unbrotli): Sfnt {
  const mark = String.fromCharCode(...bytes.subarray(0, 4))
  if (mark === 'wOF2') return readWoff2(bytes, unbrotli)
  if (mark === 'wOFF') throw fontRefused('unusable', 'This is a WOFF file of the first kind. Send WOFF2, TTF or OTF.')
  if (mark === 'ttcf' || mark === 'OTTO' || mark === 'true' || mark === '\0\x01\0\0') return readSfnt(bytes)
  throw new Problem('unsupported_media_type', 'The font must be a TTF, OTF or WOFF2 file.')
}

function assertOutlines({ outlines, tables }: Sfnt, count: number): void {
  if (outlines === 'ttf') {
    if (tables.has('glyf')) return
    throw fontRefused(
      'unusable',
      'The font has no outlines, only bitmaps or drawings in colour. Send one with outlines.',
    )
  }
  const cff = tables.get('CFF ')
  if (!cff)
    throw fontRefused('unusable', 'This OTF has outlines of a kind that is not drawn here (CFF2). Export it as TTF.')
  if (assertDrawable(cff) !== count) throw damagedFont('it has another number of outlines than it says')
}
