import { sql } from 'drizzle-orm'
import { Webhook as Standard } from 'standardwebhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { createHttp } from '#lib/fetch.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import { sweep } from '#lib/sweep.ts'
import { eventData } from '#lib/told.ts'
import { deliver } from '#lib/webhooks/delivery/deliver.ts'
import type { Delivery } from '#lib/webhooks/delivery/delivery.ts'
import type { DefaultSecret } from '#lib/webhooks/secret/default-secret.ts'
import type { Caller } from '#test/support/caller.ts'
import {
  attemptOnce,
  type Created,
  deliveriesOf,
  finished,
  ok,
  payloads,
  register,
  status,
  waiting,
} from '#test/support/hooks.ts'
import type { Asked } from '#test/support/outside.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const url = 'https://hooks.example.com/brand'
let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const log = async (id: string) => (await live.get<Delivery[]>(`webhooks/${id}/deliveries`)).body

/** The reference verifier reads the clock of the machine, so the attempt is moved to now: same bytes, its own time. */
function verified(secret: string, asked: Asked): boolean {
  const verifier = new Standard(secret)
  const at = new Date(Number(asked.headers['webhook-timestamp']) * 1000)
  const id = asked.headers['webhook-id'] ?? ''
  return asked.headers['webhook-signature']?.split(' ').includes(verifier.sign(id, at, asked.text)) ?? false
}

describe('a delivery', () => {
  it('tells of a run that has ended: signed, named, and as GET shows it', async () => {
    const { id, secret } = await register(live, url)
    world.outside.answer(url, ok)
    const run = await finished(world, live, { metadata: { campaign: 'autumn' } })
    expect(world.outside.at(url)).toHaveLength(1)
    const [asked] = world.outside.at(url)
    if (!asked) throw new Error('nothing came')
    expect(asked).toMatchObject({ method: 'POST', redirects: 0, timeoutMs: 15_000 })
    expect(asked.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{32}$/),
      'webhook-timestamp': String(world.world.now().getTime() / 1000),
      'webhook-attempt': '1',
    })
    expect(verified(secret, asked)).toBe(true)
    const { score_reasons, repairs, receipt, ...told } = run
    expect([score_reasons.length, receipt.stages.length, repairs.length + 1].every(count => count > 0)).toBe(true)
    expect(JSON.parse(asked.text)).toEqual({
      id: asked.headers['webhook-id'],
      type: 'run.succeeded',
      timestamp: run.finished_at,
      sequence: 2,
      livemode: true,
      workspace_id: world.workspace.id,
      data: { ...told, assets: run.assets.map(({ proof, ...asset }) => asset) },
    })
    expect(await log(id)).toEqual([
      {
        id: expect.any(String),
        webhook_id: id,
        event_id: asked.headers['webhook-id'],
        event_type: 'run.succeeded',
        status: 'succeeded',
        attempts: [
          { attempt: 1, at: expect.any(String), duration_ms: 0, status: 200, error: null, response_body: 'ok' },
        ],
        next_attempt_at: null,
        request: { url, body: JSON.parse(asked.text) },
        created_at: run.finished_at,
        ended_at: run.finished_at,
      },
    ])
  })

  it('goes to who asked for its type; the star leaves run.running out; test keys have endpoints of their own', async () => {
    const test = await world.key({ mode: 'test' })
    const wishes: [Caller, string, string[]][] = [
      [live, `${url}/all`, ['*']],
      [live, `${url}/running`, ['run.running']],
      [live, `${url}/failed`, ['run.failed']],
      [test, `${url}/test`, ['run.failed', 'run.running']],
    ]
    for (const [caller, at, events] of wishes) {
      await register(caller, at, events)
      world.outside.answer(at, ok)
    }
    await finished(world, live)
    await finished(world, test, { brief: 'No [[fail:draw]]' })
    const types = (at: string) =>
      payloads(world.outside.at(`${url}/${at}`)).map(({ type, livemode }) => `${type} ${livemode}`)
    expect(types('all')).toEqual(['run.succeeded true'])
    expect(types('running')).toEqual(['run.running true'])
    expect(types('failed')).toEqual([])
    expect(types('test').sort()).toEqual(['run.failed false', 'run.running false'])
  })

  it('goes to the webhook_url of a request too, signed by the default secret of the workspace', async () => {
    const own = 'https://once.example.com/run?x=1'
    world.outside.answer(own, ok)
    await finished(world, live, { webhook_url: own })
    const first = await live.post<DefaultSecret>('webhooks/default-secret/rotate', {})
    await finished(world, live, { webhook_url: own })
    await finished(world, live)
    const asked = world.outside.at(own)
    expect(payloads(asked).map(payload => payload.type)).toEqual(['run.succeeded', 'run.succeeded'])
    expect(asked.map(one => verified(first.body.secret, one))).toEqual([false, true])
    expect(asked.map(one => one.headers['webhook-signature']?.split(' ').length)).toEqual([1, 2])
    expect(JSON.stringify(asked)).not.toContain('webhook_url')
    const refused = await live.post('generate', {
      brief: 'a',
      channel: 'linkedin',
      asset_type: 'card',
      webhook_url: 'http://10.0.0.1/',
    })
    expect([refused.status, refused.body.code]).toEqual([400, 'url_not_allowed'])
  })

  it('is signed by the old and the new secret for a day after a rotation', async () => {
    const { id, secret } = await register(live, url)
    const rotated = (await live.post<Created>(`webhooks/${id}/rotate-secret`, {})).body.secret
    world.outside.answer(url, ok)
    const test = async () => {
      await live.post(`webhooks/${id}/test`, {})
      await world.drain()
      const last = world.outside.at(url).at(-1)
      return [secret, rotated].map(one => last !== undefined && verified(one, last))
    }
    expect(await test()).toEqual([true, true])
    world.pass(DAY_MS - SECOND_MS)
    expect(await test()).toEqual([true, true])
    world.pass(2 * SECOND_MS)
    expect(await test()).toEqual([false, true])
  })

  it('over 20 kB has its brief cut, and the feed has it whole', async () => {
    await register(live, url)
    world.outside.answer(url, ok)
    const brief = '東京'.repeat(2_000)
    const metadata = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`field_${index}`, 'ß'.repeat(500)]))
    const input = { brief, channel: 'linkedin', asset_type: 'card', metadata }
    const run = (await live.post<{ id: string }>('generate', input)).body
    await rows(world.world.db, sql`update runs set created_at = created_at - interval '1 hour' where id = ${run.id}`)
    await sweepAll()
    const [payload] = payloads(world.outside.at(url))
    expect(payload?.type).toBe('run.failed')
    expect([...String(payload?.data.brief)]).toHaveLength(500)
    expect(brief.startsWith(String(payload?.data.brief))).toBe(true)
    expect(payload?.data.brief_truncated).toBe(true)
    const feed = await live.get<{ events: { data: object }[] }>('events')
    expect(feed.body.events.at(-1)?.data).toMatchObject({ brief })
    expect(feed.body.events.at(-1)?.data).not.toHaveProperty('brief_truncated')
  })
})

const sweepAll = async () => {
  world.queue.waiting.length = 0
  world.pass(21 * SECOND_MS)
  await sweep(world.world, 'runs')
  await sweep(world.world, 'deliveries')
  await world.drain()
}

describe('what a receiver may do', () => {
  const hanging = () => Promise.reject(new UpstreamError('timeout'))
  const closing = () => Promise.reject(new UpstreamError('unreachable'))
  const endless = () =>
    new Response(
      new ReadableStream({ pull: controller => controller.enqueue(new TextEncoder().encode('x'.repeat(700))) }),
    )
  const stuck = () =>
    new Response(new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode('part')) }))
  const odd = () => new Response(new Uint8Array([0, 0xff, 0x41]))

  it.each<[string, () => Response | Promise<Response>, string, object]>([
    ['answer 204', () => new Response(null, { status: 204 }), 'succeeded', { status: 204, response_body: '' }],
    ['answer without an end', endless, 'succeeded', { status: 200, response_body: 'x'.repeat(1_024) }],
    ['stop in the middle of its answer', stuck, 'succeeded', { status: 200, response_body: 'part' }],
    ['answer bytes that are no text', odd, 'succeeded', { status: 200, response_body: '\ufffd\ufffdA' }],
    [
      'redirect',
      status(301, { location: 'https://elsewhere.example.com/' }),
      'pending',
      { status: 301, response_body: 'no' },
    ],
    ['fail', status(500), 'pending', { status: 500, response_body: 'no' }],
    ['hang', hanging, 'pending', { status: null, error: 'timeout', response_body: null }],
    ['close the connection', closing, 'pending', { status: null, error: 'unreachable' }],
  ])('%s', async (_, answering, outcome, attempt) => {
    const { id } = await register(live, url)
    world.outside.answer(url, answering)
    const { body } = await live.post<Delivery>(`webhooks/${id}/test`, {})
    expect(body).toMatchObject({ status: 'pending', event_type: 'webhook.test', attempts: [] })
    await attemptOnce(world)
    const [delivery] = await log(id)
    expect(delivery).toMatchObject({ status: outcome, attempts: [{ attempt: 1, error: null, ...attempt }] })
    if (outcome === 'pending') {
      const wait = Date.parse(delivery?.next_attempt_at ?? '') - world.world.now().getTime()
      expect(wait).toBeGreaterThanOrEqual(4_500)
      expect(wait).toBeLessThanOrEqual(5_500)
    }
  })

  it.each([429, 503])('ask to be left alone with %i and Retry-After', async code => {
    const { id } = await register(live, url)
    world.outside.answer(url, status(code, { 'retry-after': '90' }))
    await live.post(`webhooks/${id}/test`, {})
    await attemptOnce(world)
    const [delivery] = await log(id)
    expect(Date.parse(delivery?.next_attempt_at ?? '') - world.world.now().getTime()).toBe(90 * SECOND_MS)
    expect(world.queue.waiting.map(one => one.delay_seconds)).toEqual([90])
  })

  it('never reaches an address that has become private', async () => {
    const { id } = await register(live, url)
    await rows(world.world.db, sql`update webhooks set url = 'https://169.254.169.254/' where id = ${id}`)
    const asked: string[] = []
    const fetch = async (at: unknown) => {
      asked.push(String(at))
      return new Response('reached')
    }
    world.world.http = createHttp({
      ownOrigins: [],
      allowLocal: false,
      fetch: fetch as typeof globalThis.fetch,
      resolve: async () => ['10.0.0.1'],
    })
    await live.post(`webhooks/${id}/test`, {})
    await world.drain()
    await rows(world.world.db, sql`update webhooks set url = 'https://rebound.example.com/' where id = ${id}`)
    const [first] = await log(id)
    expect(first?.attempts.length).toBeGreaterThan(1)
    expect(new Set(first?.attempts.map(attempt => attempt.error))).toEqual(new Set(['url_not_allowed']))
    await live.post(`webhooks/${id}/deliveries/${first?.id}/replay`, {})
    await world.drain()
    expect((await log(id))[0]?.attempts.at(-1)?.error).toBe('url_not_allowed')
    expect(asked).toEqual([])
  })
})

describe('the state of deliveries', () => {
  it('has one attempt for a message that comes many times, and none for one that comes late', async () => {
    const { id } = await register(live, url)
    world.outside.answer(url, status(500))
    await live.post(`webhooks/${id}/test`, {})
    const body = await waiting(world)
    await Promise.all([1, 2, 3].map(() => deliver(world.world, body, eventData)))
    await deliver(world.world, body, eventData)
    expect(world.outside.at(url)).toHaveLength(1)
    expect(await deliveriesOf(world)).toMatchObject([{ status: 'pending', attempt: 1 }])
  })

  it('forgets the log after 30 days, and nothing that is still to be delivered', async () => {
    const { id } = await register(live, url)
    world.outside.answer(url, ok)
    await live.post(`webhooks/${id}/test`, {})
    await world.drain()
    world.pass(30 * DAY_MS - MINUTE_MS)
    await sweep(world.world, 'delivery_log')
    expect(await log(id)).toHaveLength(1)
    world.pass(HOUR_MS)
    expect(await log(id)).toHaveLength(0)
    await sweep(world.world, 'delivery_log')
    expect(await deliveriesOf(world)).toEqual([])
  })
})
