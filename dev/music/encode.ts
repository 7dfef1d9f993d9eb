import { spawnSync } from 'node:child_process'
import { interleaved } from '#dev/music/pcm.ts'
import type { Stereo } from '#dev/music/synth/sound.ts'
import { readAdts } from '#lib/video/sound/adts.ts'
import { FRAME_SAMPLES } from '#lib/video/sound/grid.ts'

/** Of the encoder's two searches the quick one was closer to the sound at this rate, with fewer overshoots. */
const QUALITY = ['-aac_coder', 'fast', '-cutoff', '15000']

/**
 * ADTS frames by ffmpeg. The encoder gives its first frame to the time before the sound; it is fed from the second frame
 * of the sound on, so that frame n of the file is frame n of the sound.
 */
export function encode(sound: Stereo, bit_rate: string): Uint8Array[] {
  const samples = interleaved(sound).subarray(2 * FRAME_SAMPLES)
  const input = ['-f', 'f32le', '-ar', '48000', '-ac', '2', '-i', 'pipe:0']
  const coder = ['-c:a', 'aac', '-b:a', bit_rate, ...QUALITY, '-flags', '+bitexact', '-threads', '1']
  const run = spawnSync('ffmpeg', ['-nostdin', '-v', 'error', ...input, ...coder, '-f', 'adts', 'pipe:1'], {
    input: new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength),
    maxBuffer: 2 ** 28,
  })
  if (run.status !== 0) throw new Error(`ffmpeg could not encode: ${run.stderr ?? run.error}`)
  return withHeaders(new Uint8Array(run.stdout)).slice(0, sound.left.length / FRAME_SAMPLES)
}

/** A view into the stream for each frame together with the header before it. */
function withHeaders(stream: Uint8Array): Uint8Array[] {
  let at = 0
  return readAdts(stream).map(({ byteOffset, length }) => {
    const end = byteOffset - stream.byteOffset + length
    const frame = stream.subarray(at, end)
    at = end
    return frame
  })
}
