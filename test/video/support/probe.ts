// What Debian's ffprobe and ffmpeg say of a finished file.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Probed = {
  streams: Record<string, string | number>[]
  format: Record<string, string>
}

const questions = ['-v', 'error', '-count_frames', '-show_streams', '-show_format', '-of', 'json']

export function probe(file: Uint8Array): Probed {
  const { stdout, stderr, status } = onFile(file, path => spawnSync('ffprobe', [...questions, path]))
  if (status !== 0 || stderr.length > 0) throw new Error(`ffprobe: ${stderr}`)
  return JSON.parse(stdout.toString())
}

/** What a strict decode of everything complains of; empty when all is well. */
export function complaints(file: Uint8Array): string {
  const strict = ['-nostdin', '-v', 'warning', '-xerror', '-err_detect', 'explode']
  const { stderr, status } = onFile(file, path => spawnSync('ffmpeg', [...strict, '-i', path, '-f', 'null', '-']))
  return `${stderr}${status === 0 ? '' : `exit ${status}`}`
}

/** Some of the decoded pictures, one after the other, as I420. */
export function framesOf(file: Uint8Array, frames: readonly number[]): Uint8Array {
  const wanted = `select='${frames.map(frame => `eq(n\\,${frame})`).join('+') || '0'}'`
  const raw = ['-vf', wanted, '-fps_mode', 'passthrough', '-f', 'rawvideo', '-pix_fmt', 'yuv420p', 'pipe:1']
  const decode = (path: string) =>
    spawnSync('ffmpeg', ['-nostdin', '-v', 'error', '-i', path, ...raw], { maxBuffer: 2 ** 31 - 1 })
  return onFile(file, decode).stdout
}

/** A file that can be sought in: from a pipe they tell less. */
function onFile<T>(file: Uint8Array, use: (path: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'video-'))
  const path = join(folder, 'file.mp4')
  writeFileSync(path, file)
  try {
    return use(path)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The boxes of an MP4 in their order, containers before what they hold. */
export function boxesOf(file: Uint8Array, from = 0, until = file.length): string[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const found: string[] = []
  for (let at = from; at + 8 <= until; at += view.getUint32(at)) {
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8))
    found.push(type)
    if (['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts'].includes(type))
      found.push(...boxesOf(file, at + 8, at + view.getUint32(at)))
  }
  return found
}
