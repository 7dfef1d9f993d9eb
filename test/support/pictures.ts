// Makes pictures, good and bad, in the test itself; none are kept as files.

import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

export type Rgb = readonly [number, number, number]

/** Soft noise, the same every time: it neither compresses to nothing nor looks like it, so every codec has work to do. */
export async function noise(width: number, height: number, channels: 3 | 4 = 3): Promise<Sharp> {
  const small = { width: Math.max(2, width >> 3), height: Math.max(2, height >> 3), channels }
  const seed = Buffer.alloc(small.width * small.height * channels)
  let state = 20_261_120
  for (let at = 0; at < seed.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    seed[at] = state >>> 24
  }
  const enlarged = sharp(seed, { raw: small }).resize(width, height, { kernel: 'cubic' })
  return sharp(await enlarged.png({ compressionLevel: 1 }).toBuffer())
}

/** What was asked of a picture, done: what is asked of it from here on comes after. */
export async function drawn(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return sharp(data, { raw: info })
}

/** A plain ground with a band of another colour at its top. */
export function banded(width: number, height: number, ground: Rgb, band: Rgb): Sharp {
  const above = Math.ceil((width * height) / 4)
  const [top, rest] = [Buffer.alloc(above * 3, Buffer.from(band)), width * height - above]
  const data = Buffer.concat([top, Buffer.alloc(rest * 3, Buffer.from(ground))])
  return sharp(data, { raw: { width, height, channels: 3 } })
}

export const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

export async function rgba(picture: Uint8Array | Sharp): Promise<{ width: number; height: number; data: Uint8Array }> {
  const { data, info } = await (picture instanceof Uint8Array ? sharp(picture) : picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}

/** Peak signal to noise in decibels over all four channels; infinite for equal pictures. */
export function psnr(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) throw new Error(`sizes differ: ${a.length} and ${b.length}`)
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2
  return sum === 0 ? Number.POSITIVE_INFINITY : 10 * Math.log10(255 ** 2 / (sum / a.length))
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.byteLength)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export type PngHeader = { width: number; height: number; depth?: number; colour?: number; interlace?: number }

export function ihdr({ width, height, depth = 8, colour = 2, interlace = 0 }: PngHeader): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, colour, 0, 0, interlace], 8)
  return pngChunk('IHDR', data)
}

/** A PNG with whatever header over whatever rows: all zero, `rows` bytes of them before compression. */
export function forgedPng(header: PngHeader, rows: number): Uint8Array {
  const idat = pngChunk('IDAT', deflateSync(Buffer.alloc(rows), { level: 9 }))
  return Buffer.concat([pngSignature, ihdr(header), idat, pngChunk('IEND', Buffer.alloc(0))])
}

/** Puts a chunk in front of the picture data. */
export function withPngChunk(png: Uint8Array, type: string, data: Uint8Array): Uint8Array {
  const afterHeader = pngSignature.length + 25
  return Buffer.concat([png.subarray(0, afterHeader), pngChunk(type, data), png.subarray(afterHeader)])
}

/** Puts a segment right behind the start of a JPEG. */
export function withJpegSegment(jpeg: Uint8Array, marker: number, data: Uint8Array): Uint8Array {
  const head = Buffer.from([0xff, marker, (data.byteLength + 2) >> 8, (data.byteLength + 2) & 255])
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)])
}

/** A TIFF block whose only entry is the orientation. */
export function exifOrientation(orientation: number): Buffer {
  const block = Buffer.alloc(26)
  block.write('MM\0*', 0, 'latin1')
  block.writeUInt32BE(8, 4)
  block.writeUInt16BE(1, 8)
  block.writeUInt16BE(0x0112, 10)
  block.writeUInt16BE(3, 12)
  block.writeUInt32BE(1, 14)
  block.writeUInt16BE(orientation, 18)
  return block
}

/** Cuts a WebP and repairs its two lengths, so that only the coded data itself can tell. */
export function cutWebp(webp: Uint8Array, keep: number): Uint8Array {
  const cut = Buffer.from(webp.subarray(0, keep - (keep % 2)))
  cut.writeUInt32LE(cut.length - 8, 4)
  cut.writeUInt32LE(cut.length - 20, 16)
  return cut
}

export function flip(bytes: Uint8Array, at: number): Uint8Array {
  const copy = bytes.slice()
  copy[at] = (copy[at] ?? 0) ^ 0xff
  return copy
}
