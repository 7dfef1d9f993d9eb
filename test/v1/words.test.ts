// The words of a run: listed by their places, and sent back otherwise as a run of their own.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunWords } from '#lib/runs/reword/reword.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

type Answer = Run & { code: string; message: string; detail: { loc: string[]; msg: string }[] }

const PRICES = {
  title: 'From March',
  rows: [
    { name: 'Dry cut', price: '£28', detail: 'Forty minutes' },
    { name: 'Colour', price: '£65' },
    { name: 'Fringe', price: '£9' },
  ],
}

let world: TestWorld
let live: Caller
let run_id: string

beforeAll(async () => {
  world = await createWorld({ plan: 'scale' })
  live = await world.key()
  await live.patch('brand-dna', { tagline: 'Hair that keeps its word' })
  run_id = await rendered({
    output_type: 'price_list',
    body: PRICES,
    channel: 'linkedin',
    caption: 'Come by on Saturday.',
  })
})

async function rendered(item: object): Promise<string> {
  const { body } = await live.post<{ items: { run_id: string }[] }>('render', { items: [item] })
  await world.drain()
  return body.items[0]?.run_id ?? ''
}
async function generated(asset_type: string): Promise<string> {
  const brief = 'Three things: bread at six, tea at seven and cake at eight'
  const { body } = await live.post<Run>('generate', { brief, channel: 'linkedin', asset_type })
  await world.drain()
  return body.id
}
const wordsOf = async (id: string) => (await live.get<RunWords>(`runs/${id}/words`)).body
const recipeOf = async (id: string) => (await live.get<Recipe>(`runs/${id}/recipe`)).body
const reword = (words: object, id = run_id, headers = {}) => live.post<Answer>(`runs/${id}/words`, { words }, headers)
const made = async (words: object, id = run_id) => {
  const { status, body } = await reword(words, id)
  await world.drain()
  return { status, run: (await live.get<Run>(`runs/${body.id}`)).body }
}

describe('a text that stands in the captions as well', () => {
  const body = { headline: 'We close at 7 instead of 10', body: 'Back to normal Friday. Sorry!' }
  const item = { output_type: 'announcement', body, channel: 'instagram' }
  const caption = 'We close at 7 instead of 10, back to normal Friday. Come by.'

  it('is changed there, too', async () => {
    const id = await rendered({ ...item, caption })
    const { run } = await made({ 'data.headline': 'We close at 8 instead of 10.' }, id)
    expect(run.captions?.instagram).toBe('We close at 8 instead of 10, back to normal Friday. Come by.')
  })

  it('and not where that caption is sent, or has only a word of it', async () => {
    const id = await rendered({ ...item, caption })
    const own = { 'data.headline': 'We close at 8', 'captions.instagram': 'Until 8.' }
    expect((await made(own, id)).run.captions?.instagram).toBe('Until 8.')
    const other = await made({ 'data.body': 'Back on Friday.' }, id)
    expect(other.run.captions?.instagram).toBe(caption)
  })
})

describe('GET /runs/{run_id}/words', () => {
  it('has every text where it is read, with what may be left out as one', async () => {
    const { parts, captions } = await wordsOf(run_id)
    expect(parts.map(({ path, can_go }) => [path, can_go])).toEqual([
      ['data', false],
      ['data.rows.0', true],
      ['data.rows.1', true],
      ['data.rows.2', true],
    ])
    expect(parts[1]).toEqual({
      ...{ path: 'data.rows.0', title: 'Row 1', can_go: true },
      texts: [
        { path: 'data.rows.0.name', label: 'Name', text: 'Dry cut', most: expect.any(Number), required: true },
        { path: 'data.rows.0.price', label: 'Price', text: '£28', most: expect.any(Number), required: true },
        {
          path: 'data.rows.0.detail',
          label: 'Detail',
          text: 'Forty minutes',
          most: expect.any(Number),
          required: false,
        },
      ],
    })
    expect(captions[0]).toMatchObject({ path: 'captions.linkedin', text: 'Come by on Saturday.', required: true })
  })

  it('409 while it is made, 404 where it is nobody’s or another’s', async () => {
    const { body } = await live.post<Run>('generate', {
      brief: 'Bread at noon',
      channel: 'linkedin',
      asset_type: 'card',
    })
    expect((await live.get<Answer>(`runs/${body.id}/words`)).body.code).toBe('invalid_state')
    await world.drain()
    const other = await (await createWorld()).key()
    for (const caller of [other, await world.key({ mode: 'test' })])
      expect((await caller.get(`runs/${run_id}/words`)).status).toBe(404)
  })
})

describe('POST /runs/{run_id}/words', () => {
  it('202 makes a run of other words in the same look, and leaves out what is empty', async () => {
    const { status, run } = await made({
      ...{ 'data.title': 'From April', 'data.rows.0.price': '£30', 'data.rows.0.detail': '', 'data.rows.2': '' },
      'captions.linkedin': 'Come by on Sunday.',
    })
    expect(status).toBe(202)
    expect(run).toMatchObject({ status: 'succeeded', composer: 'recipe', output_text: 'Come by on Sunday.' })
    const [was, now] = [await recipeOf(run_id), await recipeOf(run.id)]
    expect(now.pictures[0]).toMatchObject({ template: 'price_list', seed: was.pictures[0]?.seed })
    expect(now.pictures[0]?.data).toMatchObject({
      title: 'From April',
      rows: [
        { name: 'Dry cut', price: '£30' },
        { name: 'Colour', price: '£65' },
      ],
    })
    expect(JSON.stringify(now.pictures)).not.toContain('Forty minutes')
    expect((await wordsOf(run_id)).parts[0]?.texts[0]?.text).toBe('From March')
  })

  it('takes what it listed, unchanged but for one, and a list by its own place', async () => {
    const { parts, captions } = await wordsOf(run_id)
    const all = Object.fromEntries(
      [...parts.flatMap(({ texts }) => texts), ...captions].map(({ path, text }) => [path, text]),
    )
    const { run } = await made({ ...all, 'data.title': 'From May' })
    expect((await recipeOf(run.id)).pictures[0]?.data).toEqual({ ...PRICES, title: 'From May' })
    const id = await rendered({
      output_type: 'feature_list',
      body: { headline: 'Prices from March', items: ['Dry cut: £28', 'Colour: £65', 'Fringe: £9'] },
    })
    const listed = await made({ 'data.items.0': '', 'data.items.2': 'Fringe: £10' }, id)
    expect((await recipeOf(listed.run.id)).pictures[0]?.data.items).toEqual(['Colour: £65', 'Fringe: £10'])
  })

  it('is under every rule for a caller’s own words', async () => {
    const { run } = await made({ 'data.title': '48 colleagues lose their jobs' })
    expect(run).toMatchObject({ verdict: 'needs_review', sensitive: 'layoffs' })
  })

  it.each([
    [{ 'data.headline': 'x' }, 'data.headline', 'is no place of this run'],
    [{ 'data.rows': 'x' }, 'data.rows', 'has several texts'],
    [{ 'data.rows.1': 'x' }, 'data.rows.1', 'has several texts'],
    [{ 'data.rows.1.name': '' }, 'data.rows.1.name', 'Write something here, or leave the whole of it out.'],
    [{ 'data.rows': '' }, 'data.rows.0.name', 'have to stay'],
    [{ 'data.title': 'x'.repeat(300) }, 'data.title', 'These are 300 characters'],
    [{ 'data.title': 'Hair that keeps its words' }, 'data.title', 'This is nearly the tagline.'],
    [{ 'captions.linkedin': ' ' }, 'captions.linkedin', 'A post needs words.'],
    [{ 'data.title': 'From March' }, 'data.title', 'Nothing reads otherwise yet.'],
    [{ __proto__: null, 'data.rows.constructor': 'x' }, 'data.rows.constructor', 'is no place of this run'],
  ])('422 at the place: %j', async (words, path, said) => {
    const { status, body } = await reword(words)
    expect([status, body.detail?.[0]?.loc]).toEqual([422, ['body', 'words', path]])
    expect(body.message).toContain(`words.${path}: `)
    expect(body.message).toContain(said)
  })

  it('422 names each place at fault, and the one that was meant', async () => {
    const { status, body } = await reword({
      'captions.x': 'Tea',
      'data.titel': 'Tea',
      'data.title': 'x'.repeat(999),
    })
    expect([status, body.detail?.map(({ loc, msg }) => [loc.at(-1), msg])]).toEqual([
      422,
      [
        ['captions.x', 'is no place of this run. Did you mean captions.twitter?'],
        ['data.titel', 'is no place of this run. Did you mean data.title?'],
        ['data.title', expect.stringMatching(/^These are 999 characters; \d+ fit\.$/)],
      ],
    ])
  })

  it('422 for a body that is no words', async () => {
    for (const body of [{}, { words: [] }, { words: { 'data.title': 7 } }, { words: {}, more: 1 }])
      expect((await live.post(`runs/${run_id}/words`, body)).status).toBe(422)
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, nth) => [`data.${nth}`, 'x']))
    expect((await reword(many)).status).toBe(422)
  })

  it('once for a key, and within what the caller may', async () => {
    const key = { 'idempotency-key': 'words-1' }
    const [first, again] = [
      await reword({ 'data.title': 'Once' }, run_id, key),
      await reword({ 'data.title': 'Once' }, run_id, key),
    ]
    expect(again.body.id).toBe(first.body.id)
    expect((await reword({ 'data.title': 'Twice' }, run_id, key)).body.code).toBe('idempotency_key_reused')
    await world.drain()
    const reader = await world.key({ permissions: ['read'] })
    expect((await reader.get(`runs/${run_id}/words`)).status).toBe(200)
    expect((await reader.post<Answer>(`runs/${run_id}/words`, { words: { 'data.title': 'x' } })).body.code).toBe(
      'permission_denied',
    )
    const films = await world.key({ asset_types: ['video'] })
    expect((await films.post<Answer>(`runs/${run_id}/words`, { words: { 'data.title': 'x' } })).body.code).toBe(
      'asset_type_not_allowed',
    )
  })

  it('of every asset type: slides and scenes that are left out go', async () => {
    for (const asset_type of ['carousel', 'slideshow', 'video', 'infographic', 'og_image', 'card']) {
      const id = await generated(asset_type)
      const was = await recipeOf(id)
      const { parts } = await wordsOf(id)
      const text = parts.flatMap(({ texts }) => texts).find(({ path }) => /\.(?:headline|title|text)$/.test(path))
      const list = asset_type === 'video' ? 'shots.1' : was.pictures.length > 2 ? 'data.slides.1' : ''
      const { status, run } = await made({ [text?.path ?? '']: 'Bread, tea and cake', ...(list && { [list]: '' }) }, id)
      expect([asset_type, status, run.status, run.error_message]).toEqual([asset_type, 202, 'succeeded', null])
      const now = await recipeOf(run.id)
      expect(JSON.stringify([now.pictures[0]?.data, now.video?.shots])).toContain('Bread, tea and cake')
      const gone = list === '' || asset_type === 'video' ? 0 : 1
      expect([asset_type, now.pictures.length]).toEqual([asset_type, was.pictures.length - gone])
      if (asset_type === 'video') expect(now.video?.shots).toHaveLength((was.video?.shots.length ?? 0) - 1)
    }
  }, 120_000)
})
