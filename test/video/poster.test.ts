import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { UPRIGHT } from '#dev/gallery/storyboards.ts'
import { heldTakumi } from '#lib/adapters/engine/takumi-instance.ts'
import { jpegOf } from '#lib/jpeg/jpeg.ts'
import { close, composed, open } from '#lib/video/codec/codec.ts'
import { poster } from '#lib/video/dress/poster.ts'
import { loadLayers, remembering } from '#lib/video/encode.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { Storyboard } from '#lib/video/storyboard.ts'
import { sampleKit } from '../../dev/kits.ts'

type Size = { width: number; height: number }

const sharps = (jpeg: Uint8Array) => sharp(jpeg).ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** In decibels: how near the decoded pixels are. */
async function nearness(jpeg: Uint8Array, { width, height }: Size, rgba: Uint8Array): Promise<number> {
  const { data, info } = await sharps(jpeg)
  expect(info).toMatchObject({ width, height })
  let sum = 0
  for (let at = 0; at < rgba.length; at++) sum += ((data[at] ?? 0) - (rgba[at] ?? 0)) ** 2
  return 10 * Math.log10(255 ** 2 / (sum / (width * height * 3)))
}

/** Colours that run; `noise` from one pair of lines and columns to the next, since colours are told for four pixels. */
const motley = ({ width, height }: Size, noise: number) =>
  Uint8Array.from({ length: width * height * 4 }, (_, at) => {
    if (at % 4 === 3) return 255
    const [x, y] = [((at >> 2) % width) >> 1, Math.floor(at / 4 / width) >> 1]
    const grain = noise * ((((x * 31 + y * 17 + (at % 4) * 7) * 2_654_435_761) >>> 24) / 255)
    return Math.round(grain + (255 - noise) * (0.5 + Math.sin(x / 40 + (at % 4)) * Math.cos(y / 60) * 0.5))
  })

function* bandsOf({ width, height }: Size, rgba: Uint8Array, lines: number) {
  for (let top = 0; top < height; top += lines) yield rgba.subarray(top * width * 4, (top + lines) * width * 4)
}

/** By another encoder, as it makes one in a single pass. */
const othersOf = (size: Size, rgba: Uint8Array) =>
  sharp(rgba, { raw: { ...size, channels: 4 } })
    .jpeg({ quality: 88, optimiseCoding: false })
    .toBuffer()

describe('a JPEG of bands', () => {
  it.each([
    [{ width: 540, height: 480 }, 240],
    [{ width: 333, height: 251 }, 48],
    [{ width: 16, height: 200 }, 16],
    [{ width: 17, height: 9 }, 16],
  ])('of %j by %d lines is as near to what was given as those of another encoder', async (size, lines) => {
    for (const noise of [0, 80, 255]) {
      const rgba = motley(size, noise)
      const [ours, other] = [jpegOf(size, bandsOf(size, rgba, lines), 88), await othersOf(size, rgba)]
      const lost = (await nearness(other, size, rgba)) - (await nearness(ours, size, rgba))
      expect([noise, lost < 0.5]).toEqual([noise, true])
      expect([noise, ours.length < other.length * 1.02 + 100]).toEqual([noise, true])
    }
  })

  it('has extremes of every frequency', async () => {
    const size = { width: 64, height: 64 }
    for (const cell of [1, 2, 4, 8]) {
      const rgba = Uint8Array.from({ length: 64 * 64 * 4 }, (_, at) => {
        const [x, y] = [(at >> 2) % 64, at >> 8]
        return at % 4 === 3 || (Math.floor(x / cell) + Math.floor(y / cell)) % 2 === 0 ? 255 : 0
      })
      expect([cell, (await nearness(jpegOf(size, [rgba], 100), size, rgba)) > 40]).toEqual([cell, true])
    }
  })
})

it('a poster shows what the codec composed, and makes the engine no larger than its drawings do', async () => {
  const shot = { scene: 'hook', start_ms: 0, end_ms: 3_000, data: { text: 'Open at nine on Saturday' } }
  const film = await makeFilm(raster, Storyboard.parse({ ...UPRIGHT, shots: [shot] }), sampleKit('kestrel'))
  const { width, height, background } = film
  const part = { from: film.poster, until: film.poster + 1 }
  const encoder = open({ width, height, background })
  const paint = remembering(await raster.painter(film.layers.map(layer => layer.scene)))
  const [all] = composed(encoder, loadLayers(encoder, paint, film, part)(film.poster), height)
  close(encoder)
  const before = heldTakumi().memoryBytes()
  const jpeg = await poster(raster, film)
  expect(heldTakumi().memoryBytes() - before).toBeLessThan(1_000_000)
  expect(await nearness(jpeg, film, all as Uint8Array)).toBeGreaterThan(38)
  expect(Buffer.from(await poster(raster, film)).equals(Buffer.from(jpeg))).toBe(true)
}, 60_000)
