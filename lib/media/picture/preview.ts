// A picture small enough to be told in a conversation, and to stand in a list.
import { readJpeg } from '#lib/media/formats/jpeg.ts'
import { readPng } from '#lib/media/formats/png.ts'
import { sniff } from '#lib/media/formats/sniff.ts'
import { isOpaque } from '#lib/media/picture/normalise.ts'
import type { Pictures, Pixels, Size, Studio } from '#lib/media/picture/pictures.ts'

/** In base64 it is a third larger and still below 100 kB. */
const PREVIEW_BYTES = 73_000
const LONGEST_SIDE = 500
/** From the best down; the last is taken whatever it weighs. */
const QUALITIES = [82, 70, 55, 40]

function sizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export type Preview = { bytes: Uint8Array; content_type: 'image/jpeg' | 'image/png' }

/** Of a picture of our own; null for what is none. */
export function previewOf(pictures: Pictures, bytes: Uint8Array): Preview | null {
  const kind = sniff(bytes)
  if (kind !== 'jpeg' && kind !== 'png') return null
  return pictures.once(studio => encoded(studio, kind === 'jpeg' ? shrunk(bytes) : drawn(studio, bytes)))
}

function shrunk(bytes: Uint8Array): Pixels {
  const jpeg = readJpeg(bytes)
  return jpeg.shrink(sizeOf(jpeg))
}

const drawn = (studio: Studio, bytes: Uint8Array): Pixels => studio.decode(bytes, sizeOf(readPng(bytes)), 'streamed')

/** What one can see through stays so, on whatever ground it is shown. */
function encoded(studio: Studio, pixels: Pixels): Preview {
  if (isOpaque(pixels)) return { bytes: asJpeg(studio, pixels), content_type: 'image/jpeg' }
  const bytes = studio.lastPng(pixels, Number.POSITIVE_INFINITY)
  if (!bytes) throw new Error('a picture of any size is taken')
  return { bytes, content_type: 'image/png' }
}

function asJpeg(studio: Studio, pixels: Pixels): Uint8Array {
  let made = studio.encode(pixels, { format: 'jpeg', quality: QUALITIES[0] ?? 80 })
  for (const quality of QUALITIES.slice(1)) {
    if (made.length <= PREVIEW_BYTES) break
    made = studio.encode(pixels, { format: 'jpeg', quality })
  }
  return made
}
