// What can be done with messages besides delivering them: groups, callbacks, schedules, cancelling, the dead, the log.
import { describe, expect, it, vi } from 'vitest'
import { arrived, startQueue } from '#test/dev/queue.ts'

const json = ({ body }: { body: string }) => JSON.parse(body)
const text = (base64: string) => Buffer.from(base64, 'base64').toString()

describe('url groups', () => {
  it('deliver to each endpoint on its own', async () => {
    const { receiver, queue, client } = await startQueue({}, ({ path }) => ({ status: path === '/b' ? 500 : 200 }))
    const endpoints = ['a', 'b', 'c'].map(name => ({ name, url: `${receiver.url}/${name}` }))
    await client.urlGroups.addEndpoints({ name: 'all', endpoints })
    await client.urlGroups.addEndpoints({ name: 'all', endpoints: [{ name: 'c', url: `${receiver.url}/changed` }] })
    await client.urlGroups.removeEndpoints({ name: 'all', endpoints: [{ name: 'a' }] })
    const expected = [
      { name: 'b', url: `${receiver.url}/b` },
      { name: 'c', url: `${receiver.url}/changed` },
    ]
    expect((await client.urlGroups.get('all')).endpoints).toEqual(expected)
    expect(await client.urlGroups.list()).toHaveLength(1)

    const receipts = await client.publish({
      urlGroup: 'all',
      body: 'x',
      retries: 1,
      retryDelay: '1',
      callback: `${receiver.url}/callback`,
    })
    expect(receipts.map(({ url }) => url)).toEqual(expected.map(({ url }) => url))
    expect(await queue.idle(5_000)).toBe(true)
    expect(receiver.to('/b')).toHaveLength(2)
    expect(receiver.to('/changed').map(({ headers }) => headers['upstash-topic-name'])).toEqual(['all'])
    const told = receiver
      .to('/callback')
      .map(json)
      .find(({ status }) => status === 200)
    expect(told).toMatchObject({ topicName: 'all', endpointName: 'c', sourceMessageId: receipts[1]?.messageId })

    await client.urlGroups.delete('all')
    await expect(client.urlGroups.get('all')).rejects.toThrow('not found')
  })
})

describe('batch', () => {
  it('publishes each item with its own settings, and tells which failed', async () => {
    const { receiver, queue, client } = await startQueue()
    const items = Array.from({ length: 100 }, (_, n) => ({
      url: `${receiver.url}/item`,
      body: { n },
      headers: { 'X-N': `${n}` },
    }))
    const receipts = await client.batchJSON([...items, { url: 'nowhere', body: {}, headers: {} }])
    expect(receipts).toHaveLength(101)
    expect(receipts[100]).toHaveProperty('error')
    expect(await queue.idle(5_000)).toBe(true)
    const seen = receiver.deliveries.map(delivery => `${json(delivery).n} ${delivery.headers['x-n']}`)
    expect(seen.sort()).toEqual(Array.from({ length: 100 }, (_, n) => `${n} ${n}`).sort())
    expect(receiver.deliveries.every(({ signed }) => signed === true)).toBe(true)
  })
})

describe('a header that HTTP cannot carry', () => {
  it('is a failed attempt, and nothing else', async () => {
    const { receiver, queue, client } = await startQueue()
    const message = { destination: receiver.url, headers: { 'upstash-forward-x-name': '日本', 'upstash-retries': '0' } }
    await fetch(`${queue.url}/v2/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${queue.token}` },
      body: JSON.stringify([message]),
    })
    await client.publish({ url: receiver.url })
    expect(await queue.idle(2_000)).toBe(true)
    expect(queue.stats()).toMatchObject({ delivered: 1, failed: 1 })
  })
})

describe('callbacks', () => {
  it('tell about every attempt with the answer, signed, with settings of their own', async () => {
    const { receiver, queue, client } = await startQueue({}, ({ path }, count) => {
      if (path === '/callback') return { status: count < 4 ? 500 : 200 }
      return { status: count === 1 ? 503 : 201, body: `answer ${count}`, headers: { 'x-answer': 'yes' } }
    })
    await client.publish({
      url: `${receiver.url}/source`,
      body: 'source body',
      retryDelay: '40',
      callback: `${receiver.url}/callback`,
      headers: {
        'Upstash-Callback-Forward-X-Run': 'run_1',
        'Upstash-Callback-Retry-Delay': '1',
        'Upstash-Callback-Retries': '5',
        'Upstash-Callback-Method': 'PUT',
      },
    })
    expect(await queue.idle(5_000)).toBe(true)
    const callbacks = receiver.to('/callback')
    expect(
      callbacks.every(
        ({ signed, method, headers }) => signed === true && method === 'PUT' && headers['x-run'] === 'run_1',
      ),
    ).toBe(true)
    const told = callbacks.map(json)
    expect(new Set(told.map(({ status, retried }) => `${status} after ${retried}`))).toEqual(
      new Set(['503 after 0', '201 after 1']),
    )
    const last = told.find(({ status }) => status === 201)
    expect(last).toMatchObject({
      maxRetries: 3,
      method: 'POST',
      url: `${receiver.url}/source`,
      header: { 'X-Answer': ['yes'] },
    })
    expect(text(last.body)).toMatch(/^answer \d$/)
    expect(text(last.sourceBody)).toBe('source body')
  })
})

describe('schedules', () => {
  it('publish on each turn of the cron expression until they are paused or gone', async () => {
    let now = Date.UTC(2026, 10, 20, 12, 0, 30)
    const { receiver, queue, client } = await startQueue({ now: () => now })
    const { scheduleId } = await client.schedules.create({
      destination: `${receiver.url}/sweep`,
      cron: '* * * * *',
      body: '{"sweep":true}',
      scheduleId: 'sweep',
      headers: { 'X-Class': 'runs' },
    })
    expect(scheduleId).toBe('sweep')
    const later = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 10) {
        now += 10_000
        await new Promise(done => setTimeout(done, 25))
      }
      await queue.idle(5_000)
      return receiver.to('/sweep').length
    }
    expect(await later(20)).toBe(0)
    expect(await later(20)).toBe(1)
    expect(await later(120)).toBe(3)
    const sweep = receiver.to('/sweep')[0]
    expect(sweep).toMatchObject({
      body: '{"sweep":true}',
      headers: { 'upstash-schedule-id': 'sweep', 'x-class': 'runs' },
    })
    expect(await client.schedules.get('sweep')).toMatchObject({
      cron: '* * * * *',
      destination: `${receiver.url}/sweep`,
      method: 'POST',
      isPaused: false,
      retries: 3,
      body: '{"sweep":true}',
      nextScheduleTime: Date.UTC(2026, 10, 20, 12, 4),
      lastScheduleTime: Date.UTC(2026, 10, 20, 12, 3),
    })
    await client.schedules.pause({ schedule: 'sweep' })
    expect(await later(120)).toBe(3)
    await client.schedules.resume({ schedule: 'sweep' })
    expect(await later(60)).toBe(4)
    await client.schedules.delete('sweep')
    expect(await later(120)).toBe(4)
    expect(await client.schedules.list()).toEqual([])
  })

  it('replace one another by id, know time zones, and run on a fast clock', async () => {
    const since = performance.now()
    const { receiver, queue, client } = await startQueue({ faults: 'clock=300' })
    const schedule = { destination: `${receiver.url}/a`, scheduleId: 'one' }
    await client.schedules.create({ ...schedule, cron: '0 0 1 1 *' })
    await client.schedules.create({
      ...schedule,
      cron: 'CRON_TZ=Asia/Tokyo * * * * *',
      destination: `${receiver.url}/b`,
    })
    expect(await client.schedules.list()).toHaveLength(1)
    // The queue's next turn does not keep it from being idle.
    expect(await queue.idle(1_000)).toBe(true)
    await vi.waitFor(() => expect(receiver.to('/b').length).toBeGreaterThanOrEqual(2), { timeout: 60_000 })
    const minutes = ((performance.now() - since) * 300) / 60_000
    expect(receiver.to('/b').length).toBeLessThanOrEqual(Math.ceil(minutes))
    expect(receiver.to('/a')).toHaveLength(0)
  })

  it('can be made by a publish with Upstash-Cron, for a queue too', async () => {
    const { receiver, client } = await startQueue()
    await client.publish({
      url: receiver.url,
      headers: { 'Upstash-Cron': '5 4 * * 1', 'Upstash-Queue-Name': 'line' },
      delay: 30,
    })
    expect(await client.schedules.list()).toMatchObject([
      { cron: '5 4 * * 1', queueName: 'line', destination: receiver.url, delay: 30 },
    ])
  })
})

describe('cancelling', () => {
  it('ends what is waiting, one, several and all of a kind', async () => {
    const { receiver, queue, client } = await startQueue()
    const publish = async (over: object) =>
      (await client.publish({ url: `${receiver.url}/a`, delay: 30, ...over })).messageId
    const one = await publish({})
    const [two, three] = [await publish({}), await publish({})]
    await publish({ label: 'x' })
    await publish({ label: ['y', 'z'] })
    await publish({ url: `${receiver.url}/b` })
    await publish({ flowControl: { key: 'k', parallelism: 1 } })
    expect(await client.messages.get(one)).toMatchObject({ messageId: one, url: `${receiver.url}/a`, maxRetries: 3 })
    expect(await client.messages.cancel(one)).toEqual({ cancelled: 1 })
    await expect(client.messages.get(one)).rejects.toThrow('not found')
    expect(await client.messages.cancel([two, three, 'msg_unknown'])).toEqual({ cancelled: 2 })
    expect(await client.messages.cancel({ filter: { label: ['x', 'y'] } })).toEqual({ cancelled: 2 })
    expect(await client.messages.cancel({ filter: { url: `${receiver.url}/b`, flowControlKey: 'k' } })).toEqual({
      cancelled: 0,
    })
    expect(await client.messages.cancel({ filter: { path: '/b' } })).toEqual({ cancelled: 1 })
    expect(await client.messages.cancel({ all: true })).toEqual({ cancelled: 1 })
    expect(queue.stats()).toMatchObject({ pending: 0, cancelled: 7, attempts: 0 })
  })

  it('frees the places of queues and flows', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<void>()
    const { receiver, queue, client } = await startQueue({}, ({ body }) => (body === 'first' ? { until: promise } : {}))
    const line = client.queue({ queueName: 'line' })
    await line.enqueue({ url: receiver.url, body: 'first' })
    const { messageId } = await line.enqueue({ url: receiver.url, body: 'second' })
    await line.enqueue({ url: receiver.url, body: 'third' })
    await client.messages.cancel(messageId)
    answer()
    expect(await queue.idle(2_000)).toBe(true)
    expect(receiver.deliveries.map(({ body }) => body)).toEqual(['first', 'third'])
  })

  it('cannot undo a delivery that succeeds, but ends one that fails', async () => {
    const { promise: until, resolve: answerAll } = Promise.withResolvers<void>()
    const { receiver, queue, client } = await startQueue({}, ({ path }) => ({
      until,
      status: path === '/bad' ? 500 : 200,
    }))
    const good = await client.publish({ url: `${receiver.url}/good` })
    const bad = await client.publish({ url: `${receiver.url}/bad`, retryDelay: '1' })
    await arrived(receiver.deliveries, 2)
    for (const { messageId } of [good, bad]) await client.messages.cancel(messageId)
    answerAll()
    expect(await queue.idle(2_000)).toBe(true)
    expect(receiver.deliveries).toHaveLength(2)
    const states = async (messageId: string) =>
      (await client.logs({ messageIds: [messageId] } as object)).logs.map(({ state }) => state as string).reverse()
    expect(await states(good.messageId)).toEqual(['CREATED', 'ACTIVE', 'CANCEL_REQUESTED', 'DELIVERED'])
    expect(await states(bad.messageId)).toEqual(['CREATED', 'ACTIVE', 'CANCEL_REQUESTED', 'ERROR', 'CANCELLED'])
  })
})

describe('the dead letter queue', () => {
  it('lists by page and filter, deletes, and retries as new messages', async () => {
    let status = 500
    const { receiver, queue, client } = await startQueue({}, () => ({ status }))
    for (const n of [0, 1, 2, 3, 4]) {
      await client.publishJSON({
        url: `${receiver.url}/${n}`,
        body: { n },
        retries: 0,
        label: n < 2 ? 'low' : 'high',
        headers: { 'X-N': `${n}` },
      })
    }
    await queue.idle(2_000)
    const page = await client.dlq.listMessages({ count: 2 })
    expect(page.messages).toHaveLength(2)
    const rest = await client.dlq.listMessages({ cursor: page.cursor })
    expect(rest.messages).toHaveLength(3)
    expect(rest.cursor).toBeUndefined()
    const { messages: low } = await client.dlq.listMessages({ filter: { label: 'low' } })
    expect(low.map(({ url }) => url)).toEqual([`${receiver.url}/0`, `${receiver.url}/1`])
    expect((await client.dlq.listMessages({ filter: { responseStatus: 404 } })).messages).toEqual([])

    await client.dlq.delete(low[0]!.dlqId)
    await expect(client.dlq.delete(low[0]!.dlqId)).rejects.toThrow('not in the dead letter queue')
    status = 200
    const retried = await client.dlq.retry(low[1]!.dlqId)
    expect(retried.responses).toHaveLength(1)
    expect(await client.dlq.retry({ filter: { label: 'high' } })).toMatchObject({ responses: [{}, {}, {}] })
    await queue.idle(2_000)
    expect(receiver.to('/1')).toHaveLength(2)
    expect(receiver.to('/1')[1]).toMatchObject({
      body: '{"n":1}',
      signed: true,
      headers: {
        'x-n': '1',
        'upstash-retried': '0',
        'upstash-message-id': (retried.responses[0] as { messageId: string }).messageId,
      },
    })
    expect((await client.dlq.listMessages()).messages).toEqual([])
  })
})

describe('the log', () => {
  it('tells the life of a message, newest first, by page and filter', async () => {
    const { receiver, queue, client } = await startQueue({}, (_, count) => ({
      status: count === 1 ? 500 : 200,
      body: 'answer',
    }))
    const { messageId } = await client.publish({ url: `${receiver.url}/a`, retryDelay: '1', label: 'x' })
    await queue.idle(2_000)
    await client.publish({ url: `${receiver.url}/b` })
    await queue.idle(2_000)
    const { logs } = await client.logs({ filter: { messageId } })
    expect(logs.map(({ state }) => state)).toEqual(['DELIVERED', 'ACTIVE', 'RETRY', 'ERROR', 'ACTIVE', 'CREATED'])
    expect(logs[3]).toMatchObject({
      responseStatus: 500,
      responseBody: Buffer.from('answer').toString('base64'),
      labels: ['x'],
      label: 'x',
    })
    expect(logs[2]?.nextDeliveryTime).toBeGreaterThan(0)
    expect((await client.logs({ filter: { url: `${receiver.url}/b`, state: 'DELIVERED' } })).logs).toHaveLength(1)
    const seen: string[] = []
    for (let cursor: string | undefined, pages = 0; pages < 10; pages++) {
      const page = await client.logs({ count: 4, ...(cursor && { cursor }) } as object)
      seen.push(...page.logs.map(({ messageId: id, state }) => `${id} ${state}`))
      cursor = page.cursor
      if (!cursor) break
    }
    expect(seen).toHaveLength(9)
    expect(new Set(seen).size).toBe(8)
  })

  it('and the other lists hide what is to be redacted, which is delivered all the same', async () => {
    const { receiver, queue, client } = await startQueue({}, () => ({ status: 500 }))
    const redact = { body: true as const, header: ['Authorization'] }
    await client.publish({
      url: receiver.url,
      body: 'secret',
      headers: { Authorization: 'Bearer x', 'X-Open': '1' },
      redact,
      retries: 0,
    })
    await queue.idle(2_000)
    expect(receiver.deliveries[0]).toMatchObject({ body: 'secret', headers: { authorization: 'Bearer x' } })
    const [dead] = (await client.dlq.listMessages()).messages
    expect(dead?.body).toMatch(/^REDACTED:[0-9a-f]{64}$/)
    expect(dead?.header).toMatchObject({ Authorization: [expect.stringMatching(/^REDACTED:/)], 'X-Open': ['1'] })
  })
})
