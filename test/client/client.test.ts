// The client against the real api, with every word of it on the wire.
import { setTimeout } from 'node:timers/promises'
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
    const run = await brand.generate({ ...card, brief: 'We open at six' })
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

  it('bring a body where one is expected, empty or not', async () => {
    const proposed = await brand.proposeArtwork({})
    expect(proposed).toBeDefined()
    expect(sent.at(-1)?.body).toBe('{}')
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

  it('pause for longer each time, as long as Retry-After says, and not for what no attempt mends', async () => {
    const waits: number[] = []
    const onRetry = (_: BrandError, { attempt, wait }: { attempt: number; wait: number }) => {
      waits[attempt] = Math.round(wait)
      return false
    }
    const impatient = createBrand({ key: live.minted?.key ?? '', url: PUBLIC_URL, fetch: ask, onRetry })
    const waitAfter = async (first: Response | Error) => {
      broken = [first]
      waits.length = 0
      await expect(impatient.getKey()).rejects.toBeInstanceOf(BrandError)
      expect(sent.splice(0)).toHaveLength(1)
      return waits[0]
    }
    const answer = (status: number, code: string, after?: string) =>
      Response.json({ code, message: 'No' }, { status, headers: after ? { 'retry-after': after } : {} })
    const lost = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })
    expect(await waitAfter(answer(500, 'internal_error'))).toSatisfy(ms => ms >= 250 && ms <= 500)
    expect(await waitAfter(answer(429, 'rate_limited', '7'))).toSatisfy(ms => ms >= 7_000 && ms <= 7_500)
    expect(await waitAfter(answer(503, 'dependency_unavailable', '3'))).toBe(3_000)
    const inNine = new Date(Date.now() + 9_500).toUTCString()
    expect(await waitAfter(answer(503, 'dependency_unavailable', inNine))).toSatisfy(ms => ms > 8_000 && ms < 9_500)
    expect(await waitAfter(answer(409, 'idempotency_in_progress'))).toBeGreaterThan(0)
    expect(await waitAfter(lost('ECONNRESET'))).toBeGreaterThan(0)
    for (const hopeless of [
      ...[400, 401, 402, 403, 404, 422].map(status => answer(status, 'any')),
      ...[answer(409, 'idempotency_key_reused'), answer(429, 'daily_limit_exceeded', '3600')],
      ...['ENOTFOUND', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT'].map(lost),
      new Response('{', { headers: { 'content-type': 'application/json' } }),
    ])
      expect(await waitAfter(hopeless)).toBeUndefined()
  })

  it('give status and headers when they are asked for by name, and keep what came instead', async () => {
    const { status, headers, data } = await brand.call('getKey')
    expect([status, data.mode]).toEqual([200, 'live'])
    expect(headers.get('x-request-id')).toMatch(/^req_/)
    broken = [new Response('<h1>Log in</h1>', { status: 403, headers: { 'content-type': 'text/html' } })]
    const error = await brand.getKey().catch((error: unknown) => error)
    expect(error).toMatchObject({ code: 'bad_response', status: 403, answer: { text: '<h1>Log in</h1>' } })
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
    const run = await brand.generate({ ...card, brief: 'We open at six on Saturdays' })
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

  it('shows the run each time the service has answered, until it is over', async () => {
    const { id } = await brand.generate(card)
    const seen: string[] = []
    for await (const run of brand.watchRun(id, { holdSeconds: asked => (asked === 0 ? 0 : 1) })) {
      seen.push(run.status)
      await done()
    }
    expect(seen).toEqual(['queued', 'succeeded'])
    expect(sent.filter(({ path }) => path.endsWith(id)).map(({ headers }) => headers.get('prefer'))).toEqual([
      'wait=0',
      'wait=1',
    ])
  })

  /** Holds a request as the service does, which the clock of the tests does not. */
  const holding = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const seconds = Number(/^wait=(\d+)$/.exec(headers.get('prefer') ?? '')?.[1] ?? 0)
    await setTimeout(seconds * 1000, undefined, { signal: init.signal ?? undefined })
    return ask(url, { ...init, headers: { ...Object.fromEntries(headers), prefer: 'wait=0' } })
  }
  const held = (timeout?: number) =>
    createBrand({ key: live.minted?.key ?? '', url: PUBLIC_URL, fetch: holding, ...(timeout && { timeout }) })
  const took = async (work: Promise<unknown>) => {
    const began = performance.now()
    await expect(work).rejects.toMatchObject({ code: 'timed_out', run: { status: 'queued' } })
    return performance.now() - began
  }

  it('is over when its time is, however long the service would hold it', async () => {
    const run = await held().generate(card)
    expect(await took(held().waitForRun(run.id, { wait: 1_000 }))).toBeLessThan(2_300)
    expect(await took(held().make(card, { wait: 1_000 }))).toBeLessThan(2_300)
  })

  it('is over when its time is, also where the service does not answer', async () => {
    const dead = (url: string, init: RequestInit) =>
      init.method === 'POST' ? ask(url, init) : setTimeout(20_000, new Response(), { signal: init.signal ?? undefined })
    const brand = createBrand({ key: live.minted?.key ?? '', url: PUBLIC_URL, fetch: dead })
    const began = performance.now()
    await expect(brand.make(card, { wait: 500 })).rejects.toMatchObject({ code: 'timed_out' })
    expect(performance.now() - began).toBeLessThan(2_300)
    const stopped = brand.waitForRun('x', { wait: 20_000, signal: AbortSignal.timeout(200) })
    await expect(stopped).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('asks for no longer than an attempt may take', async () => {
    const { id } = await held(500).generate(card)
    const asked = () => sent.map(({ headers }) => headers.get('prefer'))
    expect(await took(held(500).waitForRun(id, { wait: 1_500 }))).toBeLessThan(2_800)
    expect(asked().length).toBeGreaterThan(1)
    expect(await took(held().waitForRun(id, { wait: 1_500, timeout: 500 }))).toBeLessThan(2_800)
  })

  it('ends after its time and says how far the run was', async () => {
    const run = await brand.generate(card)
    const late = brand.waitForRun(run.id, { holdSeconds: 0, wait: 0 })
    await expect(late).rejects.toMatchObject({ code: 'timed_out', run: { id: run.id, status: 'queued' } })
  })
})

describe('files', () => {
  const png = Uint8Array.from([137, 80, 78, 71])
  const sha256 = '0f4636c78f65d3639ece5a064b5ae753e3408614a14fb18ab4d7540d2c248543'

  it('come whole, without the key, and again when they were damaged', async () => {
    broken = [new Response(png.slice(0, 3)), new Response(png)]
    expect(await brand.download({ url: '/assets/a.png', sha256 })).toEqual(png)
    expect(sent.map(({ path, headers }) => [path, headers.has('authorization')])).toEqual([
      ['/assets/a.png', false],
      ['/assets/a.png', false],
    ])
  })

  it('that stay damaged or are gone are not taken', async () => {
    broken = [new Response('x'), new Response('x'), new Response('x')]
    await expect(brand.download({ url: '/assets/a.png', sha256 })).rejects.toMatchObject({ code: 'download_damaged' })
    broken = [new Response('', { status: 404 })]
    await expect(brand.download({ url: '/assets/a.png' })).rejects.toMatchObject({ status: 404 })
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
