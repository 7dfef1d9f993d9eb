import { beforeAll, describe, expect, it } from 'vitest'
import type { Screen } from '#lib/brand/screens.ts'
import type { Caller } from '#test/support/caller.ts'
import { banded, bytesOf, noise, rgba } from '#test/support/pictures.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const PATHS = ['brand-assets/screens', '/brand-assets/screens']
let world: TestWorld
let key: Caller
let phone: string
let desktop: string
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

beforeAll(async () => {
  world = await createWorld()
  key = await world.key()
  phone = base64(await bytesOf(banded(390, 844, [249, 246, 229], [79, 70, 229]).png()))
  desktop = base64(await bytesOf(banded(720, 450, [9, 12, 17], [255, 144, 58]).png()))
})

const added = async (by: Caller, name: string, image_base64 = phone) =>
  (await by.post<Screen>('brand-assets/screens', { name, image_base64 })).body

describe.each(PATHS)('%s', path => {
  it('201 stores a screen, 200 lists, retags, 204 removes it', async () => {
    const posted = await key.post<Screen>(path, {
      name: ' Home ',
      screen_type: 'home',
      theme: 'light',
      image_base64: phone,
    })
    expect(posted.status).toBe(201)
    const { id, sha256 } = posted.body
    expect(posted.body).toEqual({
      ...{ id: expect.any(String), name: 'Home', screen_type: 'home', device: 'phone', theme: 'light' },
      image_url: expect.stringMatching(new RegExp(`^${PUBLIC_URL}/library/${sha256}\\?exp=\\d+&kid=1&sig=[\\w-]{43}$`)),
      ...{ content_type: 'image/png', width: 390, height: 844, bytes: expect.any(Number), sha256: expect.any(String) },
      ...{ created_at: '2026-11-20T12:00:00.000Z', updated_at: '2026-11-20T12:00:00.000Z' },
    })
    expect(posted.headers.get('location')).toMatch(new RegExp(`/brand-assets/screens/${id}$`))
    const listed = await key.get<Screen[]>(path)
    expect([listed.status, listed.body]).toEqual([200, expect.arrayContaining([posted.body])])

    world.pass(1_000)
    const patched = await key.send<Screen>('PATCH', `${path}/${id}`, JSON.stringify({ name: 'Start', theme: 'dark' }), {
      'content-type': 'application/json',
    })
    world.pass(-1_000)
    expect([patched.status, patched.body]).toEqual([
      200,
      { ...posted.body, name: 'Start', theme: 'dark', updated_at: '2026-11-20T12:00:01.000Z' },
    ])
    const removed = await key.send('DELETE', `${path}/${id}`, null, {})
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await key.get<Screen[]>(path)).body.map(screen => screen.id)).not.toContain(id)
    expect((await key.send('DELETE', `${path}/${id}`, null, {})).body).toMatchObject({ code: 'screen_not_found' })
  })

  it('401 without a key, with rate headers, 405 for other verbs', async () => {
    const answer = await world.anonymous.get(path)
    expect([answer.status, answer.headers.has('ratelimit-limit')]).toEqual([401, true])
    const put = await key.send('PUT', path, '{}', { 'content-type': 'application/json' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

describe('POST brand-assets/screens', () => {
  it('takes a picture by URL', async () => {
    const jpeg = await bytesOf((await noise(640, 480)).jpeg())
    world.web.pages.set('https://cdn.example.com/shot.jpg', () => new Response(jpeg as BodyInit))
    const { status, body } = await key.post('brand-assets/screens', {
      name: 'Web',
      image_url: 'https://cdn.example.com/shot.jpg',
    })
    expect([status, body.content_type, body.device, body.theme, body.screen_type]).toEqual([
      ...[201, 'image/jpeg', 'tablet', 'unknown', 'other'],
    ])
  })

  it.each([
    ['no picture', { name: 'x' }, 422, 'validation_error', ['body', 'image_url']],
    [
      'two pictures',
      { name: 'x', image_url: 'https://a.dev/x.png', image_base64: 'AAAA' },
      422,
      'validation_error',
      ['body', 'image_url'],
    ],
    ['no name', { image_base64: 'AAAA' }, 422, 'validation_error', ['body', 'name']],
    ['a blank name', { name: '  ', image_base64: 'AAAA' }, 422, 'validation_error', ['body', 'name']],
    [
      'an unknown type',
      { name: 'x', screen_type: 'lobby', image_base64: 'AAAA' },
      422,
      'validation_error',
      ['body', 'screen_type'],
    ],
    ['an unknown field', { name: 'x', kind: 'y', image_base64: 'AAAA' }, 422, 'validation_error', ['body', 'kind']],
    ['no base64', { name: 'x', image_base64: '*' }, 422, 'validation_error', ['body', 'image_base64']],
    ['a private address', { name: 'x', image_url: 'http://169.254.169.254/' }, 400, 'url_not_allowed', null],
    ['our own address', { name: 'x', image_url: `${PUBLIC_URL}/library/x` }, 400, 'url_not_allowed', null],
    [
      'a host that is not there',
      { name: 'x', image_url: 'https://gone.example.org/a.png' },
      400,
      'image_unreachable',
      null,
    ],
    ['no picture at all', { name: 'x', image_base64: 'AAAA' }, 415, 'unsupported_media_type', null],
    [
      'an SVG',
      { name: 'x', image_base64: base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')) },
      415,
      'unsupported_media_type',
      null,
    ],
    ['half a picture', { name: 'x', image_base64: '' }, 422, 'validation_error', ['body', 'image_base64']],
  ])('refuses %s and stores nothing', async (_, body, status, code, loc) => {
    const [files, before] = [
      world.blobs.held.size,
      (await key.get<Screen[]>('brand-assets/screens?limit=100')).body.length,
    ]
    const answer = await key.post('brand-assets/screens', body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    if (loc) expect(answer.body.detail).toEqual([expect.objectContaining({ loc })])
    expect([world.blobs.held.size, (await key.get<Screen[]>('brand-assets/screens?limit=100')).body.length]).toEqual([
      files,
      before,
    ])
  })

  it('413 for a body of more than 14 MB, without reading it to its end', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000
        controller.enqueue(new Uint8Array(1_000_000).fill(65))
      },
    })
    const answer = await key.send<{ code: string }>('POST', 'brand-assets/screens', endless, {
      'content-type': 'application/json',
    })
    expect([answer.status, answer.body.code]).toEqual([413, 'payload_too_large'])
    expect(sent).toBeLessThan(20_000_000)
  })

  it('429 before a large body is read when the limits are spent', async () => {
    const spent = await world.key({ daily_limit: 1 })
    await spent.get('me')
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 100_000
        if (sent > 9_000_000) controller.close()
        else controller.enqueue(new Uint8Array(100_000).fill(32))
      },
    })
    const answer = await spent.send<{ code: string }>('POST', 'brand-assets/screens', body, {
      'content-type': 'application/json',
    })
    expect([answer.status, answer.body.code]).toEqual([429, 'daily_limit_exceeded'])
    expect(sent).toBeLessThan(1_000_000)
  })

  it('422 for a patch that changes nothing, an unknown field or an id that is none; 404 for one of nobody', async () => {
    const { id } = await added(key, 'One')
    const patch = (to: string, body: unknown) =>
      key.send('PATCH', `brand-assets/screens/${to}`, JSON.stringify(body), { 'content-type': 'application/json' })
    for (const body of [{}, { image_base64: phone }, { name: '' }]) expect((await patch(id, body)).status).toBe(422)
    expect((await patch('nonsense', { name: 'x' })).body).toMatchObject({
      code: 'validation_error',
      detail: [{ loc: ['path', 'screen_id'] }],
    })
    expect((await patch(UNKNOWN, { name: 'x' })).body).toMatchObject({ code: 'screen_not_found' })
  })
})

describe('a library', () => {
  it('lists newest first, in pages', async () => {
    const fresh = await createWorld()
    const key = await fresh.key()
    for (const name of ['a', 'b', 'c']) {
      fresh.pass(1_000)
      await added(key, name)
    }
    const page = await key.get<Screen[]>('brand-assets/screens?limit=2&offset=1')
    expect(page.body.map(screen => screen.name)).toEqual(['b', 'a'])
    expect(page.headers.get('link')).toContain('rel="prev"')
    expect((await key.get('brand-assets/screens?limit=0')).status).toBe(422)
  })

  it('stores the same picture once, keeps its rows apart, and removes the file with the last of them', async () => {
    const fresh = await createWorld()
    const key = await fresh.key()
    const only = base64(await bytesOf((await noise(300, 200)).png()))
    const [one, two] = [await added(key, 'One', only), await added(key, 'Two', only)]
    expect([two.sha256, fresh.blobs.held.size]).toEqual([one.sha256, 1])
    expect(two.id).not.toBe(one.id)
    const remove = (id: string) => key.send('DELETE', `brand-assets/screens/${id}`, null, {})
    fresh.pass(25 * 3_600_000)
    await fresh.sweep('files')
    await remove(one.id)
    await fresh.sweep('files')
    expect(fresh.blobs.held.size).toBe(1)
    expect(
      (await fresh.anonymous.get((await key.get<Screen[]>('brand-assets/screens')).body[0]?.image_url ?? '')).status,
    ).toBe(200)
    await remove(two.id)
    await fresh.sweep('files')
    expect(fresh.blobs.held.size).toBe(0)
  })

  it('keeps a picture that came in again while its file was removed, also when the removal broke off', async () => {
    const fresh = await createWorld()
    const key = await fresh.key()
    const only = base64(await bytesOf((await noise(300, 200)).png()))
    const first = await added(key, 'First', only)
    fresh.pass(25 * 3_600_000)
    await key.send('DELETE', `brand-assets/screens/${first.id}`, null, {})
    const { remove } = fresh.blobs
    fresh.blobs.remove = async file => {
      fresh.blobs.remove = remove
      await added(key, 'Again', only)
      await remove(file)
      throw new Error('the isolate is gone')
    }
    await fresh.sweep('files')
    expect(fresh.blobs.held.has(`library/${first.sha256}`)).toBe(false)
    fresh.pass(11 * 60_000)
    await fresh.sweep('files')
    const [again] = (await key.get<Screen[]>('brand-assets/screens')).body
    expect((await fresh.anonymous.get(again?.image_url ?? '')).status).toBe(200)
    expect([...fresh.blobs.held.keys()]).toEqual([`library/${first.sha256}`])
  })

  it('is what runs may draw from the next one on', async () => {
    const fresh = await createWorld()
    const by = await fresh.key()
    const screen = await added(by, 'Home')
    const run = await by.post<{ id: string }>('generate', { brief: 'Tea', channel: 'linkedin', asset_type: 'card' })
    await fresh.drain()
    type Recipe = { brand: { screens: { name: string; blob_key: string; device: string }[] } }
    const { body } = await by.get<Recipe>(`runs/${run.body.id}/recipe`)
    expect(body.brand.screens).toEqual([
      expect.objectContaining({ name: 'Home', blob_key: `library/${screen.sha256}`, device: 'phone' }),
    ])
  })

  it('keeps two workspaces apart, and live from test', async () => {
    const [mine, theirs] = [await createWorld(), await createWorld()]
    const [key, other] = [await mine.key(), await theirs.key()]
    const screen = await added(key, 'Mine')
    expect((await other.get<Screen[]>('brand-assets/screens')).body).toEqual([])
    for (const [method, body] of [
      ['PATCH', '{"name":"x"}'],
      ['DELETE', null],
    ] as const) {
      const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
      const answer = await other.send<object>(method, `brand-assets/screens/${screen.id}`, body, headers)
      const nobody = await other.send<object>(method, `brand-assets/screens/${UNKNOWN}`, body, headers)
      expect([answer.status, { ...answer.body, request_id: '' }]).toEqual([404, { ...nobody.body, request_id: '' }])
    }
    expect((await key.get<Screen[]>('brand-assets/screens')).body).toEqual([screen])
  })

  it('lends test mode the live one until its first write', async () => {
    const fresh = await createWorld()
    const [live, test] = [await fresh.key(), await fresh.key({ mode: 'test' })]
    await added(live, 'One')
    const seen = async (key: typeof live) => (await key.get<Screen[]>('brand-assets/screens')).body
    const [lent] = await seen(test)
    expect(lent?.name).toBe('One')
    expect(lent?.id).not.toBe((await seen(live))[0]?.id)
    fresh.pass(1_000)
    await added(test, 'Try', desktop)
    expect((await seen(test)).map(screen => [screen.name, screen.id === lent?.id])).toEqual([
      ['Try', false],
      ['One', true],
    ])
    expect((await seen(live)).map(screen => screen.name)).toEqual(['One'])
    expect((await test.send('DELETE', `brand-assets/screens/${lent?.id}`, null, {})).status).toBe(204)
    fresh.pass(1_000)
    await added(live, 'Later')
    expect((await seen(test)).map(screen => screen.name)).toEqual(['Try'])
    expect((await seen(live)).map(screen => screen.name)).toEqual(['Later', 'One'])
    await fresh.pass(25 * 3_600_000)
    await fresh.sweep('files')
    expect((await fresh.anonymous.get((await seen(live))[1]?.image_url ?? '')).status).toBe(200)
  })
})

describe('GET /library/:file', () => {
  it('200 for whoever has the link, under headers that let nothing act', async () => {
    const { image_url, bytes } = await added(key, 'Linked')
    const response = await world.app.request(image_url)
    const file = new Uint8Array(await response.arrayBuffer())
    expect([response.status, file.length, (await rgba(file)).width]).toEqual([200, bytes, 390])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public, max-age=6\d{5}, immutable$/),
    })
    const etag = response.headers.get('etag') ?? ''
    expect((await world.app.request(image_url, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await world.app.request(image_url, { headers: { range: 'bytes=1-3' } })).status).toBe(206)
    expect((await world.app.request(image_url, { method: 'HEAD' })).status).toBe(200)
  })

  it('404, always the same, for a link that is not ours, is changed or has expired', async () => {
    const { image_url } = await added(key, 'Linked')
    const url = new URL(image_url)
    const other = (edit: (copy: URL) => void) => {
      const copy = new URL(url)
      edit(copy)
      return world.anonymous.get(copy.href)
    }
    const answers = [
      await other(copy => copy.searchParams.set('sig', 'A'.repeat(43))),
      await other(copy => copy.searchParams.set('exp', '9999999999')),
      await other(copy => {
        copy.search = ''
      }),
      await other(copy => {
        copy.pathname = `/library/${'0'.repeat(64)}`
      }),
      await world.anonymous.get(`/library/${'0'.repeat(64)}`),
    ]
    world.pass(9 * 86_400_000)
    answers.push(await world.anonymous.get(image_url))
    world.pass(-9 * 86_400_000)
    for (const { status, body } of answers)
      expect([status, { ...body, request_id: '' }]).toEqual([
        404,
        {
          code: 'asset_not_found',
          message: 'There is no such file.',
          request_id: '',
          doc_url: 'https://api.example.com/docs/errors#asset_not_found',
        },
      ])
  })

  it('downloads what a browser could run', async () => {
    await world.blobs.put('library/drawing', Buffer.from('<svg/>'), 'image/svg+xml')
    const response = await world.app.request(await world.world.library.link('library/drawing'))
    expect([response.status, response.headers.get('content-disposition')]).toEqual([200, 'attachment'])
  })
})

it.each([
  ['brand-assets/screens', 'image_url'],
  ['brand-assets/people', 'image_url'],
  ['brand-assets/fonts', 'font_url'],
])('422 names every flaw of an empty body at once: %s', async (path, file) => {
  const { status, body } = await key.post<{ detail: { loc: string[] }[] }>(path, {})
  const places = body.detail.map(({ loc }) => loc.join('.'))
  expect([status, places.length]).toEqual([422, new Set(places).size])
  expect(places).toContain(`body.${file}`)
  expect(places.length).toBeGreaterThan(1)
})
