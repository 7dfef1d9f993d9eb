import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import type { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { Run } from '#lib/runs/run.ts'
import { templates } from '#lib/templates/index.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

type Batch = {
  batch_id: string
  items: { run_id: string; output_type: string; reference_id: string | null; poll_url: string }[]
}

const quote = {
  output_type: 'quote',
  body: { quote: 'I stopped guessing which retry broke it.', author_name: 'Marta Osei' },
  caption: 'Heard this week',
  reference_id: 'q-1',
}
let world: TestWorld
let live: Caller

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
  const dna = {
    name: 'Kestrel',
    tagline: 'A failed job should tell you why.',
    overview: '',
    offer: {},
    product_map: {},
    icp: {},
    palette: {},
    logos: [],
    voice: {},
  }
  await live.patch('brand-dna', dna)
})

const count = async () =>
  (
    await rows<{ n: number }>(
      world.world.db,
      sql`select count(*)::int as n from runs where workspace_id = ${world.workspace.id}`,
    )
  )[0]?.n
const run = async (id: string | undefined, caller = live) => (await caller.get<Run>(`runs/${id}`)).body

describe('POST /programmatic/render', () => {
  it('202 queues one run for each item and draws them as given', async () => {
    const answer = await live.post<Batch>('render', {
      items: [quote, { output_type: 'stat', body: { value: '90 s', label: 'to replay a job' }, channel: 'linkedin' }],
    })
    expect(answer.status).toBe(202)
    expect(answer.body).toEqual({
      batch_id: expect.any(String),
      status: 'queued',
      created_at: '2026-11-20T12:00:00.000Z',
      items: [
        {
          index: 0,
          run_id: expect.any(String),
          output_type: 'quote',
          reference_id: 'q-1',
          status: 'queued',
          poll_url: expect.stringMatching(/^\/api\/v1\/programmatic\/runs\//),
        },
        {
          index: 1,
          run_id: expect.any(String),
          output_type: 'stat',
          reference_id: null,
          status: 'queued',
          poll_url: expect.any(String),
        },
      ],
    })
    await world.drain()
    const [first, second] = await Promise.all(answer.body.items.map(item => run(item.run_id)))
    expect(first).toMatchObject({
      status: 'succeeded',
      brief: '',
      channel: 'twitter',
      created_via: 'render',
      output_text: 'Heard this week',
      reference_id: 'q-1',
      batch_id: answer.body.batch_id,
    })
    expect(first?.assets[0]?.alt_text).toContain('I stopped guessing')
    expect(second).toMatchObject({ status: 'succeeded', channel: 'linkedin' })
    expect(first?.receipt.composer).toBe('none')
  })

  it('guards the words of the caller, captions and tags too, and says what nobody can know', async () => {
    const ask = async (headline: string, caption: string) => {
      const items = [{ output_type: 'announcement', body: { headline }, caption }]
      const { body } = await live.post<Batch>('render', { items })
      await world.drain()
      return run(body.items[0]?.run_id)
    }
    const fine = await ask('Retries now keep their payload', 'Since Tuesday.')
    expect(fine).toMatchObject({ holds: [], sensitive: 'none', verdict: 'approved' })
    const unread = fine.score_reasons.filter(({ rule }) => rule === 'unread')
    expect(unread).toMatchObject([{ measured: null, passed: false, weight: 0 }])
    const [grave, tagged, child] = [
      await ask('48 colleagues lose their jobs', ''),
      await ask('Retries now keep their payload', 'Since Tuesday. #ResultsGuaranteed'),
      await ask('Well done, all', 'Our pupil Mia Brandt, 8 year old, wrote it'),
    ]
    expect(grave).toMatchObject({ verdict: 'needs_review', sensitive: 'layoffs', holds: [{ rule: 'sensitive' }] })
    expect(tagged).toMatchObject({ verdict: 'needs_review', holds: [{ rule: 'claim', where: 'caption' }] })
    expect(child).toMatchObject({ verdict: 'needs_review', sensitive: 'minors' })
    expect(grave.score_reasons.find(({ rule }) => rule === 'sensitive')).toMatchObject({ hold: true, passed: false })
  })

  it('422 tells every flaw of every item with its place, and takes none', async () => {
    const before = await count()
    const items = [
      quote,
      { output_type: 'quote', body: { quote: 7, watermark: false } },
      { output_type: 'stat', body: { value: '9' } },
    ]
    const answer = await live.post<{ detail: { loc: (string | number)[] }[] }>('render', { items })
    expect(answer.status).toBe(422)
    const places = answer.body.detail.map(flaw => flaw.loc.join('.'))
    expect(places).toEqual(
      expect.arrayContaining(['body.items.1.body.quote', 'body.items.1.body.watermark', 'body.items.2.body.label']),
    )
    expect(await count()).toBe(before)
  })

  it('400 for an unknown output_type, told with its index before the flaws of all others', async () => {
    type Refused = { code: string; message: string; detail: { loc: unknown[] }; issues: { code: string }[] }
    const answer = await live.post<Refused>('render', {
      items: [
        { output_type: 'stat', body: { value: '187' } },
        { output_type: 'price_chnge', body: {} },
        { output_type: 'table', body: { title: 'x', rows: [] } },
        { output_type: 'price_chnge', body: {} },
      ],
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'unsupported_output_type'])
    expect(answer.body.detail.loc).toEqual(['body', 'items', 1, 'output_type'])
    for (const place of ['items.0.body.label', 'items.1.output_type', 'items.2.body.rows', 'items.3.output_type'])
      expect(answer.body.message).toContain(place)
    const unknown = 'unsupported_output_type'
    expect(answer.body.issues.map(issue => issue.code)).toEqual([unknown, unknown, 'validation_error'])
  })

  it.each([
    ['nearly the tagline', 'A failed job should tell you whyy.', 422],
    ['the tagline itself', 'A failed job should tell you why.', 202],
    ['something else', 'Retries now keep their payload', 202],
  ])('locks the slogan: %s', async (_, headline, status) => {
    expect((await live.post('render', { items: [{ output_type: 'announcement', body: { headline } }] })).status).toBe(
      status,
    )
  })

  it('answers a repeat with the same bytes, 409 for another body', async () => {
    const [a, b] = [
      await live.post('render', { items: [quote] }, { 'idempotency-key': 'r' }),
      await live.post('render', { items: [quote] }, { 'idempotency-key': 'r' }),
    ]
    expect([a.status, b.text, b.headers.get('idempotency-replayed')]).toEqual([202, a.text, 'true'])
    expect((await live.post('render', { items: [quote, quote] }, { 'idempotency-key': 'r' })).status).toBe(409)
  })

  it('429 takes none of a request that is larger than what is left', async () => {
    const small = await createWorld({ plan: 'starter' })
    const key = await small.key()
    await small.world.db.execute(
      sql`insert into usage (workspace_id, kind, period, used) values (${small.workspace.id}, 'card', '2026-11-20', 98)`,
    )
    const answer = await key.post('render', { items: [quote, quote, quote] })
    expect([answer.status, answer.body]).toEqual([
      429,
      expect.objectContaining({ code: 'plan_cap_reached', message: expect.stringContaining('2 are left and 3') }),
    ])
    expect((await key.post('render', { items: [quote, quote] })).status).toBe(202)
  })

  it('422 for no item and for more than twenty', async () => {
    expect((await live.post('render', { items: [] })).status).toBe(422)
    expect((await live.post('render', { items: Array(21).fill(quote) })).status).toBe(422)
  })
})

describe('a recipe', () => {
  it('is read, drawn again byte for byte, and taken by /render', async () => {
    const { id } = (
      await live.post<Run>('generate', {
        brief: 'We open at six on Saturdays',
        channel: 'instagram',
        asset_type: 'card',
      })
    ).body
    expect((await live.get(`runs/${id}/recipe`)).body.code).toBe('invalid_state')
    await world.drain()
    const first = await run(id)
    const recipe = (await live.get<Recipe>(`runs/${id}/recipe`)).body
    expect(recipe).toMatchObject({ version: 1, day: '2026-11-20' })
    const again = (await live.send<Run>('POST', `runs/${id}/rerender`, null, {})).body
    const drawn = (await live.post<Batch>('render', { items: [{ recipe, channel: 'instagram' }] })).body
    await world.drain()
    expect(await run(again.id)).toMatchObject({ status: 'succeeded', rerender_of: id, output_text: first.output_text })
    for (const other of [again.id, drawn.items[0]?.run_id])
      expect((await run(other)).assets[0]?.sha256).toBe(first.assets[0]?.sha256)
  })

  it('cannot take the service mark off a free picture, nor bring pictures of others', async () => {
    const { id } = (await live.post<Run>('generate', { brief: 'Tea at five', channel: 'twitter', asset_type: 'card' }))
      .body
    await world.drain()
    const recipe = (await live.get<Recipe>(`runs/${id}/recipe`)).body
    const test = await world.key({ mode: 'test' })
    const marked = (await test.post<Batch>('render', { items: [{ recipe }] })).body.items[0]?.run_id
    await world.drain()
    expect((await run(marked, test)).assets[0]?.sha256).not.toBe((await run(id)).assets[0]?.sha256)
    const image = {
      blob_key: 'library/of-somebody-else',
      content_type: 'image/png',
      width: 1,
      height: 1,
      variant: 'primary',
    }
    const stolen = await live.post('render', {
      items: [{ recipe: { ...recipe, brand: { ...recipe.brand, logos: [image] } } }],
    })
    expect([stolen.status, stolen.body.code]).toEqual([422, 'recipe_invalid'])
    expect((await live.post('render', { items: [{ recipe: { ...recipe, engine: 'other/1' } }] })).body.code).toBe(
      'engine_mismatch',
    )
    expect((await live.post('render', { items: [{ recipe: { version: 1 } }] })).body.code).toBe('recipe_invalid')
  })
})

describe('GET /studio/templates', () => {
  it('gives each template a small picture that anyone may fetch and keep', async () => {
    const entries = (await live.get<{ output_type: string; preview_url: string }[]>('/api/v1/studio/templates')).body
    const some = entries.filter((_, index) => index % 11 === 0)
    expect(some.length).toBeGreaterThan(2)
    for (const { output_type, preview_url } of some) {
      expect(preview_url).toMatch(new RegExp(`/previews/[\\w.-]+/${output_type}\\.webp$`))
      const answer = await world.app.request(new URL(preview_url).pathname)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(new TextDecoder().decode(bytes.subarray(8, 12))).toBe('WEBP')
      expect(bytes.length).toBeGreaterThan(1_000)
      expect(bytes.length).toBeLessThan(80_000)
    }
    expect((await world.app.request('/previews/x/no_such_template.webp')).status).toBe(404)
    const other = await world.app.request('/previews/another-engine/quote.webp')
    expect(other.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('200 lists every template with a schema that its own sample fits', async () => {
    const entries = (
      await live.get<{ output_type: string; sample: object; data_schema: { type: string; properties: object } }[]>(
        '/api/v1/studio/templates',
      )
    ).body
    expect(entries.map(entry => entry.output_type).sort()).toEqual(Object.keys(templates).sort())
    expect(entries.length).toBeGreaterThan(12)
    for (const { output_type, sample, data_schema } of entries) {
      expect(data_schema.type).toBe('object')
      expect(templates[output_type]?.fields.safeParse(sample).success).toBe(true)
    }
  })
})

it('draws what the guide sends', async () => {
  const guide = readFileSync(new URL('../../docs/guides/render.md', import.meta.url), 'utf8')
  const body = JSON.parse(/-d '(\{[\s\S]*?\n {2}\})'/.exec(guide)?.[1] ?? '')
  const made = await live.post<{ items: { run_id: string }[] }>('render', body)
  expect(made.status).toBe(202)
  await world.drain()
  for (const { run_id } of made.body.items)
    expect((await live.get<Run>(`runs/${run_id}`)).body).toMatchObject({ status: 'succeeded', verdict: 'approved' })
})
