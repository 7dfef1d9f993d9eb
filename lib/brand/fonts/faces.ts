import * as z from 'zod'
import type { BrandDna } from '#lib/brand/dna.ts'
import type { LibraryRow } from '#lib/brand/store.ts'
import { FontFace } from '#lib/ports/fonts.ts'
import { sameFamily } from '#lib/render/type/font/own.ts'

/** What a library row of kind `font` is tagged with. */
export const FontTags = z.object({
  face: FontFace,
  glyphs: z.object({ came: z.int(), kept: z.int() }),
  /** Who said that the brand may use it. */
  licence: z.object({ asserted_by: z.string(), asserted_at: z.string() }),
})
export type FontTags = z.output<typeof FontTags>

export const KeptFace = FontFace.extend({ blob_key: z.string() })
export type KeptFace = z.output<typeof KeptFace>

/** Of the families that the brand names, its own files; undefined where there are none. */
export function fontsOf(named: BrandDna['voice']['fonts'], library: readonly LibraryRow[]): KeptFace[] | undefined {
  const families = [named?.display, named?.text].filter(family => family !== undefined)
  const faces = library.flatMap(({ kind, blob_key, tags }) => {
    const font = kind === 'font' ? FontTags.safeParse(tags) : null
    return font?.success ? [{ ...font.data.face, blob_key }] : []
  })
  const used = faces.filter(face => families.some(family => sameFamily(family, face.family)))
  return used.length > 0 ? used : undefined
}
