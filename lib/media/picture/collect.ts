// The bytes of a stream in one piece, with never more than half as much again beside them.
import { giveBack } from '#lib/bytes.ts'
import type { Hold } from '#lib/media/picture/room.ts'

/** `about` is how many will come, by somebody's word: what it says wrongly costs copies and no more than `most`. */
export async function collect(
  body: ReadableStream<Uint8Array>,
  about: number,
  most: number,
  hold: Hold,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  let whole = new Uint8Array()
  let size = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const needed = size + chunk.value.length
    if (needed > whole.length) {
      const room = roomFor(needed, about, most)
      await hold(room)
      whole = grown(whole, room)
    }
    whole.set(chunk.value, size)
    size = needed
  }
  return whole.length === size ? whole : whole.subarray(0, size)
}

/** Halves of what is to come until that is full, so that little is held for a sender who stops; doubled beyond it. */
function roomFor(needed: number, about: number, most: number): number {
  let room = about > 0 && about <= most ? about : most
  while (room / 2 >= needed) room = Math.ceil(room / 2)
  while (room < needed) room *= 2
  return room
}

function grown(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(size)
  larger.set(bytes)
  giveBack(bytes)
  return larger
}
