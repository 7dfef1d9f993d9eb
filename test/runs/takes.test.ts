// One take after the other is asked of the same words: each is judged once, and comes out as if it were asked first.
import { expect, it, vi } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { sampleKit } from '#dev/kits.ts'
import { memoryBlobs } from '#lib/adapters/mock/blobs.ts'
import { fileIn } from '#lib/brand/file-in.ts'
import { Picture } from '#lib/render/picture.ts'
import { bytesOf } from '#lib/render/scene.ts'
import { type Freeze, takeOf } from '#lib/runs/judge/take.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { templates } from '#lib/templates/index.ts'
import { composePicture } from '#lib/templates/kit/draw.ts'

const { palette, voice, photos } = sampleKit('morrow')
const way = {
  template: 'announcement',
  data: { headline: 'Rye is back on Thursday', body: 'From seven, at both counters' },
}

async function counter(one: { template: string; data: Record<string, unknown> } = way) {
  const blobs = memoryBlobs()
  const [photo] = photos
  if (!photo) throw new Error('the sample brand has no photo')
  const { width, height, content_type, bytes } = photo.image
  await blobs.put('library/one', await bytesOf(bytes), content_type)
  const shown = { blob_key: 'library/one', content_type, width, height, shows: photo.shows }
  const none = { logos: [], screens: [], people: [], mascot: [] }
  const brand = { ...none, version: 1, name: 'Morrow', tagline: '', palette, voice, photos: [shown] }
  const freeze: Freeze = async ({ template, data }, turn, before) => {
    const look = {
      width: 1080,
      height: 1350,
      format: 'png',
      scheme: 'auto',
      seed: 's',
      ribbon: null,
      service_mark: false,
    }
    const picture = Picture.parse({ ...look, template, data, turn, variation: before })
    return { brand, pictures: [picture], copy_rows: [] } as unknown as Recipe
  }
  const world = { blobs, raster } as unknown as RunWorld
  const take = (nth: number) => takeOf(world, { ways: [one as never], nth }, freeze, async () => undefined)
  return { blobs, take }
}

const drawing = () => vi.spyOn(templates.announcement as NonNullable<(typeof templates)[string]>, 'draw')

it('a take passes those before it without composing them again, and is what it is without them', async () => {
  const { take } = await counter()
  const [one, two] = [await take(1), await take(2)]
  const drawn = drawing()
  expect(await take(2)).toEqual(two)
  expect(await take(1)).toEqual(one)
  expect(drawn).not.toHaveBeenCalled()
  drawn.mockRestore()
  expect(two.recipe.pictures).not.toEqual(one.recipe.pictures)
  expect(await (await counter()).take(2)).toEqual(two)
})

it('a take is judged anew once a picture of the brand is gone', async () => {
  const { blobs, take } = await counter()
  await take(1)
  await blobs.remove('library/one')
  await expect((await fileIn(blobs, 'library/one'))?.read()).rejects.toThrow('was deleted')
  const drawn = drawing()
  await take(1)
  expect(drawn).toHaveBeenCalled()
  drawn.mockRestore()
})

it.each([
  'We are closed on Monday',
  // Nothing plays over a recall: it has its compositions, by day and after dark.
  'URGENT recall: spelt flour, batch 2291',
])('no take of “%s” comes again among the first five', async headline => {
  const { take, blobs } = await counter({ template: 'notice', data: { headline, body: 'Back on Tuesday at ten.' } })
  const [seen, compositions] = [new Set<string>(), new Set<string>()]
  for (let nth = 0; nth < 5; nth++) {
    const { recipe } = await take(nth)
    const kit = await loadKit(blobs, recipe.brand)
    const drawn = await composePicture(raster, recipe.pictures[0] as Picture, kit)
    seen.add(JSON.stringify(drawn.scene.root))
    compositions.add(drawn.composition)
  }
  expect(seen.size).toBe(5)
  // A sheet leaves a hole here, and is still no picture that was seen.
  expect([...compositions].sort()).toEqual(['panel', 'sheet'])
})
