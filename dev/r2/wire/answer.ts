// Answers in the binding's form: metadata first, its length in a header, then the bytes of the object.
import type { ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { Found } from '#dev/r2/objects.ts'
import type { BucketError } from '#dev/r2/wire/error.ts'

const METADATA_SIZE = 'cf-r2-metadata-size'
const ERROR = 'cf-r2-error'

export function sendMetadata(response: ServerResponse, metadata: object): void {
  const json = Buffer.from(JSON.stringify(metadata))
  response.writeHead(200, { [METADATA_SIZE]: json.length, 'content-length': json.length }).end(json)
}

export async function sendObject(response: ServerResponse, { object, range, file }: Found): Promise<void> {
  const json = Buffer.from(JSON.stringify({ ...object, range }))
  response.writeHead(200, { [METADATA_SIZE]: json.length, 'content-length': json.length + range.length })
  if (range.length === 0 || response.destroyed) {
    await file.close()
    response.end(json)
    return
  }
  response.write(json)
  await pipeline(file.createReadStream({ start: range.offset, end: range.offset + range.length - 1 }), response)
}

/** A refused condition carries the object that refused it. */
export function sendError(response: ServerResponse, error: BucketError, object?: object): void {
  const json = Buffer.from(object ? JSON.stringify(object) : '')
  const reason = JSON.stringify({ version: 1, v4code: error.v4code, message: error.message })
  response.writeHead(error.status, {
    [ERROR]: Buffer.from(reason).toString('latin1'),
    'content-length': json.length,
    ...(object && { [METADATA_SIZE]: json.length }),
  })
  response.end(json)
}
