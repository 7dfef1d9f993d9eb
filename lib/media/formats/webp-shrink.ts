// A smaller picture from a lossy WebP while it is decoded, so that a photograph of 24 megapixels needs the memory of three.
import { resampler } from '#lib/media/formats/resample.ts'
import { decodeRows } from '#lib/media/formats/vp8/rows.ts'
import type { Pixels, Size } from '#lib/media/picture/pictures.ts'

/** Proves the picture on the way: what is cut off throws. */
export function shrinkWebp(frame: Uint8Array, whole: Size, size: Size): Pixels {
  const half = { width: whole.width / 2, height: whole.height / 2 }
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  const luma = resampler(whole, size, { data, at: 0 })
  const blue = resampler(half, size, { data, at: 1 })
  const red = resampler(half, size, { data, at: 2 })
  decodeRows(frame, luma.take, blue.take, red.take)
  for (const plane of [luma, blue, red]) plane.end()
  colour(data)
  return { ...size, data: new Uint8Array(data.buffer) }
}

/** Colours as video has them: black at 16, white at 235. */
function colour(data: Uint8ClampedArray): void {
  for (let at = 0; at < data.length; at += 4) {
    const y = 1.164383 * ((data[at] ?? 0) - 16)
    const [u, v] = [(data[at + 1] ?? 0) - 128, (data[at + 2] ?? 0) - 128]
    data[at] = y + 1.596027 * v
    data[at + 1] = y - 0.391762 * u - 0.812968 * v
    data[at + 2] = y + 2.017232 * u
    data[at + 3] = 255
  }
}
