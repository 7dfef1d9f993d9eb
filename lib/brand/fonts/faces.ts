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

type Named = BrandDna['voice']['fonts']

export const familiesNamed = (named: Named): string[] =>
  [named?.display, named?.text].filter(family => family !== undefined)

/** Of the families that the brand names, its own files. */
export function facesOf(named: Named, library: readonly Pick<LibraryRow, 'kind' | 'blob_key' | 'tags'>[]): KeptFace[] {
  const families = familiesNamed(named)
  return library
    .filter(({ kind }) => kind === 'font')
    .map(({ blob_key, tags }) => ({ ...FontTags.parse(tags).face, blob_key }))
    .filter(face => families.some(family => sameFamily(family, face.family)))
}
