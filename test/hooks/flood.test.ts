// Bodies of 90 MB at doors whose callers have proved nothing: how much of them is taken in.
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { ingest } from '#functions/doors/ingest.ts'
import { onError } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { signed } from '#functions/http/body/signature.ts'
import { request } from '#functions/http/request.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { signCall } from '#lib/media/signed/internal-call.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const FLOOD = 90 * 1024 * 1024
const CHUNK = 64 * 1024
const keys = parseSigningKeys(`1:${Buffer.alloc(32, 9).toString('base64')}`)
const context = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
let world: TestWorld
let doors: Hono<AppEnv>

beforeAll(async () => {
  world = await createWorld()
  doors = new Hono<AppEnv>()
  doors.use(request({ world: () => world.world, verify: async () => false, release: 'test' }))
  doors.use(
    '/hooks/*',
    signed(async () => false, 'https://render.example.com'),
  )
  doors.route('/ingest', ingest(keys))
  doors.onError(onError)
})

/** Sends 90 MB and counts how many were asked for. */
async function flood(app: Hono<AppEnv>, path: string, headers: Record<string, string>) {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull: controller => {
      if (taken >= FLOOD) return controller.close()
      taken += CHUNK
      controller.enqueue(new Uint8Array(CHUNK))
    },
  })
  const init = { method: 'POST', body, headers, duplex: 'half' }
  const { status } = await app.request(`https://api.example.com${path}`, init, {}, context)
  return { status, taken }
}

const length = { 'content-length': String(FLOOD) }
const exp = () => Math.floor(world.world.now().getTime() / 1000) + 30

describe('a body of 90 MB', () => {
  it.each([
    ['/hooks/sweep', {}, 401, 0],
    ['/hooks/sweep', { ...length, 'upstash-signature': 'a.b.c' }, 413, 0],
    ['/hooks/posts', { 'upstash-signature': 'a.b.c' }, 413, 1024 * 1024],
    ['/hooks/failed', { authorization: 'Internal 1.1.x' }, 413, 1024 * 1024],
    ['/telegram/webhook', {}, 401, 0],
    ['/billing/stripe', {}, 401, 0],
    ['/connect/x', length, 413, 0],
    ['/connect/x', {}, 413, 4_096],
    ['/uploads/01900000-0000-7000-8000-000000000000/1', {}, 405, 0],
  ])('%s with %o answers %i and takes %i bytes at most', async (path, headers, status, most) => {
    const flooded = await flood(world.app, path, headers)
    expect(flooded.status).toBe(status)
    // What a stream has read ahead comes on top.
    expect(flooded.taken).toBeLessThanOrEqual(most + 2 * CHUNK)
  })

  it('is not taken in by the render Worker either, whoever it claims to be from', async () => {
    const claims = [
      '',
      `Internal ${exp()}.1.${'A'.repeat(43)}.${'0'.repeat(64)}`,
      `Internal ${exp()}.1.${'A'.repeat(43)}`,
    ]
    for (const authorization of claims) {
      const flooded = await flood(doors, '/ingest?use=logo', { authorization })
      expect([authorization, flooded.status]).toEqual([authorization, 401])
      expect(flooded.taken).toBeLessThanOrEqual(2 * CHUNK)
    }
    const real = await signCall(keys, { target: '/ingest?use=logo', body: Buffer.from('other') }, world.world.now())
    expect((await flood(doors, '/ingest?use=logo', { authorization: real })).taken).toBeLessThan(33 * 1024 * 1024)
    expect((await flood(doors, '/hooks/steps', {})).taken).toBeLessThanOrEqual(2 * CHUNK)
  })
})
