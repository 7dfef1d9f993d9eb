import type { Blobs } from '#lib/ports/blobs.ts'
import { type Recent, recent } from '#lib/recent.ts'
import type { FileOnDemand } from '#lib/render/scene.ts'

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
