import { fileIn, imagesIn } from '#lib/brand/file-in.ts'
import { loadFonts } from '#lib/brand/fonts/load.ts'
import { canonicalJson } from '#lib/bytes.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import { type Recent, recent } from '#lib/recent.ts'
import type { BrandKit } from '#lib/render/brand-kit.ts'
import type { FileOnDemand } from '#lib/render/scene.ts'
import { UNPAINTED, unpainted } from '#lib/runs/paint/unpainted.ts'
import type { BrandSnapshot } from '#lib/runs/recipe/recipe.ts'

const MOST_KNOWN = 8
type Files = readonly (FileOnDemand | null)[]
/** The same for every step: what was read and drawn for a brand is known of it in the next. */
const kits = new WeakMap<Blobs, Recent<{ kit: BrandKit; files: Files }>>()

/** The brand of a recipe with its pictures; the same one for as long as all of its files are there. */
export async function loadKit(blobs: Blobs, brand: BrandSnapshot): Promise<BrandKit> {
  const files = await filesOf(blobs, brand)
  const known = kits.get(blobs) ?? recent(MOST_KNOWN)
  kits.set(blobs, known)
  const name = canonicalJson(brand)
  const before = known.get(name)
  if (before?.files.every((file, index) => file === files[index])) return before.kit
  known.drop(name)
  return known.keep(name, { kit: await kitOf(blobs, brand), files }).kit
}

/** All that a brand names, where it is there. */
const filesOf = (blobs: Blobs, { painted, artwork = [], fonts = [], ...brand }: BrandSnapshot): Promise<Files> => {
  const { logos, screens, photos, people, mascot } = brand
  const all = [
    ...logos,
    ...screens,
    ...photos,
    ...people,
    ...mascot,
    ...fonts,
    ...artwork,
    ...(painted ? [painted] : []),
  ]
  return Promise.all(all.map(one => fileIn(blobs, one.blob_key)))
}

async function paintedIn(blobs: Blobs, painted: BrandSnapshot['painted']) {
  if (painted?.blob_key !== UNPAINTED.blob_key) return imagesIn(blobs, painted ? [painted] : [])
  const { blob_key: key, ...file } = painted
  return [{ ...painted, image: { ...file, key, bytes: unpainted() } }]
}

async function kitOf(blobs: Blobs, brand: BrandSnapshot): Promise<BrandKit> {
  const [fonts, logos, screens, photos, people, mascot, artwork, [painted]] = await Promise.all([
    brand.fonts ? loadFonts(blobs, brand.fonts) : {},
    imagesIn(blobs, brand.logos),
    imagesIn(blobs, brand.screens),
    imagesIn(blobs, brand.photos),
    imagesIn(blobs, brand.people),
    imagesIn(blobs, brand.mascot),
    imagesIn(blobs, brand.artwork ?? []),
    paintedIn(blobs, brand.painted),
  ])
  return {
    name: brand.name,
    tagline: brand.tagline,
    palette: brand.palette,
    voice: brand.voice,
    ...(brand.about ? { about: brand.about } : {}),
    ...(brand.signature ? { signature: brand.signature } : {}),
    ...fonts,
    ...(artwork.length > 0 ? { artwork } : {}),
    ...{ logos, screens, people, mascot },
    ...(painted ? { painted, photos: [painted] } : { photos }),
  }
}
