import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Standing, standingWorld } from '#test/publish/support/standing.ts'
import { approvedFilm, approvedRun, later, postTo, readPost } from '#test/support/posts.ts'

let one: Standing
beforeEach(async () => {
  one = await standingWorld()
})
afterEach(() => one.social.close())

const card = () => approvedRun(one.world, one.live, { channel: 'twitter' })
const made = () => one.social.posts().length
const asked = (pattern: RegExp) => one.social.asked.filter(line => pattern.test(line)).length
const answering = (at: string, status: number, json: unknown, times = 1) =>
  one.social.misbehave({ at, kind: 'answer', status, json, times })
const film = () => approvedFilm(one.world, one.live, 'Doors at six')

describe('a refused question', () => {
  it('ends no armed post: a second request puts no second one out', async () => {
    await one.connect('x')
    const run = await card()
    one.social.misbehave({ at: 'POST api.x.com/2/tweets$', kind: 'lose' })
    answering('GET api.x.com/2/users/.*/tweets', 403, { title: 'Forbidden', detail: 'Not enrolled.' }, 2)
    const { body } = await postTo(one.live, run.id, { platform: 'x' })
    expect(body).toMatchObject({ status: 'posting', last_error: { message: 'Not enrolled.' } })
    await postTo(one.live, run.id, { platform: 'x' })
    for (let turn = 0; turn < 4; turn++) await later(one.world, 600)
    expect(await readPost(one.live, body.id)).toMatchObject({
      status: 'posted',
      external_post_id: one.social.posts()[0]?.id,
    })
    expect(made()).toBe(1)
  })

  it('that is refused for good ends as one that needs attention and keeps its place', async () => {
    await one.connect('x')
    const run = await card()
    one.social.misbehave({ at: 'POST api.x.com/2/tweets$', kind: 'lose' })
    answering('GET api.x.com/2/users/.*/tweets', 400, { title: 'Invalid' }, 20)
    const { body } = await postTo(one.live, run.id, { platform: 'x' })
    for (let turn = 0; turn < 12; turn++) await later(one.world, 1_801)
    expect(await readPost(one.live, body.id)).toMatchObject({
      status: 'needs_attention',
      error_code: 'needs_attention',
    })
    await postTo(one.live, run.id, { platform: 'x' })
    expect(made()).toBe(1)
  })

  it.each([
    ['youtube', 'PUT www.googleapis.com/upload', 403, { error: { code: 403, errors: [{ reason: 'forbidden' }] } }],
    ['tiktok', 'status/fetch', 400, { data: {}, error: { code: 'invalid_publish_id' } }],
  ] as const)('of %s ends no armed post', async (platform, at, status, json) => {
    await one.connect(platform, { settings: { privacy: platform === 'youtube' ? 'public' : 'PUBLIC_TO_EVERYONE' } })
    const run = await film()
    const send = platform === 'youtube' ? at : 'PUT open-upload'
    one.social.misbehave({ at: send, kind: 'lose' })
    answering(at, status, json)
    const { body } = await postTo(one.live, run.id, { platform })
    expect(body.status).toBe('posting')
    for (let turn = 0; turn < 3; turn++) await later(one.world, 600)
    expect(await readPost(one.live, body.id)).toMatchObject({ status: 'posted' })
    expect(made()).toBe(1)
  })
})

it('a setting that is taken away frees no armed post', async () => {
  await one.connect('x')
  const run = await card()
  one.social.misbehave({ at: 'POST api.x.com/2/tweets$', kind: 'lose' })
  answering('GET api.x.com/2/users/.*/tweets', 503, {})
  const { body } = await postTo(one.live, run.id, { platform: 'x' })
  const app = one.apps.x
  delete one.apps.x
  await later(one.world, 600)
  expect(await readPost(one.live, body.id)).toMatchObject({ status: 'posting', last_error: { code: 'not_set_up' } })
  one.apps.x = app
  for (let turn = 0; turn < 3; turn++) await later(one.world, 600)
  expect(await readPost(one.live, body.id)).toMatchObject({ status: 'posted' })
  expect(made()).toBe(1)
})

it('X calls our own resend a duplicate: the post is out', async () => {
  await one.connect('x')
  const run = await card()
  one.social.misbehave({ at: 'POST api.x.com/2/tweets$', kind: 'lose' })
  answering('GET api.x.com/2/users/.*/tweets', 200, { data: [] }, 3)
  const { body } = await postTo(one.live, run.id, { platform: 'x' })
  for (let turn = 0; turn < 6; turn++) await later(one.world, 150)
  expect(asked(/POST api.x.com\/2\/tweets$/)).toBe(2)
  expect(await readPost(one.live, body.id)).toMatchObject({
    status: 'posted',
    external_post_id: one.social.posts()[0]?.id,
  })
  expect(made()).toBe(1)
})

it('X calls it a duplicate of somebody else’s words: nothing was posted', async () => {
  await one.connect('x')
  const run = await card()
  answering('POST api.x.com/2/tweets$', 403, { detail: 'duplicate content' })
  const { status, body } = await postTo(one.live, run.id, { platform: 'x' })
  expect([status, body.code]).toEqual([400, 'platform_rejected'])
})

it('a YouTube session that is gone is asked twice before another is begun', async () => {
  await one.connect('youtube')
  const run = await film()
  one.social.misbehave({ at: 'PUT www.googleapis.com/upload', kind: 'refuse' })
  answering('PUT www.googleapis.com/upload', 404, {}, 3)
  const { body } = await postTo(one.live, run.id, { platform: 'youtube' })
  for (let turn = 0; turn < 5; turn++) await later(one.world, 150)
  expect(await readPost(one.live, body.id)).toMatchObject({ status: 'posted' })
  // The bytes that were lost, one question too early and two that count, and the bytes of the second session.
  expect(asked(/^PUT www.googleapis.com/)).toBe(5)
  expect(asked(/^POST www.googleapis.com\/upload/)).toBe(2)
  expect(made()).toBe(1)
})

describe('Instagram', () => {
  const CONTAINER = 'GET graph.instagram.com/v25.0/1790$'
  const begin = async () => {
    await one.connect('instagram')
    const run = await approvedRun(one.world, one.live, { channel: 'instagram' })
    answering('POST graph.instagram.com/v25.0/\\d+/media$', 200, { id: '1790' }, 9)
    return { run }
  }
  const no = (code: number, error_subcode?: number) => ({ error: { message: 'no', code, error_subcode } })

  it('says 100/33 of what is fresh, which ends no connection', async () => {
    const { run } = await begin()
    answering(CONTAINER, 400, no(100, 33))
    const { body } = await postTo(one.live, run.id, { platform: 'instagram' })
    answering(CONTAINER, 200, { status_code: 'FINISHED' })
    answering('media_publish', 200, { id: '18' })
    answering('v25.0/18$', 200, { permalink: 'https://www.instagram.com/p/18/' })
    for (let turn = 0; turn < 3; turn++) await later(one.world, 60)
    expect(await readPost(one.live, String(body.detail?.post_id ?? body.id))).toMatchObject({ status: 'posted' })
  })

  it('gave the id of what is out: without its address it is out nevertheless', async () => {
    const { run } = await begin()
    answering(CONTAINER, 200, { status_code: 'FINISHED' })
    answering('media_publish', 200, { id: '18' })
    answering('v25.0/18$', 400, no(100, 33), 9)
    const { body } = await postTo(one.live, run.id, { platform: 'instagram' })
    for (let turn = 0; turn < 4; turn++) await later(one.world, 60)
    expect(await readPost(one.live, body.id)).toMatchObject({
      ...{ status: 'posted', external_post_id: '18' },
      url: expect.stringContaining('www.instagram.com/standin.instagram/'),
    })
  })

  it('refuses to publish what it has published: the container is asked first', async () => {
    const { run } = await begin()
    answering(CONTAINER, 200, { status_code: 'FINISHED' })
    answering('media_publish', 403, no(4, 2207051))
    answering(CONTAINER, 200, { status_code: 'PUBLISHED' }, 9)
    const { body } = await postTo(one.live, run.id, { platform: 'instagram' })
    for (let turn = 0; turn < 4; turn++) await later(one.world, 60)
    expect(await readPost(one.live, body.id)).toMatchObject({ status: 'posted' })
    expect(asked(/media_publish/)).toBe(1)
  })

  it('lets a container run out: another is made', async () => {
    const { run } = await begin()
    answering(CONTAINER, 200, { status_code: 'FINISHED' })
    answering('media_publish', 400, no(24, 2207008))
    answering(CONTAINER, 400, no(24, 2207006))
    answering(CONTAINER, 200, { status_code: 'FINISHED' })
    answering('media_publish', 200, { id: '18' })
    answering('v25.0/18$', 200, { permalink: 'https://www.instagram.com/p/18/' })
    const { body } = await postTo(one.live, run.id, { platform: 'instagram' })
    for (let turn = 0; turn < 3; turn++) await later(one.world, 60)
    expect(await readPost(one.live, body.id)).toMatchObject({ status: 'posted', external_post_id: '18' })
  })
})

describe('TikTok', () => {
  it('takes a draft from an account that may do no more, and it is told as one', async () => {
    await one.connect('tiktok', { scopes: ['user.info.basic', 'video.upload'] })
    const run = await film()
    const { body } = await postTo(one.live, run.id, { platform: 'tiktok' })
    await later(one.world, 30)
    const post = await readPost(one.live, body.id)
    expect(post).toMatchObject({ status: 'drafted', posted_at: null, url: expect.stringContaining('@standin.tiktok') })
    expect(asked(/creator_info/)).toBe(0)
    expect(one.social.posts()[0]?.text).toBe(run.output_text)
  })

  it('names a post hours after it is out', async () => {
    await one.connect('tiktok', { settings: { privacy: 'PUBLIC_TO_EVERYONE' } })
    const run = await film()
    answering('status/fetch', 200, { data: { status: 'PUBLISH_COMPLETE' }, error: { code: 'ok' } })
    const { body } = await postTo(one.live, run.id, { platform: 'tiktok' })
    await later(one.world, 30)
    expect((await readPost(one.live, body.id))?.external_post_id).toMatch(/^v_pub_/)
    one.world.pass(3_600_000 - (one.world.world.now().getTime() % 3_600_000))
    await one.world.sweep('metrics')
    await one.world.drain()
    expect(await readPost(one.live, body.id)).toMatchObject({
      external_post_id: one.social.posts()[0]?.id,
      url: expect.stringContaining(`/video/${one.social.posts()[0]?.id}`),
    })
  })
})
