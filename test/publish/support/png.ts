import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), data])
  const sizes = Buffer.alloc(8)
  sizes.writeUInt32BE(data.length, 0)
  sizes.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([sizes.subarray(0, 4), body, sizes.subarray(4)])
}

/** The colour of a place, which differs from picture to picture. */
export const colourAt = (x: number, y: number, seed: number): [number, number, number] => [
  (x * 5 + seed * 40) % 256,
  (y * 7) % 256,
  (seed * 70) % 256,
]

/** A picture of 8 bits a colour, each row told by its difference from the one above. */
export function pngOf(width: number, height: number, seed: number): Uint8Array<ArrayBuffer> {
  const row = (y: number) => Array.from({ length: width }, (_, x) => colourAt(x, y, seed)).flat()
  const rows = Array.from({ length: height }, (_, y) => {
    const above = y > 0 ? row(y - 1) : []
    return [2, ...row(y).map((value, at) => (value - (above[at] ?? 0) + 256) % 256)]
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = deflateSync(Buffer.from(rows.flat()))
  const parts = [signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]
  return new Uint8Array(Buffer.concat(parts))
}
