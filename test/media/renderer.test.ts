import type { Fetcher } from '@cloudflare/workers-types'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { ingest } from '#functions/doors/ingest.ts'
import { onError } from '#functions/http/answer/problem.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { request } from '#functions/http/request.ts'
import { intakeTake } from '#lib/adapters/renderer.ts'
import { parseSigningKeys } from '#lib/media/signed/hmac.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { codeOf } from '#test/support/problems.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const keys = parseSigningKeys(`1:${Buffer.alloc(32, 9).toString('base64')}`)
let world: TestWorld
let renderer: Hono<AppEnv>
let image_base64: string

beforeAll(async () => {
  world = await createWorld()
  renderer = new Hono<AppEnv>()
  renderer.use(request({ world: () => world.world, verify: async () => false, release: 'test' }))
  renderer.route('/ingest', ingest(keys))
  renderer.onError(onError)
  image_base64 = Buffer.from(await bytesOf(banded(90, 90, [1, 2, 3], [4, 5, 6]).png())).toString('base64')
})

const bound = (answer: (url: string, init: RequestInit) => Response | Promise<Response>) =>
  ({ fetch: async (url: string, init: RequestInit) => answer(url, init) }) as unknown as Fetcher
const take = (fetcher = bound((url, init) => renderer.request(url, init))) =>
  intakeTake({ renderer: fetcher, keys, now: world.world.now })

describe('intakeTake', () => {
  it('brings a picture to the renderer and its record back', async () => {
    const stored = await take()({ image_base64 }, 'picture')
    expect(stored).toMatchObject({
      width: 90,
      height: 90,
      content_type: 'image/png',
      blob_key: `library/${stored.sha256}`,
    })
    expect(world.blobs.held.get(stored.blob_key)?.bytes.length).toBe(stored.bytes)
    world.web.pages.set('https://cdn.example.com/a.png', () => new Response(Buffer.from(image_base64, 'base64')))
    expect(await take()({ image_url: 'https://cdn.example.com/a.png' }, 'logo')).toEqual(stored)
  })

  it('hands the renderer’s refusal to the caller, with its detail', async () => {
    expect(await codeOf(() => take()({ image_base64: 'AAAA' }, 'logo'))).toBe('unsupported_media_type')
    expect(await codeOf(() => take()({ image_url: 'https://127.0.0.1/' }, 'logo'))).toBe('url_not_allowed')
    const tiny = Buffer.from(await bytesOf(banded(9, 9, [1, 2, 3], [4, 5, 6]).png())).toString('base64')
    await expect(take()({ image_base64: tiny }, 'picture')).rejects.toMatchObject({
      code: 'validation_error',
      detail: [expect.objectContaining({ type: 'image_too_small' })],
    })
  })

  it('asks again when a connection is lost, once', async () => {
    let lost = 0
    const flaky = (times: number) =>
      take(bound((url, init) => (lost++ < times ? Promise.reject(new Error('lost')) : renderer.request(url, init))))
    expect((await flaky(1)({ image_base64 }, 'picture')).width).toBe(90)
    lost = 0
    await expect(flaky(2)({ image_base64 }, 'picture')).rejects.toBeInstanceOf(Unreachable)
  })

  it('judges base64 before it calls anybody', async () => {
    const never = bound(() => Promise.reject(new Error('called')))
    expect(await codeOf(() => take(never)({ image_base64: '!' }, 'logo'))).toBe('validation_error')
  })

  it.each([
    ['does not answer', () => Promise.reject(new Error('gone'))],
    ['answers no JSON', () => new Response('<html>')],
    ['fails', () => Response.json({ code: 'internal_error', message: 'x' }, { status: 500 })],
    ['does not know us', () => Response.json({ code: 'invalid_signature', message: 'x' }, { status: 401 })],
    ['says something new', () => Response.json({ code: 'brand_new', message: 'x' }, { status: 400 })],
  ])('is Unreachable when the renderer %s', async (_, answer) => {
    await expect(take(bound(answer))({ image_base64 }, 'logo')).rejects.toBeInstanceOf(Unreachable)
  })
})

describe('the renderer’s door', () => {
  it('401 for a call that is not signed by us, for these bytes and this use', async () => {
    let proof = ''
    const spy = bound((url, init) => {
      proof = new Headers(init.headers).get('authorization') ?? ''
      return renderer.request(url, init)
    })
    await take(spy)({ image_base64 }, 'picture')
    const body = Buffer.from(image_base64, 'base64')
    const knock = async (path: string, authorization: string, bytes = body) =>
      (await renderer.request(path, { method: 'POST', body: bytes, headers: { authorization } })).status
    expect(await knock('/ingest?use=picture', proof)).toBe(200)
    expect(await knock('/ingest?use=logo', proof)).toBe(401)
    expect(await knock('/ingest?use=picture', proof, Buffer.concat([body, body]))).toBe(401)
    expect(await knock('/ingest?use=picture', '')).toBe(401)
    expect(await knock('/ingest?use=anything', proof)).toBe(422)
  })
})
