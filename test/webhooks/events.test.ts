import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { Event, EventType } from '#lib/events/event.ts'
import type { EventPage } from '#lib/events/feed.ts'
import { DAY_MS, SECOND_MS } from '#lib/instant.ts'
import type { RenderAnswer as RenderSchema } from '#lib/runs/accept/render.ts'
import type { Run } from '#lib/runs/run.ts'
import { failRun } from '#lib/runs/store.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { sweep } from '#lib/sweep.ts'
import type { Delivery } from '#lib/webhooks/delivery/delivery.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import {
  aloneWithDeliveries,
  attemptOnce,
  deliveriesOf,
  finished,
  ok,
  payloads,
  register,
  status,
} from '#test/support/hooks.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const url = 'https://hooks.example.com/brand'
type RenderAnswer = z.output<typeof RenderSchema>

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  await aloneWithDeliveries(world)
})

async function feed(caller: Caller, limit = 100): Promise<Event[]> {
  const all: Event[] = []
  for (let after: number | null = 0; after !== null; ) {
    const page: EventPage = (await caller.get<EventPage>(`events?after=${after}&limit=${limit}`)).body
    all.push(...page.events)
    expect(page.next !== null).toBe(page.has_more)
    after = page.next
  }
  return all
}

describe('GET /programmatic/events', () => {
  it('runs forward without gaps, in pages, and ends with next null', async () => {
    for (let count = 0; count < 3; count++) await finished(world, live)
    const all = await feed(live, 2)
    expect(all.map(event => event.sequence)).toEqual([1, 2, 3, 4, 5, 6])
    expect(all.filter((_, index) => index % 2 === 1).map(event => event.type)).toEqual(Array(3).fill('run.succeeded'))
    expect((await live.get<EventPage>('events?after=4')).body.events.map(event => event.sequence)).toEqual([5, 6])
    expect((await live.get('events?after=6')).body).toEqual({ events: [], next: null, has_more: false })
    expect((await live.get<EventPage>('events?limit=4')).body).toMatchObject({ next: 4, has_more: true })
  })

  it.each(['after=-1', 'after=x', 'limit=0', 'limit=501', 'since=1'])('422 for %s', async query => {
    expect((await live.get(`events?${query}`)).status).toBe(422)
  })

  it('shows each workspace and each mode its own, numbered apart', async () => {
    const test = await world.key({ mode: 'test' })
    const other = await createWorld({ db: world.world.db })
    const stranger = await other.key()
    await finished(world, live)
    await finished(world, test)
    expect((await feed(live)).map(event => event.sequence)).toEqual([1, 2])
    expect((await feed(test)).map(event => [event.sequence, event.data.livemode])).toEqual([
      [1, false],
      [2, false],
    ])
    expect(await feed(stranger)).toEqual([])
  })

  it('carries what GET shows, and nothing of how it was made', async () => {
    const run = await finished(world, live, { webhook_url: 'https://once.example.com/' }).catch(() => null)
    expect(run).toBeNull()
    const { score_reasons, repairs, receipt, assets, ...told } = await finished(world, live)
    expect([score_reasons, repairs, receipt].length).toBe(3)
    const last = (await feed(live)).at(-1)
    expect(last?.data).toEqual({ ...told, assets: assets.map(({ proof, ...asset }) => asset) })
  })
})

it('shows events of an earlier release, which knew fewer fields', async () => {
  const at = world.world.now().toISOString()
  const data = { id: world.world.id(), status: 'succeeded', assets: [{ id: 'a', url: 'https://a.example/a.png' }] }
  await world.world.db.execute(sql`
    insert into events (workspace_id, livemode, sequence, id, type, data, created_at)
    values (${world.workspace.id}, true, 1, ${world.world.id()}, 'run.succeeded', ${JSON.stringify(data)}::jsonb, ${at})`)
  expect((await feed(live)).map(event => event.data)).toEqual([expect.objectContaining(data)])
})

/** What a receiver knows of runs when it has seen these events, in whatever order. */
function stateFrom(events: Pick<Event, 'sequence' | 'type' | 'data'>[]): Map<unknown, unknown> {
  const ordered = [...events].sort((a, b) => a.sequence - b.sequence).filter(event => event.type.startsWith('run.'))
  return new Map(ordered.map(event => [event.data.id, event.data]))
}

describe('a receiver', () => {
  it('that loses half of all deliveries rebuilds the same state from the feed', async () => {
    await register(live, url, ['run.running', 'run.succeeded', 'run.failed', 'cap.reached'])
    const got: Event[] = []
    world.outside.answer(url, (asked, count) => {
      if (count % 2 === 0) got.push(JSON.parse(asked.text))
      return ok()
    })
    const runs: Run[] = []
    for (let count = 0; count < 12; count++)
      runs.push((await live.post<Run>('generate', { ...brief, variation: count })).body)
    const at = { now: world.world.now().toISOString(), event_id: '' }
    const failure = { error_code: 'draw_failed' as const, error_message: 'no' }
    for (const run of runs.slice(0, 4))
      await failRun(world.world.db, run.id, failure, { ...at, event_id: world.world.id() })
    await world.drain()
    const all = await feed(live)
    expect(got.length).toBeGreaterThan(5)
    expect(got.length).toBeLessThan(all.length * 0.6)
    const known = new Set(got.map(event => event.sequence))
    const missed = all.filter(event => !known.has(event.sequence))
    expect(missed.length).toBeGreaterThan(5)
    const state = stateFrom([...got, ...missed])
    const database = (await live.get<Run[]>('runs?limit=100')).body
    expect(database).toHaveLength(12)
    for (const { score_reasons, repairs, receipt, assets, ...run } of database) {
      expect(state.get(run.id)).toEqual({ ...run, assets: assets.map(({ proof, ...asset }) => asset) })
      expect(score_reasons).toBeDefined()
      expect([receipt, repairs]).not.toContain(undefined)
    }
  })

  it('loses nothing when the process dies between the change and its message', async () => {
    await register(live, url)
    world.outside.answer(url, ok)
    const dead = { ...world.queue, send: () => new Promise<never>(() => undefined) }
    const ids = (await Promise.all([1, 2, 3, 4, 5].map(() => live.post<Run>('generate', brief)))).map(
      one => one.body.id,
    )
    world.queue.waiting.length = 0
    for (const id of ids) await advance({ ...world.shop, queue: dead, later: () => undefined }, id)
    expect((await deliveriesOf(world)).map(one => [one.status, one.attempt])).toEqual(Array(5).fill(['pending', 0]))
    expect(await sweep(world.world, 'deliveries')).toBe(0)
    world.pass(21 * SECOND_MS)
    expect(await sweep(world.world, 'deliveries')).toBe(5)
    await world.drain()
    expect(new Set(payloads(world.outside.at(url)).map(payload => payload.data.id))).toEqual(new Set(ids))
    expect(world.outside.at(url)).toHaveLength(5)
  })

  it('gets a range again with recover: what it failed to take and what it missed, not what it has', async () => {
    const { id } = await register(live, url)
    world.outside.answer(url, (_, count) => (count <= 2 ? ok() : status(500)()))
    const since = world.world.now().toISOString()
    const taken = [await finished(world, live), await finished(world, live)]
    const failed = await finished(world, live)
    expect((await deliveriesOf(world)).map(one => one.status).sort()).toEqual(['failed', 'succeeded', 'succeeded'])
    await live.patch(`webhooks/${id}`, { events: ['run.failed'] })
    const unseen = await finished(world, live)
    await live.patch(`webhooks/${id}`, { events: ['*'] })
    world.outside.answer(url, ok)
    const before = world.outside.at(url).length
    const answer = await live.post<{ queued: number }>(`webhooks/${id}/recover`, { since })
    expect([answer.status, answer.body]).toEqual([202, { queued: 2, again: 1, first_time: 1 }])
    await world.drain()
    const again = payloads(world.outside.at(url).slice(before)).map(payload => payload.data.id)
    expect(again).toEqual([failed.id, unseen.id])
    expect(again).not.toContain(taken[0]?.id)
    expect((await live.post<{ queued: number }>(`webhooks/${id}/recover`, { since })).body).toEqual({
      ...{ queued: 0, again: 0, first_time: 0 },
    })
    for (const wrong of [
      new Date(Date.parse(since) - 31 * DAY_MS).toISOString(),
      '2027-01-01T00:00:00Z',
      '2026-11-20T12:00:00',
    ])
      expect((await live.post(`webhooks/${id}/recover`, { since: wrong })).status).toBe(422)
  })

  it('gets at once with recover what waits for another attempt, and nothing from before there was the endpoint', async () => {
    const since = world.world.now().toISOString()
    await finished(world, live)
    world.pass(SECOND_MS)
    const { id } = await register(live, url)
    world.outside.answer(url, status(500))
    const runs = []
    for (let count = 0; count < 3; count++) {
      runs.push((await live.post<Run>('generate', { ...brief, variation: count })).body.id)
      world.queue.waiting.length = 0
      await advance(world.shop, runs.at(-1) ?? '')
      await attemptOnce(world)
    }
    expect((await deliveriesOf(world)).map(one => [one.status, one.attempt])).toEqual(Array(3).fill(['pending', 1]))
    world.outside.answer(url, ok)
    world.queue.waiting.length = 0
    const answer = await live.post<{ queued: number }>(`webhooks/${id}/recover`, { since })
    expect(answer.body).toEqual({ queued: 3, again: 3, first_time: 0 })
    const before = world.outside.at(url).length
    await world.drain()
    expect(payloads(world.outside.at(url).slice(before)).map(payload => payload.data.id)).toEqual(runs)
    const log = (await live.get<Delivery[]>(`webhooks/${id}/deliveries`)).body
    const sequences = log.map(one => one.request.body.sequence)
    expect(sequences).toEqual([...sequences].sort((a, b) => b - a))
    expect(new Set(log.map(one => one.created_at)).size).toBe(1)
  })

  it('gets one event again with replay, under its old id, also after it took it', async () => {
    const { id } = await register(live, url)
    world.outside.answer(url, ok)
    await finished(world, live)
    const [delivery] = (await live.get<{ id: string; event_id: string }[]>(`webhooks/${id}/deliveries`)).body
    world.pass(DAY_MS)
    const answer = await live.post(`webhooks/${id}/deliveries/${delivery?.id}/replay`, {})
    expect([answer.status, answer.body]).toEqual([
      202,
      expect.objectContaining({ id: delivery?.id, status: 'pending' }),
    ])
    await world.drain()
    expect(world.outside.at(url).map(one => [one.headers['webhook-id'], one.headers['webhook-attempt']])).toEqual([
      [delivery?.event_id, '1'],
      [delivery?.event_id, '2'],
    ])
    expect((await live.get<object[]>(`webhooks/${id}/deliveries?status=succeeded`)).body).toMatchObject([
      { status: 'succeeded', attempts: [{ attempt: 1 }, { attempt: 2 }] },
    ])
    expect((await live.get<object[]>(`webhooks/${id}/deliveries?status=failed`)).body).toEqual([])
  })
})

describe('render.completed', () => {
  it('is told once all items of a batch have ended, after them, to endpoints and to the webhook_url', async () => {
    const own = 'https://once.example.com/batch'
    await register(live, url, ['render.completed'])
    world.outside.answer(url, ok)
    world.outside.answer(own, ok)
    const items = ['one', 'two', 'three'].map(name => ({
      output_type: 'statement',
      body: { headline: `Open until ${name}` },
      reference_id: name,
    }))
    const batch = await live.post<RenderAnswer>('render', { items, webhook_url: own })
    expect(batch.status).toBe(202)
    const [first] = batch.body.items
    const at = { now: world.world.now().toISOString(), event_id: world.world.id() }
    await failRun(world.world.db, first?.run_id ?? '', { error_code: 'draw_failed', error_message: 'no' }, at)
    expect((await feed(live)).map(event => event.type)).toEqual(['run.failed'])
    await world.drain()
    const last = (await feed(live)).at(-1)
    expect(last).toMatchObject({ type: 'render.completed' })
    expect(last?.data).toEqual({
      batch_id: batch.body.batch_id,
      succeeded: 2,
      failed: 1,
      items: batch.body.items.map(({ index, run_id, reference_id }) => ({
        ...{ index, run_id, reference_id },
        status: index === 0 ? 'failed' : 'succeeded',
      })),
    })
    expect(payloads(world.outside.at(url)).map(payload => payload.data)).toEqual([last?.data])
    world.pass(21 * SECOND_MS)
    await sweep(world.world, 'deliveries')
    await world.drain()
    expect(
      payloads(world.outside.at(own))
        .map(payload => payload.type)
        .sort(),
    ).toEqual(['render.completed', 'run.failed', 'run.succeeded', 'run.succeeded'])
  })
})

describe('cap.reached', () => {
  const use = (used: number) =>
    world.world.db.execute(
      sql`insert into usage (workspace_id, kind, period, used) values (${world.workspace.id}, 'card', '2026-11-20', ${used})`,
    )
  const types = async (type: EventType) => (await feed(live)).filter(event => event.type === type)

  it('is told once a period, with the numbers of the refusal', async () => {
    await register(live, url, ['cap.reached'])
    world.outside.answer(url, ok)
    await use(498)
    await live.post('generate', brief)
    expect(await types('cap.reached')).toEqual([])
    const last = (await live.post<Run>('generate', brief)).body
    const refused = await live.post<{ detail: object }>('generate', brief)
    expect(refused.status).toBe(429)
    expect((await types('cap.reached')).map(event => event.data)).toEqual([
      { ...refused.body.detail, asset_type: 'card', plan: 'pro' },
    ])
    const at = { now: world.world.now().toISOString(), event_id: world.world.id() }
    await failRun(world.world.db, last.id, { error_code: 'draw_failed', error_message: 'no' }, at)
    expect((await live.post('generate', brief)).status).toBe(202)
    expect(await types('cap.reached')).toHaveLength(1)
    await world.drain()
    expect(payloads(world.outside.at(url)).map(payload => payload.type)).toEqual(['cap.reached'])
  })

  it('is not told in test mode, which has no caps', async () => {
    const test = await world.key({ mode: 'test' })
    await use(499)
    await test.post('generate', brief)
    expect((await feed(test)).map(event => event.type)).not.toContain('cap.reached')
  })
})
