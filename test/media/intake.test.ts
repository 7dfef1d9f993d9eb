import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { takumiPictures } from '#lib/adapters/engine/pictures.ts'
import { createHttp } from '#lib/fetch.ts'
import { decodeBase64 } from '#lib/media/base64.ts'
import { takePicture } from '#lib/media/picture/intake.ts'
import { Problem } from '#lib/problem.ts'
import { type HostileServer, hostileServer } from '#test/support/hostile-server.ts'
import { banded, bytesOf, noise } from '#test/support/pictures.ts'
import { codeOf } from '#test/support/problems.ts'

const pictures = takumiPictures()
const http = createHttp({ fetch, resolve: async () => ['93.184.215.14'], ownOrigins: [], allowLocal: true })
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

const clock = { now: () => new Date(), pause: (ms: number) => new Promise(resolve => setTimeout(resolve, ms)) }

describe('takePicture by base64', () => {
  let png: Uint8Array
  beforeAll(async () => {
    png = await bytesOf(banded(120, 90, [250, 250, 250], [20, 90, 60]).png())
  })
  const take = (image_base64: string) => takePicture({ ...clock, http, pictures }, { image_base64 }, 'picture')

  it('takes it plain, as data URI of any name, and with line breaks', async () => {
    const plain = await take(base64(png))
    expect(plain).toMatchObject({ content_type: 'image/png', width: 120, height: 90 })
    const broken = base64(png).replace(/.{76}/g, '$&\r\n')
    for (const way of [
      `data:image/png;base64,${base64(png)}`,
      `data:text/html;charset=utf-8;base64,${base64(png)}`,
      broken,
    ])
      expect((await take(way)).sha256).toBe(plain.sha256)
  })

  it.each([
    '',
    '   ',
    '!!!!',
    'abcde',
    'data:image/png;base64,',
    'data:image/png,abc',
    'a===',
    'AAAA====',
    'aGk_',
    'https://a.dev/x.png',
  ])('validation_error: %j', async text => expect(await codeOf(() => take(text))).toBe('validation_error'))

  it('judges the length before it decodes', () => {
    const start = performance.now()
    const text = 'A'.repeat(40_000_000)
    expect(() => decodeBase64(text)).toThrow(expect.objectContaining({ code: 'image_too_large' }))
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  it('names the field', async () => {
    const error = await take('!').catch((problem: unknown) => problem)
    expect(error instanceof Problem && error.detail).toEqual([
      { loc: ['body', 'image_base64'], msg: 'is not base64', type: 'invalid_format' },
    ])
  })
})

describe('takePicture by URL', () => {
  let server: HostileServer
  let jpeg: Uint8Array
  beforeAll(async () => {
    jpeg = await bytesOf((await noise(320, 240)).jpeg())
    server = await hostileServer({
      '/fine': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(jpeg),
      '/missing': (_, response) => void response.writeHead(404).end('nothing here: SECRET'),
      '/broken': (_, response) => void response.writeHead(500).end('SECRET stack'),
      '/empty': (_, response) => void response.end(),
      '/partial': (_, response) => void response.writeHead(206).end(jpeg),
      '/page': (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('<html>login</html>'),
      '/half': (_, response) => void response.end(jpeg.subarray(0, jpeg.length >> 1)),
      '/huge': (_, response) => void response.end(Buffer.alloc(21_000_000)),
      '/reset': (_, response) => void response.socket?.destroy(),
      '/moved': (_, response) => void response.writeHead(302, { location: '/fine' }).end(),
      '/ring': (_, response) => void response.writeHead(302, { location: '/ring' }).end(),
      '/inside': (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/meta' }).end(),
    })
  })
  afterAll(() => server.close())
  const take = (path: string) =>
    takePicture({ ...clock, http, pictures }, { image_url: `${server.url}${path}` }, 'picture')

  it.each(['/fine', '/moved'])('takes %s for what its bytes are', async path => {
    expect(await take(path)).toMatchObject({ content_type: 'image/jpeg', width: 320, height: 240 })
  })

  it.each([
    ['/missing', 'image_unreachable'],
    ['/broken', 'image_unreachable'],
    ['/reset', 'image_unreachable'],
    ['/partial', 'image_unreachable'],
    ['/ring', 'image_unreachable'],
    ['/inside', 'url_not_allowed'],
    ['/page', 'unsupported_media_type'],
    ['/empty', 'unsupported_media_type'],
    ['/half', 'image_undecodable'],
    ['/huge', 'image_too_large'],
  ])('%s: %s', async (path, code) => {
    expect(await codeOf(() => take(path))).toBe(code)
  })

  it('says the same whatever went wrong there, and nothing that was found', async () => {
    const said = await Promise.all(['/missing', '/broken', '/reset', '/ring'].map(path => take(path).catch(String)))
    expect(new Set(said).size).toBe(1)
    expect(said[0]).not.toContain('SECRET')
    const closed = await takePicture(
      { ...clock, http, pictures },
      { image_url: 'http://127.0.0.1:1/' },
      'picture',
    ).catch(String)
    expect(closed).toBe(said[0])
  })
})
