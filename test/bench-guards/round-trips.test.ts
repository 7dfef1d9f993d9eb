// What each route asks of Postgres and Redis, counted at their doors while the api Worker runs in workerd.
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { longestChain } from '#bench/rig/doors/trips.ts'
import { type Near, openNear } from '#bench/rig/near.ts'
import { generated, refusals, wrongBodies } from '#bench/rig/refusals.ts'
import { MintInput, mint } from '#lib/keys/mint.ts'
import { by } from '#test/support/world.ts'

let api: Near

beforeAll(async () => {
  api = await openNear(new Blob([readFileSync(inject('database_image'))]))
}, 120_000)

afterAll(() => api?.close())

type Request = Parameters<Near['call']>

describe('the chain of questions', () => {
  it('is as long as its longest part, whatever goes on beside it', () => {
    expect(longestChain([], 10)).toBe(0)
    expect(longestChain([0, 1, 2], 10)).toBe(1)
    expect(longestChain([0, 1, 12, 13, 25], 10)).toBe(3)
  })
})

describe('round trips', { retry: 2 }, () => {
  it('GET run: two questions at once', async () => {
    const { status, asked, serial } = await api.counted('GET', `runs/${api.run_id}`)
    expect({ status, asked, serial }).toEqual({ status: 200, asked: { redis: 1, postgres: 1 }, serial: 1 })
    const { headers } = await api.call('GET', `runs/${api.run_id}`)
    const unchanged = await api.counted('GET', `runs/${api.run_id}`, undefined, {
      'if-none-match': headers.get('etag') ?? '',
    })
    expect([unchanged.status, unchanged.subrequests, unchanged.serial]).toEqual([304, 2, 1])
  })

  it('generate: the key, then everything else in one statement; the queue is not waited for', async () => {
    const { status, asked, serial } = await api.counted('POST', 'generate', generated())
    expect({ status, serial }).toEqual({ status: 202, serial: 2 })
    expect(asked).toMatchObject({ redis: 1, postgres: 1 })
    api.faultQueue({ kind: 'hang' })
    expect((await api.call('POST', 'generate', generated({ variation: 1 }))).status).toBe(202)
    api.faultQueue()
  })

  it('generate again with its Idempotency-Key: one question more, for the stored answer', async () => {
    const headers = { 'idempotency-key': 'round-trips' }
    await api.call('POST', 'generate', generated(), headers)
    const { status, serial } = await api.counted('POST', 'generate', generated(), headers)
    expect({ status, serial }).toEqual({ status: 202, serial: 3 })
  })

  it.each(refusals)('%s: one at most', async (_, status, request) => {
    const found = await api.counted(...request)
    expect([found.status, found.serial <= 1]).toEqual([status, true])
  })

  it('429: one', async () => {
    const input = MintInput.parse({ workspace_id: api.workspace_id, mode: 'live', daily_limit: 1 })
    const spent = await mint(api.world, by, input)
    const headers = { authorization: `Bearer ${spent.key}` }
    expect((await api.call('GET', 'me', undefined, headers)).status).toBe(200)
    const requests: Request[] = [
      ['GET', 'me', undefined, headers],
      ['POST', 'generate', generated(), headers],
    ]
    for (const request of requests) {
      const { status, serial } = await api.counted(...request)
      expect([status, serial]).toEqual([429, 1])
    }
  })

  it('every documented operation with a body refuses a wrong one after one question at most', async () => {
    const refused: string[] = []
    for (const [what, request] of wrongBodies()) {
      const { status, serial } = await api.counted(...request)
      refused.push(what)
      expect([what, status >= 400 && status < 500, serial <= 1]).toEqual([what, true, true])
    }
    expect(refused).toContain('post /api/v1/programmatic/generate')
  }, 60_000)
})
