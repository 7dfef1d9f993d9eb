import type { Http } from '#lib/fetch.ts'
import { decodeBase64 } from '#lib/media/base64.ts'
import { MAX_PICTURE_BYTES } from '#lib/media/picture/limits.ts'
import { normalise, type Picture, type Use } from '#lib/media/picture/normalise.ts'
import type { Pictures } from '#lib/media/picture/pictures.ts'
import { tooLarge } from '#lib/media/picture/refusals.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import { Problem } from '#lib/problem.ts'

export type Upload = { image_url: string } | { image_base64: string } | { bytes: Uint8Array }

const REDIRECTS = 3
const ACCEPT = 'image/png, image/jpeg, image/webp, image/svg+xml;q=0.8'

/** The one way in for a picture from outside. */
export async function takePicture(
  deps: { http: Http; pictures: Pictures },
  upload: Upload,
  use: Use,
): Promise<Picture> {
  return normalise(deps.pictures, await bytesOf(deps.http, upload), use)
}

async function bytesOf(http: Http, upload: Upload): Promise<Uint8Array> {
  if ('bytes' in upload) return upload.bytes
  return 'image_url' in upload ? download(http, upload.image_url) : decodeBase64(upload.image_base64)
}

async function download(http: Http, url: string): Promise<Uint8Array> {
  try {
    const response = await http(url, { redirects: REDIRECTS, maxBytes: MAX_PICTURE_BYTES, headers: { accept: ACCEPT } })
    if (response.status === 200) return new Uint8Array(await response.arrayBuffer())
    response.body?.cancel().catch(() => {})
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (error.reason === 'too_large') throw tooLarge(`The file is larger than ${MAX_PICTURE_BYTES / 1024} kB.`)
  }
  // No status, no text, no reason of theirs: the answer must not tell what is listening where.
  throw new Problem(
    'image_unreachable',
    'No picture could be loaded from the URL. Check it, or send the picture in base64.',
  )
}
