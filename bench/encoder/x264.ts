// Debian's x264 through ffmpeg on raw pictures, one thread, constant quantiser, no B pictures.
import { spawnSync } from 'node:child_process'
import { squaredError, toPsnr } from '#bench/encoder/run.ts'
import { HEIGHT, WIDTH } from '#bench/encoder/scenes.ts'

export type Point = { bytes: number; psnr: number; milliseconds: number }

const raw = ['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${WIDTH}x${HEIGHT}`, '-r', '30']
const flat = 'aq-mode=0:ipratio=1:scenecut=0:keyint=infinite'

export function runX264(pictures: Uint8Array, qp: number): Point {
  const encode = ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'baseline', '-qp', `${qp}`, '-bf', '0']
  const coded = ffmpeg(
    [...raw, '-i', 'pipe:0', ...encode, '-x264-params', flat, '-threads', '1', '-f', 'h264', 'pipe:1'],
    pictures,
  )
  const idle = ffmpeg([...raw, '-i', 'pipe:0', '-c', 'copy', '-f', 'null', '-'], pictures)
  const decoded = ffmpeg(
    ['-f', 'h264', '-i', 'pipe:0', '-fps_mode', 'passthrough', '-f', 'rawvideo', 'pipe:1'],
    coded.output,
  )
  const frames = pictures.length / (WIDTH * HEIGHT * 1.5)
  return {
    bytes: coded.output.length,
    psnr: toPsnr(squaredError(pictures, decoded.output), pictures.length),
    milliseconds: (1000 * (coded.seconds - idle.seconds)) / frames,
  }
}

/** `seconds` is processor time in user mode. */
function ffmpeg(options: string[], input: Uint8Array): { output: Uint8Array; seconds: number } {
  const run = spawnSync('ffmpeg', ['-nostdin', '-v', 'info', '-nostats', '-benchmark', ...options], {
    input,
    maxBuffer: 2 ** 31 - 1,
  })
  if (run.status !== 0) throw new Error(`ffmpeg: ${run.stderr}`)
  return { output: run.stdout, seconds: Number(/utime=([\d.]+)s/.exec(String(run.stderr))?.[1]) }
}
