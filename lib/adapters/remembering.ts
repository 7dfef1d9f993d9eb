import { KEPT_BYTES } from '#lib/adapters/engine/kept-bytes.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import { recent } from '#lib/recent.ts'

type Held = { content_type: string; etag: string; bytes: Uint8Array<ArrayBuffer> }

/** Keeps the library files that an isolate used last: they are named by their content, so what is kept never goes stale. */
export function remembering(blobs: Blobs): Blobs {
  const held = recent<Held>(KEPT_BYTES.files, file => file.bytes.length)

  async function fileOf(key: string): Promise<Held | null> {
    const known = held.get(key)
    if (known) return known
    const blob = await blobs.get(key)
    if (!blob) return null
    const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
    const file = { content_type: blob.content_type, etag: blob.etag, bytes }
    return bytes.length > KEPT_BYTES.files / 2 ? file : held.keep(key, file)
  }

  return {
    ...blobs,
    remove: async key => {
      held.drop(key)
      await blobs.remove(key)
    },
    get: async (key, range) => {
      if (range || !isLibrary(key)) return blobs.get(key, range)
      const file = await fileOf(key)
      return file && answer(file)
    },
    read: async key => (isLibrary(key) ? ((await fileOf(key))?.bytes ?? null) : blobs.read(key)),
  }
}

const isLibrary = (key: string) => key.startsWith('library/')

const answer = ({ bytes, ...info }: Held) => ({
  ...info,
  size: bytes.length,
  body: new Response(bytes).body as ReadableStream,
})
