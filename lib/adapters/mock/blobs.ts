import { type Blobs, partIn } from '#lib/ports/blobs.ts'

type Held = { bytes: Uint8Array; content_type: string; etag: string }

type Files = Map<string, Held>
type Uploads = Map<string, { content_type: string; parts: Map<number, Uint8Array> }>

export type MemoryBlobs = Blobs & { held: Files; uploads: Map<string, unknown> }

/** Files in memory. */
export function memoryBlobs(): MemoryBlobs {
  const held: Files = new Map()
  const uploads: Uploads = new Map()
  return { held, uploads, ...filesIn(held), ...partsIn(uploads, held), ping: async () => undefined }
}

const infoOf = ({ bytes, content_type, etag }: Held) => ({ content_type, size: bytes.length, etag })

const keep = (held: Files, key: string, bytes: Uint8Array, content_type: string) =>
  void held.set(key, { bytes, content_type, etag: `"${held.size}-${bytes.length}"` })

function filesIn(held: Files): Pick<Blobs, 'put' | 'get' | 'read' | 'head' | 'remove'> {
  return {
    put: async (key, bytes, content_type) => keep(held, key, bytes.slice(), content_type),
    get: async (key, range) => {
      const found = held.get(key)
      if (!found) return null
      const part = range && partIn(range, found.bytes.length)
      const bytes = part ? found.bytes.slice(part.start, part.end + 1) : found.bytes
      const body = new Response(bytes as BodyInit).body as ReadableStream
      return { ...infoOf(found), body, ...(part && { range: part }) }
    },
    read: async key => held.get(key)?.bytes ?? null,
    head: async key => {
      const found = held.get(key)
      return found ? infoOf(found) : null
    },
    remove: async key => void held.delete(key),
  }
}

function partsIn(uploads: Uploads, held: Files): Pick<Blobs, 'startParts' | 'putPart' | 'finishParts' | 'dropParts'> {
  let started = 0
  const open = (id: string) => {
    const upload = uploads.get(id)
    if (!upload) throw new Error('there is no such upload')
    return upload
  }
  return {
    startParts: async (key, content_type) => {
      const id = `${key}#${++started}`
      uploads.set(id, { content_type, parts: new Map() })
      return id
    },
    putPart: async (_, upload_id, number, body) => {
      const bytes = new Uint8Array(await new Response(body as BodyInit).arrayBuffer())
      open(upload_id).parts.set(number, bytes)
      return `${number}-${bytes.length}`
    },
    finishParts: async (key, upload_id, parts) => {
      const { content_type, parts: sent } = open(upload_id)
      const pieces = parts.map(part => sent.get(part.number) as BlobPart)
      const bytes = new Uint8Array(await new globalThis.Blob(pieces).arrayBuffer())
      uploads.delete(upload_id)
      keep(held, key, bytes, content_type)
    },
    dropParts: async (_, upload_id) => void uploads.delete(upload_id),
  }
}
