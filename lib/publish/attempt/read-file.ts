import type { Blobs } from '#lib/ports/blobs.ts'
import type { PublisherTools } from '#lib/publish/publisher.ts'

/** Beyond this a file is read in parts, each gone before the next. */
export const HELD_BYTES = 64_000_000

export const readerOf =
  (blobs: Blobs): PublisherTools['read'] =>
  async ({ blob_key, bytes }, part) => {
    const isWhole = !part || (part.from === 0 && part.to >= bytes)
    const found = isWhole && bytes <= HELD_BYTES ? await blobs.read(blob_key) : await readPart(blobs, blob_key, part)
    if (!found) throw new Error(`the file ${blob_key} is gone`)
    return isWhole || found.length <= part.to - part.from ? found : found.subarray(0, part.to - part.from)
  }

async function readPart(blobs: Blobs, key: string, part?: { from: number; to: number }): Promise<Uint8Array | null> {
  if (!part) throw new Error(`the file ${key} is too large to be held`)
  const found = await blobs.get(key, { start: part.from, end: part.to - 1 })
  return found && new Uint8Array(await new Response(found.body).arrayBuffer())
}
