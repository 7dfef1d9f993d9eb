// Writes that make no run: sent again under their Idempotency-Key, they answer as they did and do nothing more.
import { readFileSync } from 'node:fs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '#lib/ctx.ts'
import { claim } from '#lib/idempotency/record.ts'
import { takeTurn } from '#lib/idempotency/turn.ts'
import type { Answered, Caller } from '#test/support/caller.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let key: Caller
let image_base64: string
let name = 0
const named = () => ({ 'idempotency-key': `write-${++name}` })

beforeAll(async () => {
  image_base64 = Buffer.from(await bytesOf(banded(390, 844, [249, 246, 229], [79, 70, 229]).png())).toString('base64')
})

beforeEach(async () => {
  world = await createWorld()
  key = await world.key()
})

function expectReplay(first: Answered<unknown>, second: Answered<unknown>): void {
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  expect(second.headers.get('idempotency-replayed')).toBe('true')
  expect([second.status, second.text]).toEqual([first.status, first.text])
  for (const header of ['content-type', 'location', 'etag'])
    expect(second.headers.get(header)).toBe(first.headers.get(header))
}

const webhook = async () =>
  (await key.post<{ id: string }>('webhooks', { url: 'https://hooks.example.com/in', events: ['*'] })).body.id

describe('a write under an Idempotency-Key', () => {
  it('is offered by every write that keeps something', () => {
    const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'))
    const without = Object.entries<Record<string, { parameters?: { name: string }[] }>>(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => ['post', 'patch', 'put', 'delete'].includes(method))
        .filter(([, { parameters = [] }]) => !parameters.some(one => one.name === 'Idempotency-Key'))
        .map(([method]) => `${method} ${path}`),
    )
    // A question keeps nothing; canceling, pausing and resuming twice is the same as once.
    const once = [
      'delete …/posts/{post_id}',
      'delete …/campaigns/{campaign_id}',
      'put …/posting/pause',
      'delete …/posting/pause',
    ]
    expect(without).toEqual(['post …/clarify', ...once].map(line => line.replace('…', '/api/v1/programmatic')))
  })

  it('stores one screen, tells where it is again, and removes it once', async () => {
    const headers = named()
    const body = { name: 'Home', image_base64 }
    const first = await key.post('brand-assets/screens', body, headers)
    expect(first.status).toBe(201)
    expectReplay(first, await key.post('brand-assets/screens', body, headers))
    expect((await key.get<unknown[]>('brand-assets/screens')).body).toHaveLength(1)
    const away = named()
    const remove = () => key.send('DELETE', `brand-assets/screens/${first.body.id}`, null, away)
    const gone = await remove()
    expect(gone.status).toBe(204)
    expectReplay(gone, await remove())
  })

  it('makes one version of the brand', async () => {
    const headers = named()
    const patch = { tagline: 'Bread before dawn' }
    const first = await key.patch('brand-dna', patch, headers)
    expectReplay(first, await key.patch('brand-dna', patch, headers))
    expect((await key.get<unknown[]>('brand-dna/versions')).body).toHaveLength(1)
  })

  it('shows the same new secret twice and sends one test', async () => {
    const id = await webhook()
    const headers = named()
    const first = await key.send<{ secret: string }>('POST', `webhooks/${id}/rotate-secret`, null, headers)
    expect(first.body.secret).toMatch(/^whsec_/)
    expectReplay(first, await key.send('POST', `webhooks/${id}/rotate-secret`, null, headers))
    const test = named()
    expectReplay(
      await key.send('POST', `webhooks/${id}/test`, null, test),
      await key.send('POST', `webhooks/${id}/test`, null, test),
    )
    expect((await key.get<unknown[]>(`webhooks/${id}/deliveries`)).body).toHaveLength(1)
  })

  it('409 for another body, and a refusal is not kept', async () => {
    const headers = named()
    const missing = await key.patch('brand-assets/screens/01900000-0000-7000-8000-000000000000', { name: 'A' }, headers)
    expect(missing.status).toBe(404)
    const wrong = named()
    expect((await key.patch('brand-dna', { tagline: 7 }, wrong)).status).toBe(422)
    expect((await key.patch('brand-dna', { tagline: 'Now' }, wrong)).status).toBe(200)
    const other = await key.patch('brand-dna', { tagline: 'Then' }, wrong)
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused'])
  })

  it('works once for many at the same moment; who comes too early is told so', async () => {
    const headers = named()
    const body = { name: 'Home', image_base64 }
    const all = await Promise.all(
      Array.from({ length: 6 }, () => key.post<Record<string, unknown>>('brand-assets/screens', body, headers)),
    )
    const made = all.filter(answer => answer.status === 201)
    expect(made.length).toBeGreaterThan(0)
    expect(new Set(made.map(answer => answer.text)).size).toBe(1)
    for (const early of all.filter(answer => answer.status !== 201)) {
      expect([early.status, early.body.code]).toEqual([409, 'idempotency_in_progress'])
      expect(early.headers.get('retry-after')).toBe('1')
    }
    expect((await key.get<unknown[]>('brand-assets/screens')).body).toHaveLength(1)
  })
})

describe('a turn', () => {
  const context = (): Ctx => {
    if (!key.minted) throw new Error('no key was minted')
    const limits = { day_spent: false, assert: () => undefined, assertWindow: () => undefined }
    const usage = { minute: 0, creating: 0, day: 0 }
    const { workspace } = world
    return {
      ...world.world,
      ...{ workspace, key: key.minted, livemode: true, actor: 'key:test' as const, request_id: 'req', limits, usage },
    }
  }
  const claimed = async () => {
    const made = await claim('POST /things', 'one', {})
    if (!made) throw new Error('there was a key')
    return made
  }

  it('passes with its id to the next after a minute, and the late end of the first one takes nothing away', async () => {
    const first = await takeTurn(context(), await claimed())
    await expect(takeTurn(context(), await claimed())).rejects.toThrow('still at work')
    world.pass(61_000)
    const second = await takeTurn(context(), await claimed())
    if (!('id' in first && 'id' in second)) throw new Error('nothing was kept yet')
    expect(second.id).toBe(first.id)
    await first.drop()
    await expect(takeTurn(context(), await claimed())).rejects.toThrow('still at work')
    const answer = { status: 200, body: '{}', headers: {} }
    await second.keep(answer)
    expect(await takeTurn(context(), await claimed())).toEqual(answer)
  })
})
