// A reader that forgives nothing: order and checksums of chunks, the zlib stream and its end, filters, indices.
import { crc32, inflateSync } from 'node:zlib'

export type Read = {
  width: number
  height: number
  /** 2 for RGB, 3 for a palette, 6 for RGBA. */
  kind: number
  /** How many rows each filter has. */
  filters: number[]
  rgba: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function readPng(bytes: Uint8Array): Read {
  const chunks = chunksOf(Buffer.from(bytes))
  const order = chunks.map(chunk => chunk.type).join(' ')
  if (!/^IHDR( PLTE( tRNS)?)?( IDAT)+ IEND$/.test(order)) throw new Error(`the chunks are ${order}`)
  const of = (type: string) => Buffer.concat(chunks.filter(chunk => chunk.type === type).map(chunk => chunk.data))
  const header = of('IHDR')
  const [width, height, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9] ?? 0]
  if (header.length !== 13 || header[8] !== 8 || header.readUIntBE(10, 3) !== 0) throw new Error('an odd header')
  const pixelBytes = { 2: 3, 3: 1, 6: 4 }[kind]
  if (!pixelBytes) throw new Error(`colour type ${kind}`)
  const { rows, filters } = unfiltered(inflated(of('IDAT'), height * (1 + width * pixelBytes)), height, pixelBytes)
  return { width, height, kind, filters, rgba: toRgba(rows, pixelBytes, of('PLTE'), of('tRNS')) }
}

function chunksOf(file: Buffer): { type: string; data: Buffer }[] {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('no signature')
  const chunks: { type: string; data: Buffer }[] = []
  let at = 8
  while (at < file.length) {
    const end = at + 8 + file.readUInt32BE(at)
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) throw new Error(`a wrong checksum at ${at}`)
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, end) })
    at = end + 4
  }
  return chunks
}

/** Node's zlib holds the stream against its Adler-32 itself. */
function inflated(stream: Buffer, length: number): Buffer {
  const { buffer, engine } = inflateSync(stream, { info: true }) as unknown as {
    buffer: Buffer
    engine: { bytesWritten: number }
  }
  if (engine.bytesWritten !== stream.length) throw new Error('bytes after the end of the stream')
  if (buffer.length !== length) throw new Error(`${buffer.length} bytes of rows, not ${length}`)
  return buffer
}

function unfiltered(data: Buffer, height: number, pixelBytes: number): { rows: Uint8Array; filters: number[] } {
  const length = data.length / height - 1
  const rows = new Uint8Array(height * length)
  const filters = [0, 0, 0, 0, 0]
  for (let y = 0; y < height; y++) {
    const filter = data[y * (length + 1)] ?? -1
    if (filter < 0 || filter > 4) throw new Error(`filter ${filter}`)
    filters[filter] = (filters[filter] ?? 0) + 1
    for (let x = 0; x < length; x++) {
      const at = y * length + x
      const left = x < pixelBytes ? 0 : (rows[at - pixelBytes] ?? 0)
      const above = y === 0 ? 0 : (rows[at - length] ?? 0)
      const corner = x < pixelBytes || y === 0 ? 0 : (rows[at - length - pixelBytes] ?? 0)
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0
      rows[at] = (data[y * (length + 1) + 1 + x] ?? 0) + guess
    }
  }
  return { rows, filters }
}

function paeth(left: number, above: number, corner: number): number {
  const [toLeft, toAbove, toCorner] = [left, above, corner].map(one => Math.abs(left + above - corner - one))
  if (toLeft! <= toAbove! && toLeft! <= toCorner!) return left
  return toAbove! <= toCorner! ? above : corner
}

function toRgba(rows: Uint8Array, pixelBytes: number, palette: Buffer, alphas: Buffer): Uint8Array {
  if (pixelBytes === 4) return rows
  const pixels = rows.length / pixelBytes
  const rgba = new Uint8Array(4 * pixels)
  for (let pixel = 0; pixel < pixels; pixel++) {
    const from = pixelBytes === 3 ? rows : palette
    const at = 3 * (pixelBytes === 3 ? pixel : (rows[pixel] ?? 0))
    if (at >= from.length) throw new Error(`the palette has no colour ${at / 3}`)
    rgba.set(from.subarray(at, at + 3), 4 * pixel)
    rgba[4 * pixel + 3] = pixelBytes === 3 ? 255 : (alphas[at / 3] ?? 255)
  }
  return rgba
}
