import { fileIn } from '#lib/brand/file-in.ts'
import { loadFonts } from '#lib/brand/fonts/load.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import type { BrandKit, KitImage } from '#lib/render/brand-kit.ts'
import type { BrandSnapshot, StoredImage } from '#lib/runs/recipe/recipe.ts'

/** The brand of a recipe with its pictures, of which those are read that are drawn; one that is gone is left out. */
export async function loadKit(blobs: Blobs, brand: BrandSnapshot): Promise<BrandKit> {
  const load = async <T extends StoredImage>(stored: T) => {
    const image = await loadImage(blobs, stored)
    return image ? [{ ...stored, image }] : []
  }
  return {
    name: brand.name,
    tagline: brand.tagline,
    palette: brand.palette,
    voice: brand.voice,
    ...(brand.about ? { about: brand.about } : {}),
    ...(brand.signature ? { signature: brand.signature } : {}),
    ...(brand.fonts ? await loadFonts(blobs, brand.fonts) : {}),
    logos: (await Promise.all(brand.logos.map(load))).flat(),
    screens: (await Promise.all(brand.screens.map(load))).flat(),
    photos: (await Promise.all(brand.photos.map(load))).flat(),
    people: (await Promise.all(brand.people.map(load))).flat(),
    mascot: (await Promise.all(brand.mascot.map(load))).flat(),
  }
}

async function loadImage(blobs: Blobs, stored: StoredImage): Promise<KitImage | null> {
  const bytes = await fileIn(blobs, stored.blob_key)
  if (!bytes) return null
  return { key: stored.blob_key, bytes, content_type: stored.content_type, width: stored.width, height: stored.height }
}
