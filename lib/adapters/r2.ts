import type { R2Bucket, R2Range } from '@cloudflare/workers-types'
import { type Blobs, type ByteRange, partIn } from '#lib/ports/blobs.ts'

export function connect(bucket: R2Bucket): Blobs {
  return {
    put: async (key, bytes, content_type) => {
      await bucket.put(key, bytes, { httpMetadata: { contentType: content_type } })
    },
    get: async (key, range) => {
      const object = await bucket.get(key, range ? { range: asked(range) } : {})
      if (!object) return null
      const body = object.body as unknown as ReadableStream
      return { ...info(object), body, ...(range && { range: partIn(range, object.size) }) }
    },
    read: async key => {
      const object = await bucket.get(key)
      return object && new Uint8Array(await object.arrayBuffer())
    },
    head: async key => {
      const object = await bucket.head(key)
      return object && info(object)
    },
    startParts: async (key, content_type) => {
      const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType: content_type } })
      return upload.uploadId
    },
    putPart: async (key, upload_id, number, body) => {
      const part = await bucket.resumeMultipartUpload(key, upload_id).uploadPart(number, body as Uint8Array)
      return part.etag
    },
    finishParts: async (key, upload_id, parts) => {
      const named = parts.map(({ number, etag }) => ({ partNumber: number, etag }))
      await bucket.resumeMultipartUpload(key, upload_id).complete(named)
    },
    dropParts: (key, upload_id) => bucket.resumeMultipartUpload(key, upload_id).abort(),
    remove: key => bucket.delete(key),
    ping: async () => {
      await bucket.head('ping')
    },
  }
}

type Stored = { size: number; httpEtag: string; httpMetadata?: { contentType?: string } }

const info = (object: Stored) => ({
  content_type: object.httpMetadata?.contentType ?? 'application/octet-stream',
  size: object.size,
  etag: object.httpEtag,
})

const asked = (range: ByteRange): R2Range =>
  'last' in range
    ? { suffix: range.last }
    : { offset: range.start, ...(range.end === undefined ? {} : { length: range.end - range.start + 1 }) }
