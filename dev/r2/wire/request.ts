// What the binding asks: JSON in Cap'n Proto's spelling, where 64-bit numbers are strings.
import * as z from 'zod'

const Uint64 = z.coerce.number()
const Etag = z.object({ type: z.enum(['strong', 'weak', 'wildcard']), value: z.string().default('') })
const Pairs = z.array(z.object({ k: z.string(), v: z.string() }))
const hex = z.string().transform(text => text.toLowerCase())

export const Condition = z.object({
  etagMatches: z.array(Etag).min(1).optional(),
  etagDoesNotMatch: z.array(Etag).min(1).optional(),
  uploadedBefore: Uint64.optional(),
  uploadedAfter: Uint64.optional(),
  secondsGranularity: z.boolean().optional(),
})
export type Condition = z.output<typeof Condition>

const HttpFields = z.object({
  contentType: z.string().optional(),
  contentLanguage: z.string().optional(),
  contentDisposition: z.string().optional(),
  contentEncoding: z.string().optional(),
  cacheControl: z.string().optional(),
  cacheExpiry: Uint64.optional(),
})

const Metadata = z.object({
  customFields: Pairs.default([]),
  httpFields: HttpFields.default({}),
  storageClass: z.string().default('Standard'),
})

const Head = z.object({ method: z.literal('head'), object: z.string() })

export const Get = z.object({
  method: z.literal('get'),
  object: z.string(),
  range: z.object({ offset: Uint64.optional(), length: Uint64.optional(), suffix: Uint64.optional() }).optional(),
  rangeHeader: z.string().optional(),
  onlyIf: Condition.optional(),
})
export type Get = z.output<typeof Get>

export const Put = Metadata.extend({
  method: z.literal('put'),
  object: z.string(),
  onlyIf: Condition.optional(),
  md5: z
    .base64()
    .transform(text => Buffer.from(text, 'base64').toString('hex'))
    .optional(),
  sha1: hex.optional(),
  sha256: hex.optional(),
  sha384: hex.optional(),
  sha512: hex.optional(),
})
export type Put = z.output<typeof Put>

export const List = z.object({
  method: z.literal('list'),
  limit: z.number().optional(),
  prefix: z.string().default(''),
  cursor: z.string().optional(),
  delimiter: z.string().default(''),
  startAfter: z.string().optional(),
  include: z.array(z.number()).default([]),
})
export type List = z.output<typeof List>

const Delete = z.object({
  method: z.literal('delete'),
  object: z.string().optional(),
  objects: z.array(z.string()).optional(),
})

export const CreateUpload = Metadata.extend({ method: z.literal('createMultipartUpload'), object: z.string() })
export type CreateUpload = z.output<typeof CreateUpload>

const upload = { object: z.string(), uploadId: z.string() }
export const UploadPart = z.object({ method: z.literal('uploadPart'), ...upload, partNumber: z.number() })
export const CompleteUpload = z.object({
  method: z.literal('completeMultipartUpload'),
  ...upload,
  parts: z.array(z.object({ etag: z.string(), part: z.number() })).default([]),
})
export const AbortUpload = z.object({ method: z.literal('abortMultipartUpload'), ...upload })

export const BucketRequest = z.discriminatedUnion('method', [
  Head,
  Get,
  Put,
  List,
  Delete,
  CreateUpload,
  UploadPart,
  CompleteUpload,
  AbortUpload,
])
export type BucketRequest = z.output<typeof BucketRequest>
