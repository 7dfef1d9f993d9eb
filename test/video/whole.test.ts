import { afterAll, describe, expect, it } from 'vitest'
import { keepFigures } from '#bench/figures/file.ts'
import { raster } from '#dev/build/raster.ts'
import { localShelf } from '#dev/build/shelf-files.ts'
import { encode } from '#lib/video/encode.ts'
import { assemble } from '#lib/video/mp4/assemble.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { soundOf } from '#lib/video/sound/sound-of.ts'
import { many } from '#test/support/proof.ts'
import { hasFfmpeg } from '#test/video/codec/support/ffmpeg.ts'
import { flawsOf, type Join, joinsOf } from '#test/video/support/check.ts'
import { filmSet } from '#test/video/support/set.ts'

/** All of the set take minutes; two of them stand for the rest in CI. */
const chosen = many([], [0, 21], [...filmSet.keys()]).flatMap(at => filmSet[at] ?? [])
/** Below it an eye begins to see what coding does. */
const LEAST_DB = 40
const found: { seconds: number; flaws: string[]; joins: Join[] }[] = []

describe.skipIf(!hasFfmpeg || chosen.length === 0)('a film of a sample brand', () => {
  afterAll(() => keepFigures('Video', figures()))

  it.each(chosen)(
    '$name is whole, and as good on both sides of each join as an eye can tell',
    async ({ name, make }) => {
      const film = await make(raster)
      const segments = await encode(raster, film, segmentsOf(film.frames))
      const sound = await soundOf(film, localShelf)
      const file = await assemble({ width: film.width, height: film.height, segments, sound })
      const [flaws, joins] = [flawsOf(file, film), await joinsOf(raster, film, file)]
      found.push({ seconds: film.frames / 30, flaws, joins })
      expect(flaws).toEqual([])
      const told = joins.map(({ before, after }) => `${before.toFixed(1)}|${after.toFixed(1)}`).join(' ')
      console.log(`${name}: ${film.frames / 30} s, ${(file.length / 1000).toFixed(0)} kB, ${told} dB around its joins`)
      expect(lowest(joins)).toBeGreaterThan(LEAST_DB)
    },
    120_000,
  )
})

const lowest = (joins: readonly Join[]) => Math.min(...joins.flatMap(({ before, after }) => [before, after]))

function figures() {
  const seconds = found.map(one => one.seconds)
  const joins = found.flatMap(one => one.joins)
  const steps = joins.map(({ before, after }) => Math.abs(after - before))
  const worse = Math.max(0, ...joins.map(({ before, after }) => before - after))
  const whole = found.filter(one => one.flaws.length === 0).length
  const how = `${found.length} films of ${Math.min(...seconds)} to ${Math.max(...seconds)} s, 1080x1920: every brand, \`test/video/whole.test.ts\``
  return [
    {
      ...{ goal: 'films whole', target: 'all of 24', figure: `${whole} of ${found.length}`, how },
      met: whole === filmSet.length,
    },
    {
      goal: 'seen at the joins of segments',
      target: `≥ ${LEAST_DB} dB on both sides`,
      figure: `${lowest(joins).toFixed(1)} dB at the lowest of ${joins.length} joins`,
      met: lowest(joins) >= LEAST_DB,
      how,
    },
    {
      goal: 'step at the joins of segments',
      target: '≤ 0.5 dB',
      figure: `${Math.max(...steps).toFixed(1)} dB at most, ${steps.filter(step => step <= 0.5).length} of ${steps.length} within 0.5 dB; no key picture is more than ${worse.toFixed(1)} dB below the picture before it`,
      met: Math.max(...steps) <= 0.5,
      how: `${how}; the step of PSNR from the last frame of a segment to the key picture of the next`,
    },
  ]
}
