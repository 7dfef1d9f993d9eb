import type { Blobs, ByteRange } from '#lib/ports.ts'

type Held = { bytes: Uint8Array; content_type: string; etag: string }

export type MemoryBlobs = Blobs & { held: Map<string, Held> }

/** Files in memory. */
export function memoryBlobs(): MemoryBlobs {
  const held = new Map<string, Held>()
  const info = ({ bytes, content_type, etag }: Held) => ({ content_type, size: bytes.length, etag })
  return {
    held,
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
    head: async key => {
      const found = held.get(key)
      return found ? info(found) : null
    },
    remove: async key => void held.delete(key),
    ping: async () => undefined,
  }
}

function cut(range: ByteRange, size: number): { start: number; end: number } {
  if ('last' in range) return { start: Math.max(0, size - range.last), end: size - 1 }
  return { start: range.start, end: Math.min(range.end ?? size - 1, size - 1) }
}
