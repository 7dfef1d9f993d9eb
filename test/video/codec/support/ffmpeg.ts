// Debian's ffmpeg as the decoder of reference; strict, so that any warning counts.
import { spawnSync } from 'node:child_process'

export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0

export type Decoded = { pictures: Uint8Array; complaints: string }

export function decode(stream: Uint8Array): Decoded {
  const strict = ['-v', 'warning', '-xerror', '-err_detect', 'explode']
  const raw = ['-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1']
  const run = spawnSync('ffmpeg', ['-nostdin', ...strict, '-f', 'h264', '-i', 'pipe:0', ...raw], {
    input: stream,
    maxBuffer: 2 ** 31 - 1,
  })
  const status = run.status === 0 ? '' : `exit ${run.status}`
  return { pictures: run.stdout, complaints: `${run.stderr}${status}` }
}

/** An empty text when the decoder agrees with the reconstruction, else where it does not. */
export function disagreement(decoded: Decoded, pictures: Uint8Array, width: number, height: number): string {
  if (decoded.complaints) return decoded.complaints
  const size = width * height * 1.5
  if (decoded.pictures.length !== pictures.length) {
    return `${decoded.pictures.length / size} pictures decoded of ${pictures.length / size}`
  }
  const at = pictures.findIndex((sample, index) => sample !== decoded.pictures[index])
  if (at < 0) return ''
  const inside = at % size
  const place = inside < width * height ? `luma (${inside % width}, ${Math.floor(inside / width)})` : 'chroma'
  return `picture ${Math.floor(at / size)} differs first at ${place}`
}
