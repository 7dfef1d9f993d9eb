// The service behind a workerd `r2Bucket` binding. Reads put their question in a header, writes before the body.
import { mkdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openCatalogue } from '#dev/r2/catalogue.ts'
import { listPage } from '#dev/r2/list.ts'
import { removeAbandoned } from '#dev/r2/object-file.ts'
import { openObjects, type StoredObject } from '#dev/r2/objects.ts'
import { places } from '#dev/r2/place.ts'
import { openUploads } from '#dev/r2/uploads.ts'
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

/** Longer than workerd keeps an idle connection, so that it never meets one that is just being closed. */
const KEEP_ALIVE_MS = 600_000

export async function startBucket({ dir, port = 0, fault, now = Date.now }: BucketOptions): Promise<Bucket> {
  const place = places(dir)
  for (const folder of [place.objects, place.uploads, place.drafts]) await mkdir(folder, { recursive: true })
  await removeAbandoned(place.drafts)
  const catalogue = openCatalogue(place.objects)
  const objects = openObjects(place, catalogue, now)
  const uploads = openUploads(place, objects)

  const answer = async (call: BucketRequest, body: AsyncIterable<Buffer>, size: number, response: ServerResponse) => {
    switch (call.method) {
      case 'head':
        return sendMetadata(response, inFull(await objects.head(call.object)))
      case 'get': {
        const found = await objects.get(call)
        if ('refused' in found)
          return sendError(response, new BucketError('precondition_failed'), inFull(found.refused))
        return sendObject(response, found)
      }
      case 'put':
        return sendMetadata(response, await objects.put(call, body, size))
      case 'list':
        return sendMetadata(response, listPage(await catalogue.objects(), call))
      case 'delete':
        await objects.delete(call.objects ?? [call.object ?? ''])
        return sendMetadata(response, {})
      case 'createMultipartUpload':
        return sendMetadata(response, await uploads.create(call))
      case 'uploadPart':
        return sendMetadata(response, await uploads.part(call, body))
      case 'completeMultipartUpload':
        return sendMetadata(response, await uploads.complete(call))
      case 'abortMultipartUpload':
        await uploads.abort(call)
        return sendMetadata(response, {})
    }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { call, body, size } = await asked(request)
    await withFault(fault?.(call), response, () => answer(call, body, size, response))
  }

  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 }, (request, response) => {
    handle(request, response).catch(error => {
      const isGone = request.destroyed && !request.complete
      if (response.headersSent || isGone) return response.destroy()
      if (!(error instanceof BucketError)) console.error(error)
      sendError(response, error instanceof BucketError ? error : new BucketError('internal'))
    })
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
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
