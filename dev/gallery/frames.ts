// Single frames of a film as pictures: each is coded as a key picture of its own, so that only those asked for are made.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Raster } from '#lib/render/raster.ts'
import { close, keyFrame, open } from '#lib/video/codec/codec.ts'
import { loadLayers, type Remembering, remembering } from '#lib/video/encode.ts'
import type { Film } from '#lib/video/film.ts'

/** PNG files of the wanted frames, in their order, `width` pixels wide. */
export async function framesOf(
  raster: Raster,
  film: Film,
  wanted: readonly number[],
  width: number,
): Promise<Buffer[]> {
  const paint = remembering(await raster.painter(film.layers.map(layer => layer.scene)))
  return decoded(Buffer.concat(wanted.map(at => pictureOf(paint, film, at))), width)
}

/** In an encoder of its own, which has room for the layers of a moment and not for those of a film. */
function pictureOf(paint: Remembering, film: Film, at: number): Uint8Array {
  const { width, height, background } = film
  const encoder = open({ width, height, background, qp: 14 })
  try {
    return keyFrame(encoder, loadLayers(encoder, paint, film, { from: at, until: at + 1 })(at))
  } finally {
    close(encoder)
  }
}

function decoded(stream: Buffer, width: number): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'frames-'))
  try {
    const input = join(folder, 'film.h264')
    writeFileSync(input, stream)
    const scale = ['-vf', `scale=${width}:-2:flags=area`]
    const run = spawnSync('ffmpeg', ['-v', 'error', '-i', input, ...scale, join(folder, '%04d.png')])
    if (run.status !== 0) throw new Error(run.stderr.toString())
    return readdirSync(folder)
      .filter(name => name.endsWith('.png'))
      .sort()
      .map(name => readFileSync(join(folder, name)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
