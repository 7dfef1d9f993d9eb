import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AddedVideo } from '#lib/brand/videos/add.ts'
import type { Video } from '#lib/brand/videos/video.ts'
import { ViewerError } from '#lib/brand/videos/viewer.ts'
import type { MediaFile } from '#lib/media/list.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, PUBLIC_URL, type TestWorld } from '#test/support/world.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const URL_ = 'https://cdn.example.com/films/Our%20launch.mp4'
const MB = 1024 * 1024
const clip = (name: string) => new Uint8Array(readFileSync(new URL(`../support/clips/${name}`, import.meta.url)))
const cuts = clip('cuts.mp4')
let world: TestWorld
let key: Caller

async function fresh(options: Parameters<typeof createWorld>[0] = {}) {
  world = await createWorld(options)
  key = await world.key()
  world.web.pages.set(URL_, () => new Response(cuts))
}
beforeEach(() => fresh())

const videos = async (by = key) => (await by.get<Video[]>('brand-assets/videos')).body
const add = (body: object, by = key) => by.post<AddedVideo & { code: string }>('brand-assets/videos', body)
const upload = (bytes: number, filename = 'Launch film.mp4') =>
  add({ upload: { filename, content_type: 'video/mp4', bytes } })
const put = (url: string | null | undefined, bytes: Uint8Array | null, headers: Record<string, string> = {}) =>
  world.anonymous.send<{ received: number[]; missing: number[]; code: string }>('PUT', url ?? '', bytes as BodyInit, {
    ...(bytes ? { 'content-length': String(bytes.length) } : {}),
    ...headers,
  })

describe.each(['brand-assets/videos', '/brand-assets/videos'])('%s', path => {
  it('201 begins a video by URL, which is loaded, read and filed; 204 removes it', async () => {
    const posted = await key.post<AddedVideo>(path, { video_url: URL_ })
    const { id } = posted.body
    expect([posted.status, posted.body]).toEqual([
      201,
      {
        ...{ id, title: 'Our launch', url: null, thumbnail_url: null, status: 'processing', duration_ms: null },
        ...{ width: null, height: null, content_type: null, bytes: null, analysis: null, error_message: null },
        ...{ created_at: '2026-11-20T12:00:00.000Z', upload_url: null, upload: null },
      },
    ])
    expect(posted.headers.get('location')).toMatch(new RegExp(`/brand-assets/videos/${id}$`))
    await world.drain()
    const [video] = (await key.get<Video[]>(path)).body
    expect(video).toMatchObject({
      ...{
        id,
        status: 'ready',
        duration_ms: 3600,
        width: 180,
        height: 320,
        content_type: 'video/mp4',
        bytes: cuts.length,
      },
      analysis: { source: 'technical', category: 'portrait video', fallback: null },
      url: expect.stringMatching(new RegExp(`^${PUBLIC_URL}/clips/${id}\\?exp=`)),
    })
    expect(video?.analysis?.scenes.map(scene => scene.start_ms)).toEqual([0, 1200, 2200])
    const file = await world.app.request(video?.url ?? '')
    expect([file.status, Buffer.compare(Buffer.from(await file.arrayBuffer()), cuts)]).toEqual([200, 0])
    const part = await world.app.request(video?.url ?? '', { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])

    const removed = await key.send('DELETE', `${path}/${id}`, null, {})
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await key.send('DELETE', `${path}/${id}`, null, {})).body).toMatchObject({ code: 'video_not_found' })
    expect((await key.get<Video[]>(path)).body).toEqual([])
    world.pass(25 * 3_600_000)
    await world.sweep('files')
    expect(world.blobs.held.size).toBe(0)
  })

  it('401 without a key, 405 for other verbs', async () => {
    expect((await world.anonymous.get(path)).status).toBe(401)
    const answer = await key.send('PUT', path, '{}', { 'content-type': 'application/json' })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, POST'])
  })
})

describe('POST brand-assets/videos', () => {
  it.each<[string, object, number, string]>([
    ['neither', {}, 422, 'validation_error'],
    [
      'both',
      { video_url: URL_, upload: { filename: 'a.mp4', content_type: 'video/mp4', bytes: 1 } },
      422,
      'validation_error',
    ],
    ['another type', { upload: { filename: 'a.avi', content_type: 'video/avi', bytes: 9 } }, 422, 'validation_error'],
    ['no bytes', { upload: { filename: 'a.mp4', content_type: 'video/mp4', bytes: 0 } }, 422, 'validation_error'],
    [
      'too many bytes',
      { upload: { filename: 'a.mp4', content_type: 'video/mp4', bytes: 201 * MB } },
      413,
      'payload_too_large',
    ],
    ['a private address', { video_url: 'https://10.0.0.1/a.mp4' }, 400, 'url_not_allowed'],
    ['our own address', { video_url: `${PUBLIC_URL}/clips/x` }, 400, 'url_not_allowed'],
    ['plain http', { video_url: 'http://cdn.example.com/a.mp4' }, 400, 'url_not_allowed'],
  ])('refuses %s and begins nothing', async (_, body, status, code) => {
    const answer = await add(body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect([await videos(), world.blobs.uploads.size]).toEqual([[], 0])
  })

  it('begins once under an Idempotency-Key', async () => {
    const once = { 'idempotency-key': 'v' }
    const first = await key.post('brand-assets/videos', { video_url: URL_ }, once)
    const again = await key.post('brand-assets/videos', { video_url: URL_ }, once)
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true'])
    await world.drain()
    expect(await videos()).toHaveLength(1)
  })
})

describe('an upload', () => {
  it('goes to one address where one part is enough, and is read at once', async () => {
    const { body } = await upload(cuts.length)
    expect(body).toMatchObject({ title: 'Launch film', status: 'processing', upload: { part_size: 64 * MB } })
    expect((await put(body.upload_url, cuts)).status).toBe(200)
    await world.drain()
    const [video] = await videos()
    expect(video).toMatchObject({ status: 'ready', bytes: cuts.length })
    const [file] = (await key.get<MediaFile[]>('media?kind=video')).body
    expect(file).toMatchObject({ filename: 'Launch film.mp4', duration_ms: 3600, thumbnail_url: null, url: video?.url })
  })

  it('goes in parts, in any order, again where one was lost; complete tells what is missing', async () => {
    const size = 64 * MB + cuts.length
    const { body } = await upload(size)
    expect([body.upload_url, body.upload?.part_urls.length]).toEqual([null, 2])
    const [one, two] = body.upload?.part_urls ?? []
    const last = await put(two, cuts)
    expect([last.status, last.body]).toEqual([200, { received: [2], missing: [1] }])
    const complete = () => world.anonymous.send<{ code: string }>('POST', body.upload?.complete_url ?? '', null, {})
    const early = await complete()
    expect([early.status, early.body]).toMatchObject([409, { code: 'invalid_state', detail: { missing: [1] } }])
    const first = new Uint8Array(64 * MB)
    first.set(cuts)
    expect((await put(one, first)).body).toEqual({ received: [1, 2], missing: [] })
    expect((await put(one, first)).status).toBe(200)
    expect((await complete()).status).toBe(200)
    expect((await complete()).status).toBe(404)
    expect((await put(one, first)).status).toBe(404)
    await world.drain()
    // The film ends before the file does, which players take; what matters is that all of it is there.
    expect(await videos()).toMatchObject([{ bytes: size, status: 'ready' }])
  })

  it('takes no other bytes than were announced, and only at an address that is ours and still good', async () => {
    const { body } = await upload(cuts.length)
    const url = body.upload_url ?? ''
    for (const [bytes, headers] of [
      [cuts.subarray(1), {}],
      [null, { 'content-length': String(cuts.length) }],
      [cuts, { 'content-length': '' }],
    ] as [Uint8Array | null, Record<string, string>][]) {
      const answer = await put(url, bytes, headers)
      expect([answer.status, answer.body.code]).toEqual([422, 'validation_error'])
    }
    const forged = [
      url.replace(/sig=[^&]+/, `sig=${'A'.repeat(43)}`),
      url.replace(/exp=\d+/, 'exp=9999999999'),
      url.replace(body.id, UNKNOWN),
      url.replace(/\?.*/, ''),
      (body.upload?.part_urls[0] ?? '').replace('/1?', '/2?'),
      body.upload?.complete_url ?? '',
    ]
    for (const one of forged) expect([one, (await put(one, cuts)).status]).toEqual([one, expect.toBeOneOf([404, 405])])
    world.pass(16 * 60_000)
    expect((await put(url, cuts)).status).toBe(404)
    expect(world.blobs.held.size).toBe(0)
  })

  it('that is never finished fails after its hour and leaves nothing behind', async () => {
    await upload(cuts.length)
    world.pass(59 * 60_000)
    await world.sweep('videos')
    await world.drain()
    expect(await videos()).toMatchObject([{ status: 'processing' }])
    world.pass(2 * 60_000)
    await world.sweep('videos')
    await world.drain()
    expect(await videos()).toMatchObject([{ status: 'failed', error_message: expect.stringContaining('in time') }])
    expect(world.blobs.uploads.size).toBe(0)
    expect((await key.get<MediaFile[]>('media')).body).toEqual([])
  })

  it('that is deleted meanwhile takes nothing more', async () => {
    const { body } = await upload(cuts.length)
    await key.send('DELETE', `brand-assets/videos/${body.id}`, null, {})
    expect((await put(body.upload_url, cuts)).body.code).toBe('video_not_found')
    await world.drain()
    expect(world.blobs.uploads.size).toBe(0)
  })
})

describe('a video by URL', () => {
  const ends = async (page: () => Response) => {
    world.web.pages.set(URL_, page)
    await add({ video_url: URL_ })
    for (let round = 0; round < 4; round++) {
      await world.drain()
      world.pass(130_000)
      await world.sweep('videos')
    }
    const [video] = await videos()
    expect([world.blobs.held.size, world.blobs.uploads.size]).toEqual([0, 0])
    return [video?.status, video?.error_message]
  }
  const from = (bytes: Uint8Array) => () => new Response(bytes as BodyInit)

  it.each<[string, () => Response, string]>([
    ['a page', from(Buffer.from('<!doctype html><title>Watch</title>')), 'no MP4, MOV or WebM'],
    ['a picture', from(Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')), 'no MP4, MOV or WebM'],
    ['nothing', from(new Uint8Array()), 'no MP4, MOV or WebM'],
    ['half a video', from(cuts.subarray(0, 9_000)), 'damaged or cut off'],
    ['sound alone', from(clip('sound.mp4')), 'no picture track'],
    ['200 seconds', from(clip('long.mp4')), '200 s long'],
    ['Matroska', from(clip('film.mkv')), 'no MP4, MOV or WebM'],
    ['404', () => new Response('secret of theirs', { status: 404 }), 'could be loaded from the URL'],
    ['503 for ever', () => new Response('', { status: 503 }), 'could be loaded from the URL'],
    [
      '201 MB by its own word',
      () => new Response(cuts, { headers: { 'content-length': String(201 * MB) } }),
      'larger than 200 MB',
    ],
    [
      'a way inside',
      () => new Response(null, { status: 302, headers: { location: 'http://169.254.169.254/' } }),
      'could',
    ],
  ])('that turns out to be %s fails clearly and leaves nothing behind', async (_, page, words) => {
    expect(await ends(page)).toEqual(['failed', expect.stringContaining(words)])
  })

  it('that breaks off is tried again', async () => {
    let asked = 0
    world.web.pages.set(URL_, () => (++asked === 1 ? new Response(null, { status: 502 }) : new Response(cuts)))
    await add({ video_url: URL_ })
    await world.drain()
    world.pass(31_000)
    await world.drain()
    expect([asked, (await videos())[0]?.status]).toEqual([2, 'ready'])
  })

  it('is loaded all the same when the queue loses the message', async () => {
    await add({ video_url: URL_ })
    world.queue.waiting.length = 0
    world.pass(31_000)
    await world.sweep('videos')
    await world.drain()
    expect(await videos()).toMatchObject([{ status: 'ready' }])
  })

  it('that is refused leaves nothing behind, also where its file could not be removed at once', async () => {
    world.web.pages.set(URL_, () => new Response(cuts.subarray(0, 9_000)))
    await add({ video_url: URL_ })
    const { remove } = world.blobs
    world.blobs.remove = async () => {
      world.blobs.remove = remove
      throw new Error('the storage did not answer')
    }
    await world.drain().catch(() => undefined)
    expect([(await videos())[0]?.status, world.blobs.held.size]).toEqual(['failed', 1])
    world.pass(25 * 3_600_000)
    await world.sweep('files')
    expect([(await videos())[0]?.status, world.blobs.held.size]).toEqual(['failed', 0])
  })

  it('that is deleted while it is loaded leaves nothing behind', async () => {
    const { body } = await add({ video_url: URL_ })
    world.web.pages.set(URL_, () => {
      const slow = new ReadableStream({
        async start(controller) {
          await key.send('DELETE', `brand-assets/videos/${body.id}`, null, {})
          controller.enqueue(cuts)
          controller.close()
        },
      })
      return new Response(slow)
    })
    await world.drain()
    world.pass(25 * 3_600_000)
    await world.sweep('files')
    expect([await videos(), world.blobs.held.size, world.blobs.uploads.size]).toEqual([[], 0, 0])
  })

  it('has the hash of its bytes', async () => {
    await add({ video_url: URL_ })
    await world.drain()
    const { sql } = await import('drizzle-orm')
    const result = (await world.world.db.execute(
      sql`select sha256 from media where workspace_id = ${world.workspace.id}`,
    )) as { rows: object[] }
    expect(result.rows).toEqual([{ sha256: createHash('sha256').update(cuts).digest('hex') }])
  })
})

describe('a vision model', () => {
  const seen = {
    summary: 'Two colours, then a test card.',
    category: 'test card',
    tags: ['red'],
    scenes: [{ start_ms: 0, end_ms: 1200, label: 'Red' }],
  }

  it('files the video, from a link that opens', async () => {
    let opened = 0
    await fresh({
      viewer: {
        name: 'viewer-1',
        view: async ({ url, title, facts }) => {
          opened = (await world.app.request(url)).status
          expect([title, facts.duration_ms]).toEqual(['Launch', 3600])
          return seen
        },
      },
    })
    await add({ video_url: URL_, title: 'Launch' })
    await world.drain()
    expect((await videos())[0]?.analysis).toEqual({ ...seen, source: 'viewer-1', fallback: null })
    expect(opened).toBe(200)
  })

  it('that fails leaves it filed by what the file says, and the reason is told', async () => {
    await fresh({ viewer: { name: 'm', view: () => Promise.reject(new ViewerError('timeout', '60000 ms')) } })
    await add({ video_url: URL_ })
    await world.drain()
    expect((await videos())[0]?.analysis).toMatchObject({ source: 'technical', fallback: 'timeout: 60000 ms' })
  })

  it('is never asked by a test key', async () => {
    await fresh({ viewer: { name: 'm', view: () => Promise.reject(new Error('asked')) } })
    const test = await world.key({ mode: 'test' })
    await add({ video_url: URL_ }, test)
    await world.drain()
    expect((await videos(test))[0]).toMatchObject({
      status: 'ready',
      analysis: { source: 'technical', fallback: null },
    })
    expect(await videos()).toEqual([])
  })
})

describe('whose it is', () => {
  it('is this workspace’s alone; test mode borrows what is ready and keeps that', async () => {
    const [theirs, test] = [await (await createWorld()).key(), await world.key({ mode: 'test' })]
    await add({ video_url: URL_ })
    await world.drain()
    world.pass(1_000)
    const { body } = await upload(cuts.length)
    const [, ready] = await videos()
    expect(await videos(theirs)).toEqual([])
    expect((await theirs.send('DELETE', `brand-assets/videos/${ready?.id}`, null, {})).status).toBe(404)
    await add({ video_url: URL_, title: 'Try' }, test)
    await world.drain()
    expect((await videos(test)).map(video => video.title).sort()).toEqual(['Our launch', 'Try'])
    const lent = (await videos(test)).find(video => video.title !== 'Try')
    expect((await test.send('DELETE', `brand-assets/videos/${lent?.id}`, null, {})).status).toBe(204)
    expect((await videos()).map(video => video.id)).toEqual([body.id, ready?.id])
    world.pass(25 * 3_600_000)
    await world.sweep('files')
    expect((await world.app.request((await videos())[1]?.url ?? '')).status).toBe(200)
  })
})

describe('a plan without videos', () => {
  it('403 names the plan that has them; what is there can be listed', async () => {
    for (const plan of ['starter', 'pro'] as const) {
      const key = await (await createWorld({ plan })).key()
      const answer = await key.post('brand-assets/videos', { video_url: 'https://cdn.example.com/a.mp4' })
      const refused = [403, 'plan_required', expect.stringContaining('Upgrade to pro')]
      if (plan === 'starter') expect([answer.status, answer.body.code, answer.body.message]).toEqual(refused)
      else expect(answer.status).toBe(201)
      expect((await key.get('brand-assets/videos')).status).toBe(200)
    }
  })
})
