import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis as Client, type Requester } from '@upstash/redis'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { embeddedBackend } from '#dev/redis/embedded.ts'
import { answerRest } from '#dev/redis/rest.ts'
import { startRedis } from '#dev/redis/start.ts'
import { createStore, type Store } from '#dev/redis/store.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'redis-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('finds everything again after a restart, without what expired meanwhile', async () => {
  const snapshot = join(folder, 'deep', 'redis.json')
  let time = 1_000_000
  const first = await startRedis({ snapshot, now: () => time })
  const client = new Client(first)
  await client.set('text', 'grüße')
  await client.hset('hash', { a: 1 })
  await client.sadd('set', 'x')
  await client.eval("redis.call('ZADD', KEYS[1], 'inf', 'top', '0.5', 'low')", ['zset'], [])
  await client.rpush('list', 'a', 'b')
  await client.set('short', 'x', { px: 100 })
  await client.set('long', 'x', { px: 10_000 })
  await first.close()
  expect(await readdir(join(folder, 'deep'))).toEqual(['redis.json'])

  time += 1000
  const second = await startRedis({ snapshot, now: () => time })
  const again = new Client(second)
  expect(await again.get('text')).toBe('grüße')
  expect(await again.hgetall('hash')).toEqual({ a: 1 })
  expect(await again.smembers('set')).toEqual(['x'])
  expect(await again.zrange('zset', 0, -1, { withScores: true })).toEqual(['low', 0.5, 'top', 'inf'])
  expect(await again.lrange('list', 0, -1)).toEqual(['a', 'b'])
  expect(await again.get('short')).toBeNull()
  expect(await again.pttl('long')).toBe(9000)
  await second.close()
})

it('loses at most the last seconds when its process is killed while it writes', { timeout: 60_000 }, async () => {
  const snapshot = join(folder, 'killed.json')
  const program = `
    import { startRedis } from '${import.meta.dirname}/../../dev/redis/start.ts'
    const { url, token } = await startRedis({ snapshot: process.argv[1] })
    process.send({ url, token })
  `
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, snapshot], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [connection] = (await once(child, 'message')) as [{ url: string; token: string }]
  const client = new Client({ ...connection, retry: { retries: 0 } })
  const answered: number[] = []
  const filler = 'x'.repeat(5000)
  const start = performance.now()
  let killed = false
  for (let number = 0; ; number++) {
    const done = await client.set(`key:${number}`, filler).catch(() => undefined)
    if (!done) break
    answered.push(performance.now() - start)
    if (!killed && answered.length >= 50 && performance.now() - start > 4000) killed = child.kill('SIGKILL')
  }
  const end = performance.now() - start
  const again = await startRedis({ snapshot })
  const kept = await new Client(again).dbsize()
  await again.close()
  const old = answered.filter(at => at < end - 3000)
  expect(old.length).toBeGreaterThan(0)
  expect(kept).toBeGreaterThanOrEqual(old.length)
  expect(kept).toBeLessThanOrEqual(answered.length + 1)
})

it('refuses a file that is no snapshot, and leaves it as it is', async () => {
  const snapshot = join(folder, 'foreign.json')
  await writeFile(snapshot, '{"version":2}')
  await expect(startRedis({ snapshot })).rejects.toThrow('is no snapshot of this store: remove it to start empty')
  expect(await readFile(snapshot, 'utf8')).toBe('{"version":2}')
})

it('writes within a second by itself', async () => {
  const snapshot = join(folder, 'soon.json')
  const redis = await startRedis({ snapshot })
  await new Client(redis).set('a', 1)
  await expect.poll(() => readdir(folder), { timeout: 60_000 }).toContain('soon.json')
  await redis.close()
})

/** Lets the official client talk to a store in this process, without HTTP and without waiting. */
function createRequester(store: Store): Requester {
  const backend = embeddedBackend(store)
  return {
    async request({ path = [], body }) {
      const request = { path: `/${path.join('/')}`, headers: {}, body: JSON.stringify(body) }
      const { status, body: answer } = await answerRest(backend, request)
      if (status === 200) return JSON.parse(JSON.stringify(answer))
      const { error } = answer as { error: string }
      throw new Error(`${error}, command was: ${JSON.stringify(body)}`)
    },
  }
}

it('serves the client in the same process, with time and chance as parameters', async () => {
  const draw = () => {
    const store = createStore({ now: () => 5000, random: () => 0.5 })
    const client = new Client(createRequester(store))
    return { store, client }
  }
  const { store, client } = draw()
  await client.sadd('set', 'a', 'b', 'c')
  expect(await client.srandmember('set')).toBe('b')
  expect(await client.time()).toEqual([5, 0])
  expect(await client.multi().incr('n').incr('n').exec()).toEqual([1, 2])
  await expect(client.incr('set')).rejects.toThrow('WRONGTYPE')
  expect(store.command(['GET', 'n'])).toBe('2')
})
