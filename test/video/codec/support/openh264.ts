// A second decoder: OpenH264, which Debian brings as an element of GStreamer.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Decoded } from '#test/video/codec/support/ffmpeg.ts'

export const hasOpenH264 = spawnSync('gst-inspect-1.0', ['openh264dec']).status === 0

/** The width is a multiple of 8, so that rows come without padding. */
export function decodeWithOpenH264(stream: Uint8Array): Decoded {
  const folder = mkdtempSync(join(tmpdir(), 'openh264-'))
  const [coded, raw] = [join(folder, 'in.264'), join(folder, 'out.yuv')]
  writeFileSync(coded, stream)
  const elements = [`filesrc location=${coded}`, 'h264parse', 'openh264dec', `filesink location=${raw}`]
  const run = spawnSync('gst-launch-1.0', ['-q', ...elements.join(' ! ').split(' ')])
  const pictures = run.status === 0 ? readFileSync(raw) : new Uint8Array()
  rmSync(folder, { recursive: true })
  return { pictures, complaints: run.status === 0 ? '' : String(run.stderr) }
}
