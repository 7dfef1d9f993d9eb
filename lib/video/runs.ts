// Pixels of a flat drawing as runs of equal ones.

/** Values and lengths in turn. */
export type Runs = { pixels: number; told: Uint32Array }

export const bytesOf = ({ told }: Runs): number => told.byteLength

/** A photo is known after so many pixels by its runs, which are hardly longer than one. */
const [TRIED, LEAST_MEAN] = [65_536, 4]

/** Null where they take more bytes than that, or hardly fewer than the pixels. */
export function packed(rgba: Uint8Array, most: number): Runs | null {
  const all = wordsOf(rgba)
  let told = new Uint32Array(1024)
  let used = 0
  for (let from = 0; from < all.length; used += 2) {
    if ((used + 2) * 4 > most || (from > TRIED && from < (used / 2) * LEAST_MEAN)) return null
    if (used === told.length) told = grown(told)
    const value = all[from] ?? 0
    let to = from + 1
    while (to < all.length && all[to] === value) to++
    told[used] = value
    told[used + 1] = to - from
    from = to
  }
  return { pixels: all.length, told: told.slice(0, used) }
}

function grown(full: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(full.length * 2)
  larger.set(full)
  return larger
}

/** Into `room`, which has that many pixels at least. */
export function unpacked({ pixels, told }: Runs, room: Uint32Array): Uint8Array {
  let at = 0
  for (let run = 0; run < told.length; run += 2) {
    const next = at + (told[run + 1] ?? 0)
    room.fill(told[run] ?? 0, at, next)
    at = next
  }
  return new Uint8Array(room.buffer, room.byteOffset, pixels * 4)
}

/** Four bytes as one; copied where they do not begin at a word. */
function wordsOf(rgba: Uint8Array): Uint32Array {
  const { buffer, byteOffset, length } = rgba.byteOffset % 4 === 0 ? rgba : rgba.slice()
  return new Uint32Array(buffer, byteOffset, length >> 2)
}
