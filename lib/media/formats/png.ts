import { orientationOf } from '#lib/media/formats/exif.ts'
import { ascii, type Header, type Orientation, partsOf, viewOf } from '#lib/media/formats/header.ts'
import { damaged, unsupported } from '#lib/media/picture/refusals.ts'

const SIGNATURE_BYTES = 8
const IHDR_BYTES = 13
const MAX_CHUNKS = 20_000
const kept = ['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']

/** Bit depths of each colour type. */
const depths: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

type Chunk = { type: string; data: Uint8Array; whole: Uint8Array }

export function readPng(bytes: Uint8Array): Header {
  const chunks = [...chunksOf(bytes)]
  const header = chunks[0]
  if (header?.type !== 'IHDR' || header.data.byteLength !== IHDR_BYTES) throw damaged('PNG', 'it has no header')
  judgeOrder(chunks)
  const view = viewOf(header.data)
  const [depth, colour, compression, filter, interlace] = header.data.subarray(8)
  if (!depths[colour ?? -1]?.includes(depth ?? 0) || compression !== 0 || filter !== 0 || (interlace ?? 2) > 1)
    throw damaged('PNG', 'its header names an unknown form')
  if (colour === 3 && !chunks.some(chunk => chunk.type === 'PLTE')) throw damaged('PNG', 'its palette is missing')
  return {
    format: 'png',
    width: view.getUint32(0),
    height: view.getUint32(4),
    orientation: orientationIn(chunks),
    whole: interlace === 1,
    lossless: true,
    clean: partsOf(bytes, [bytes.subarray(0, SIGNATURE_BYTES), ...chunks.filter(isKept).map(chunk => chunk.whole)]),
  }
}

function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes)
  for (let at = SIGNATURE_BYTES, count = 1; ; count++) {
    if (count > MAX_CHUNKS) throw unsupported('The PNG file has too many parts.')
    if (at + 12 > bytes.byteLength) throw damaged('PNG', 'it is cut off')
    const end = at + 12 + view.getUint32(at)
    const type = ascii(bytes, at + 4, 4)
    if (!/^[A-Za-z]{4}$/.test(type)) throw damaged('PNG', 'a part has no name')
    if (end > bytes.byteLength) throw damaged('PNG', 'it is cut off')
    yield { type, data: bytes.subarray(at + 8, end - 4), whole: bytes.subarray(at, end) }
    if (type === 'IEND') return
    at = end
  }
}

const isKept = ({ type }: Chunk) => kept.includes(type)
const isCritical = ({ type }: Chunk) => /^[A-Z]/.test(type)

function judgeOrder(chunks: readonly Chunk[]): void {
  if (chunks.some(chunk => chunk.type === 'acTL'))
    throw unsupported('Animated PNG files are not taken; upload a still.')
  const critical = chunks.filter(isCritical)
  if (!critical.every(isKept)) throw damaged('PNG', 'it holds an unknown critical part')
  const order = critical.map(chunk => chunk.type).join(' ')
  if (!/^IHDR( PLTE)?( IDAT)+ IEND$/.test(order)) throw damaged('PNG', 'its parts are out of order')
}

function orientationIn(chunks: readonly Chunk[]): Orientation {
  const exif = chunks.find(chunk => chunk.type === 'eXIf')
  return exif ? orientationOf(exif.data) : 1
}
