// A picture small enough to be told in a conversation.
import { readJpeg } from '#lib/media/formats/jpeg.ts'
import { readPng } from '#lib/media/formats/png.ts'
import { sniff } from '#lib/media/formats/sniff.ts'
import type { Pictures, Pixels, Size, Studio } from '#lib/media/picture/pictures.ts'

/** In base64 it is a third larger and still below 100 kB. */
export const PREVIEW_BYTES = 73_000
const LONGEST_SIDE = 500
/** From the best down; the last is taken whatever it weighs. */
const QUALITIES = [82, 70, 55, 40]

function sizeOf({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Of a picture of our own; null for what is none. */
export function previewOf(pictures: Pictures, bytes: Uint8Array): Uint8Array | null {
  const kind = sniff(bytes)
  if (kind !== 'jpeg' && kind !== 'png') return null
  return pictures.once(studio => encoded(studio, kind === 'jpeg' ? shrunk(bytes) : drawn(studio, bytes)))
}

function shrunk(bytes: Uint8Array): Pixels {
  const jpeg = readJpeg(bytes)
  return jpeg.shrink(sizeOf(jpeg))
}

const drawn = (studio: Studio, bytes: Uint8Array): Pixels => studio.decode(bytes, sizeOf(readPng(bytes)), 'streamed')

function encoded(studio: Studio, pixels: Pixels): Uint8Array {
  let made = studio.encode(pixels, { format: 'jpeg', quality: QUALITIES[0] ?? 80 })
  for (const quality of QUALITIES.slice(1)) {
    if (made.length <= PREVIEW_BYTES) break
    made = studio.encode(pixels, { format: 'jpeg', quality })
  }
  return made
}
