import * as z from 'zod'
import type { Blobs } from '#lib/ports/blobs.ts'
import { type Recent, recent } from '#lib/recent.ts'
import type { KitImage } from '#lib/render/brand-kit.ts'
import type { FileOnDemand } from '#lib/render/scene.ts'

/** A library picture by the content hash it is stored under: it can be drawn again for as long as what names it lives. */
export const StoredImage = z.object({
  blob_key: z.string(),
  content_type: z.string(),
  width: z.int(),
  height: z.int(),
})
export type StoredImage = z.output<typeof StoredImage>

const MOST_KNOWN = 1_000
/** The same for every run: what was learnt of a file is known of it in the next. */
const files = new WeakMap<Blobs, Recent<FileOnDemand>>()

/** A library file that is read when it is drawn; null where it is gone. */
export async function fileIn(blobs: Blobs, key: string): Promise<FileOnDemand | null> {
  const known = files.get(blobs) ?? recent<FileOnDemand>(MOST_KNOWN)
  files.set(blobs, known)
  const seen = known.get(key)
  if (seen) return seen
  if (!(await blobs.head(key))) return null
  return known.keep(key, {
    async read() {
      const bytes = await blobs.read(key)
      if (bytes) return bytes
      // The next attempt finds it gone and leaves it out.
      known.drop(key)
      throw new Error(`${key} was deleted while it was to be drawn`)
    },
  })
}

/** Pictures with their files, of which those are read that are drawn; one that is gone is left out. */
export async function imagesIn<T extends StoredImage>(
  blobs: Blobs,
  stored: readonly T[],
): Promise<(T & { image: KitImage })[]> {
  const loaded = stored.map(async one => {
    const { blob_key, content_type, width, height } = one
    const bytes = await fileIn(blobs, blob_key)
    return bytes ? [{ ...one, image: { key: blob_key, bytes, content_type, width, height } }] : []
  })
  return (await Promise.all(loaded)).flat()
}
