// The muxer writes when it ran into the headers of an MP4; the same film at another time would be another file.

const CONTAINERS = new Set(['moov', 'trak', 'mdia'])
const DATED = new Set(['mvhd', 'tkhd', 'mdhd'])
/** Size, type, version and flags. */
const BEFORE_DATES = 12

/** Sets the times of creation and change to the beginning of time, in place. */
export function stopClock<Bytes extends Uint8Array>(file: Bytes): Bytes {
  stopIn(file, 0, file.length)
  return file
}

function stopIn(file: Uint8Array, from: number, until: number): void {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = from; at + 8 <= until; ) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8))
    if (size < 8) return
    if (CONTAINERS.has(type)) stopIn(file, at + 8, at + size)
    // Version 1 has dates of 64 bits.
    if (DATED.has(type)) file.fill(0, at + BEFORE_DATES, at + BEFORE_DATES + (file[at + 8] === 1 ? 16 : 8))
    at += size
  }
}
