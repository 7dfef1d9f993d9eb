import { Client } from '@upstash/qstash'
import { afterEach, describe, expect, it } from 'vitest'
import { type QStashOptions, startQStash } from '#dev/qstash/start.ts'
import { type Answer, type Delivery, startReceiver } from '#test/dev/receiver.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const thing of open.splice(0)) await thing.close()
})

async function start(options: QStashOptions = {}, answer?: (delivery: Delivery, count: number) => Answer) {
  const receiver = await startReceiver(answer)
  const queue = await startQStash(options)
  open.push(queue, receiver)
  const client = new Client({ baseUrl: queue.url, token: queue.token, enableTelemetry: false })
  return { receiver, queue, client }
}

describe('publish', () => {
  it('delivers the body as it was, signed for its url, with headers of one connection left out', async () => {
    const { receiver, queue, client } = await start()
    const url = `${receiver.url}/hooks/steps?a=1&b=x%20y`
    const headers = {
      'X-Run': 'run_1',
      connection: 'close',
      host: 'elsewhere',
      'content-length': '3',
      'accept-encoding': 'br',
    }
    const { messageId } = await client.publishJSON({ url, body: { ü: '日本 🎨' }, headers })
    expect(await queue.idle(5_000)).toBe(true)
    expect(receiver.deliveries).toHaveLength(1)
    expect(receiver.deliveries[0]).toMatchObject({
      path: '/hooks/steps?a=1&b=x%20y',
      method: 'POST',
      body: '{"ü":"日本 🎨"}',
      signed: true,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Upstash-QStash',
        'upstash-message-id': messageId,
        'upstash-retried': '0',
        'upstash-caller-ip': '127.0.0.1',
        'x-run': 'run_1',
        host: receiver.url.slice('http://'.length),
      },
    })
    expect(receiver.deliveries[0]?.headers['accept-encoding']).toBeUndefined()
    expect(queue.stats()).toMatchObject({ accepted: 1, delivered: 1, pending: 0, in_flight: 0 })
  })

  it('retries on the documented curve, then buries the message and tells the failure callback', async () => {
    const { receiver, queue, client } = await start({ faults: 'clock=10000' }, ({ path }) =>
      path === '/failing' ? { status: 503, body: 'no' } : {},
    )
    const failureCallback = `${receiver.url}/failed`
    const { messageId } = await client.publishJSON({ url: `${receiver.url}/failing`, body: { n: 1 }, failureCallback })
    expect(await queue.idle(10_000)).toBe(true)

    const attempts = receiver.to('/failing')
    expect(attempts.map(({ headers }) => headers['upstash-retried'])).toEqual(['0', '1', '2', '3'])
    const gaps = attempts.slice(1).map(({ at }, i) => at - attempts[i]!.at)
    for (const [i, seconds] of [12.2, 148.4, 1808].entries()) {
      expect(gaps[i]! * 10).toBeGreaterThanOrEqual(seconds - 10)
    }
    expect(gaps[2]! * 10).toBeLessThan(1808 + 1_000)
    const { messages } = await client.dlq.listMessages()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({ messageId, responseStatus: 503, responseBody: 'no', body: '{"n":1}' })
    const told = JSON.parse(receiver.to('/failed')[0]?.body ?? '{}')
    expect(told).toMatchObject({
      status: 503,
      body: Buffer.from('no').toString('base64'),
      retried: 3,
      maxRetries: 3,
      dlqId: messages[0]?.dlqId,
      sourceMessageId: messageId,
      sourceBody: Buffer.from('{"n":1}').toString('base64'),
      url: `${receiver.url}/failing`,
    })
  })
})
