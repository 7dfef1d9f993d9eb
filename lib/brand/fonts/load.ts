import { fileIn } from '#lib/brand/file-in.ts'
import type { KeptFace } from '#lib/brand/fonts/faces.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'

type Loaded = Required<Pick<BrandKit, 'fonts' | 'lost_fonts'>>

/** Faces with the files that they are drawn from; of those that are gone, the families. */
export async function loadFonts(blobs: Blobs, kept: readonly KeptFace[]): Promise<Loaded> {
  const files = await Promise.all(kept.map(font => fileIn(blobs, font.blob_key)))
  return {
    fonts: kept.flatMap((font, index) => {
      const file = files[index]
      return file ? [{ ...font, path: font.blob_key, file }] : []
    }),
    lost_fonts: kept.filter((_, index) => !files[index]).map(font => font.family),
  }
}
