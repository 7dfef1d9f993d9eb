// What is shown of a brief before it is made.
import { expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { drawPicture } from '#lib/templates/kit/draw.ts'
import { createTestDashboard } from '#test/support/dashboard.ts'

/** Which take of which workspace is repaired differs from one to the next. */
async function repaired() {
  const form = { brief: 'Free bread tasting every Friday at five', asset_type: 'card', channel: 'instagram' }
  for (let tries = 0; tries < 12; tries++) {
    const at = await createTestDashboard()
    const key = await at.key()
    const takes = Array.from({ length: 12 }, (_, variation) => ({ ...form, variation }))
    const begun = await Promise.all(takes.map(take => key.post<Run>('generate', take)))
    await at.drain()
    const runs = await Promise.all(begun.map(async ({ body }) => (await key.get<Run>(`runs/${body.id}`)).body))
    const run = runs.find(({ repairs }) => repairs.length > 0)
    if (run) return { at, key, form, run }
  }
  throw new Error('no take is repaired')
}

it('is drawn as the run is, its repairs included', async () => {
  const { at, key, form, run } = await repaired()
  const owner = await at.member('owner')
  const recipe = Recipe.parse((await key.get(`runs/${run.id}/recipe`)).body)
  const [picture] = recipe.pictures
  if (!picture) throw new Error('no picture')
  const kit = await loadKit(at.world.blobs, recipe.brand)
  const { bytes } = await drawPicture(raster, { ...picture, format: 'webp' }, kit)
  const asked = { ...form, variation: String(run.variation) }
  const answer = await owner.post(at.at('create/plan'), asked, { headers: { 'x-fragment': 'preview' } })
  expect(answer.text.includes(Buffer.from(bytes).toString('base64'))).toBe(true)
})

it('is drawn as the run is, each of five takes otherwise', async () => {
  const at = await createTestDashboard()
  const key = await at.key()
  const owner = await at.member('owner')
  const form = { brief: 'We are closed on Monday, back on Tuesday at ten', asset_type: 'card', channel: 'instagram' }
  const takes = Array.from({ length: 5 }, (_, variation) => ({ ...form, variation }))
  const begun = await Promise.all(takes.map(take => key.post<Run>('generate', take)))
  await at.drain()
  const seen = new Set<string>()
  for (const [variation, { body }] of begun.entries()) {
    const recipe = Recipe.parse((await key.get(`runs/${body.id}/recipe`)).body)
    const kit = await loadKit(at.world.blobs, recipe.brand)
    const picture = { ...(recipe.pictures[0] as Recipe['pictures'][number]), format: 'webp' as const }
    const bytes = Buffer.from((await drawPicture(raster, picture, kit)).bytes).toString('base64')
    const asked = { ...form, variation: String(variation) }
    const answer = await owner.post(at.at('create/plan'), asked, { headers: { 'x-fragment': 'preview' } })
    expect([variation, answer.text.includes(bytes)]).toEqual([variation, true])
    // The name of a template goes to a line of its own where there is no room beside the heading.
    expect(answer.text).toMatch(/<div class="row wrap"><h2>Preview<\/h2><span class="chip push">/)
    seen.add(bytes)
  }
  expect(seen.size).toBe(5)
})
