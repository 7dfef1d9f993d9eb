// Artwork that a brand keeps, in its posts: chosen by the model that chooses drawings, or by the words alone.

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { raster } from '#dev/build/raster.ts'
import type { Artwork } from '#lib/brand/artwork/artwork.ts'
import { illustratorInstructions } from '#lib/composer/illustrator/question.ts'
import type { Models } from '#lib/composer/model/planner.ts'
import type { WriteRequest } from '#lib/composer/model/writer.ts'
import { DAY_MS } from '#lib/instant.ts'
import { loadKit } from '#lib/runs/recipe/kit.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { aiMade } from '#lib/runs/work/keep-asset.ts'
import { makeFilm } from '#lib/video/make-film.ts'
import type { Storyboard } from '#lib/video/storyboard.ts'
import type { Caller } from '#test/support/caller.ts'
import { standIn } from '#test/support/painter.ts'
import { connect, postTo } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const PATH = 'brand-assets/artwork'
const BRIEF = 'Umbrellas are mended here on Saturday 28 November from 10.'
const beside = {
  ...{ read: { publish: [1] }, language: 'en', sensitive: 'none', hashtags: [] },
  caption: [{ text: BRIEF, from: ['1'] }],
  short: { text: BRIEF, from: ['1'] },
}
const headline = 'Umbrellas are mended on Saturday 28 November'
const card = {
  ...{ ...beside, form: 'news' },
  parts: [
    { role: 'headline', text: headline, from: ['1'] },
    { role: 'body', text: 'Here, from 10.', from: ['1'] },
  ],
}
const slide = (text: string) => ({ headline: text, body: '', value: '', small: '', cta: '', from: ['1'] })
const carousel = { ...beside, slides: [slide(headline), slide('Here, from 10'), slide('Saturday 28 November')] }
const film = {
  ...beside,
  scenes: [
    { role: 'hook', text: 'Umbrellas are mended here', more: [], from: ['1'] },
    { role: 'line', text: 'On Saturday 28 November', more: [], from: ['1'] },
    { role: 'end', text: 'Saturday 28 November from 10', more: [], from: ['1'] },
  ],
}
const drawing = (...names: string[]) => ({
  ...{ unwanted: [], unmet: [] },
  pictures: names.map((draw, at) => ({ n: at + 1, about: 'a thing', draw })),
})

let words: unknown = card
let reply: unknown = drawing('')
let asked: WriteRequest[] = []
const usage = { input_tokens: 9, output_tokens: 9, cost_usd: 0 }
const writer = {
  name: 'model-a',
  async write(request: WriteRequest) {
    if (!request.instructions.includes('THE DRAWINGS')) return { value: words, usage }
    asked.push(request)
    return { value: reply, usage }
  },
}
const models: Models = {
  ...{ first: writer, second: writer, judge: null, editor: null, draughtsman: null, daily_usd: 1 },
  fence: async () => 'mark',
}

let world: TestWorld
let live: Caller

async function keep(...subjects: string[]): Promise<string[]> {
  await live.post(PATH, { subjects })
  await world.drain()
  const { pictures } = (await live.get<Artwork>(PATH)).body
  const ids = pictures.filter(({ status }) => status === 'offered').map(({ id }) => id)
  for (const id of ids) await live.post(`${PATH}/${id}/keep`, {})
  return ids
}

beforeAll(async () => {
  world = await createWorld({ models, painter: standIn, plan: 'pro' })
  live = await world.key({ auto_post: false })
  await live.patch('brand-dna', { name: 'Tidewell', palette: { primary: '#0F5257', accent: '#F4623A' } })
  await keep('Golf umbrella', 'Sewing kit')
})
beforeEach(async () => {
  asked = []
  words = card
  world.pass(DAY_MS)
  await world.world.db.execute(sql`delete from answers`)
})

async function made(asset_type = 'card', by = live) {
  const { id } = (await by.post<Run>('generate', { brief: BRIEF, channel: 'instagram', asset_type })).body
  await world.drain()
  const run = (await by.get<Run>(`runs/${id}`)).body
  const recipe = (await by.get<Recipe>(`runs/${id}/recipe`)).body
  return { id, run, recipe, sha256: run.assets[0]?.sha256, ai: run.assets.map(({ ai_made }) => ai_made ?? false) }
}

describe('artwork that is kept', () => {
  it('is told to the model that chooses, stands on the picture, and the file says that it is AI-made', async () => {
    reply = drawing('')
    const bare = await made()
    await world.world.db.execute(sql`delete from answers`)
    reply = drawing('golf umbrella')
    const shown = await made()
    expect(asked[0]?.instructions).toContain('"own_drawings" are pictures of the brand')
    expect(JSON.parse(asked[0]?.data.split('\n')[1] ?? '{}').own_drawings.sort()).toEqual([
      'Golf umbrella',
      'Sewing kit',
    ])
    expect(shown.recipe.pictures[0]?.depicts).toEqual(['own/Golf umbrella'])
    expect(shown.recipe.brand.artwork?.map(one => [one.shows, one.noun, one.is_ai]).sort()).toEqual([
      ['Golf umbrella', 'umbrella', true],
      ['Sewing kit', null, true],
    ])
    expect([bare.ai, shown.ai]).toEqual([[false], [true]])
    expect(shown.sha256).not.toBe(bare.sha256)
    const again = await live.post<{ items: { run_id: string }[] }>('render', { items: [{ recipe: shown.recipe }] })
    await world.drain()
    const same = (await live.get<Run>(`runs/${again.body.items[0]?.run_id}`)).body
    expect(same.assets[0]).toMatchObject({ sha256: shown.sha256, ai_made: true })
  })

  it('stands before a drawing of ours where the words name it and no model looks', async () => {
    reply = { nonsense: true }
    const { run, recipe, ai } = await made()
    expect(run.receipt).toMatchObject({ illustrator: { fault: 'broken' } })
    expect(recipe.pictures[0]?.depicts).toBeUndefined()
    expect(ai).toEqual([true])
  })

  it('stands on slides and in films, which say so', async () => {
    words = carousel
    reply = drawing('golf umbrella', '', 'sewing kit')
    const set = await made('carousel')
    expect(set.recipe.pictures[0]?.depicts).toEqual(['own/Golf umbrella', '', 'own/Sewing kit'])
    expect(set.ai).toEqual([true, false, true])
    words = film
    reply = drawing('golf umbrella', '', '')
    const moving = await made('video')
    const kit = await loadKit(world.blobs, moving.recipe.brand)
    const whole = await makeFilm(raster, moving.recipe.video as Storyboard, kit)
    const shown = new Set(whole.layers.flatMap(({ scene }) => [...scene.images.keys()]))
    const [umbrella] = kit.artwork?.filter(one => one.shows === 'Golf umbrella') ?? []
    expect(shown).toContain(umbrella?.image.key)
    expect(aiMade({ proof: whole.proof, shows: shown }, moving.recipe.brand)).toEqual({ ai_made: true })
  })

  it('is posted with the mark for it', async () => {
    reply = drawing('golf umbrella')
    const { id } = await made()
    await connect(world, 'instagram')
    await postTo(live, id, { platform: 'instagram' })
    await world.drain()
    expect(world.platforms.asked.at(-1)?.post.generated).toBe(true)
  })

  it('is no picture of a brand that has dropped it, and of no other brand', async () => {
    const other = await createWorld({ models, plan: 'pro' })
    const theirs = await other.key()
    reply = drawing('golf umbrella')
    const recipe = (await made()).recipe
    const given = await theirs.post<{ code: string }>('render', { items: [{ recipe }] })
    expect([given.status, given.text]).toEqual([422, expect.stringContaining('foreign_asset')])
    const { pictures } = (await live.get<Artwork>(PATH)).body
    for (const { id } of pictures) await live.post(`${PATH}/${id}/drop`, {})
    await world.world.db.execute(sql`delete from answers`)
    asked = []
    const after = await made()
    expect(asked[0]?.instructions).toBe(illustratorInstructions())
    expect(after).toMatchObject({ ai: [false], recipe: { pictures: [{ depicts: [''] }] } })
    expect(after.recipe.brand).not.toHaveProperty('artwork')
  })
})
