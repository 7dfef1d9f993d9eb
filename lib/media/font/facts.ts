// What a font says of itself: whether it may be used, how it is named, how heavy it is, where its letters stand.
import { MOST_AXES } from '#lib/media/font/limits.ts'
import { namesOf } from '#lib/media/font/names.ts'
import type { Part } from '#lib/media/font/part.ts'
import { damagedFont, fontRefused } from '#lib/media/font/refusals.ts'
import type { Tables } from '#lib/media/font/sfnt.ts'
import type { FontFace, FontMetrics } from '#lib/ports/fonts.ts'

const RESTRICTED = 2
const NO_SUBSETTING = 0x100
const BITMAPS_ONLY = 0x200

/** The embedding rights of OS/2; answers whether glyphs may be left out of what is kept. */
export function assertEmbeddable(os2: Part | undefined): { subset: boolean } {
  const rights = os2 ? os2.u16(8) : 0
  if ((rights & 15) === RESTRICTED)
    throw fontRefused(
      'restricted',
      'Its maker has marked this font as "restricted license embedding": it may not be put into anything. Ask them for a file that may.',
    )
  if (rights & BITMAPS_ONLY)
    throw fontRefused(
      'restricted',
      'Its maker lets only bitmaps of this font be embedded, and pictures need its outlines.',
    )
  return { subset: (rights & NO_SUBSETTING) === 0 }
}

export const need = (tables: Tables, tag: string): Part => {
  const table = tables.get(tag)
  if (!table) throw damagedFont(`its table ${tag.trim()} is missing`)
  return table
}

export function faceOf(tables: Tables, characters: ReadonlyMap<number, number>): Omit<FontFace, 'points'> {
  const os2 = tables.get('OS/2')
  const head = need(tables, 'head')
  const { family, style } = namesOf(tables.get('name'))
  const said = os2 ? os2.u16(4) : (head.u16(44) & 1) * 300 + 400
  const italic = ((os2 ? os2.u16(62) : head.u16(44) >> 1) & 1) === 1
  const weights = weightsOf(tables.get('fvar'))
  // Files of another age count from 1 to 9.
  const weight = Math.min(1000, Math.max(1, said < 10 ? said * 100 : said))
  return {
    family,
    style_name: style,
    weight,
    italic,
    ...(weights && { weights }),
    metrics: metricsOf(tables, characters),
  }
}

function weightsOf(fvar: Part | undefined): [number, number] | null {
  if (!fvar) return null
  const [from, count, size] = [fvar.u16(4), fvar.u16(8), fvar.u16(10)]
  if (count > MOST_AXES) throw damagedFont(`it has ${count} axes`)
  for (let axis = 0; axis < count; axis++) {
    const at = from + axis * size
    if (fvar.tag(at) !== 'wght') continue
    const [least, most] = [Math.round(fvar.fixed(at + 4)), Math.round(fvar.fixed(at + 12))]
    if (least < 1 || most > 1000 || least > most) throw damagedFont('its weights are none')
    return [least, most]
  }
  return null
}

const USE_TYPO = 0x80

/** As the engine reads them, which a test draw holds to what it does. */
function metricsOf(tables: Tables, characters: ReadonlyMap<number, number>): FontMetrics {
  const [head, hhea, os2] = [need(tables, 'head'), need(tables, 'hhea'), tables.get('OS/2')]
  const units = head.u16(18)
  if (units < 16 || units > 16_384) throw damagedFont('its letters have no size')
  const typo = os2 && (os2.u16(62) & USE_TYPO || (hhea.i16(4) === 0 && hhea.i16(6) === 0))
  const [ascent, descent] = typo ? [os2.i16(68), os2.i16(70)] : [hhea.i16(4), hhea.i16(6)]
  const told = os2 && os2.u16(0) >= 2
  const cap = (told ? os2.i16(88) : 0) || ascent * 0.7
  const x = (told ? os2.i16(86) : 0) || ascent * 0.5
  const em = (value: number) => Number((value / units).toFixed(4))
  const metrics = { ascent: em(ascent), descent: em(-descent), cap: em(cap), x: em(x), bearing: 0 }
  if (!(metrics.ascent > 0.2 && metrics.ascent < 4 && Math.abs(metrics.descent) < 4))
    throw damagedFont('its lines have no height')
  return { ...metrics, bearing: em(leftOf(tables, characters.get(72))) }
}

/** The empty space left of an H. */
function leftOf(tables: Tables, glyph: number | undefined): number {
  if (glyph === undefined) return 0
  const [hmtx, wide] = [need(tables, 'hmtx'), need(tables, 'hhea').u16(34)]
  return hmtx.i16(glyph < wide ? glyph * 4 + 2 : wide * 4 + (glyph - wide) * 2)
}
