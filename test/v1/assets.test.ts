import { beforeAll, describe, expect, it } from 'vitest'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const RUN = '01900000-0000-7000-8000-000000000000'
const path = `/assets/${RUN}/${'a'.repeat(64)}.png`
let world: TestWorld

beforeAll(async () => {
  world = await createWorld()
  await world.blobs.put(path.slice(1), new TextEncoder().encode('0123456789'), 'image/png')
})

const get = (headers: Record<string, string> = {}) => world.anonymous.get(path, headers)

describe('GET /assets/:run_id/:file', () => {
  it('200 for anybody, for ever, and for any page', async () => {
    const answer = await get()
    expect([answer.status, answer.text]).toEqual([200, '0123456789'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.any(String),
    })
    expect(answer.headers.has('ratelimit-limit')).toBe(false)
  })

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('206 for %s', async (range, text, content_range) => {
    const answer = await get({ range })
    expect([answer.status, answer.text, answer.headers.get('content-range')]).toEqual([206, text, content_range])
  })

  it.each([
    ['mp4', 'video/mp4'],
    ['vtt', 'text/vtt'],
  ])('206 for a player that seeks in a .%s file', async (ending, content_type) => {
    const file = path.replace(/png$/, ending)
    await world.blobs.put(file.slice(1), new TextEncoder().encode('0123456789'), content_type)
    const answer = await world.anonymous.get(file, { range: 'bytes=0-1' })
    expect([answer.status, answer.text]).toEqual([206, '01'])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': content_type,
      'content-disposition': 'inline',
      'content-range': 'bytes 0-1/10',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('404 for parts of films that are on their way', async () => {
    await world.blobs.put(`parts/${RUN}/${'a'.repeat(64)}.h264`, new Uint8Array(4), 'video/h264')
    expect((await world.anonymous.get(`/parts/${RUN}/${'a'.repeat(64)}.h264`)).status).toBe(404)
    expect((await world.anonymous.get(path.replace(/png$/, 'h264'))).status).toBe(404)
  })

  it('416 past the end, 200 for what is no single range or another version', async () => {
    expect((await get({ range: 'bytes=10-' })).status).toBe(416)
    expect((await get({ range: 'bytes=0-1,3-4' })).status).toBe(200)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200)
  })

  it('304 for the version that the caller has', async () => {
    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get({ 'if-none-match': `"x", ${etag}` })).status).toBe(304)
  })

  it('404 for a file that is not there and for any other path', async () => {
    expect((await world.anonymous.get(path.replace(/a{64}/, 'b'.repeat(64)))).body.code).toBe('asset_not_found')
    expect((await world.anonymous.get('/assets/x/../../library/y')).status).toBe(404)
  })
})
