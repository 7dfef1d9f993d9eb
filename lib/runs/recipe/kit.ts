import { imagesIn } from '#lib/brand/file-in.ts'
import { loadFonts } from '#lib/brand/fonts/load.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { BrandSnapshot } from '#lib/runs/recipe/recipe.ts'

/** The brand of a recipe with its pictures. */
export async function loadKit(blobs: Blobs, brand: BrandSnapshot): Promise<BrandKit> {
  return {
    name: brand.name,
    tagline: brand.tagline,
    palette: brand.palette,
    voice: brand.voice,
    ...(brand.about ? { about: brand.about } : {}),
    ...(brand.signature ? { signature: brand.signature } : {}),
    ...(brand.fonts ? await loadFonts(blobs, brand.fonts) : {}),
    logos: await imagesIn(blobs, brand.logos),
    screens: await imagesIn(blobs, brand.screens),
    photos: await imagesIn(blobs, brand.photos),
    people: await imagesIn(blobs, brand.people),
    mascot: await imagesIn(blobs, brand.mascot),
  }
}
