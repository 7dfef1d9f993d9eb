import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { DAY_MS } from '#lib/instant.ts'
import type { Webhook } from '#lib/webhooks/endpoint.ts'
import type { Caller } from '#test/support/caller.ts'
import { type Created, register } from '#test/support/hooks.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const url = 'https://hooks.example.com/brand'
let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const audit = async () =>
  rows<{ action: string; target: string; actor: string }>(
    world.world.db,
    sql`select action, target, actor from audit where workspace_id = ${world.workspace.id} and action like 'webhook.%' order by created_at, id`,
  )

describe('POST /programmatic/webhooks', () => {
  it('201 shows the secret once', async () => {
    const answer = await live.post<Created>('webhooks', { url, events: ['run.succeeded', 'run.failed', 'run.failed'] })
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('location')).toBe(`/api/v1/programmatic/webhooks/${answer.body.id}`)
    const shown = {
      id: expect.any(String),
      url,
      events: ['run.succeeded', 'run.failed'],
      description: '',
      status: 'enabled',
      disabled_reason: null,
      disabled_at: null,
      failing_since: null,
      livemode: true,
      created_at: '2026-11-20T12:00:00.000Z',
      updated_at: '2026-11-20T12:00:00.000Z',
    }
    expect(answer.body).toEqual({ ...shown, secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) })
    expect((await live.get(`webhooks/${answer.body.id}`)).body).toEqual(shown)
    expect((await live.get<Webhook[]>('webhooks')).body).toEqual([shown])
  })

  it('keeps the secret sealed, in the row as in the stored answer', async () => {
    const answer = await live.post<Created>('webhooks', { url, events: ['*'] }, { 'idempotency-key': 'one' })
    const stored = await rows(
      world.world.db,
      sql`select w.secret, i.body from webhooks w join idempotency i using (workspace_id) where w.id = ${answer.body.id}`,
    )
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).toContain('v1.test.')
    expect(JSON.stringify(stored)).not.toContain('whsec')
  })

  it('answers a repeat with the same bytes, another body with 409, and makes one endpoint', async () => {
    const body = { url, events: ['*'] }
    const answers = await Promise.all([1, 2, 3].map(() => live.post('webhooks', body, { 'idempotency-key': 'same' })))
    const again = await live.post('webhooks', body, { 'idempotency-key': 'same' })
    expect(new Set([...answers, again].map(answer => `${answer.status} ${answer.text}`)).size).toBe(1)
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(again.headers.get('location')).toBe(answers[0]?.headers.get('location'))
    expect((await live.get<Webhook[]>('webhooks')).body).toHaveLength(1)
    const other = await live.post('webhooks', { url, events: ['run.failed'] }, { 'idempotency-key': 'same' })
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused'])
  })

  it('keeps nothing of a refusal', async () => {
    for (let made = 0; made < 10; made++) await register(live, `${url}/${made}`)
    const headers = { 'idempotency-key': 'later' }
    expect((await live.post('webhooks', { url, events: ['*'] }, headers)).status).toBe(409)
    const [first] = (await live.get<Webhook[]>('webhooks')).body
    await live.send('DELETE', `webhooks/${first?.id}`, null, {})
    expect((await live.post('webhooks', { url, events: ['*'] }, headers)).status).toBe(201)
  })

  it('409 for an eleventh, live and test counted apart, and room again after a deletion', async () => {
    const made = []
    for (let count = 0; count < 10; count++) made.push(await register(live, `${url}/${count}`))
    const full = await live.post('webhooks', { url, events: ['*'] })
    expect([full.status, full.body.code]).toEqual([409, 'invalid_state'])
    const test = await world.key({ mode: 'test' })
    expect((await register(test, url)).livemode).toBe(false)
    expect((await live.send('DELETE', `webhooks/${made[3]?.id}`, null, {})).status).toBe(204)
    expect((await live.get(`webhooks/${made[3]?.id}`)).status).toBe(404)
    await register(live, url)
  })

  it.each([
    ['no events', { url, events: [] }, 422],
    ['an event that nobody knows', { url, events: ['run.done'] }, 422],
    ['a field that nobody knows', { url, events: ['*'], secret: 'mine' }, 422],
    ['no address', { events: ['*'] }, 422],
    ['http', { url: 'http://hooks.example.com', events: ['*'] }, 400],
    ['an address literal', { url: 'https://127.0.0.1/', events: ['*'] }, 400],
    ['metadata of a cloud', { url: 'https://169.254.169.254/latest', events: ['*'] }, 400],
    ['a private name', { url: 'https://db.internal/', events: ['*'] }, 400],
    ['another port', { url: 'https://hooks.example.com:8443/', events: ['*'] }, 400],
    ['a password', { url: 'https://a:b@hooks.example.com/', events: ['*'] }, 400],
    ['ourselves', { url: 'https://api.example.com/hooks/sweep', events: ['*'] }, 400],
  ])('refuses %s', async (_, body, status) => {
    const answer = await live.post('webhooks', body)
    expect([answer.status, answer.body.code]).toEqual([status, status === 422 ? 'validation_error' : 'url_not_allowed'])
    expect((await live.get<Webhook[]>('webhooks')).body).toEqual([])
  })
})

describe('an endpoint', () => {
  it('is changed field by field, and at least one', async () => {
    const { id } = await register(live, url)
    world.pass(1_000)
    const changed = await live.patch<Webhook>(`webhooks/${id}`, {
      events: ['run.failed'],
      description: ' Night shift ',
    })
    expect(changed.status).toBe(200)
    expect(changed.body).toMatchObject({ url, events: ['run.failed'], description: 'Night shift' })
    expect(changed.body.updated_at).toBe('2026-11-20T12:00:01.000Z')
    expect((await live.patch<Webhook>(`webhooks/${id}`, { url: `${url}/2` })).body.url).toBe(`${url}/2`)
    expect((await live.patch(`webhooks/${id}`, {})).status).toBe(422)
    expect((await live.patch(`webhooks/${id}`, { url: 'https://localhost/' })).body.code).toBe('url_not_allowed')
    expect((await live.patch(`webhooks/${id}`, { livemode: false })).status).toBe(422)
  })

  it('is disabled and enabled, and says by whom', async () => {
    const { id } = await register(live, url)
    const disabled = await live.patch<Webhook>(`webhooks/${id}`, { status: 'disabled' })
    expect(disabled.body).toMatchObject({
      status: 'disabled',
      disabled_reason: 'caller',
      disabled_at: expect.any(String),
    })
    const enabled = await live.patch<Webhook>(`webhooks/${id}`, { status: 'enabled' })
    expect(enabled.body).toMatchObject({ status: 'enabled', disabled_reason: null, disabled_at: null })
    for (const path of ['test', 'recover']) {
      await live.patch(`webhooks/${id}`, { status: 'disabled' })
      const answer = await live.post(`webhooks/${id}/${path}`, { since: '2026-11-20T11:00:00Z' })
      expect([path, answer.status, answer.body.code]).toEqual([path, 409, 'invalid_state'])
    }
  })

  it('gets another secret, shown once', async () => {
    const { id, secret } = await register(live, url)
    const rotated = await live.post<Created>(`webhooks/${id}/rotate-secret`, {})
    expect([rotated.status, rotated.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(rotated.body.secret).toMatch(/^whsec_/)
    expect(rotated.body.secret).not.toBe(secret)
  })

  it('leaves a trace of each change', async () => {
    const { id } = await register(live, url)
    const changes = [
      () => live.patch(`webhooks/${id}`, { status: 'disabled' }),
      () => live.post(`webhooks/${id}/rotate-secret`, {}),
      () => live.post('webhooks/default-secret/rotate', {}),
      () => live.send('DELETE', `webhooks/${id}`, null, {}),
    ]
    for (const change of changes) {
      world.pass(1)
      await change()
    }
    const actor = `key:${live.minted?.id}`
    expect(await audit()).toEqual([
      { action: 'webhook.created', target: `webhook:${id}`, actor },
      { action: 'webhook.changed', target: `webhook:${id}`, actor },
      { action: 'webhook.secret_rotated', target: `webhook:${id}`, actor },
      { action: 'webhook.default_secret_rotated', target: `webhook:${world.workspace.id}`, actor },
      { action: 'webhook.deleted', target: `webhook:${id}`, actor },
    ])
  })

  it('is listed newest first, in pages', async () => {
    for (const name of ['a', 'b', 'c']) {
      await register(live, `${url}/${name}`)
      world.pass(1)
    }
    const page = await live.get<Webhook[]>('webhooks?limit=2')
    expect(page.body.map(one => one.url.slice(-1))).toEqual(['c', 'b'])
    expect(page.headers.get('link')).toContain('rel="next"')
    expect((await live.get<Webhook[]>('webhooks?limit=2&offset=2')).body.map(one => one.url.slice(-1))).toEqual(['a'])
    expect((await live.get('webhooks?limit=101')).status).toBe(422)
  })
})

describe('another workspace, and the other mode', () => {
  it('404 on every route, to the letter as for an endpoint that never was', async () => {
    const { id } = await register(live, url)
    const delivery_id = (await live.post<{ id: string }>(`webhooks/${id}/test`, {})).body.id
    const other = await createWorld({ db: world.world.db })
    const strangers = [await other.key(), await world.key({ mode: 'test' })]
    const never = '01900000-0000-7000-8000-000000000000'
    const since = new Date(Date.parse('2026-11-20T12:00:00Z') - DAY_MS).toISOString()
    const routes: [string, (webhook: string) => string, unknown][] = [
      ['GET', webhook => `webhooks/${webhook}`, undefined],
      ['PATCH', webhook => `webhooks/${webhook}`, { status: 'disabled' }],
      ['DELETE', webhook => `webhooks/${webhook}`, undefined],
      ['POST', webhook => `webhooks/${webhook}/rotate-secret`, {}],
      ['POST', webhook => `webhooks/${webhook}/test`, {}],
      ['GET', webhook => `webhooks/${webhook}/deliveries`, undefined],
      ['POST', webhook => `webhooks/${webhook}/deliveries/${delivery_id}/replay`, {}],
      ['POST', webhook => `webhooks/${webhook}/recover`, { since }],
    ]
    const paths = new Set(
      world.app.routes
        .filter(route => /\/webhooks\/:webhook_id/.test(route.path) && route.method !== 'ALL')
        .map(route => `${route.method} ${route.path}`),
    )
    expect(paths.size).toBe(routes.length)
    for (const stranger of strangers) {
      for (const [method, path, body] of routes) {
        const text = body === undefined ? null : JSON.stringify(body)
        const [foreign, absent] = await Promise.all(
          [id, never].map(webhook =>
            stranger.send<Record<string, unknown>>(method, path(webhook), text, { 'content-type': 'application/json' }),
          ),
        )
        expect([method, path('…'), foreign?.status, foreign?.body.code]).toEqual([
          method,
          path('…'),
          404,
          'webhook_not_found',
        ])
        expect({ ...foreign?.body, request_id: '' }).toEqual({ ...absent?.body, request_id: '' })
      }
      expect((await stranger.get<Webhook[]>('webhooks')).body).toEqual([])
    }
    expect((await live.get(`webhooks/${id}`)).body).toMatchObject({ status: 'enabled' })
  })

  it('404 for a delivery of another endpoint', async () => {
    const [a, b] = [await register(live, `${url}/a`), await register(live, `${url}/b`)]
    const { body } = await live.post<{ id: string }>(`webhooks/${a.id}/test`, {})
    const answer = await live.post(`webhooks/${b.id}/deliveries/${body.id}/replay`, {})
    expect([answer.status, answer.body.code]).toEqual([404, 'delivery_not_found'])
  })
})
