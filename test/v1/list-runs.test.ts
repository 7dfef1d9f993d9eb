import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Answered, Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller
const ids: string[] = []

beforeAll(async () => {
  world = await createWorld()
  live = await world.key()
  for (let count = 0; count < 25; count++) {
    ids.unshift(
      (await live.post<Run>('generate', { brief: `Brief ${count}`, channel: 'linkedin', asset_type: 'card' })).body.id,
    )
    world.pass(1000)
  }
})

const list = (query = '') => live.get<Run[]>(`runs${query}`)
const idsOf = (answer: Answered<Run[]>) => answer.body.map(run => run.id)

describe('GET /programmatic/runs', () => {
  it('200 a bare array, newest first, 20 at a time, with links', async () => {
    const first = await list()
    expect(idsOf(first)).toEqual(ids.slice(0, 20))
    expect(first.headers.get('link')).toBe(
      '<https://api.example.com/api/v1/programmatic/runs?limit=20&offset=0>; rel="first", ' +
        '<https://api.example.com/api/v1/programmatic/runs?limit=20&offset=20>; rel="next"',
    )
    const last = await list('?limit=20&offset=20')
    expect(idsOf(last)).toEqual(ids.slice(20))
    expect(last.headers.get('link')).toContain('rel="prev"')
    expect(last.headers.get('link')).not.toContain('rel="next"')
    expect(idsOf(await list('?offset=90000'))).toEqual([])
  })

  it('200 goes on before a run', async () => {
    expect(idsOf(await list(`?limit=3&before=${ids[4]}`))).toEqual(ids.slice(5, 8))
    expect((await list('?before=01900000-0000-7000-8000-000000000000')).status).toBe(404)
  })

  it('200 hides what is older than 90 days unless it is asked for', async () => {
    await world.world.db.execute(
      sql`update runs set created_at = ${'2026-08-01T00:00:00Z'} where id = ${ids[24] ?? ''}`,
    )
    expect(idsOf(await list('?limit=100'))).toHaveLength(24)
    const all = await list('?limit=100&include_archived=true')
    expect(all.body.at(-1)).toMatchObject({ id: ids[24], archived: true })
  })

  it('200 created_via=api leaves out what the dashboard made', async () => {
    await world.world.db.execute(sql`update runs set created_via = 'dashboard' where id = ${ids[3] ?? ''}`)
    expect(idsOf(await list('?limit=100'))).toContain(ids[3])
    expect(idsOf(await list('?limit=100&created_via=api'))).not.toContain(ids[3])
  })

  it.each([
    '?limit=0',
    '?limit=101',
    '?limit=ten',
    '?offset=-1',
    '?include_archived=yes',
    '?created_via=studio',
    '?before=17',
    '?page=2',
  ])('422 for %s', async query => {
    const answer = await live.get(`runs${query}`)
    expect([answer.status, answer.body.code]).toEqual([422, 'validation_error'])
  })

  it('200 shows nothing of other workspaces and modes', async () => {
    const stranger = await (await createWorld()).key()
    expect((await stranger.get('runs')).body).toEqual([])
    expect((await (await world.key({ mode: 'test' })).get('runs')).body).toEqual([])
  })
})

describe('asking again for a run', () => {
  it('304 for the version that the caller has, 200 once it has changed', async () => {
    const id = (await live.post<Run>('generate', { brief: 'Tea', channel: 'linkedin', asset_type: 'card' })).body.id
    const first = await live.get(`runs/${id}`)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toBe('"1"')
    const again = await live.get(`runs/${id}`, { 'if-none-match': etag })
    expect([again.status, again.text]).toEqual([304, ''])
    await world.drain()
    expect((await live.get(`runs/${id}`, { 'if-none-match': etag })).status).toBe(200)
  })

  it('waits no longer than asked, and not at all for a run that has ended', async () => {
    const ended = (await list('?limit=1')).body[0]
    const answer = await live.get(`runs/${ended?.id}`, { prefer: 'wait=999' })
    expect([answer.status, answer.headers.get('preference-applied')]).toEqual([200, 'wait=25'])
  })

  it('streams the run as it is, and closes once it has ended', async () => {
    await world.drain()
    const ended = (await list('?limit=1')).body[0]
    const answer = await live.get(`runs/${ended?.id}/events`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    const [event, data, id, retry] = answer.text.split('\n')
    expect([event, retry]).toEqual(['event: run', 'retry: 2000'])
    expect(id).toMatch(/^id: \d+$/)
    expect(JSON.parse(data?.replace('data: ', '') ?? '')).toEqual((await live.get(`runs/${ended?.id}`)).body)
  })
})

describe('the X-Service-Key headers', () => {
  it('403 when they name another key or workspace, 200 when they name this one', async () => {
    const { id = '', workspace_id = '' } = live.minted ?? {}
    expect((await live.get('me', { 'x-service-key-id': id, 'x-service-key-workspace-id': workspace_id })).status).toBe(
      200,
    )
    for (const header of ['x-service-key-id', 'x-service-key-workspace-id']) {
      const answer = await live.get('me', { [header]: '01900000-0000-7000-8000-000000000000' })
      expect([answer.status, answer.body.code]).toEqual([403, 'service_key_mismatch'])
    }
  })

  it('narrow the scopes of a request and never widen them', async () => {
    const headers = { 'x-service-key-scopes': 'asset_type:og_image, channel:linkedin' }
    expect((await live.get('me', headers)).body).toMatchObject({ asset_types: ['og_image'], channels: ['linkedin'] })
    const body = { brief: 'Tea', channel: 'linkedin', asset_type: 'card' }
    expect((await live.post('generate', body, headers)).body.code).toBe('asset_type_not_allowed')
    const narrow = await world.key({ asset_types: ['card'] })
    expect(
      (await narrow.get('me', { 'x-service-key-scopes': 'asset_type:video asset_type:card' })).body.asset_types,
    ).toEqual(['card'])
    expect((await live.get('me', { 'x-service-key-scopes': 'admin:everything' })).status).toBe(422)
  })
})

describe('wrong keys of one address', () => {
  it('429 after twenty, and a good key of the same address still works', async () => {
    const wrong = (header: string) =>
      world.anonymous.get('me', { authorization: header, 'cf-connecting-ip': '203.0.113.9' })
    for (let count = 0; count < 20; count++) expect((await wrong('Bearer sk_live_nonsense')).status).toBe(401)
    const refused = await wrong('Bearer sk_live_nonsense')
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_auth_failures'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await live.get('me', { 'cf-connecting-ip': '203.0.113.9' })).status).toBe(200)
    expect((await world.anonymous.get('me', { 'cf-connecting-ip': '203.0.113.9' })).status).toBe(401)
    world.pass(DAY_MS)
    expect((await wrong('Bearer sk_live_nonsense')).status).toBe(401)
  })
})

describe('GET /programmatic/limits', () => {
  it('200 lists every bucket with what is left and what helps', async () => {
    const key = await world.key()
    await key.get('me')
    const { buckets } = (
      await key.get<{ buckets: { bucket: string; used: number; remaining: number; limit: number }[] }>('limits')
    ).body
    expect(buckets.map(one => one.bucket)).toEqual([
      ...['requests_per_minute', 'creating_per_minute', 'daily_limit'],
      ...['cap:card', 'cap:video', 'cap:slideshow', 'cap:carousel', 'cap:infographic', 'cap:og_image'],
    ])
    expect(buckets[2]).toMatchObject({ limit: 5_000, used: 2, remaining: 4_998, remedy: expect.any(String) })
  })
})
