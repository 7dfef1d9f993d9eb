import { Redis as Client } from '@upstash/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Redis, startRedis } from '#dev/redis/start.ts'

let redis: Redis
let client: Client
let time = Date.UTC(2026, 10, 3)

beforeAll(async () => {
  redis = await startRedis({ token: 'secret', now: () => time })
  client = new Client({ url: redis.url, token: redis.token, retry: false })
})
afterAll(() => redis.close())

describe('the official client', () => {
  it('reads back texts, numbers, objects and bytes above ASCII', async () => {
    expect(await client.set('text', 'grüße "\n')).toBe('OK')
    expect(await client.get('text')).toBe('grüße "\n')
    await client.set('object', { list: [1, 'ü'], nothing: null })
    expect(await client.get('object')).toEqual({ list: [1, 'ü'], nothing: null })
    expect(await client.strlen('text')).toBe(10)
    expect(await client.get('missing')).toBeNull()
    expect(await client.ping()).toBe('PONG')
    await client.set('word', 'OK')
    expect(await client.get('word')).toBe('OK')
  })

  it('speaks plain text where base64 is switched off', async () => {
    const plain = new Client({ url: redis.url, token: redis.token, responseEncoding: false })
    await plain.hset('plain', { name: 'ü', count: 2 })
    expect(await plain.hgetall('plain')).toEqual({ name: 'ü', count: 2 })
  })

  it('expires keys by the given clock', async () => {
    await client.set('short', 'x', { px: 1500 })
    expect([await client.pttl('short'), await client.ttl('short')]).toEqual([1500, 2])
    expect(await client.set('short', 'y', { nx: true })).toBeNull()
    time += 1500
    expect(await client.get('short')).toBeNull()
    expect(await client.set('short', 'y', { nx: true, ex: 5 })).toBe('OK')
    expect(await client.expire('short', 1, 'GT')).toBe(0)
  })

  it('gives each kind of collection in the shape of the client', async () => {
    await client.zadd('scores', { score: 2, member: 'b' }, { score: 1.5, member: 'a' })
    expect(await client.zrange('scores', 0, '+inf', { byScore: true, withScores: true })).toEqual(['a', 1.5, 'b', 2])
    await client.rpush('list', 'a', 'b', 'c')
    expect(await client.lrange('list', -2, -1)).toEqual(['b', 'c'])
    await client.sadd('set', 'x', 'y')
    expect(new Set(await client.smembers('set'))).toEqual(new Set(['x', 'y']))
    expect(await client.hincrbyfloat('floats', 'f', 0.1)).toBe(0.1)
  })

  it('scans every key over several pages', async () => {
    for (let index = 0; index < 35; index++) await client.set(`scan:${index}`, index)
    const found: string[] = []
    let cursor = '0'
    do {
      const [next, page] = await client.scan(cursor, { match: 'scan:*', count: 10 })
      found.push(...page)
      cursor = next
    } while (cursor !== '0')
    expect(found).toHaveLength(35)
    expect(new Set(found).size).toBe(35)
  })

  it('fails with the words of Redis', async () => {
    await client.lpush('a list', 1)
    await expect(client.incr('a list')).rejects.toThrow('WRONGTYPE Operation against a key holding the wrong kind')
    await expect(new Client({ url: redis.url, token: 'wrong' }).get('x')).rejects.toThrow('WRONGPASS')
  })
})

describe('several commands in one request', () => {
  it('runs a pipeline past a failure', async () => {
    const answers = await client.pipeline().set('p', 'x').incr('p').get('p').exec({ keepErrors: true })
    expect(answers.map(({ result, error }) => error ?? result)).toEqual([
      'OK',
      'ERR value is not an integer or out of range',
      'x',
    ])
  })

  it('runs a transaction whole, or not at all where a command is malformed', async () => {
    expect(await client.multi().set('m', 1).incr('m').exec()).toEqual(['OK', 2])
    const body = JSON.stringify([['set', 'm', '9'], ['get']])
    const answer = await fetch(`${redis.url}/multi-exec`, {
      method: 'POST',
      body,
      headers: { authorization: 'Bearer secret' },
    })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ error: 'EXECABORT Transaction discarded because of previous errors.' })
    expect(await client.get('m')).toBe(2)
  })
})

describe('scripts', () => {
  it('take keys and arguments and answer every shape', async () => {
    const script = `redis.call('SET', KEYS[1], ARGV[1]) return {redis.call('GET', KEYS[1]), #ARGV, 3.99, false, {ok = 'fine'}}`
    expect(await client.eval(script, ['k'], ['ü', 'b'])).toEqual(['ü', 2, 3, null, 'fine'])
  })

  it('are loaded once and found by hash', async () => {
    const script = client.createScript<number>("return redis.call('INCRBY', KEYS[1], ARGV[1])")
    expect([await script.exec(['n'], ['2']), await script.exec(['n'], ['3'])]).toEqual([2, 5])
    await expect(client.evalsha('0'.repeat(40), [], [])).rejects.toThrow('NOSCRIPT')
  })

  it('count milliseconds exactly', async () => {
    const script = `local now = tonumber(ARGV[1]) return {tostring(now % 1000), now + 1, math.floor(now / 60000) * 60000, now .. ''}`
    expect(await client.eval(script, [], ['1793664000123'])).toEqual([123, 1793664000124, 1793664000000, 1793664000123])
  })

  it('stop when they never would', async () => {
    await expect(client.eval('while true do end', [], [])).rejects.toThrow('the script runs too long')
    expect(await client.ping()).toBe('PONG')
  })

  it('are not stopped for what others before them did', async () => {
    const million = 'local sum = 0 for step = 1, 1000000 do sum = sum + step end return sum'
    for (let run = 0; run < 15; run++) expect(await client.eval(million, [], [])).toBe(500000500000)
  })
})
