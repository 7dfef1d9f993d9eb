// Files in one ZIP, none packed any further: pictures are packed already.
import { joinBytes, utf8 } from '#lib/bytes.ts'

export type ZipFile = { name: string; bytes: Uint8Array }

/** Names are UTF-8. */
const FLAGS = 0x0800
const VERSION = 20
/** 1 January 1980, the first day that the format knows: the same files are the same bytes. */
const DAY = 0x0021

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  return sum
})

function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (sum >>> 8) ^ (table[(sum ^ byte) & 255] ?? 0)
  return ~sum >>> 0
}

/** Numbers of two or four bytes, the lowest byte first. */
function record(...numbers: [value: number, bytes: 2 | 4][]): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.reduce((sum, [, bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [value, bytes] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}

/** Each file behind its head, and all of them once more in a list at the end. */
export function zip(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const [body, list]: [Uint8Array[], Uint8Array[]] = [[], []]
  let from = 0
  for (const { name: text, bytes } of files) {
    const name = utf8(text)
    const size: [number, 4] = [bytes.length, 4]
    const told = record(
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DAY, 2],
      [checksum(bytes), 4],
      size,
      size,
      [name.length, 2],
      [0, 2],
    )
    const head = [record([0x04034b50, 4], [VERSION, 2]), told, name]
    body.push(...head, bytes)
    const place = record([0, 2], [0, 2], [0, 2], [0, 4], [from, 4])
    list.push(record([0x02014b50, 4], [VERSION, 2], [VERSION, 2]), told, place, name)
    from += joinBytes(head).length + bytes.length
  }
  const listed = joinBytes(list)
  const count: [number, 2] = [files.length, 2]
  const end = record([0x06054b50, 4], [0, 2], [0, 2], count, count, [listed.length, 4], [from, 4], [0, 2])
  return joinBytes([...body, listed, end])
}
