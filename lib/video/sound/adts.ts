// The framing that lets AAC lie in a file of its own: seven bytes before each frame say how long it is and what it is.
const HEADER = 7
const SYNC = 0xfff

/** Audio object type 2 (low complexity), 48 kHz, two channels: what MP4 calls the AudioSpecificConfig. */
export const AAC_LC_48K_STEREO = Uint8Array.of(0x11, 0x90)

/** The frames of an ADTS stream without their headers. */
export function readAdts(bytes: Uint8Array): Uint8Array[] {
  const frames: Uint8Array[] = []
  for (let at = 0; at < bytes.length; ) {
    const header = bytes.subarray(at, at + HEADER)
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = header
    const length = ((d & 3) << 11) | (e << 3) | (f >> 5)
    const told = [(c >> 6) + 1, (c >> 2) & 15, ((c & 1) << 2) | (d >> 6)]
    if (((a << 4) | (b >> 4)) !== SYNC || !(b & 1) || length <= HEADER || at + length > bytes.length)
      throw new Error(`no ADTS frame at byte ${at}`)
    if (told.join() !== '2,3,2') throw new Error(`the frame at byte ${at} is not AAC-LC in stereo at 48 kHz`)
    frames.push(bytes.subarray(at + HEADER, at + length))
    at += length
  }
  return frames
}
