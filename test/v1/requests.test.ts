import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RequestPage, RequestWithBody } from '#lib/requests/request.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const list = async (query = '', caller = live) => {
  await world.drain()
  return (await caller.get<RequestPage>(`requests${query}`)).body
}
const one = async (id: string) => (await live.get<RequestWithBody>(`requests/${id}`)).body
const idOf = (answer: { headers: Headers }) => answer.headers.get('x-request-id') ?? ''

describe('GET /programmatic/requests', () => {
  it('200 with writes and refusals, newest first, and no read that was answered', async () => {
    await live.get('me')
    const patched = await live.patch('brand-dna', { tagline: 'Faster' })
    world.pass(1_000)
    const refused = await live.post('generate', { brief: '' })
    world.pass(1_000)
    const missing = await live.get('runs/01900000-0000-7000-8000-000000000000?x=1')
    const { requests, next, has_more } = await list()
    expect(
      requests.map(({ request_id, method, path, status, code }) => [request_id, method, path, status, code]),
    ).toEqual([
      [
        idOf(missing),
        'GET',
        '/api/v1/programmatic/runs/01900000-0000-7000-8000-000000000000?x=1',
        404,
        'run_not_found',
      ],
      [idOf(refused), 'POST', '/api/v1/programmatic/generate', 422, 'validation_error'],
      [idOf(patched), 'PATCH', '/api/v1/programmatic/brand-dna', 200, null],
    ])
    expect(requests[0]).toMatchObject({ key_id: live.minted?.id, via: 'api', ms: 0 })
    expect([next, has_more]).toEqual([null, false])
  })

  it('pages backwards, and by key and refusal alone', async () => {
    for (let count = 0; count < 5; count++) {
      world.pass(1_000)
      await live.patch('brand-dna', count % 2 ? { tagline: 7 } : { tagline: `Take ${count}` })
    }
    const first = await list('?limit=2')
    expect([first.requests.length, first.has_more]).toEqual([2, true])
    const rest = await list(`?limit=10&before=${first.next}`)
    expect([rest.requests.length, rest.has_more]).toEqual([3, false])
    expect((await list('?refused=true')).requests.map(row => row.status)).toEqual([422, 422])
    const second = await world.key()
    await second.patch('brand-dna', { tagline: 'Mine' })
    expect((await list(`?key_id=${second.minted?.id}`)).requests).toHaveLength(1)
    expect((await live.get(`requests?before=nonsense`)).status).toBe(422)
  })

  it('shows nothing of another workspace or mode', async () => {
    const written = await live.patch('brand-dna', { tagline: 'Secret plans' })
    const stranger = await (await createWorld({ db: world.world.db })).key()
    const tester = await world.key({ mode: 'test' })
    for (const caller of [stranger, tester]) {
      expect((await list('', caller)).requests).toEqual([])
      expect((await caller.get(`requests/${idOf(written)}`)).body).toMatchObject({ code: 'request_not_found' })
    }
  })

  it('tells agents and the command line apart', async () => {
    await live.send('PATCH', 'brand-dna', '{"tagline":"x"}', {
      'content-type': 'application/json',
      'user-agent': 'brand-cli/1.0.0 (node 24)',
    })
    expect((await list()).requests[0]?.via).toBe('cli')
  })

  it('lists a refusal for the permission that a key lacks, and not every one of a flood', async () => {
    const reader = await world.key({ permissions: ['read'] })
    const refused = await reader.post('generate', { brief: 'Hello' })
    expect(await list('?refused=true')).toMatchObject({
      requests: [{ request_id: idOf(refused), status: 403, code: 'permission_denied' }],
    })
    const limit = Number((await live.get('me')).headers.get('x-ratelimit-limit'))
    for (let count = 0; count < limit + 40; count++) await live.get('me')
    world.pass(61_000)
    const flood = (await list('?refused=true&limit=100')).requests.filter(row => row.code === 'rate_limited')
    expect(flood).toHaveLength(30)
  })
})

describe('GET /programmatic/requests/:request_id', () => {
  it('200 with the body, files and secrets left out, sealed where it lies', async () => {
    const written = await live.post('generate', {
      brief: 'We open at six',
      webhook_token: 'x',
      metadata: { note: 'n'.repeat(3_000) },
    })
    await world.drain()
    const { body } = await one(idOf(written))
    expect(body).toMatchObject({ brief: 'We open at six', webhook_token: '…' })
    expect(JSON.stringify(body)).toContain('(3000 characters)')
    const kept = await world.world.db.execute(sql`select body from requests where body is not null`)
    // Sealed, it is letters by chance: a short word may be among them, one with spaces may not.
    expect(JSON.stringify(kept)).not.toContain('open at six')
  })

  it('keeps bodies for three days and rows for thirty', async () => {
    const written = await live.patch('brand-dna', { tagline: 'Old' })
    await world.drain()
    expect((await one(idOf(written))).body).toEqual({ tagline: 'Old' })
    world.pass(3 * 86_400_000 + 1)
    await world.sweep('request_log')
    expect((await one(idOf(written))).body).toBeNull()
    world.pass(27 * 86_400_000 + 1)
    await world.sweep('request_log')
    expect((await live.get(`requests/${idOf(written)}`)).status).toBe(404)
  })

  it('forgets what was sent once the run that it made is deleted', async () => {
    const before = await live.patch('brand-dna', { tagline: 'Stays' })
    world.pass(600_000)
    const made = await live.post('generate', {
      brief: '[[score:90]] We open at six',
      channel: 'linkedin',
      asset_type: 'card',
    })
    await world.drain()
    expect((await one(idOf(made))).body).toMatchObject({ channel: 'linkedin', asset_type: 'card' })
    expect((await live.send('DELETE', `runs/${made.body.id}`, null, {})).status).toBe(204)
    expect((await one(idOf(made))).body).toBeNull()
    expect((await one(idOf(before))).body).toEqual({ tagline: 'Stays' })
  })

  it('stays readable as a row when the sealing key is gone', async () => {
    const written = await live.patch('brand-dna', { tagline: 'Old' })
    await world.drain()
    await world.world.db.execute(sql`update requests set body = 'v1.gone.a.b.c'`)
    expect(await one(idOf(written))).toMatchObject({ status: 200, body: null })
  })
})
