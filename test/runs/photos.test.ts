// A brand's only photo stands over words that are about it, and nowhere else: there it is as if the brand had none.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { PictureInput } from '#lib/render/picture.ts'
import { picturesIn } from '#lib/render/scene.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Run } from '#lib/runs/run.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'
import type { Caller } from '#test/support/caller.ts'
import { finishedRun } from '#test/support/finished.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const image_base64 = readFileSync(new URL('../../dev/brands/morrow/photos/loaf.jpg', import.meta.url), 'base64')
const OF_MUGS = [
  'Oat glaze mug, 350 ml, £28, back in the shop on Friday 4 December',
  'New: a bigger mug in oat glaze',
  'Mug making evening on Thursday 10 December, 7 to 9pm, £35, book online',
]
const OF_OTHERS = [
  'Full service for R650 until 30 November, normally R850. Just walk in, no booking needed.',
  'New winter menu starts Monday 20 November. Leek and potato soup with brown bread is €7.50.',
  'sale this weekend!! all seconds 50% off',
  'We open at six on Saturdays from now on',
]

let world: TestWorld
let live: Caller
const bare = new Map<string, string | undefined>()

async function made(brief: string, asset_type = 'card') {
  const { id } = (await live.post<Run>('generate', { brief, channel: 'instagram', asset_type })).body
  const { recipe, sha256 } = await finishedRun(world, live, id)
  return { sha256, photos: recipe.brand.photos.length, recipe }
}

beforeAll(async () => {
  world = await createWorld({ plan: 'pro' })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Thistle Pottery', tagline: 'Hand-thrown mugs in oat and sage glaze' })
  for (const brief of [...OF_MUGS, ...OF_OTHERS]) bare.set(brief, (await made(brief)).sha256)
  await live.post('brand-assets/photos', { shows: 'oat glazed mug on a table', image_base64 })
})

describe('the only photo of a brand', () => {
  it.each(OF_MUGS)('stands on “%s”', async brief => {
    const { recipe } = await made(brief)
    const [photo] = recipe.brand.photos
    const drawn = await drawPicture(
      raster,
      recipe.pictures[0] as PictureInput,
      await loadKit(world.world.blobs, recipe.brand),
    )
    expect(drawn.shows).toContain(photo?.blob_key)
  })

  it.each(OF_OTHERS)('leaves “%s” as it was drawn before', async brief => {
    const { sha256, photos } = await made(brief)
    expect([photos, sha256]).toEqual([0, bare.get(brief)])
  })

  it('stands behind the scene of a film that tells of it, and in no other film', async () => {
    const shown = async (brief: string) => {
      const { recipe } = await made(brief, 'video')
      const { layers } = await makeFilm(
        raster,
        recipe.video as Storyboard,
        await loadKit(world.world.blobs, recipe.brand),
      )
      return layers.flatMap(({ scene }) => [...picturesIn(scene.root)])
    }
    const key = (await made(OF_MUGS[0] as string)).recipe.brand.photos[0]?.blob_key as string
    const films = [
      await shown('New: a bigger mug in oat glaze'),
      await shown('We open at six on Saturdays from now on'),
    ]
    expect(films.map(keys => keys.includes(key))).toEqual([true, false])
  })
})
