// Single frames of a film as pictures: each is coded as a key picture of its own, so that only those asked for are made.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Raster } from '#lib/render/raster.ts'
import { addLayer, close, keyFrame, open } from '#lib/video/codec/codec.ts'
import type { Layer } from '#lib/video/codec/layer.ts'
import type { Placement } from '#lib/video/codec/placement.ts'
import type { Film } from '#lib/video/film.ts'

/** PNG files of the wanted frames, in their order, `width` pixels wide. */
export async function framesOf(
  raster: Raster,
  film: Film,
  wanted: readonly number[],
  width: number,
): Promise<Buffer[]> {
  const encoder = open({ width: film.width, height: film.height, background: film.background, qp: 14 })
  try {
    const layers = new Map<string, Layer>()
    const units: Uint8Array[] = []
    for (const frame of wanted) {
      const placements: Placement[] = []
      for (const { name, scene, pose } of film.layers.filter(layer => layer.from <= frame && frame < layer.until)) {
        const layer = layers.get(name) ?? addLayer(encoder, { ...scene, rgba: await raster.pixels(scene) })
        layers.set(name, layer)
        placements.push({ layer, ...pose(frame) })
      }
      units.push(keyFrame(encoder, placements))
    }
    return decoded(Buffer.concat(units), width)
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
