// Debian's ffmpeg as the judge of what is heard; strict, so that any warning counts.
import { spawnSync } from 'node:child_process'
import type { Stereo } from '#dev/music/synth/sound.ts'
import type { Soundtrack } from '#lib/video/sound/soundtrack.ts'

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

export type Heard = Stereo & { complaints: string }

export function decode(track: Soundtrack): Heard {
  const strict = ['-nostdin', '-v', 'warning', '-xerror', '-err_detect', 'explode', '-f', 'aac', '-i', 'pipe:0']
  const run = spawnSync('ffmpeg', [...strict, '-f', 'f32le', 'pipe:1'], {
    input: inAdts(track.frames),
    maxBuffer: 2 ** 28,
  })
  const both = new Float32Array(new Uint8Array(run.stdout).buffer)
  return {
    left: both.filter((_, i) => i % 2 === 0),
    right: both.filter((_, i) => i % 2 === 1),
    complaints: `${run.stderr}${run.status === 0 ? '' : `exit ${run.status}`}`,
  }
}

export type Loudness = { integrated: number; peak: number }

/** What ffmpeg's own meter says: LUFS and dBTP. */
export function ebur128(sound: Stereo): Loudness {
  const both = new Float32Array(sound.left.length * 2)
  for (let i = 0; i < sound.left.length; i++) both.set([sound.left[i] ?? 0, sound.right[i] ?? 0], 2 * i)
  const input = ['-nostdin', '-f', 'f32le', '-ar', '48000', '-ac', '2', '-i', 'pipe:0']
  const run = spawnSync('ffmpeg', [...input, '-af', 'ebur128=peak=true', '-f', 'null', '-'], {
    input: new Uint8Array(both.buffer),
    maxBuffer: 2 ** 26,
  })
  const summary = run.stderr.toString().split('Summary:').at(-1) ?? ''
  const number = (name: string) => Number(new RegExp(`${name}:\\s+(-?[\\d.]+)`).exec(summary)?.[1])
  return { integrated: number('I'), peak: number('Peak') }
}

function inAdts(frames: Uint8Array[]): Uint8Array {
  return Buffer.concat(
    frames.flatMap(frame => {
      const length = frame.length + 7
      const size = [0x80 | (length >> 11), (length >> 3) & 255, ((length & 7) << 5) | 0x1f]
      return [Uint8Array.of(0xff, 0xf1, 0x4c, ...size, 0xfc), frame]
    }),
  )
}
