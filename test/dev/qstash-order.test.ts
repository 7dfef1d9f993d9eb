// When and in which order messages go out: delays, flow control, queues.
import { describe, expect, it, vi } from 'vitest'
import { arrived, gaps, mostAtOnce, startQueue } from '#test/dev/queue.ts'
import type { Delivery } from '#test/dev/receiver.ts'

const bodies = (deliveries: Delivery[]) => deliveries.map(({ body }) => body)
const numbers = (count: number) => Array.from({ length: count }, (_, i) => `${i}`)

describe('a delay', () => {
  it('holds a message back, and an absolute time wins over it', async () => {
    let now = Date.now()
    const { receiver, queue, client } = await startQueue({ now: () => now })
    await client.publish({ url: receiver.url, body: 'in 1d10h30m', headers: { 'Upstash-Delay': '1d10h30m' } })
    await client.publish({ url: receiver.url, body: 'in 10 s', delay: 10 })
    await client.publish({ url: receiver.url, body: 'at 60 s', delay: 5, notBefore: Math.floor(now / 1_000) + 60 })
    await client.publish({ url: receiver.url, body: 'past', notBefore: 1_000 })
    const later = async (ms: number) => {
      now += ms
      await queue.idle(2_000)
      return bodies(receiver.deliveries).at(-1)
    }
    expect(await later(0)).toBe('past')
    expect(await later(7_000)).toBe('past')
    expect(await later(3_100)).toBe('in 10 s')
    expect(await later(45_000)).toBe('in 10 s')
    expect(await later(5_000)).toBe('at 60 s')
    expect(queue.stats().pending).toBe(1)
    expect(await later(34.5 * 3_600_000)).toBe('in 1d10h30m')
    expect(queue.stats()).toMatchObject({ delivered: 4, pending: 0 })
  })

  it('is shorter by the factor of the clock', async () => {
    const { receiver, queue, client } = await startQueue({ faults: 'clock=20' })
    const since = performance.now()
    await client.publish({ url: receiver.url, delay: 6 })
    expect(await queue.idle(10_000)).toBe(true)
    expect(receiver.deliveries[0]!.at - since).toBeGreaterThan(298)
    expect(receiver.deliveries[0]!.at - since).toBeLessThan(5_000)
  })

  it('beyond the time that one waits for does not keep the queue from being idle', async () => {
    const { receiver, queue, client } = await startQueue()
    await client.publish({ url: receiver.url, delay: 60 })
    const since = performance.now()
    expect(await queue.idle(20_000)).toBe(true)
    expect(performance.now() - since).toBeLessThan(10_000)
    await client.publish({ url: receiver.url, delay: 2 })
    expect(await queue.idle(200)).toBe(true)
    expect(receiver.deliveries).toHaveLength(0)
    expect(await queue.idle(10_000)).toBe(true)
    expect(receiver.deliveries).toHaveLength(1)
  })
})

describe('flow control', () => {
  const publishAll = (
    client: Awaited<ReturnType<typeof startQueue>>['client'],
    url: string,
    count: number,
    flowControl: object,
  ) =>
    client.batch(
      numbers(count).map(body => ({
        url,
        body,
        flowControl: { key: 'k', ...flowControl } as { key: string; parallelism: number },
      })),
    )

  /** A message comes to its flow some moments after it was accepted. */
  const shows = (client: Awaited<ReturnType<typeof startQueue>>['client'], flow: object) =>
    vi.waitFor(async () => expect(await client.flowControl.get('k')).toMatchObject(flow), { timeout: 60_000 })

  it('keeps to the parallelism of a key, and lets other keys pass', async () => {
    const { receiver, queue, client } = await startQueue({}, ({ path }) => ({ after_ms: path === '/k' ? 60 : 0 }))
    await publishAll(client, `${receiver.url}/k`, 12, { parallelism: 3 })
    await client.publish({ url: `${receiver.url}/other`, flowControl: { key: 'other', parallelism: 1 } })
    await client.publish({ url: `${receiver.url}/none` })
    expect(await queue.idle(5_000)).toBe(true)
    expect(receiver.to('/k')).toHaveLength(12)
    expect(mostAtOnce(receiver.to('/k'))).toBe(3)
    const last = receiver.to('/k').at(-1)!.at
    for (const path of ['/other', '/none']) expect(receiver.to(path)[0]!.at).toBeLessThan(last)
    expect(await client.flowControl.get('k')).toMatchObject({ parallelismCount: 0, waitListSize: 0 })
  })

  it('begins no more calls in a period than the rate allows', async () => {
    let now = Date.now()
    const { receiver, queue, client } = await startQueue({ now: () => now })
    await publishAll(client, receiver.url, 9, { rate: 3, period: '2s' })
    for (const waiting of [6, 3, 0]) {
      await arrived(receiver.deliveries, 9 - waiting)
      now += 1_999
      await queue.idle(50)
      await shows(client, { rateMax: 3, ratePeriod: 2, rateCount: 3, waitListSize: waiting })
      expect(receiver.deliveries).toHaveLength(9 - waiting)
      now += 1
    }
  })

  it('delays what is beyond the limits and loses nothing', async () => {
    const { receiver, queue, client } = await startQueue({ faults: 'clock=50' }, () => ({ after_ms: 2 }))
    await publishAll(client, receiver.url, 60, { parallelism: 4, rate: 10, period: '1s' })
    expect(await queue.idle(5_000)).toBe(true)
    expect(bodies(receiver.deliveries).sort()).toEqual(numbers(60).sort())
    expect(mostAtOnce(receiver.deliveries)).toBeLessThanOrEqual(4)
  })

  it('takes the highest limit that an unsettled message names, unless one is pinned', async () => {
    const { promise: until, resolve: answerAll } = Promise.withResolvers<void>()
    const { receiver, queue, client } = await startQueue({}, () => ({ until }))
    await publishAll(client, receiver.url, 2, { parallelism: 1 })
    await shows(client, { parallelismMax: 1, parallelismCount: 1, waitListSize: 1 })
    await client.flowControl.pin('k', { parallelism: 1 })
    await publishAll(client, receiver.url, 2, { parallelism: 5 })
    await shows(client, { parallelismMax: 1, parallelismCount: 1, waitListSize: 3, isPinnedParallelism: true })
    await client.flowControl.unpin('k', { parallelism: true })
    await shows(client, { parallelismMax: 5, parallelismCount: 4, isPinnedParallelism: false })
    answerAll()
    expect(await queue.idle(5_000)).toBe(true)
    expect(receiver.deliveries).toHaveLength(4)
  })

  it('holds a paused key, which does not count as busy', async () => {
    const { receiver, queue, client } = await startQueue()
    await client.flowControl.pause('k')
    await publishAll(client, receiver.url, 2, { parallelism: 1 })
    expect(await queue.idle(1_000)).toBe(true)
    expect(receiver.deliveries).toHaveLength(0)
    expect(await client.flowControl.get('k')).toMatchObject({ isPaused: true, waitListSize: 2 })
    await client.flowControl.resume('k')
    expect(await queue.idle(1_000)).toBe(true)
    expect(receiver.deliveries).toHaveLength(2)
  })

  it('ends a period early when told', async () => {
    const { receiver, client } = await startQueue()
    await publishAll(client, receiver.url, 2, { rate: 1, period: '1h' })
    await arrived(receiver.deliveries, 1)
    await shows(client, { rateCount: 1, waitListSize: 1 })
    await client.flowControl.resetRate('k')
    await arrived(receiver.deliveries, 2)
  })

  it('has a limit over all keys', async () => {
    const { promise: until, resolve: answerAll } = Promise.withResolvers<void>()
    const { receiver, queue, client } = await startQueue({ parallelism: 2 }, () => ({ until }))
    await client.batch(numbers(8).map(body => ({ url: receiver.url, body })))
    await arrived(receiver.deliveries, 2)
    expect(await client.flowControl.getGlobalParallelism()).toEqual({ parallelismMax: 2, parallelismCount: 2 })
    answerAll()
    await queue.idle(5_000)
    expect(mostAtOnce(receiver.deliveries)).toBe(2)
  })
})

describe('a queue', () => {
  it('delivers in order, one after the other, and waits for retries and callbacks', async () => {
    const { receiver, queue, client } = await startQueue({}, ({ path, body, headers }) => {
      if (path === '/callback') return { after_ms: 60 }
      return { after_ms: 5, status: body === '2' && headers['upstash-retried'] !== '2' ? 500 : 200 }
    })
    const line = client.queue({ queueName: 'line' })
    for (const body of numbers(6)) {
      const callback = body === '4' ? `${receiver.url}/callback` : undefined
      await line.enqueue({ url: `${receiver.url}/line`, body, retries: 2, retryDelay: '30', callback })
    }
    expect(await line.get()).toMatchObject({ name: 'line', parallelism: 1, paused: false })
    expect(await queue.idle(5_000)).toBe(true)
    expect(bodies(receiver.to('/line'))).toEqual(['0', '1', '2', '2', '2', '3', '4', '5'])
    expect(mostAtOnce(receiver.deliveries)).toBe(1)
    const [callback] = receiver.to('/callback')
    expect(receiver.to('/line').at(-1)!.at).toBeGreaterThanOrEqual(callback!.ended!)
    expect((await line.get()).lag).toBe(0)
  })

  it('goes on after a message that failed, once its failure callback is through', async () => {
    const { receiver, queue, client } = await startQueue({}, ({ body, path }) => ({
      status: body === '0' ? 500 : 200,
      after_ms: path === '/failed' ? 50 : 0,
    }))
    const line = client.queue({ queueName: 'line' })
    const failureCallback = `${receiver.url}/failed`
    for (const body of ['0', '1'])
      await line.enqueue({ url: `${receiver.url}/line`, body, retries: 0, failureCallback })
    expect(await queue.idle(5_000)).toBe(true)
    expect(receiver.deliveries.map(({ path }) => path)).toEqual(['/line', '/failed', '/line'])
    expect(receiver.deliveries[2]!.at).toBeGreaterThanOrEqual(receiver.deliveries[1]!.ended!)
  })

  it('takes as many at once as it is allowed, and rests while paused', async () => {
    const { receiver, queue, client } = await startQueue({}, () => ({ after_ms: 40 }))
    const line = client.queue({ queueName: 'wide' })
    await line.upsert({ parallelism: 3, paused: true })
    for (const body of numbers(9)) await line.enqueue({ url: receiver.url, body })
    expect(await queue.idle(500)).toBe(true)
    expect(receiver.deliveries).toHaveLength(0)
    expect(await line.get()).toMatchObject({ parallelism: 3, paused: true, lag: 9 })
    await line.resume()
    expect(await queue.idle(5_000)).toBe(true)
    expect(mostAtOnce(receiver.deliveries)).toBe(3)
    expect(bodies(receiver.deliveries).slice(0, 3).sort()).toEqual(['0', '1', '2'])
    await line.pause()
    expect((await line.list()).map(({ name, paused }) => [name, paused])).toEqual([['wide', true]])
    await line.delete()
    await expect(line.get()).rejects.toThrow('not found')
  })

  it('can be named by the items of a batch', async () => {
    const { receiver, queue, client } = await startQueue({}, () => ({ after_ms: 10 }))
    await client.batch(numbers(5).map(body => ({ url: receiver.url, body, queueName: 'batched' })))
    await queue.idle(5_000)
    expect(bodies(receiver.deliveries)).toEqual(numbers(5))
    expect(gaps(receiver.deliveries).every(gap => gap >= 9)).toBe(true)
  })
})
