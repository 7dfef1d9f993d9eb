import { expect, it } from 'vitest'
import { boards } from '#bench/video/boards.ts'
import { raster } from '#dev/build/raster.ts'
import { sampleKit } from '#dev/kits.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import { scenes } from '#lib/video/scenes/index.ts'

it('films only compositions that their scenes have', () => {
  const missing = Object.values(boards)
    .flatMap(({ shots }) => shots)
    .filter(({ scene, composition }) => composition !== 'auto' && !scenes[scene]?.compositions.includes(composition))
  expect(missing).toEqual([])
})

it('films a photo where it is the film of a photo, and none in that of graphics', async () => {
  const kit = sampleKit('paceline')
  expect(kit.photos.length).toBeGreaterThan(0)
  const photosOf = async (name: keyof typeof boards) =>
    (await makeFilm(raster, boards[name], kit)).layers.filter(layer => / picture /.test(layer.name))
  expect(await photosOf('graphics')).toEqual([])
  expect(await photosOf('photo')).not.toEqual([])
})
