import { giveBack } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import type { Http } from '#lib/fetch.ts'
import { decodeBase64 } from '#lib/media/base64.ts'
import { collect } from '#lib/media/picture/collect.ts'
import { MAX_PICTURE_BYTES } from '#lib/media/picture/limits.ts'
import { normalise, type Picture } from '#lib/media/picture/normalise.ts'
import type { Pictures } from '#lib/media/picture/pictures.ts'
import { tooLarge } from '#lib/media/picture/refusals.ts'
import { openRoom } from '#lib/media/picture/room.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import type { Upload, Use } from '#lib/ports/library.ts'
import { Problem } from '#lib/problem.ts'

const REDIRECTS = 3
const ACCEPT = 'image/png, image/jpeg, image/webp, image/svg+xml;q=0.8'

/** Of this isolate. */
const room = openRoom()

type Deps = Pick<World, 'now' | 'pause'> & { http: Http; pictures: Pictures }

/** The one way in for a picture from outside. */
export async function takePicture(deps: Deps, upload: Upload, use: Use): Promise<Picture> {
  if ('image_url' in upload) return download(deps, upload.image_url, bytes => taken(deps, bytes, use))
  const bytes = 'bytes' in upload ? upload.bytes : decodeBase64(upload.image_base64)
  return room.during(deps, bytes.length, () => taken(deps, bytes, use))
}

/** The bytes are nobody's any more once they are decoded. */
const taken = (deps: Deps, bytes: Uint8Array, use: Use) => normalise(deps.pictures, bytes, use, () => giveBack(bytes))

/** What has been made of a picture fills the isolate as well, until it is stored. */
export const stillHolding = <T>(clock: Pick<World, 'now' | 'pause'>, bytes: number, work: () => Promise<T>) =>
  room.during(clock, bytes, work)

async function download<T>(deps: Deps, url: string, use: (bytes: Uint8Array<ArrayBuffer>) => Promise<T>): Promise<T> {
  const { body, headers } = await reach(deps.http, url)
  const about = Number(headers.get('content-length') ?? 0)
  if (!body) return use(new Uint8Array())
  return room.coming(deps, body, async (come, hold) => {
    return use(await reading(() => collect(come, about, MAX_PICTURE_BYTES, hold)))
  })
}

async function reach(http: Http, url: string): Promise<Response> {
  const options = { redirects: REDIRECTS, maxBytes: MAX_PICTURE_BYTES, headers: { accept: ACCEPT } }
  const response = await reading(() => http(url, options))
  if (response.status === 200) return response
  response.body?.cancel().catch(() => {})
  throw unreachable()
}

async function reading<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (error.reason === 'too_large') throw tooLarge(`The file is larger than ${MAX_PICTURE_BYTES / 1024} kB.`)
    throw unreachable()
  }
}

// No status, no text, no reason of theirs: the answer must not tell what is listening where.
const unreachable = () =>
  new Problem('image_unreachable', 'No picture could be loaded from the URL. Check it, or send the picture in base64.')
