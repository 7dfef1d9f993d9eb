import type { Blobs } from '#lib/ports.ts'

const MOST_BYTES = 16 * 1024 * 1024

type Held = { content_type: string; etag: string; bytes: Uint8Array<ArrayBuffer> }

/** Keeps the library files that an isolate used last: they are named by their content, so what is kept never goes stale. */
export function remembering(blobs: Blobs): Blobs {
  const held = new Map<string, Held>()
  let total = 0

  function keep(key: string, file: Held): void {
    if (file.bytes.length > MOST_BYTES / 4) return
    held.set(key, file)
    total += file.bytes.length
    for (const [oldest, { bytes }] of held) {
      if (total <= MOST_BYTES) return
      held.delete(oldest)
      total -= bytes.length
    }
  }

  return {
    ...blobs,
    remove: async key => {
      total -= held.get(key)?.bytes.length ?? 0
      held.delete(key)
      await blobs.remove(key)
    },
    get: async (key, range) => {
      if (range || !key.startsWith('library/')) return blobs.get(key, range)
      const known = held.get(key)
      if (known) {
        held.delete(key)
        held.set(key, known)
        return answer(known)
      }
      const blob = await blobs.get(key)
      if (!blob) return null
      const bytes = new Uint8Array(await new Response(blob.body).arrayBuffer())
      const file = { content_type: blob.content_type, etag: blob.etag, bytes }
      keep(key, file)
      return answer(file)
    },
  }
}

const answer = ({ bytes, ...info }: Held) => ({
  ...info,
  size: bytes.length,
  body: new Response(bytes).body as ReadableStream,
})
