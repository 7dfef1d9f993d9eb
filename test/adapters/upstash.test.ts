// Scripts over Upstash's protocol: known by their hash, in time or not at all, and not asked again while Redis is away.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Redis, startRedis } from '#dev/redis/start.ts'
import { connect } from '#lib/adapters/upstash.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'

const echo = { name: 'echo', source: "return {KEYS[1], ARGV[1], redis.call('GET', KEYS[1])}" }
const nothing = { name: 'nothing', source: 'return nil' }
const wrong = { name: 'wrong', source: "return redis.call('INCR', 'a', 'b')" }
let door: Redis

beforeAll(async () => {
  door = await startRedis()
  // Its first script takes longer than a request may.
  await vi.waitFor(() => opened().redis.run(nothing, [], []), 10_000)
})
afterEach(() => door.fault())
afterAll(() => door.close())

function opened() {
  let at = 0
  const redis = connect(door.url, door.token, () => at)
  const pass = (ms: number) => {
    at += ms
  }
  return { redis, pass }
}

// The 300 ms are real ones, which a busy machine may spend on something else.
describe('a script', { retry: 5 }, () => {
  it('is sent whole once and by its hash from then on', async () => {
    const { redis } = opened()
    const unknown = { name: 'unknown', source: `${echo.source} -- ${performance.now()}` }
    const sizes: number[] = []
    door.fault(({ body }) => {
      sizes.push(body.length)
      return undefined
    })
    for (let time = 0; time < 2; time++)
      expect(await redis.run(unknown, ['{ü}'], [1_700_000_000_000])).toEqual(['{ü}', '1700000000000', null])
    door.fault()
    expect(sizes).toHaveLength(3)
    expect(sizes[0]).toBe(sizes[2])
  })

  it('may answer nothing', async () => {
    expect(await opened().redis.run(nothing, [], [])).toBeNull()
  })
})

describe('a Redis that is away', { retry: 5 }, () => {
  it.each([
    ['refuses', { kind: 'refuse' }, 0],
    ['hangs', { kind: 'hang' }, 280],
    ['is not well', { kind: 'status', status: 500 }, 0],
  ] as const)('%s: in time or not at all, then not asked for five seconds', async (_, fault, least_ms) => {
    const { redis, pass } = opened()
    await redis.run(echo, ['a'], [1])
    let asked = 0
    door.fault(() => {
      asked++
      return fault
    })
    const began = performance.now()
    await expect(redis.run(echo, ['a'], [1])).rejects.toBeInstanceOf(Unreachable)
    const took = performance.now() - began
    expect(took).toBeGreaterThanOrEqual(least_ms)
    expect(took).toBeLessThan(1_000)
    door.fault(() => {
      asked++
      return undefined
    })
    pass(4_999)
    await expect(redis.run(echo, ['a'], [1])).rejects.toBeInstanceOf(Unreachable)
    expect(asked).toBe(1)
    pass(1)
    expect(await redis.run(echo, ['a'], [1])).toEqual(['a', '1', null])
    door.fault()
  })

  it('counts as away when a script fails', async () => {
    await expect(opened().redis.run(wrong, [], [])).rejects.toBeInstanceOf(Unreachable)
  })
})
