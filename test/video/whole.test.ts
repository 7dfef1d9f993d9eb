import { describe, expect, it } from 'vitest'
import { localShelf } from '#dev/shelf.ts'
import { takumiRaster } from '#lib/adapters/raster.ts'
import { encode } from '#lib/video/encode.ts'
import { assemble } from '#lib/video/mp4/assemble.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { soundOf } from '#lib/video/sound/sound-of.ts'
import { hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'
import { flawsOf, joinsOf } from '#test/video/support/check.ts'
import { filmSet } from '#test/video/support/set.ts'

/** All of the set take minutes; two of them stand for the rest in every run. */
const chosen = process.env.PROOF === 'full' ? filmSet : [filmSet[0], filmSet[21]].flatMap(one => one ?? [])
/** Below it an eye begins to see what coding does. */
const LEAST_DB = 40
const raster = takumiRaster(localShelf)

describe.skipIf(!hasFfmpeg)('a film of a sample brand', () => {
  it.each(chosen)(
    '$name is whole, and as good on both sides of each join as an eye can tell',
    async ({ name, make }) => {
      const film = await make(raster)
      const segments = await encode(raster, film, segmentsOf(film.frames))
      const sound = await soundOf(film, localShelf)
      const file = await assemble({ width: film.width, height: film.height, segments, sound })
      expect(flawsOf(file, film)).toEqual([])
      const joins = await joinsOf(raster, film, file)
      const told = joins.map(({ before, after }) => `${before.toFixed(1)}|${after.toFixed(1)}`).join(' ')
      console.log(`${name}: ${film.frames / 30} s, ${(file.length / 1000).toFixed(0)} kB, ${told} dB around its joins`)
      expect(Math.min(...joins.flatMap(({ before, after }) => [before, after]))).toBeGreaterThan(LEAST_DB)
    },
    120_000,
  )
})
