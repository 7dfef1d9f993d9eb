// What a recipe that comes back may claim: under our seal all of it, without it nothing that we decide ourselves.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

type Taken = { code?: string; detail: { loc: (string | number)[]; type: string }[]; items: { run_id: string }[] }

const TAGLINE = 'A failed job should tell you why.'
let world: TestWorld
let live: Caller
let recipe: Recipe

const read = async (id: string | undefined) => (await live.get<Run>(`runs/${id}`)).body
const send = (asked: object, caller = live) => caller.post<Taken>('render', { items: [{ recipe: asked }] })
const drawn = async (asked: object) => {
  const taken = await send(asked)
  await world.drain()
  return read(taken.body.items[0]?.run_id)
}
const made = async (asset_type: string, brief = 'We open at six on Saturdays') => {
  const { id } = (await live.post<Run>('generate', { brief, channel: 'twitter', asset_type })).body
  await world.drain()
  return (await live.get<Recipe>(`runs/${id}/recipe`)).body
}

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
  await live.patch('brand-dna', { name: 'Kestrel', tagline: TAGLINE })
  recipe = await made('card')
})

describe('a recipe with other rows about its copy', () => {
  const perfect = { rule: 'clean', measured: 0, threshold: 0, weight: 10_000, points: 10_000, passed: true }
  const failed = { rule: 'banned_words', measured: 'x', threshold: '', weight: 0, points: 0, passed: false, gate: true }

  it('is scored as the same words without it, not by the rows it brings', async () => {
    const [picture] = recipe.pictures
    const forged = await drawn({ ...recipe, seal: undefined, copy_rows: [perfect] })
    const body = { output_type: picture?.template, body: picture?.data }
    const plain = (await live.post<Taken>('render', { items: [body] })).body.items[0]?.run_id
    await world.drain()
    expect(forged.status).toBe('succeeded')
    const rules = (run: Run) => run.score_reasons.map(row => row.rule).sort()
    expect(forged.score_reasons.filter(row => row.weight === 10_000)).toEqual([])
    expect(rules(forged)).toEqual(rules(await read(plain)))
  })

  it('loses the rows that we gave it with its seal, and keeps them under it', async () => {
    const copyRules = recipe.copy_rows.map(row => row.rule)
    expect(copyRules.length).toBeGreaterThan(1)
    const kept = await drawn(recipe)
    expect(kept.score_reasons.map(row => row.rule)).toEqual(expect.arrayContaining(copyRules))
    for (const changed of [
      { ...recipe, seal: undefined },
      { ...recipe, seal: `${recipe.seal?.slice(0, -2)}AA` },
      { ...recipe, seal: 'constructor' },
      { ...recipe, copy_rows: [...recipe.copy_rows, failed] },
      { ...recipe, captions: { ...recipe.captions, twitter: 'Other words' } },
    ]) {
      const run = await drawn(changed)
      expect(run.score_reasons.filter(row => copyRules.includes(row.rule))).toEqual([])
    }
  })

  it('is guarded without its seal, its tags and each of its captions too', async () => {
    const captions = { ...recipe.captions, linkedin: 'We are truly sorry. 48 colleagues lose their jobs.' }
    const grave = await drawn({ ...recipe, captions })
    expect(grave).toMatchObject({ verdict: 'needs_review', sensitive: 'layoffs' })
    const tagged = await drawn({ ...recipe, hashtags: ['#ResultsGuaranteed'] })
    expect(tagged.holds.map(({ rule }) => rule)).toContain('claim')
    expect((await drawn(recipe)).holds).toEqual([])
  })

  it('waits for a person where its seal is of another one, and does not where it brings none', async () => {
    const captions = { ...recipe.captions, twitter: 'We open at seven on Sundays.' }
    for (const changed of [
      { ...recipe, captions },
      { ...recipe, seal: `${recipe.seal?.slice(0, -2)}AA` },
      { ...recipe, copy_rows: [perfect] },
    ]) {
      const run = await drawn(changed)
      expect(run).toMatchObject({ status: 'succeeded', verdict: 'needs_review' })
      expect(run.impact_score).toBeLessThan(70)
      expect(run.holds).toContainEqual({ rule: 'own_words', what: expect.stringContaining('seal'), where: 'seal' })
    }
    const unsealed = await drawn({ ...recipe, captions, seal: undefined })
    expect(unsealed.holds.map(({ where }) => where)).not.toContain('seal')
  })

  it('has a seal for its own workspace and mode only', async () => {
    const test = await world.key({ mode: 'test' })
    const taken = (await send(recipe, test)).body.items[0]?.run_id
    await world.drain()
    const { body } = await test.get<Run>(`runs/${taken}`)
    expect(body.score_reasons.filter(row => row.rule === recipe.copy_rows[0]?.rule)).toEqual([])
  })
})

describe('a recipe with another brand', () => {
  it('is drawn in the brand as it is, by its tagline', async () => {
    const brand = { ...recipe.brand, name: 'Nobody', tagline: 'Buy now, buy cheap.', palette: { primary: '#FF0000' } }
    const run = await drawn({ ...recipe, brand })
    const { body } = await live.get<Recipe>(`runs/${run.id}/recipe`)
    expect(body.brand).toMatchObject({ name: 'Kestrel', tagline: TAGLINE })
    expect(run.score_reasons.find(row => row.rule === 'slogan_lock')?.threshold).toBe(TAGLINE)
  })

  it('422 with a text that is nearly the tagline', async () => {
    const [picture] = recipe.pictures
    const pictures = [
      { ...picture, template: 'announcement', data: { headline: 'A failed job should tell you whyy.' } },
    ]
    const answer = await send({ ...recipe, pictures })
    expect([answer.status, answer.body.detail?.[0]?.type]).toEqual([422, 'slogan_lock'])
  })
})

describe('a recipe with more than one asset in it', () => {
  const used = async (type: string) =>
    (await live.get<{ caps: { asset_type: string; used: number }[] }>('me')).body.caps.find(
      cap => cap.asset_type === type,
    )?.used

  it('422 for a picture 120 times, or twice', async () => {
    const before = await used('card')
    const [picture] = recipe.pictures
    for (const times of [2, 10, 120]) {
      const answer = await send({ ...recipe, pictures: Array(times).fill(picture) })
      expect([times, answer.status, answer.body.code]).toEqual([times, 422, 'recipe_invalid'])
      const counted = Array.from({ length: times }, (_, index) => ({ ...picture, index }))
      expect((await send({ ...recipe, pictures: counted })).status).toBe(422)
    }
    expect(await used('card')).toBe(before)
  })

  it('422 for a card behind an og_image, whatever the key may make', async () => {
    const og = await made('og_image')
    const narrow = await world.key({ asset_types: ['og_image'] })
    const answer = await send({ ...og, pictures: [...og.pictures, ...recipe.pictures] }, narrow)
    expect([answer.status, answer.body.code]).toEqual([422, 'recipe_invalid'])
    const alone = await send(recipe, narrow)
    expect([alone.status, alone.body.code]).toEqual([403, 'asset_type_not_allowed'])
    expect((await send(og, narrow)).status).toBe(202)
  })

  it('draws as many slides as its data makes, and fails where they have several', async () => {
    const story = await made(
      'carousel',
      'Four reasons to come in: fresh bread, warm soup, free parking and a fire in the hearth',
    )
    const [first] = story.pictures
    const { length } = story.pictures
    expect(length).toBeGreaterThan(2)
    const more = Array.from({ length: 10 }, (_, index) => ({ ...first, index }))
    for (const pictures of [more, more.slice(0, 1)]) {
      const run = await drawn({ ...story, pictures })
      expect([run.status, run.assets.length]).toEqual(['succeeded', length])
    }
    const other = more.map((one, index) =>
      index === 3 ? { ...one, data: { slides: [{ headline: 'One' }, { headline: 'Two' }] } } : one,
    )
    expect(await drawn({ ...story, pictures: other })).toMatchObject({ status: 'failed', error_code: 'compose_failed' })
  })

  it('422 for pixels, data and captions that no run of the type has', async () => {
    const [picture] = recipe.pictures
    for (const wrong of [
      { pictures: [{ ...picture, width: 2400, height: 2400 }] },
      { pictures: [{ ...picture, data: { ...picture?.data, watermark: 'none' } }] },
      { pictures: [{ ...picture, template: 'constructor' }] },
      { captions: { constructor: 'x' } },
      { captions: { twitter: 'x'.repeat(3_001) } },
      { hashtags: Array(31).fill('#x') },
    ]) {
      const answer = await send({ ...recipe, ...wrong })
      expect([Object.keys(wrong), answer.status, answer.body.code]).toEqual([Object.keys(wrong), 422, 'recipe_invalid'])
    }
  })

  it('gives a slideshow its own film and no other', async () => {
    const show = await made('slideshow', 'Three things: bread at six, tea at seven and cake at eight')
    const film = await made('video')
    const run = await drawn({ ...show, video: film.video })
    const { body } = await live.get<Recipe>(`runs/${run.id}/recipe`)
    expect(body.video?.shots.every(shot => shot.scene === 'still')).toBe(true)
  })
})
