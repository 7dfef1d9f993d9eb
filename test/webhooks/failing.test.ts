// A virtual clock: each attempt happens at the time that its row names.
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { sweep } from '#lib/sweep.ts'
import { eventData } from '#lib/told.ts'
import { deliver } from '#lib/webhooks/delivery/deliver.ts'
import type { Delivery } from '#lib/webhooks/delivery/delivery.ts'
import type { Webhook } from '#lib/webhooks/endpoint.ts'
import type { Caller } from '#test/support/caller.ts'
import { aloneWithDeliveries, deliveriesOf, finished, ok, payloads, register, status } from '#test/support/hooks.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const url = 'https://hooks.example.com/brand'
let world: TestWorld
let live: Caller
let id: string

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  id = (await register(live, url)).id
  await aloneWithDeliveries(world)
})

const endpoint = async () => (await live.get<Webhook>(`webhooks/${id}`)).body
const log = async () => (await live.get<Delivery[]>(`webhooks/${id}/deliveries`)).body
const test = async () => (await live.post<Delivery>(`webhooks/${id}/test`, {})).body
const arrived = () => world.outside.at(url).length

/** Lets the time pass until then; every delivery is attempted when it is due, without a queue. */
async function live_on(ms: number): Promise<void> {
  const end = world.world.now().getTime() + ms
  for (;;) {
    world.queue.waiting.length = 0
    const due = (await deliveriesOf(world)).filter(one => one.due_at !== null)
    const [next] = due.sort((a, b) => Date.parse(a.due_at ?? '') - Date.parse(b.due_at ?? ''))
    const at = Date.parse(next?.due_at ?? '')
    if (!next || Number.isNaN(at) || at > end) break
    if (at > world.world.now().getTime()) world.pass(at - world.world.now().getTime())
    await deliver(world.world, next, eventData)
    const after = (await deliveriesOf(world)).find(one => one.id === next.id)
    // A failing endpoint lets one in at a time; what it did not let in is looked at again later.
    if (after?.due_at === next.due_at) break
  }
  world.pass(Math.max(0, end - world.world.now().getTime()))
}

describe('an endpoint that fails', () => {
  it('is asked ten times over 75 hours under one id, then the delivery has failed', async () => {
    world.outside.answer(url, status(500))
    const { id: delivery } = await test()
    await live_on(100 * HOUR_MS)
    expect(arrived()).toBe(10)
    expect(new Set(world.outside.at(url).map(one => one.headers['webhook-id'])).size).toBe(1)
    expect(new Set(world.outside.at(url).map(one => one.headers['webhook-signature'])).size).toBe(10)
    const [shown] = await log()
    expect(shown).toMatchObject({ id: delivery, status: 'failed', next_attempt_at: null, ended_at: expect.any(String) })
    const times = (shown?.attempts ?? []).map(attempt => Date.parse(attempt.at))
    const waits = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / SECOND_MS)
    const planned = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]
    expect(waits).toHaveLength(planned.length)
    const apart = waits.map((wait, index) => Math.abs(wait / (planned[index] ?? 0) - 1))
    expect(Math.max(...apart)).toBeLessThanOrEqual(0.1 + Number.EPSILON)
  })

  it('is well again after one success', async () => {
    world.outside.answer(url, (_, count) => (count < 4 ? status(502)() : ok()))
    await test()
    await live_on(HOUR_MS)
    expect(arrived()).toBe(4)
    expect((await log())[0]).toMatchObject({ status: 'succeeded' })
    expect(await endpoint()).toMatchObject({ status: 'enabled', failing_since: null })
  })

  it('is disabled after five days of nothing else, and the others are told', async () => {
    const other = 'https://ops.example.com/hooks'
    await register(live, other, ['endpoint.disabled'])
    world.outside.answer(other, ok)
    world.outside.answer(url, status(500))
    await test()
    await live_on(4 * DAY_MS)
    await test()
    await live_on(DAY_MS - HOUR_MS)
    expect((await endpoint()).status).toBe('enabled')
    await live_on(2 * HOUR_MS)
    await test()
    await live_on(MINUTE_MS)
    const row = await endpoint()
    expect(row).toMatchObject({ status: 'disabled', disabled_reason: 'failing' })
    const days = (Date.parse(row.disabled_at ?? '') - Date.parse(row.failing_since ?? '')) / DAY_MS
    expect(days).toBeGreaterThanOrEqual(5)
    expect(payloads(world.outside.at(other))).toMatchObject([
      { type: 'endpoint.disabled', data: { webhook_id: id, url, reason: 'failing' } },
    ])
    expect((await live.get<{ events: { type: string }[] }>('events')).body.events.at(-1)?.type).toBe(
      'endpoint.disabled',
    )
    const before = arrived()
    await live_on(3 * DAY_MS)
    await finished(world, live)
    expect(arrived()).toBe(before)
  })

  it('is not disabled for two failures far apart, nor while something succeeds', async () => {
    world.outside.answer(url, (_, count) => (count === 1 || count === 2 ? status(500)() : ok()))
    await test()
    await live_on(SECOND_MS)
    world.pass(6 * DAY_MS)
    await live_on(SECOND_MS)
    expect(await endpoint()).toMatchObject({ status: 'enabled' })
    await live_on(HOUR_MS)
    expect(await endpoint()).toMatchObject({ status: 'enabled', failing_since: null })
  })

  it('is disabled at once by 410, and gets what it missed when it is enabled again', async () => {
    world.outside.answer(url, (_, count) => (count === 1 ? status(410)() : ok()))
    const first = await finished(world, live)
    expect(await endpoint()).toMatchObject({ status: 'disabled', disabled_reason: 'gone' })
    expect((await deliveriesOf(world)).map(one => one.event_type)).toEqual(['run.succeeded'])
    world.pass(DAY_MS)
    const second = await finished(world, live)
    expect(arrived()).toBe(1)
    await live.patch(`webhooks/${id}`, { status: 'enabled' })
    await world.drain()
    const told = payloads(world.outside.at(url).slice(1)).filter(payload => payload.type === 'run.succeeded')
    expect(new Set(told.map(payload => payload.data.id))).toEqual(new Set([first.id, second.id]))
    expect(told[0]?.id).toBe(payloads(world.outside.at(url))[0]?.id)
    expect((await log()).map(one => one.status)).not.toContain('pending')
    expect((await log()).map(one => one.event_type)).not.toContain('endpoint.disabled')
  })
})

describe('probe mode', () => {
  const TESTS = 12

  it('lets one attempt in at a time, and all that waited once one succeeds', async () => {
    world.outside.answer(url, status(500))
    for (let count = 0; count < TESTS; count++) await test()
    await new Promise(resolve => setImmediate(resolve))
    world.queue.waiting.length = 0
    for (const one of (await deliveriesOf(world)).slice(0, 5)) await deliver(world.world, one, eventData)
    expect(arrived()).toBe(5)
    let under_way = 0
    let most = 0
    world.outside.answer(url, async () => {
      most = Math.max(most, ++under_way)
      await new Promise(resolve => setTimeout(resolve, 20))
      under_way--
      return new Response('no', { status: 500 })
    })
    const untried = (await deliveriesOf(world)).filter(one => one.attempt === 0)
    await Promise.all(untried.map(one => deliver(world.world, one, eventData)))
    expect([most, arrived()]).toEqual([1, 6])
    world.queue.waiting.length = 0
    world.pass(MINUTE_MS)
    expect(await sweep(world.world, 'deliveries')).toBe(1)
    world.outside.answer(url, ok)
    await world.drain()
    world.pass(10 * MINUTE_MS)
    await sweep(world.world, 'deliveries')
    await world.drain()
    expect((await deliveriesOf(world)).map(one => one.status)).toEqual(Array(TESTS).fill('succeeded'))
  })

  it('never lets the backlog of one endpoint stand before that of another', async () => {
    const others = await Promise.all(['a', 'b', 'c'].map(name => register(live, `${url}/${name}`)))
    for (let count = 0; count < 150; count++) await test()
    for (const other of others) await live.post(`webhooks/${other.id}/test`, {})
    await new Promise(resolve => setTimeout(resolve, 5))
    world.queue.waiting.length = 0
    world.pass(21 * SECOND_MS)
    expect(await sweep(world.world, 'deliveries')).toBe(100 + others.length)
    const lanes = world.queue.waiting.map(message => message.lane)
    for (const other of others) expect(lanes).toContain(`wh:${other.id}`)
    expect(new Set(world.queue.waiting.map(message => message.parallelism))).toEqual(new Set([5]))
  })
})
