import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Receiver } from '@upstash/qstash'
import { describe, expect, it } from 'vitest'
import { gaps, startQueue } from '#test/dev/queue.ts'
import { signing } from '#test/dev/receiver.ts'

const first = (list: { body: string }[]) => JSON.parse(list[0]?.body ?? '{}')

describe('a delivery', () => {
  it('has the body as it was, is signed for its url, and leaves out the headers of one connection', async () => {
    const { receiver, queue, client } = await startQueue()
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

  it('uses the method it was told, with an empty body too', async () => {
    const { receiver, queue, client } = await startQueue()
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'] as const)
      await client.publish({ url: `${receiver.url}/${method}`, method })
    await queue.idle(5_000)
    expect(receiver.deliveries.map(({ method, path, body, signed }) => [method, path, body, signed]).sort()).toEqual(
      ['DELETE', 'GET', 'PATCH', 'PUT'].map(method => [method, `/${method}`, '', true]),
    )
  })

  it('goes where rewriting leads, signed for the published address', async () => {
    const { receiver, queue, client } = await startQueue({
      rewrite: url => url.replace('https://render.example.com', receiver.url),
    })
    await client.publish({ url: 'https://render.example.com/hooks/steps', body: 'x' })
    await queue.idle(5_000)
    const [delivery] = receiver.to('/hooks/steps')
    expect(delivery?.signed).toContain('invalid subject: https://render.example.com/hooks/steps')
    const signature = String(delivery?.headers['upstash-signature'])
    const url = 'https://render.example.com/hooks/steps'
    expect(await new Receiver(signing).verify({ signature, body: 'x', url })).toBe(true)
  })

  it('names its url in the signature letter by letter', async () => {
    const { receiver, queue, client } = await startQueue()
    for (const url of [receiver.url, `${receiver.url}/A?b=%7e&c=ü`]) await client.publish({ url })
    await queue.idle(5_000)
    const subjects = receiver.deliveries.map(({ headers }) => {
      const [, claims = ''] = String(headers['upstash-signature']).split('.')
      return JSON.parse(Buffer.from(claims, 'base64url').toString()).sub
    })
    expect(subjects.sort()).toEqual([receiver.url, `${receiver.url}/A?b=%7e&c=%C3%BC`])
  })

  it('is signed with the next key after a rotation, which receivers accept at once', async () => {
    const { receiver, queue, client } = await startQueue()
    const keys = (path: string, method: string) =>
      fetch(`${queue.url}/v2/${path}`, { method, headers: { authorization: `Bearer ${queue.token}` } }).then(response =>
        response.json(),
      )
    const rotated = await keys('keys/rotate', 'POST')
    expect(rotated).toMatchObject({ current: signing.nextSigningKey })
    expect(await keys('keys', 'GET')).toEqual(rotated)
    await client.publish({ url: `${receiver.url}/rotated`, body: 'x' })
    await queue.idle(5_000)
    expect(receiver.to('/rotated')[0]?.signed).toBe(true)
  })

  it('does not verify with another body, another url or another key', async () => {
    const { receiver, queue, client } = await startQueue()
    await client.publish({ url: `${receiver.url}/a`, body: 'x' })
    await queue.idle(5_000)
    const signature = String(receiver.deliveries[0]?.headers['upstash-signature'])
    const verify = (keys: typeof signing, body: string, url: string) =>
      new Receiver(keys).verify({ signature, body, url })
    expect(await verify(signing, 'x', `${receiver.url}/a`)).toBe(true)
    await expect(verify(signing, 'y', `${receiver.url}/a`)).rejects.toThrow('body hash does not match')
    await expect(verify(signing, 'x', `${receiver.url}/b`)).rejects.toThrow('invalid subject')
    const others = { currentSigningKey: 'sig_a', nextSigningKey: 'sig_b' }
    await expect(verify(others, 'x', `${receiver.url}/a`)).rejects.toThrow('signature verification failed')
  })
})

describe('a failed attempt', () => {
  it('is repeated on the documented curve; then the message is dead and the failure callback told', async () => {
    const { receiver, queue, client } = await startQueue({ faults: 'clock=5000' }, ({ path }) =>
      path === '/failing' ? { status: 503, body: 'no' } : {},
    )
    const failureCallback = `${receiver.url}/failed`
    const { messageId } = await client.publishJSON({ url: `${receiver.url}/failing`, body: { n: 1 }, failureCallback })
    expect(await queue.idle(10_000)).toBe(true)

    const attempts = receiver.to('/failing')
    expect(attempts.map(({ headers }) => headers['upstash-retried'])).toEqual(['0', '1', '2', '3'])
    // At 5,000 times the speed 12.2 s, 2 m 28 s and 30 m 8 s are these milliseconds, and a timer is never early.
    for (const [i, ms] of [2.4, 29.7, 361.6].entries()) {
      expect(gaps(attempts)[i]).toBeGreaterThan(ms - 1)
      expect(gaps(attempts)[i]).toBeLessThan(ms + 1_000)
    }
    const { messages } = await client.dlq.listMessages()
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({ messageId, responseStatus: 503, responseBody: 'no', body: '{"n":1}' })
    expect(first(receiver.to('/failed'))).toMatchObject({
      status: 503,
      body: Buffer.from('no').toString('base64'),
      retried: 3,
      maxRetries: 3,
      dlqId: messages[0]?.dlqId,
      sourceMessageId: messageId,
      sourceBody: Buffer.from('{"n":1}').toString('base64'),
      sourceHeader: { 'Content-Type': ['application/json'] },
      url: `${receiver.url}/failing`,
      method: 'POST',
    })
  })

  it('is repeated after the expression of the message, as often as it says', async () => {
    const { receiver, queue, client } = await startQueue({}, () => ({ status: 500 }))
    await client.publish({ url: receiver.url, retries: 3, retryDelay: 'pow(2, retried) * 40' })
    await queue.idle(5_000)
    const waits = gaps(receiver.deliveries)
    expect(waits).toHaveLength(3)
    for (const [i, ms] of [40, 80, 160].entries()) {
      expect(waits[i]).toBeGreaterThan(ms - 2)
      expect(waits[i]).toBeLessThan(ms + 500)
    }
  })

  it.each([
    ['Retry-After', '1', 1_000],
    ['Retry-After', '0', 0],
    ['Retry-After', '250ms', 250],
    ['X-RateLimit-Reset', '1', 1_000],
  ])('is repeated when the answer says %s: %s', async (name, value, ms) => {
    const { receiver, queue, client } = await startQueue({}, (_, count) =>
      count === 1 ? { status: 429, headers: { [name]: value } } : {},
    )
    await client.publish({ url: receiver.url })
    expect(await queue.idle(5_000)).toBe(true)
    expect(receiver.deliveries).toHaveLength(2)
    expect(gaps(receiver.deliveries)[0]).toBeGreaterThan(ms - 2)
    expect(gaps(receiver.deliveries)[0]).toBeLessThan(ms + 800)
  })

  it('is the last one with 489 and Upstash-NonRetryable-Error', async () => {
    const headers = { 'Upstash-NonRetryable-Error': 'true' }
    const { receiver, queue, client } = await startQueue({}, ({ path }) =>
      path === '/final' ? { status: 489, headers } : {},
    )
    await client.publish({ url: `${receiver.url}/final`, failureCallback: `${receiver.url}/failed` })
    expect(await queue.idle(5_000)).toBe(true)
    expect(receiver.to('/final')).toHaveLength(1)
    expect(first(receiver.to('/failed'))).toMatchObject({ status: 489, retried: 0 })
    expect((await client.dlq.listMessages()).messages).toHaveLength(1)
  })

  it('can also be a refused connection, an answer that takes too long, or a redirect', async () => {
    const { receiver, queue, client } = await startQueue({}, ({ path }) => {
      if (path === '/slow') return { after_ms: 1_500 }
      return path === '/moved' ? { status: 302, headers: { location: '/elsewhere' } } : {}
    })
    const failureCallback = `${receiver.url}/failed`
    const message = { retries: 1, retryDelay: '10', failureCallback }
    const closed = createServer()
    const port = await new Promise<number>(done =>
      closed.listen(0, '127.0.0.1', () => done((closed.address() as AddressInfo).port)),
    )
    await new Promise(done => closed.close(done))
    await client.publish({ url: `http://127.0.0.1:${port}/nobody`, ...message })
    await client.publish({ url: `${receiver.url}/slow`, timeout: 1, ...message })
    await client.publish({ url: `${receiver.url}/moved`, ...message })
    expect(await queue.idle(8_000)).toBe(true)
    expect(queue.stats()).toMatchObject({ retried: 3, failed: 3, dead: 3, delivered: 3 })
    expect(receiver.to('/elsewhere')).toHaveLength(0)
    const told = receiver.to('/failed').map(({ body }) => JSON.parse(body))
    const of = (end: string) => told.find(({ url }) => url.endsWith(end))
    expect(of('/nobody')).toMatchObject({ status: 0, retried: 1 })
    expect(Buffer.from(of('/nobody').body, 'base64').toString()).toContain('ECONNREFUSED')
    expect(Buffer.from(of('/slow').body, 'base64').toString()).toContain('no answer within 1000 ms')
    expect(of('/moved')).toMatchObject({ status: 302 })
  })

  it('does not end a message that succeeds later', async () => {
    const { receiver, queue, client } = await startQueue({}, (_, count) => ({ status: count < 3 ? 500 : 201 }))
    await client.publish({ url: receiver.url, retryDelay: '5' })
    await queue.idle(5_000)
    expect(queue.stats()).toMatchObject({ attempts: 3, retried: 2, delivered: 1, failed: 0, dead: 0 })
  })
})

describe('deduplication', () => {
  it('accepts an id once in ten minutes, and answers with the first message', async () => {
    let now = Date.now()
    const { receiver, queue, client } = await startQueue({ now: () => now })
    const message = { url: receiver.url, body: 'x', deduplicationId: 'run_1:compose:1' }
    const original = await client.publish(message)
    expect(await client.publish({ ...message, body: 'another' })).toEqual({
      messageId: original.messageId,
      deduplicated: true,
    })
    now += 599_000
    expect(await client.publish(message)).toMatchObject({ deduplicated: true })
    now += 2_000
    const again = await client.publish(message)
    expect(again).not.toHaveProperty('deduplicated')
    expect(again.messageId).not.toBe(original.messageId)
    await queue.idle(5_000)
    expect(receiver.deliveries).toHaveLength(2)
    expect(queue.stats()).toMatchObject({ accepted: 2, deduplicated: 2 })
  })

  it('compares destination, body, content type and forwarded headers when it goes by content', async () => {
    const { receiver, client } = await startQueue()
    const message = { url: `${receiver.url}/a`, body: 'x', headers: { 'X-A': '1' }, contentBasedDeduplication: true }
    await client.publish(message)
    const repeated = async (change: object) => 'deduplicated' in (await client.publish({ ...message, ...change }))
    expect(await repeated({})).toBe(true)
    expect(await repeated({ body: 'y' })).toBe(false)
    expect(await repeated({ url: `${receiver.url}/b` })).toBe(false)
    expect(await repeated({ headers: { 'X-A': '2' } })).toBe(false)
    expect(await repeated({ headers: { 'X-A': '1', 'Content-Type': 'text/plain' } })).toBe(false)
    expect(await repeated({ contentBasedDeduplication: false })).toBe(false)
  })

  it('works within a batch', async () => {
    const { receiver, queue, client } = await startQueue()
    const item = { url: receiver.url, deduplicationId: 'same' }
    const receipts = await client.batch([item, item, { url: receiver.url, deduplicationId: 'other' }])
    expect(receipts.map(receipt => 'deduplicated' in receipt)).toEqual([false, true, false])
    await queue.idle(5_000)
    expect(receiver.deliveries).toHaveLength(2)
  })
})

describe('a publish that cannot be', () => {
  it.each([
    ['upstash-delay', 'soon', 'Upstash-Delay'],
    ['upstash-retries', 'three', 'Upstash-Retries'],
    ['upstash-retry-delay', 'pow(2, tried)', 'Upstash-Retry-Delay'],
    ['upstash-not-before', 'tomorrow', 'Upstash-Not-Before'],
    ['upstash-callback', 'ftp://x', 'callback'],
    ['upstash-timeout', '-1', 'Upstash-Timeout'],
    ['upstash-cron', '61 * * * *', 'cron'],
    ['upstash-cron', '* * * * * *', 'cron'],
  ])('is refused with the reason: %s: %s', async (name, value, reason) => {
    const { receiver, client } = await startQueue()
    await expect(client.publish({ url: receiver.url, headers: { [name]: value } })).rejects.toThrow(reason)
  })

  it('is refused without a token, to no url, and to an unknown group', async () => {
    const { queue, client } = await startQueue()
    expect((await fetch(`${queue.url}/v2/publish/http://127.0.0.1`, { method: 'POST' })).status).toBe(401)
    const wrong = { method: 'POST', headers: { authorization: 'Bearer wrong' } }
    expect((await fetch(`${queue.url}/v2/publish/http://127.0.0.1`, wrong)).status).toBe(401)
    await expect(client.publish({ url: 'http://' })).rejects.toThrow('not an http or https url')
    await expect(client.publish({ urlGroup: 'nobody' })).rejects.toThrow('nor a url group')
  })
})
