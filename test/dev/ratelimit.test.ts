import { Ratelimit } from '@upstash/ratelimit'
import { Redis as Client } from '@upstash/redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Redis, startRedis } from '#dev/redis/start.ts'

let redis: Redis
let client: Client

beforeAll(async () => {
  redis = await startRedis()
  client = new Client({ url: redis.url, token: redis.token })
})
afterAll(() => redis.close())

const limiters = {
  fixedWindow: Ratelimit.fixedWindow(5, '1 h'),
  slidingWindow: Ratelimit.slidingWindow(5, '1 h'),
  tokenBucket: Ratelimit.tokenBucket(1, '1 h', 5),
}

describe.each(Object.entries(limiters))('%s', (name, limiter) => {
  const make = () => new Ratelimit({ redis: client, limiter, prefix: name, ephemeralCache: false, timeout: 0 })

  it('lets exactly the limit through, also at once', async () => {
    const limit = make()
    const answers = await Promise.all(Array.from({ length: 12 }, () => limit.limit('all at once')))
    expect(answers.filter(answer => answer.success)).toHaveLength(5)
    expect(answers.every(answer => answer.limit === 5 && answer.reset > Date.now())).toBe(true)
  })

  it('counts by rate, shows what remains and starts afresh', async () => {
    const limit = make()
    expect(await limit.limit('one', { rate: 2 })).toMatchObject({ success: true, remaining: 3 })
    expect(await limit.getRemaining('one')).toMatchObject({ remaining: 3 })
    expect(await limit.limit('one', { rate: -1 })).toMatchObject({ success: true, remaining: 4 })
    await limit.resetUsedTokens('one')
    expect(await limit.getRemaining('one')).toMatchObject({ remaining: 5 })
  })
})

it('refuses from the cache of the process what was refused before', async () => {
  const cache = new Map<string, number>()
  const limit = new Ratelimit({
    redis: client,
    limiter: Ratelimit.fixedWindow(1, '1 h'),
    prefix: 'cached',
    ephemeralCache: cache,
  })
  await limit.limit('me')
  expect(await limit.limit('me')).toMatchObject({ success: false })
  expect(await limit.limit('me')).toMatchObject({ success: false, reason: 'cacheBlock' })
})

it('changes its limit while it runs', async () => {
  const limit = new Ratelimit({
    redis: client,
    limiter: Ratelimit.slidingWindow(1, '1 h'),
    prefix: 'dynamic',
    dynamicLimits: true,
  })
  await limit.setDynamicLimit({ limit: 3 })
  expect(await limit.getDynamicLimit()).toEqual({ dynamicLimit: 3 })
  const answers = [1, 2, 3, 4].map(() => limit.limit('me'))
  expect((await Promise.all(answers)).map(answer => answer.success).sort()).toEqual([false, true, true, true])
})
