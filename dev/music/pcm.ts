import { createHash } from 'node:crypto'
import type { Stereo } from '#dev/music/synth/sound.ts'

/** Left and right by turns, as encoders take them. */
export function interleaved({ left, right }: Stereo): Float32Array {
  const both = new Float32Array(left.length * 2)
  left.forEach((value, i) => {
    both[2 * i] = value
    both[2 * i + 1] = right[i] ?? 0
  })
  return both
}

/** Over 16-bit samples, so that the last bits of another machine's arithmetic do not count. */
export function fingerprint(sound: Stereo): string {
  const samples = Int16Array.from(interleaved(sound), value => Math.round(value * 32_767))
  return digest(new Uint8Array(samples.buffer))
}

export const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)
