import { giveBack, sha256Hex } from '#lib/bytes.ts'
import type { Header } from '#lib/media/formats/header.ts'
import { readJpeg } from '#lib/media/formats/jpeg.ts'
import { readPng } from '#lib/media/formats/png.ts'
import { type Kind, sniff } from '#lib/media/formats/sniff.ts'
import { readWebp } from '#lib/media/formats/webp.ts'
import { judgeBytes, judgeSize, MAX_PICTURE_BYTES, MAX_SVG_BYTES } from '#lib/media/picture/limits.ts'
import { orient } from '#lib/media/picture/orient.ts'
import { paletteOf } from '#lib/media/picture/palette.ts'
import type { Pictures, Pixels, Size, Studio, Way } from '#lib/media/picture/pictures.ts'
import { undecodable, unsupported } from '#lib/media/picture/refusals.ts'
import { readSvg } from '#lib/media/svg/read.ts'
import type { Swatch, Use } from '#lib/ports/library.ts'

/** What is kept of an upload: new bytes of our own, in which nothing of the sender's file is left but its pixels. */
export type Picture = {
  bytes: Uint8Array
  content_type: 'image/png' | 'image/jpeg'
  width: number
  height: number
  sha256: string
  /** Of the file as it came, to know it again. */
  original_sha256: string
  palette: Swatch[]
}

const LOSSLESS_SIDE = 2560
const LOSSY_SIDE = 1920
const DRAWING_SIDE = 1600
const MAX_PIXELS = 3_200_000
/** A photograph that came as PNG is stored as JPEG when its PNG would be larger than this. */
const MAX_PNG_BYTES = 4_000_000
const QUALITY = 85

/** `decoded` is told when nobody looks at the bytes any more. */
export async function normalise(
  pictures: Pictures,
  bytes: Uint8Array,
  use: Use,
  decoded: () => void = () => undefined,
): Promise<Picture> {
  const kind = sniff(bytes)
  const taken = use === 'logo' ? 'PNG, JPEG, WebP or SVG' : 'PNG, JPEG or WebP'
  if (kind === null || (kind === 'svg' && use !== 'logo')) throw unsupported(`The picture must be a ${taken} file.`)
  judgeBytes(bytes.byteLength, kind === 'svg' ? MAX_SVG_BYTES : MAX_PICTURE_BYTES)
  const header = kind === 'svg' ? null : headerOf(bytes, kind)
  const original_sha256 = await sha256Hex(bytes)
  const made = header ? reencode(pictures, header, { bytes, decoded }) : rasterise(pictures, bytes)
  return { ...made, sha256: await sha256Hex(made.bytes), original_sha256 }
}

type Made = Omit<Picture, 'sha256' | 'original_sha256'>

const readers = { png: readPng, jpeg: readJpeg, webp: readWebp }

function headerOf(bytes: Uint8Array, kind: Exclude<Kind, 'svg'>): Header {
  const header = readers[kind](bytes)
  judgeSize(header)
  return header
}

type Sent = { bytes: Uint8Array; decoded: () => void }

function reencode(pictures: Pictures, header: Header, sent: Sent): Made {
  const size = sizeWithin(header, header.lossless ? LOSSLESS_SIDE : LOSSY_SIDE, MAX_PIXELS)
  return pictures.once(studio => {
    const pixels = orient(drawn(studio, header, size, sent), header.orientation)
    return encode(studio, pixels, header.lossless)
  })
}

/** A photograph is made smaller while it is read; one that keeps its size is proved, then drawn by the engine. */
function drawn(studio: Studio, header: Header, size: Size, { bytes, decoded }: Sent): Pixels {
  if (header.shrink && size.width < header.width) {
    const pixels = header.shrink(size)
    decoded()
    return pixels
  }
  header.prove?.()
  const { clean } = header
  const isCopy = clean.buffer !== bytes.buffer
  if (isCopy) decoded()
  const way = header.format === 'png' && size.width < header.width ? 'streamed' : 'whole'
  const pixels = decode(studio, clean, size, way)
  if (isCopy) giveBack(clean)
  else decoded()
  return pixels
}

function rasterise(pictures: Pictures, bytes: Uint8Array): Made {
  const drawing = readSvg(bytes)
  const size = sizeWithin(drawing, DRAWING_SIDE, drawing.pixels, Number.POSITIVE_INFINITY)
  return pictures.once(studio => {
    const pixels = decode(studio, drawing.at(size.width, size.height), size, 'whole')
    if (isBlank(pixels)) throw undecodable('The SVG file draws nothing that can be seen.')
    return encode(studio, pixels, true)
  })
}

function sizeWithin({ width, height }: Size, side: number, area: number, growth = 1): Size {
  const scale = Math.min(growth, side / Math.max(width, height), Math.sqrt(area / (width * height)))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** The decoder's own words may quote the file; what it means is enough. */
function decode(studio: Studio, bytes: Uint8Array, size: Size, way: Way): Pixels {
  try {
    return studio.decode(bytes, size, way)
  } catch {
    throw undecodable('The picture is damaged or incomplete. Save it again and upload the new file.')
  }
}

/** The pixels are not looked at again: beside the finished file they are more than an isolate has room for. */
function encode(studio: Studio, pixels: Pixels, lossless: boolean): Made {
  const { width, height } = pixels
  const palette = paletteOf(pixels)
  const opaque = isOpaque(pixels)
  const most = opaque ? MAX_PNG_BYTES : Number.POSITIVE_INFINITY
  const png = opaque && !lossless ? null : studio.lastPng(pixels, most)
  if (png) return { bytes: png, content_type: 'image/png', width, height, palette }
  const bytes = studio.encode(pixels, { format: 'jpeg', quality: QUALITY })
  return { bytes, content_type: 'image/jpeg', width, height, palette }
}

export const isOpaque = (pixels: Pixels) => everyAlpha(pixels, alpha => alpha === 255)
const isBlank = (pixels: Pixels) => everyAlpha(pixels, alpha => alpha === 0)

function everyAlpha({ data }: Pixels, test: (alpha: number) => boolean): boolean {
  for (let at = 3; at < data.length; at += 4) if (!test(data[at] ?? 0)) return false
  return true
}
