import type { Blobs, ByteRange } from '#lib/ports/blobs.ts'

type Held = { bytes: Uint8Array; content_type: string; etag: string }

export type MemoryBlobs = Blobs & { held: Map<string, Held>; uploads: Map<string, unknown> }

/** Files in memory. */
export function memoryBlobs(): MemoryBlobs {
  const held = new Map<string, Held>()
  const uploads = new Map<string, { content_type: string; parts: Map<number, Uint8Array> }>()
  let started = 0
  const info = ({ bytes, content_type, etag }: Held) => ({ content_type, size: bytes.length, etag })
  const openUpload = (id: string) => {
    const upload = uploads.get(id)
    if (!upload) throw new Error('there is no such upload')
    return upload
  }
  return {
    held,
    uploads,
    put: async (key, bytes, content_type) => {
      held.set(key, { bytes: bytes.slice(), content_type, etag: `"${held.size}-${bytes.length}"` })
    },
    get: async (key, range) => {
      const found = held.get(key)
      if (!found) return null
      const part = range && cut(range, found.bytes.length)
      const bytes = part ? found.bytes.slice(part.start, part.end + 1) : found.bytes
      return {
        ...info(found),
        body: new Response(bytes as BodyInit).body as ReadableStream,
        ...(part && { range: part }),
      }
    },
    read: async key => held.get(key)?.bytes ?? null,
    head: async key => {
      const found = held.get(key)
      return found ? info(found) : null
    },
    startParts: async (key, content_type) => {
      const id = `${key}#${++started}`
      uploads.set(id, { content_type, parts: new Map() })
      return id
    },
    putPart: async (_, upload_id, number, body) => {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
      openUpload(upload_id).parts.set(number, bytes)
      return `${number}-${bytes.length}`
    },
    finishParts: async (key, upload_id, parts) => {
      const { content_type, parts: sent } = openUpload(upload_id)
      const bytes = new Uint8Array(
        await new globalThis.Blob(parts.map(part => sent.get(part.number) as BlobPart)).arrayBuffer(),
      )
      uploads.delete(upload_id)
      held.set(key, { bytes, content_type, etag: `"${held.size}-${bytes.length}"` })
    },
    dropParts: async (_, upload_id) => void uploads.delete(upload_id),
    remove: async key => void held.delete(key),
    ping: async () => undefined,
  }
}

function cut(range: ByteRange, size: number): { start: number; end: number } {
  if ('last' in range) return { start: Math.max(0, size - range.last), end: size - 1 }
  return { start: range.start, end: Math.min(range.end ?? size - 1, size - 1) }
}
