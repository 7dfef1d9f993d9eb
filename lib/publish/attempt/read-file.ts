import type { Blobs } from '#lib/ports/blobs.ts'
import type { Part, PublisherTools } from '#lib/publish/publisher.ts'

/** More than the largest picture of any platform: beyond this a file is read in parts, or flows. */
const HELD_BYTES = 32_000_000

export const readerOf = (blobs: Blobs): Pick<PublisherTools, 'read' | 'flow'> => ({
  read: async ({ blob_key, bytes }, part) => {
    if ((part ? part.to - part.from : bytes) > HELD_BYTES) throw new Error(`${blob_key} is too large to be held`)
    const found = part ? await collected(await opened(blobs, blob_key, part)) : await blobs.read(blob_key)
    return found ?? gone(blob_key)
  },
  flow: async ({ blob_key, bytes }, part = { from: 0, to: bytes }) => ({
    stream: await opened(blobs, blob_key, part),
    bytes: part.to - part.from,
  }),
})

async function opened(blobs: Blobs, key: string, { from, to }: Part): Promise<ReadableStream<Uint8Array>> {
  const found = await blobs.get(key, { start: from, end: to - 1 })
  return found?.body ?? gone(key)
}

const collected = async (stream: ReadableStream) => new Uint8Array(await new Response(stream).arrayBuffer())

function gone(key: string): never {
  throw new Error(`the file ${key} is gone`)
}
