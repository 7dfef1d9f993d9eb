// How large pictures may be that come from outside.
import type { Header } from '#lib/media/formats/header.ts'
import { tooLarge } from '#lib/media/picture/refusals.ts'
import { Problem } from '#lib/problem.ts'

export const MAX_PICTURE_BYTES = 20 * 1024 * 1024
/** Inside of JSON a file is held three times over. */
export const MAX_INLINE_BYTES = 10 * 1024 * 1024
export const MAX_SVG_BYTES = 512 * 1024
const MIN_SIDE = 64
const MAX_SIDE = 8192

/** In megapixels: what an isolate's memory bears while the picture is decoded. */
const MAX_STREAMED = 24
const MAX_WHOLE = { lossless_webp: 6, png: 3, other: 4 }

export function judgeSize({ format, width, height, whole, lossless }: Header): void {
  const size = `${width} × ${height} px`
  if (width > MAX_SIDE || height > MAX_SIDE)
    throw tooLarge(`The picture is ${size}; a side may have ${MAX_SIDE} px at most.`)
  if (width < MIN_SIDE || height < MIN_SIDE) throw tooSmall(`The picture is ${size}; each side needs ${MIN_SIDE} px.`)
  const kind = format === 'png' ? 'png' : lossless ? 'lossless_webp' : 'other'
  const most = whole ? MAX_WHOLE[kind] : MAX_STREAMED
  if (width * height > most * 1e6)
    throw tooLarge(
      `The picture is ${size}; ${kindOf(format, whole, lossless)} may have ${most} megapixels at most. Make it smaller.`,
    )
}

export function judgeBytes(bytes: number, most: number): void {
  if (bytes > most) throw tooLarge(`The file is larger than ${Math.floor(most / 1024)} kB.`)
}

function kindOf(format: Header['format'], whole: boolean, lossless: boolean): string {
  if (format === 'webp') return lossless ? 'a WebP without loss' : whole ? 'a WebP with transparency' : 'a WebP'
  if (format === 'jpeg') return 'a JPEG'
  return whole ? 'an interlaced PNG' : 'a PNG'
}

function tooSmall(message: string): Problem {
  return new Problem('validation_error', message, {
    detail: [{ loc: ['body'], msg: message, type: 'image_too_small' }],
  })
}
