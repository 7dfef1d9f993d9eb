import { joinBytes } from '#lib/bytes.ts'
import { orientationOf } from '#lib/media/formats/exif.ts'
import { ascii, type Header, viewOf } from '#lib/media/formats/header.ts'
import { shrinkWebp } from '#lib/media/formats/webp-shrink.ts'
import { damaged, unsupported } from '#lib/media/picture/refusals.ts'

const RIFF_BYTES = 12
const ANIMATION = 0x02
const ALPHA = 0x10
const MAX_CHUNKS = 100

type Chunk = { type: string; data: Uint8Array; whole: Uint8Array }
type Size = { width: number; height: number }

export function readWebp(bytes: Uint8Array): Header {
  const chunks = chunksOf(bytes)
  const extended = chunks[0]?.type === 'VP8X' ? chunks[0] : undefined
  if (extended && (extended.data[0] ?? 0) & ANIMATION)
    throw unsupported('Animated WebP files are not taken; upload a still.')
  const frames = chunks.filter(chunk => chunk.type === 'VP8 ' || chunk.type === 'VP8L')
  const [frame] = frames
  if (!frame || frames.length > 1) throw damaged('WebP', 'it does not hold exactly one picture')
  const size = frame.type === 'VP8L' ? losslessSize(frame.data) : lossySize(frame.data)
  if (extended && !sameSize(canvasOf(extended.data), size)) throw damaged('WebP', 'it names two sizes')
  const alpha = frame.type === 'VP8 ' ? chunks.find(chunk => chunk.type === 'ALPH') : undefined
  const exif = chunks.find(chunk => chunk.type === 'EXIF')
  return {
    format: 'webp',
    ...size,
    orientation: exif ? orientationOf(withoutPrefix(exif.data)) : 1,
    whole: frame.type === 'VP8L' || alpha !== undefined,
    lossless: frame.type === 'VP8L',
    ...(frame.type === 'VP8 ' && !alpha && { shrink: smaller => shrinkWebp(frame.data, size, smaller) }),
    get clean() {
      return alpha ? riff([canvasChunk(size), alpha.whole, frame.whole]) : alone(bytes, frame)
    },
  }
}

function chunksOf(bytes: Uint8Array): Chunk[] {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.byteLength) throw damaged('WebP', 'it is cut off')
  const chunks: Chunk[] = []
  for (let at = RIFF_BYTES; at + 8 <= end && chunks.length < MAX_CHUNKS; ) {
    const length = view.getUint32(at + 4, true)
    const next = at + 8 + length
    if (next > end) throw damaged('WebP', 'it is cut off')
    const padded = bytes.subarray(at, Math.min(next + (length % 2), end))
    chunks.push({ type: ascii(bytes, at, 4), data: bytes.subarray(at + 8, next), whole: padded })
    at = next + (length % 2)
  }
  return chunks
}

function lossySize(frame: Uint8Array): Size {
  const keyFrame = frame.byteLength > 10 && ((frame[0] ?? 1) & 1) === 0
  if (!keyFrame || frame[3] !== 0x9d || frame[4] !== 0x01 || frame[5] !== 0x2a)
    throw damaged('WebP', 'it has no header')
  const view = viewOf(frame)
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
}

function losslessSize(frame: Uint8Array): Size {
  if (frame.byteLength < 5 || frame[0] !== 0x2f) throw damaged('WebP', 'it has no header')
  const bits = viewOf(frame).getUint32(1, true)
  if (bits >>> 29 !== 0) throw damaged('WebP', 'it is of an unknown version')
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}

function canvasOf(extended: Uint8Array): Size {
  if (extended.byteLength < 10) throw damaged('WebP', 'it has no header')
  const view = viewOf(extended)
  return { width: (view.getUint32(4, true) & 0xffffff) + 1, height: (view.getUint32(6, true) >>> 8) + 1 }
}

const sameSize = (a: Size, b: Size) => a.width === b.width && a.height === b.height

/** Some writers put JPEG's marker in front of the TIFF block. */
const withoutPrefix = (exif: Uint8Array) => (ascii(exif, 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif)

function canvasChunk({ width, height }: Size): Uint8Array {
  const chunk = new Uint8Array(18)
  const view = viewOf(chunk)
  chunk.set(new TextEncoder().encode('VP8X'))
  view.setUint32(4, 10, true)
  view.setUint32(8, ALPHA, true)
  view.setUint32(12, width - 1, true)
  view.setUint16(15, (height - 1) & 0xffff, true)
  chunk[17] = (height - 1) >>> 16
  return chunk
}

/** A file that holds nothing else is handed on as it came. */
const alone = (bytes: Uint8Array, { whole }: Chunk): Uint8Array =>
  whole.byteLength % 2 === 0 && RIFF_BYTES + whole.byteLength === bytes.byteLength ? bytes : riff([whole])

const PADDING = new Uint8Array(1)

function riff(chunks: readonly Uint8Array[]): Uint8Array {
  const parts = chunks.flatMap(chunk => (chunk.byteLength % 2 ? [chunk, PADDING] : [chunk]))
  const head = new Uint8Array(RIFF_BYTES)
  head.set(new TextEncoder().encode('RIFF'))
  const length = parts.reduce((sum, part) => sum + part.byteLength, 0)
  viewOf(head).setUint32(4, length + 4, true)
  head.set(new TextEncoder().encode('WEBP'), 8)
  return joinBytes([head, ...parts])
}
