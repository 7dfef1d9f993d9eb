// The client against the real api, with every word of it on the wire.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'
import { type Brand, BrandError, createBrand } from '../../client/index.mjs'

let world: TestWorld
let live: Caller
let brand: Brand
let sent: { method: string; path: string; headers: Headers; body: string | null }[]
let broken: (Response | Error)[]

/** To the app, with what is broken first. */
const ask = async (url: string, init: RequestInit): Promise<Response> => {
  const { pathname, search } = new URL(url)
  const headers = new Headers(init.headers)
  sent.push({
    method: init.method ?? 'GET',
    path: pathname + search,
    headers,
    body: (init.body ?? null) as string | null,
  })
  const first = broken.shift()
  if (first instanceof Error) throw first
  if (first) return first
  const context = {
    waitUntil: (work: Promise<unknown>) => world.world.later(work),
    passThroughOnException: () => {},
    props: {},
  }
  return world.app.request(url, init, {}, context)
}

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  sent = []
  broken = []
  brand = createBrand({ key: live.minted?.key ?? '', url: `${PUBLIC_URL}/`, fetch: ask, retries: 2 })
})

const card = { brief: '[[score:90]] We open at six', channel: 'linkedin', asset_type: 'card' }

describe('calls', () => {
  it('put each part of their input where it belongs', async () => {
    const run = await brand.generate(card)
    await world.drain()
    expect(await brand.getRun({ run_id: run.id })).toMatchObject({ id: run.id, status: 'succeeded' })
    const [first] = await brand.listRuns({ limit: 1, created_via: 'api' })
    expect(first?.id).toBe(run.id)
    const changed = await brand.updateBrandDna({ offer: { one_liner: 'Group runs' } })
    expect(changed.offer).toMatchObject({ one_liner: 'Group runs' })
    expect(await brand.deleteRun({ run_id: run.id })).toBeUndefined()
    expect(sent.map(({ method, path }) => `${method} ${path.replace('/api/v1/programmatic', '')}`)).toEqual([
      'POST /generate',
      `GET /runs/${run.id}`,
      'GET /runs?limit=1&created_via=api',
      'PATCH /brand-dna',
      `DELETE /runs/${run.id}`,
    ])
    expect(sent[0]?.headers.get('user-agent')).toMatch(/^brand-client\//)
  })

  it('throw what the service said, in one form', async () => {
    const error = await brand.generate({ ...card, asset_type: 'crd' }).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(BrandError)
    expect(error).toMatchObject({ code: 'unsupported_asset_type', status: 400 })
    expect((error as BrandError).doc_url).toBe(`${PUBLIC_URL}/docs/errors#unsupported_asset_type`)
    await expect(brand.getRun({} as never)).rejects.toThrow('getRun needs run_id.')
  })

  it('are repeated under one key after what passes, and not after what stays', async () => {
    broken = [new TypeError('fetch failed'), Response.json({ code: 'internal_error', message: 'No' }, { status: 500 })]
    const run = await brand.generate(card)
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'))
    expect([keys.length, new Set(keys).size]).toEqual([3, 1])
    expect((await brand.listRuns()).map(one => one.id)).toEqual([run.id])
    sent = []
    await expect(brand.getRun({ run_id: world.world.id() })).rejects.toMatchObject({ code: 'run_not_found' })
    expect(sent).toHaveLength(1)
    const much = { status: 429, headers: { 'retry-after': '3600' } }
    broken = [Response.json({ code: 'daily_limit_exceeded', message: 'Tomorrow' }, much)]
    await expect(brand.getKey()).rejects.toMatchObject({ code: 'daily_limit_exceeded', retry_after: 3600 })
    broken = Array.from({ length: 9 }, () => new TypeError('fetch failed'))
    await expect(brand.getKey()).rejects.toMatchObject({ code: 'connection_failed', status: undefined })
    expect(broken).toHaveLength(6)
  })

  it('end when they are aborted, also between two attempts', async () => {
    const controller = new AbortController()
    broken = Array.from({ length: 5 }, () => new TypeError('fetch failed'))
    const asked = brand.getKey({}, { signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(asked).rejects.toThrow('enough')
  })

  it('ask for a key and an address', () => {
    expect(() => createBrand({ key: '', url: PUBLIC_URL })).toThrow('needs a key')
    expect(() => createBrand({ key: 'sk_live_x', url: 'nowhere' })).toThrow('needs the url')
  })
})

describe('waiting', () => {
  const done = () => world.drain()

  it('gives the run that has ended, and tells of its steps', async () => {
    const seen: string[] = []
    const run = await brand.generate(card)
    const waiting = brand.waitForRun(run.id, { holdSeconds: 1, onProgress: one => seen.push(one.status) })
    await done()
    expect(await waiting).toMatchObject({ id: run.id, status: 'succeeded', verdict: 'approved' })
    expect(seen.at(-1)).toBe('succeeded')
  })

  it('throws a run that has failed, with the run', async () => {
    const failing = { ...card, brief: '[[fail:draw]] We open' }
    const tester = createBrand({
      key: (await world.key({ mode: 'test' })).minted?.key ?? '',
      url: PUBLIC_URL,
      fetch: ask,
    })
    const made = tester.make(failing, { holdSeconds: 1 }).catch((error: unknown) => error)
    await expect.poll(() => world.queue.waiting.length).toBe(1)
    await done()
    expect(await made).toMatchObject({ code: 'run_failed', run: { status: 'failed', error_code: 'draw_failed' } })
  })

  it('asks what would happen, and makes nothing', async () => {
    expect(await brand.dryRun(card)).toMatchObject({ would: 'queue' })
    expect(await brand.listRuns()).toEqual([])
  })

  it('ends after its time and says how far the run was', async () => {
    const run = await brand.generate(card)
    const late = brand.waitForRun(run.id, { holdSeconds: 0, wait: 0 })
    await expect(late).rejects.toMatchObject({ code: 'timed_out', run: { id: run.id, status: 'queued' } })
  })
})

describe('lists', () => {
  it('go on over pages, by offset and by cursor', async () => {
    for (let count = 0; count < 5; count++) {
      world.pass(1_000)
      await brand.updateBrandDna({ tagline: `Take ${count}` })
    }
    await world.drain()
    const versions: number[] = []
    for await (const { version } of brand.each('listBrandVersions', { limit: 2 })) versions.push(version)
    expect(versions.length).toBeGreaterThanOrEqual(5)
    expect(new Set(versions).size).toBe(versions.length)
    const ids: string[] = []
    for await (const { request_id } of brand.each('listRequests', { limit: 2 })) ids.push(request_id)
    expect([ids.length, new Set(ids).size]).toEqual([5, 5])
  })
})
