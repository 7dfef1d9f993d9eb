// A brand's only photo stands over words that are about it, and nowhere else: there it is as if the brand had none.
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Run } from '#lib/runs/run.ts'
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
  return { sha256, photos: recipe.brand.photos.length }
}

beforeAll(async () => {
  world = await createWorld({ plan: 'pro' })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Thistle Pottery', tagline: 'Hand-thrown mugs in oat and sage glaze' })
  for (const brief of [...OF_MUGS, ...OF_OTHERS]) bare.set(brief, (await made(brief)).sha256)
  await live.post('brand-assets/photos', { shows: 'oat glazed mug on a table', image_base64 })
})

describe('the only photo of a brand', () => {
  it.each(OF_MUGS)('may stand on “%s”', async brief => expect((await made(brief)).photos).toBe(1))

  it.each(OF_OTHERS)('leaves “%s” as it was drawn before', async brief => {
    const { sha256, photos } = await made(brief)
    expect([photos, sha256]).toEqual([0, bare.get(brief)])
  })
})
