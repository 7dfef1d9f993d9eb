// Wrong keys are counted by the limiter's own scripts, over nothing of Upstash's client but two commands.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Redis, startRedis } from '#dev/redis/start.ts'
import { connect } from '#lib/adapters/upstash.ts'
import { failureLimiter } from '#lib/adapters/upstash-limiter.ts'

const nothing = { name: 'nothing', source: 'return nil' }
let door: Redis

beforeAll(async () => {
  door = await startRedis()
  // Its first script takes longer than an attempt may.
  await vi.waitFor(() => connect(door.url, door.token, Date.now).run(nothing, [], []), 10_000)
})
afterEach(() => {
  vi.useRealTimers()
  door.fault()
})
afterAll(() => door.close())

const opened = (token = door.token) => failureLimiter(door.url, token)

/** An hour that no window of five minutes ends within, so that a count is never parted. */
const midWindow = () => vi.setSystemTime(Math.floor(Date.now() / 300_000) * 300_000 + 60_000)

// The 300 ms are real ones, which a busy machine may spend on something else.
describe('attempts', { retry: 5 }, () => {
  it('are let through twenty times, in whichever isolate they are counted', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    midWindow()
    const [one, other] = [opened(), opened()]
    const address = randomUUID()
    for (let time = 0; time < 20; time++)
      expect(await (time % 2 ? one : other).count(address)).toMatchObject({ allowed: true, limit: 20 })
    const refused = await one.count(address)
    expect(refused).toMatchObject({ allowed: false, limit: 20 })
    expect(refused.resets_at.getTime() - Date.now()).toBe(240_000)
    expect(await one.count(randomUUID())).toMatchObject({ allowed: true })
  })

  it('send the script whole only where it is not known by its hash', async () => {
    const told: string[] = []
    door.fault(({ body }) => {
      told.push(JSON.parse(body.toString())[0])
      return undefined
    })
    const limiter = opened()
    for (let time = 0; time < 2; time++) await limiter.count(randomUUID())
    expect(told.filter(command => command === 'eval').length).toBeLessThanOrEqual(1)
    expect(told.filter(command => command === 'evalsha')).toHaveLength(2)
  })
})

describe('without Redis nobody is kept out', { retry: 5 }, () => {
  it.each([
    ['it refuses', { kind: 'refuse' }],
    ['it hangs', { kind: 'hang' }],
    ['it is not well', { kind: 'status', status: 500 }],
  ] as const)('where %s', async (_, fault) => {
    door.fault(() => fault)
    const began = performance.now()
    for (let time = 0; time < 3; time++) expect(await opened().count('somebody')).toMatchObject({ allowed: true })
    expect(performance.now() - began).toBeLessThan(3_000)
  })

  it('where it does not take our token', async () => {
    expect(await opened('another').count('somebody')).toMatchObject({ allowed: true })
  })
})
