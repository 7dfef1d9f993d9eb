// What the limits of a key count, as docs/guides/limits.md says it.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await createWorld()
})

const brief = { brief: 'We open at six', channel: 'linkedin', asset_type: 'card' }
const NOTHING = { events: [], next: null, has_more: false }
const usedOf = async (caller: Caller) => {
  const { body } = await caller.get<{ limits: { requests_today: number }; caps: { used: number }[] }>('me')
  return [body.limits.requests_today, body.caps[0]?.used]
}

describe('the day of a key', () => {
  it('counts refusals, a 304 and a replayed answer, which takes no asset again', async () => {
    const caller = await world.key()
    const same = { 'idempotency-key': 'once' }
    const { body } = await caller.post<Run>('generate', brief, same)
    expect(await usedOf(caller)).toEqual([2, 1])
    expect((await caller.post('generate', brief, same)).headers.get('idempotency-replayed')).toBe('true')
    expect(await usedOf(caller)).toEqual([4, 1])
    const etag = (await caller.get(`runs/${body.id}`)).headers.get('etag') ?? ''
    expect((await caller.get(`runs/${body.id}`, { 'if-none-match': etag })).status).toBe(304)
    expect(await usedOf(caller)).toEqual([7, 1])
    expect((await caller.post('generate', { ...brief, brief: '' })).status).toBe(422)
    expect(await usedOf(caller)).toEqual([9, 1])
  })

  it('does not count a wait for events, which is let in on a spent day as well', async () => {
    const caller = await world.key({ daily_limit: 2 })
    const waits = { prefer: 'wait=5' }
    const began = world.world.now()
    for (let count = 0; count < 3; count++) {
      const { status, body, headers } = await caller.get('events', waits)
      expect([status, body, headers.get('preference-applied')]).toEqual([200, NOTHING, 'wait=5'])
    }
    expect(world.world.now().getTime() - began.getTime()).toBeGreaterThanOrEqual(15_000)
    expect(await usedOf(caller)).toEqual([1, 0])
    const { body } = await caller.post<Run>('generate', brief)
    const [told, ended] = await Promise.all([caller.get('events', waits), caller.get('events')])
    expect([told.status, ended.body.code, body.status]).toEqual([200, 'daily_limit_exceeded', 'queued'])
    await world.drain()
    const heard = await caller.get<{ events: { type: string }[] }>('events', waits)
    expect(heard.body.events.map(({ type }) => type)).toContain('run.succeeded')
  })

  it('does not count what it refuses with 429, and still gives a replayed answer', async () => {
    const caller = await world.key({ daily_limit: 2 })
    const same = { 'idempotency-key': 'once' }
    const first = await caller.post<Run>('generate', brief, same)
    await caller.get('me')
    for (let count = 0; count < 3; count++) {
      const refused = await caller.get('me')
      expect([refused.status, refused.body.code]).toEqual([429, 'daily_limit_exceeded'])
      expect((refused.body.detail as { used: number }).used).toBe(2)
    }
    expect(await caller.post('generate', brief, same)).toMatchObject({ status: 202, text: first.text })
  })
})

it('an address is counted where no key is asked for, and not for the calls of its keys', async () => {
  const caller = await world.key()
  const from = { 'cf-connecting-ip': '203.0.113.77' }
  for (let count = 0; count < 20; count++) await caller.get('me', from)
  const keyless = (path: string) => world.app.request(`https://api.example.com/api/v1/${path}`, { headers: from })
  const missing = await keyless('programmatic/me')
  expect([missing.status, missing.headers.get('ratelimit-remaining')]).toEqual([401, '60'])
  const left: (string | null)[] = []
  for (let count = 0; count < 3; count++) left.push((await keyless('health')).headers.get('ratelimit-remaining'))
  expect(left).toEqual(['59', '58', '57'])
})
