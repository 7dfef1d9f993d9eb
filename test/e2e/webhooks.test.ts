// Deliveries from the Workers in real workerd to real receivers. The queue's delays run twenty times faster.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventPage } from '#lib/events/feed.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Delivery } from '#lib/webhooks/delivery/delivery.ts'
import { TIMEOUT_MS } from '#lib/webhooks/delivery/schedule.ts'
import type { Created } from '#test/support/hooks.ts'
import { AT_LENGTH, FULL, many } from '#test/support/proof.ts'
import { callStack, type SeededStack, seededStack } from '#test/support/stack.ts'
import { type Receivers, startReceivers } from './receivers.ts'

const brief = { brief: 'Sunday 10k along the harbour, first start 8:30.', channel: 'linkedin', asset_type: 'card' }
const [ROUNDS, PAIRS] = many([5, 1], [5, 1], [12, 5])
/** What hangs is let go after this. */
const HANG_MS = 16_000
let stack: SeededStack
let receivers: Receivers

beforeAll(async () => {
  receivers = await startReceivers()
  stack = await seededStack({ queue_faults: 'clock=20,duplicate=0.1,seed=5' })
}, 120_000)

afterAll(async () => {
  await stack?.close()
  receivers?.close()
})

const call = <Body>(method: string, path: string, key: string, body?: unknown) =>
  callStack<Body>(stack, method, path, body, key)

async function register(path: string, key: string, events = ['*']): Promise<Created> {
  const { status, body } = await call<Created>('POST', 'webhooks', key, { url: receivers.url(path), events })
  if (status !== 201) throw new Error(JSON.stringify(body))
  receivers.expects(path, body.secret)
  return body
}

async function removeAll(key: string): Promise<void> {
  const { body } = await call<Created[]>('GET', 'webhooks', key)
  for (const { id } of body) await call('DELETE', `webhooks/${id}`, key)
}

/** Whether it was there to be killed: one that is started again has no process yet. */
function killed({ pid }: { readonly pid: number }): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

const test = (id: string, key: string) => call<Delivery>('POST', `webhooks/${id}/test`, key, {})

async function attempted(id: string, key: string, attempts = 1): Promise<Delivery> {
  let found: Delivery | undefined
  await expect
    .poll(
      async () => {
        found = (await call<Delivery[]>('GET', `webhooks/${id}/deliveries`, key)).body[0]
        return found?.attempts.length ?? 0
      },
      { timeout: 30_000, interval: 100 },
    )
    .toBeGreaterThanOrEqual(attempts)
  if (!found) throw new Error('there is no delivery')
  return found
}

describe.runIf(AT_LENGTH)('a receiver over HTTP', () => {
  it('is signed so that the reference verifier takes it, and everything that it may do is an outcome', async () => {
    const key = stack.seeded.live_key
    const ways = ['/slow', '/fail', '/busy', '/moved', '/gone', '/close', '/cut', '/huge', '/hang'] as const
    const ends: Record<(typeof ways)[number], object> = {
      '/slow': { status: 200, error: null, response_body: 'answer 200' },
      '/fail': { status: 500, error: null, response_body: 'answer 500' },
      '/busy': { status: 429, error: null },
      '/moved': { status: 301, error: null },
      '/gone': { status: 410, error: null },
      '/close': { status: null, error: 'unreachable' },
      '/cut': { status: 200, error: null, response_body: 'only the begin' },
      '/huge': { status: 200, error: null, response_body: 'x'.repeat(1_024) },
      '/hang': { status: null, error: 'timeout' },
    }
    await Promise.all(
      ways.map(async path => {
        const { id } = await register(path, key, ['run.failed'])
        await test(id, key)
        const delivery = await attempted(id, key)
        expect([path, delivery.attempts[0]]).toEqual([path, expect.objectContaining(ends[path])])
        const arrival = receivers.at(path)[0]
        expect([path, arrival?.verified, arrival?.payload.type]).toEqual([path, true, 'webhook.test'])
        if (path === '/slow') expect(delivery.attempts[0]?.duration_ms).toBeGreaterThanOrEqual(1_900)
        if (path === '/huge') expect(delivery.attempts[0]?.duration_ms).toBeLessThan(5_000)
        if (path === '/hang') {
          expect(delivery.attempts[0]?.duration_ms).toBeGreaterThan(14_500)
          expect(delivery.attempts[0]?.duration_ms).toBeLessThan(17_000)
        }
        if (path === '/gone')
          expect((await call('GET', `webhooks/${id}`, key)).body).toMatchObject({
            status: 'disabled',
            disabled_reason: 'gone',
          })
        if (path === '/fail') {
          const { attempts, event_id } = await attempted(id, key, 2)
          expect(attempts.map(attempt => attempt.status).slice(0, 2)).toEqual([500, 500])
          const [first, second] = receivers.at(path)
          expect([first?.headers['webhook-id'], second?.headers['webhook-id']]).toEqual([event_id, event_id])
          expect(second?.verified).toBe(true)
        }
        if (path === '/busy') {
          // A minute at twenty times the speed.
          const again = await attempted(id, key, 2)
          const [first, second] = receivers.at(path)
          expect(again).toMatchObject({ status: 'succeeded' })
          expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(2_900)
        }
      }),
    )
    expect(receivers.at('/trap')).toEqual([])
    await removeAll(key)
  }, 90_000)

  it('is told of every run under one id, though both Workers are killed while runs end', async () => {
    const key = stack.seeded.live_key
    await register('/runs', key, ['run.running', 'run.succeeded', 'run.failed'])
    const accepted = await Promise.all(
      Array.from({ length: 8 }, (_, variation) => call<Run>('POST', 'generate', key, { ...brief, variation })),
    )
    const ids = accepted.map(answer => answer.body.id)
    for (const pause of [150, 400]) {
      await new Promise(resolve => setTimeout(resolve, pause))
      for (const worker of [stack.workers.api, ...stack.workers.render])
        await expect.poll(() => killed(worker), { timeout: 60_000 }).toBe(true)
      await expect
        .poll(
          () =>
            fetch(`${stack.base_url}/api/v1/health`).then(
              answer => answer.status,
              () => 0,
            ),
          { timeout: 60_000 },
        )
        .toBe(200)
    }
    const ended = () => receivers.at('/runs').filter(one => one.payload.type === 'run.succeeded')
    await expect
      .poll(() => new Set(ended().map(one => one.payload.data.id)).size, { timeout: 90_000, interval: 200 })
      .toBe(8)
    expect(new Set(ended().map(one => one.payload.data.id))).toEqual(new Set(ids))
    expect(receivers.at('/runs').every(one => one.verified)).toBe(true)
    const names = new Map(ended().map(one => [one.payload.data.id, one.headers['webhook-id']]))
    for (const one of ended()) expect(one.headers['webhook-id']).toBe(names.get(one.payload.data.id))
    const feed = await call<EventPage>('GET', 'events?limit=500', key)
    expect(feed.body.events.map(event => event.sequence)).toEqual(feed.body.events.map((_, index) => index + 1))
    for (const id of ids) {
      const told = feed.body.events.filter(event => event.data.id === id).at(-1)?.data
      const { score_reasons, repairs, receipt, assets, ...run } = (await call<Run>('GET', `runs/${id}`, key)).body
      expect([score_reasons.length > 0, receipt.stages.length > 0, repairs]).toEqual([true, true, expect.any(Array)])
      expect(told).toEqual({ ...run, assets: assets.map(({ proof, ...asset }) => asset) })
    }
    await removeAll(key)
  }, 150_000)

  // A measurement: in .ci/run and in the proof.
  it.runIf(process.env.REQUIRE_SERVICES || FULL)(
    'does not wait for another that hangs',
    async () => {
      const keys = [stack.seeded.live_key, stack.seeded.test_key]
      const others: One[] = []
      for (const [index, key] of keys.entries())
        for (let count = index === 0 ? 1 : 0; count < 10; count++)
          others.push(await one(`/quick/${index}-${count}`, key))
      const alone: number[] = []
      const beside: number[] = []
      // Turn by turn, so that what else this machine does falls on both alike.
      for (let pair = 0; pair < PAIRS; pair++) {
        for (const [path, found] of [
          [`/quick/20-${pair}`, alone],
          [`/hang/20-${pair}`, beside],
        ] as const) {
          const twentieth = await one(path, stack.seeded.live_key)
          found.push(...(await waits(others, [...others, twentieth])))
          expect(receivers.at(path).length).toBeGreaterThan(0)
          await call('DELETE', `webhooks/${twentieth.id}`, twentieth.key)
        }
        await new Promise(resolve => setTimeout(resolve, HANG_MS))
      }
      const [before, after] = [percentile(alone, 0.95), percentile(beside, 0.95)]
      const [usual, beside_usual] = [percentile(alone, 0.5), percentile(beside, 0.5)]
      console.log(
        `first attempts of 19 endpoints, ${alone.length} alone and ${beside.length} beside one that hangs: ` +
          `p95 ${before} and ${after} ms (${grown(before, after)}), median ${usual} and ${beside_usual} ms (${grown(usual, beside_usual)})`,
      )
      // The goal is a tenth, for the proof. Beside other tests a p95 of 95 is their noise: there the median is compared,
      // and nearly all arrive long before what hangs is given up.
      if (FULL) expect(after).toBeLessThanOrEqual(before * 1.1)
      else expect(beside_usual).toBeLessThanOrEqual(usual * 1.5 + 250)
      expect(after).toBeLessThan(TIMEOUT_MS / 3)
      await Promise.all(keys.map(removeAll))
    },
    400_000,
  )
})

type One = { id: string; key: string; path: string }

const one = async (path: string, key: string): Promise<One> => ({ id: (await register(path, key)).id, key, path })

const grown = (before: number, after: number) => `${((after / before - 1) * 100).toFixed(1)} %`

/** Milliseconds from each event to its first arrival, over some rounds of one test for each endpoint. */
async function waits(measured: One[], asked: One[]): Promise<number[]> {
  const before = receivers.arrivals.length
  for (let round = 0; round < ROUNDS; round++) {
    await Promise.all(asked.map(({ id, key }) => test(id, key)))
    await new Promise(resolve => setTimeout(resolve, 300))
  }
  const paths = new Set(measured.map(one => one.path))
  const firsts = () =>
    new Map(
      receivers.arrivals
        .slice(before)
        .filter(one => paths.has(one.path))
        .reverse()
        .map(one => [one.payload.id, one.at - Date.parse(one.payload.timestamp)]),
    )
  await expect.poll(() => firsts().size, { timeout: 60_000 }).toBe(measured.length * ROUNDS)
  return [...firsts().values()]
}

const percentile = (values: number[], share: number) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
