// A smaller picture from a lossy WebP while it is decoded, so that a photograph of 24 megapixels needs the memory of three.
import { resampler } from '#lib/media/formats/resample.ts'
import { decodeRows } from '#lib/media/formats/vp8/rows.ts'
import type { Pixels, Size } from '#lib/media/picture/pictures.ts'

/** Proves the picture on the way: what is cut off throws. */
export function shrinkWebp(frame: Uint8Array, whole: Size, size: Size): Pixels {
  const half = { width: whole.width / 2, height: whole.height / 2 }
  const [luma, blue, red] = [resampler(whole, size), resampler(half, size), resampler(half, size)]
  decodeRows(frame, luma.take, blue.take, red.take)
  return { ...size, data: coloured(luma.made(), blue.made(), red.made()) }
}

/** Colours as video has them: black at 16, white at 235. */
function coloured(luma: Uint8ClampedArray, blue: Uint8ClampedArray, red: Uint8ClampedArray): Uint8Array {
  const data = new Uint8ClampedArray(luma.length * 4)
  for (let at = 0; at < luma.length; at++) {
    const y = 1.164383 * ((luma[at] ?? 0) - 16)
    const [u, v] = [(blue[at] ?? 0) - 128, (red[at] ?? 0) - 128]
    data[at * 4] = y + 1.596027 * v
    data[at * 4 + 1] = y - 0.391762 * u - 0.812968 * v
    data[at * 4 + 2] = y + 2.017232 * u
    data[at * 4 + 3] = 255
  }
  return new Uint8Array(data.buffer)
}
