import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { Storyboard } from '#lib/video/storyboard.ts'
import { threlkeld as kit } from '#test/support/kits.ts'

const CUT = 60

it('the words of a scene come with its ground, and are seen nowhere that it is not', async () => {
  const said = ['We lay down floor runners', 'We salt your steps', 'Call us']
  const shots = said.map((text, at) => ({
    ...{ scene: 'statement', data: { text }, start_ms: at * 2000, end_ms: (at + 1) * 2000, depicts: 'none' },
  }))
  const look = { width: 1080, height: 1920, scheme: 'auto', seed: 'a', bed: null, ribbon: null, service_mark: false }
  const { layers } = await makeFilm(raster, Storyboard.parse({ ...look, shots }), kit)
  const words = layers.filter(({ name }) => /^1 text/.test(name))
  expect(Math.min(...words.map(({ from }) => from))).toBeLessThan(CUT)
  const floods = layers.filter(({ name, from }) => name.startsWith('flat') && Math.abs(from - CUT) < 14)
  for (let frame = CUT - 6; frame <= CUT + 2; frame++) {
    const tops = floods.filter(({ from }) => from <= frame).map(({ pose }) => pose(frame).clip?.top ?? 0)
    const top = Math.min(...tops)
    for (const { from, until, pose } of words.filter(one => one.from <= frame && frame < one.until)) {
      const { clip } = pose(frame)
      expect(clip?.top, `frame ${frame} of ${from} to ${until}`).toBeGreaterThanOrEqual(top)
    }
  }
}, 30_000)
