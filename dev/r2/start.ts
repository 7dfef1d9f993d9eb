// The service behind a workerd `r2Bucket` binding. Reads put their question in a header, writes before the body.
import { mkdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { listen } from '#dev/http/listen.ts'
import { type Catalogue, openCatalogue } from '#dev/r2/catalogue.ts'
import { listPage } from '#dev/r2/list.ts'
import { removeAbandoned } from '#dev/r2/object-file.ts'
import { Objects, type StoredObject } from '#dev/r2/objects.ts'
import { places } from '#dev/r2/place.ts'
import { Uploads } from '#dev/r2/uploads.ts'
import { sendError, sendMetadata, sendObject } from '#dev/r2/wire/answer.ts'
import { BucketError } from '#dev/r2/wire/error.ts'
import { type BucketFault, withFault } from '#dev/r2/wire/fault.ts'
import { BucketRequest } from '#dev/r2/wire/request.ts'
import { splitBody } from '#dev/r2/wire/split.ts'

export type BucketOptions = {
  dir: string
  port?: number
  /** Asked before each call; what it answers goes wrong. */
  fault?: (call: BucketRequest) => BucketFault | undefined
  now?: () => number
}

export type Bucket = { port: number; close(): Promise<void> }

export async function startBucket({ dir, port = 0, fault, now = Date.now }: BucketOptions): Promise<Bucket> {
  const place = places(dir)
  for (const folder of [place.objects, place.uploads, place.drafts]) await mkdir(folder, { recursive: true })
  await removeAbandoned(place.drafts)
  const catalogue = openCatalogue(place.objects)
  const objects = new Objects(place, catalogue, now)
  const uploads = new Uploads(place, objects)

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { call, body, size } = await asked(request)
    await withFault(fault?.(call), response, async () => {
      if (call.method === 'get') return sendFound(response, await objects.get(call))
      sendMetadata(response, await answer({ objects, uploads, catalogue }, call, body, size))
    })
  }

  return listen((request, response) => {
    handle(request, response).catch(error => {
      const isGone = request.destroyed && !request.complete
      if (response.headersSent || isGone) return response.destroy()
      if (!(error instanceof BucketError)) console.error(error)
      sendError(response, error instanceof BucketError ? error : new BucketError('internal'))
    })
  }, port)
}

type Parts = { objects: Objects; uploads: Uploads; catalogue: Catalogue }

/** What the call does, told as metadata. */
async function answer(
  { objects, uploads, catalogue }: Parts,
  call: Exclude<BucketRequest, { method: 'get' }>,
  body: AsyncIterable<Buffer>,
  size: number,
): Promise<object> {
  switch (call.method) {
    case 'head':
      return inFull(await objects.head(call.object))
    case 'put':
      return objects.put(call, body, size)
    case 'list':
      return listPage(await catalogue.objects(), call)
    case 'delete':
      await objects.delete(call.objects ?? [call.object ?? ''])
      return {}
    case 'createMultipartUpload':
      return uploads.create(call)
    case 'uploadPart':
      return uploads.part(call, body)
    case 'completeMultipartUpload':
      return uploads.complete(call)
    case 'abortMultipartUpload':
      await uploads.abort(call)
      return {}
  }
}

async function sendFound(response: ServerResponse, found: Awaited<ReturnType<Objects['get']>>): Promise<void> {
  if ('refused' in found) sendError(response, new BucketError('precondition_failed'), inFull(found.refused))
  else await sendObject(response, found)
}

const inFull = (object: StoredObject) => ({ ...object, range: { offset: 0, length: object.size } })

async function asked(request: IncomingMessage) {
  const { 'cf-r2-request': question, 'cf-r2-metadata-size': metadataSize, 'content-length': length } = request.headers
  // Header bytes are UTF-8; Node gives them as Latin-1.
  if (typeof question === 'string') {
    return { call: parse(Buffer.from(question, 'latin1').toString()), body: request, size: 0 }
  }
  const { head, rest } = await splitBody(request, Number(metadataSize))
  return { call: parse(head.toString()), body: rest, size: Number(length) - Number(metadataSize) }
}

function parse(json: string): BucketRequest {
  const parsed = BucketRequest.safeParse(JSON.parse(json))
  if (!parsed.success) throw new BucketError('invalid_argument', parsed.error.message)
  return parsed.data
}
