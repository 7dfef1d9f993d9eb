/** The embedded store answers as Redis 7 does, down to the words of its errors. */
import { Ratelimit } from '@upstash/ratelimit'
import { Redis as Client } from '@upstash/redis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Redis, startRedis } from '#dev/redis/start.ts'
import { createChance } from '#test/dev/support/chance.ts'
import { randomCommand, randomScript, templateCount } from '#test/dev/support/random-redis.ts'
import { readCommands } from '#test/dev/support/words.ts'
import { many } from '#test/support/proof.ts'
import { realRedis } from '#test/support/real.ts'

const SEED = Number(process.env.SEED ?? 20261103)
const ROUNDS = Number(process.env.ROUNDS ?? many(3, 10))
const COMMANDS_A_ROUND = 300

/** What may differ, and why. */
const DIFFERENCES: { why: string; from: RegExp; to: string }[] = [
  {
    why: 'the interpreter is a Lua 5.3 that words syntax errors its own way',
    from: /(Error compiling script \(new function\): user_script:\d+:)[^"]*/,
    to: '$1',
  },
  {
    why: 'it knows other names for the operand that failed',
    from: /attempt to ([a-z ]+?) (?:field '[^']*' )?\(?an? (\w+) value\)?/g,
    to: 'attempt to $1 a $2',
  },
  { why: 'a NaN has no sign in JavaScript', from: /-nan\b/g, to: 'nan' },
]
const UNORDERED = new Set(['keys', 'scan', 'smembers', 'sunion', 'sinter', 'sdiff', 'sscan', 'spop'])
const CLOCK = new Set(['ttl', 'pttl', 'expiretime', 'pexpiretime'])

const real_url = await realRedis()

describe.skipIf(!real_url)('the embedded store and a real Redis', () => {
  let embedded: Redis
  let real: Redis

  beforeAll(async () => {
    embedded = await startRedis()
    real = await startRedis({ url: real_url })
  })
  beforeEach(async () => {
    for (const redis of [embedded, real]) await pipeline(redis, [['flushdb']])
  })
  afterAll(async () => {
    await pipeline(real, [['flushdb']])
    await embedded.close()
    await real.close()
  })

  async function compare(list: string[][]): Promise<void> {
    const [ours, theirs] = [await pipeline(embedded, list), await pipeline(real, list)]
    expect(theirs).toHaveLength(list.length)
    for (const [index, words] of list.entries()) {
      const label = `number ${index}: ${JSON.stringify(words)}`
      expect(comparable(words, ours[index]), label).toEqual(comparable(words, theirs[index]))
    }
  }

  it('agree on every listed command', async () => {
    const list = readCommands('redis-commands.txt')
    expect(list.length).toBeGreaterThan(400)
    await compare(list)
  })

  it('agree on every listed script', async () => {
    const list = readCommands('redis-scripts.txt').map(words => ['eval', ...words])
    expect(list.length).toBeGreaterThan(150)
    await compare(list)
  })

  it(`agree on ${ROUNDS * COMMANDS_A_ROUND} random commands, seed ${SEED}`, async () => {
    expect(templateCount).toBeGreaterThan(100)
    for (let round = 0; round < ROUNDS; round++) {
      const chance = createChance(SEED + round)
      for (const redis of [embedded, real]) await pipeline(redis, [['flushdb']])
      await compare(Array.from({ length: COMMANDS_A_ROUND }, () => randomCommand(chance)))
    }
  })

  it(`agree on ${ROUNDS * COMMANDS_A_ROUND} random scripts, seed ${SEED}`, async () => {
    const chance = createChance(SEED)
    for (let round = 0; round < ROUNDS; round++)
      await compare(Array.from({ length: COMMANDS_A_ROUND }, () => randomScript(chance)))
  })

  it('abort the same transactions', async () => {
    const lists = [
      [
        ['set', 'a', '1'],
        ['incr', 'a'],
        ['lpush', 'a', 'x'],
        ['get', 'a'],
      ],
      [['set', 'a', '5'], ['get']],
      [['nope'], ['set', 'a', '6']],
    ]
    for (const list of lists)
      expect(await post(embedded, '/multi-exec', list)).toEqual(await post(real, '/multi-exec', list))
    expect(await pipeline(embedded, [['get', 'a']])).toEqual([{ result: '2' }])
  })

  it.each(['fixedWindow', 'slidingWindow', 'tokenBucket'] as const)('limit alike by %s', async name => {
    const limiters = {
      fixedWindow: Ratelimit.fixedWindow(5, '10 d'),
      slidingWindow: Ratelimit.slidingWindow(5, '10 d'),
      tokenBucket: Ratelimit.tokenBucket(1, '10 d', 5),
    }
    const play = async (redis: Redis): Promise<unknown[]> => {
      const limit = new Ratelimit({
        redis: new Client(redis),
        limiter: limiters[name],
        prefix: name,
        ephemeralCache: false,
      })
      const answers: unknown[] = []
      for (const rate of [1, 2, 1, 1, 1, 1, -1, 1, 2]) {
        const { success, remaining } = await limit.limit('me', { rate })
        answers.push({ rate, success, remaining })
      }
      answers.push((await limit.getRemaining('me')).remaining)
      await limit.resetUsedTokens('me')
      answers.push((await limit.limit('me')).remaining)
      return answers
    }
    expect(await play(embedded)).toEqual(await play(real))
  })
})

type Answer = { result?: unknown; error?: string }

async function post(redis: Redis, path: string, list: string[][]): Promise<unknown> {
  const headers = { authorization: `Bearer ${redis.token}` }
  const response = await fetch(redis.url + path, { method: 'POST', headers, body: JSON.stringify(list) })
  return response.json()
}

const pipeline = (redis: Redis, list: string[][]) => post(redis, '/pipeline', list) as Promise<Answer[]>

function comparable(words: string[], answer: Answer | undefined): unknown {
  const name = words[0] ?? ''
  const { result } = answer ?? {}
  if (Array.isArray(result) && UNORDERED.has(name)) (name.endsWith('scan') ? result[1] : result).sort()
  // The two clocks are read within seconds of each other, and the times are hundreds of seconds away.
  if (CLOCK.has(name) && typeof result === 'number' && result > 0) return name.length
  const text = JSON.stringify(answer)
  return DIFFERENCES.reduce((sofar, { from, to }) => sofar.replace(from, to), text)
}
