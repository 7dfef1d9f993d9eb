import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/instant.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { PublishError } from '#lib/publish/publisher.ts'
import type { Caller } from '#test/support/caller.ts'
import { approvedRun, auditOf, connect, eventsOf, later, postTo, readPost } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller
let run_id: string

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  await connect(world)
  run_id = (await approvedRun(world, live)).id
})

type Answer = Post & { code: string; detail: Record<string, unknown>; message: string }
const schedule = async (ms = HOUR_MS, more: object = {}) =>
  (await postTo(live, run_id, { scheduled_at: world.inTime(ms), ...more })).body
const cancel = (id: string, caller = live) => caller.send<Answer>('DELETE', `posts/${id}`, null, {})
const change = (id: string, body: object, caller = live) => caller.patch<Answer>(`posts/${id}`, body)
const resolve = (id: string, body: object) => live.post<Answer>(`posts/${id}/resolve`, body)
const unknown = async () => {
  world.platforms.loses('linkedin')
  world.platforms.says('check', { next: 'undecidable' })
  return (await postTo(live, run_id)).body
}

describe('POST /runs/{run_id}/post with scheduled_at', () => {
  it('200 with a scheduled post, which goes out at its time and not before', async () => {
    const post = await schedule()
    expect(post).toMatchObject({
      status: 'scheduled',
      scheduled_at: world.inTime(HOUR_MS),
      next_attempt_at: world.inTime(HOUR_MS),
    })
    expect(await eventsOf(live, post.id)).toEqual(['post.scheduled'])
    await later(world, 3_500)
    expect(world.published()).toBe(0)
    await later(world, 200)
    expect(await readPost(live, post.id)).toMatchObject({ status: 'posted' })
  })

  it.each([
    ['a past time', -HOUR_MS],
    ['a time too far ahead', 91 * DAY_MS],
    ['this very minute', 10_000],
  ])('422 %s', async (_, ms) => {
    const answer = await postTo(live, run_id, { scheduled_at: world.inTime(ms) })
    expect([answer.status, answer.body.detail]).toMatchObject([422, [{ loc: ['body', 'scheduled_at'] }]])
  })
})

describe('GET /posts/{post_id}', () => {
  it('200 with the post, and why and when it is tried again', async () => {
    world.platforms.says('prepare', new PublishError('retry', '503', 'Over capacity.', 600))
    const { body } = await postTo(live, run_id)
    const answer = await live.get<Post>(`posts/${body.detail.post_id}`)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      ...{ status: 'queued', attempts: 1, next_attempt_at: world.inTime(600_000), error_code: null },
      last_error: { code: '503', message: 'Over capacity.', at: world.inTime(0) },
    })
  })

  it('404 a post of another workspace, and one that never was', async () => {
    const { id } = await schedule()
    const stranger = await (await createWorld()).key()
    for (const caller of [stranger, await world.key({ mode: 'test' })]) {
      expect((await caller.get<Answer>(`posts/${id}`)).body.code).toBe('post_not_found')
      expect((await cancel(id, caller)).body.code).toBe('post_not_found')
      expect((await change(id, { caption: 'a' }, caller)).body.code).toBe('post_not_found')
    }
    expect((await readPost(live, id))?.status).toBe('scheduled')
  })
})

describe('DELETE /posts/{post_id}', () => {
  it('200 canceled, and nothing goes out; a second time the same', async () => {
    const { id } = await schedule()
    const answer = await cancel(id)
    expect([answer.status, answer.body]).toMatchObject([200, { id, status: 'canceled', next_attempt_at: null }])
    expect((await cancel(id)).body).toEqual(answer.body)
    for (let turn = 0; turn < 3; turn++) await later(world, 3_600)
    expect(world.published()).toBe(0)
    expect(await eventsOf(live, id)).toEqual(['post.scheduled', 'post.canceled'])
    expect(await auditOf(world, id)).toEqual(['post.reserved by key', 'post.canceled by key'])
  })

  it('200 while it is prepared: whoever prepares it does not get to send it', async () => {
    world.platforms.says('prepare', async () => {
      const [post] = (await live.get<Post[]>('posts')).body
      expect((await cancel(post?.id ?? '')).status).toBe(200)
      return { next: 'publish', state: {} }
    })
    expect((await postTo(live, run_id)).body).toMatchObject({ status: 'canceled' })
    await later(world, 600)
    expect(world.published()).toBe(0)
  })

  it('409 once it was sent, or is out', async () => {
    world.platforms.says('publish', { next: 'check', state: {}, wait_seconds: 60 })
    const { id } = (await postTo(live, run_id)).body
    const answer = await cancel(id)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'post_in_flight', detail: { status: 'posting' } }])
    world.platforms.says('check', { next: 'done', external_post_id: 'e', url: 'https://p.example.com/e' })
    await later(world, 61)
    expect((await cancel(id)).body).toMatchObject({ code: 'post_in_flight', detail: { status: 'posted' } })
  })

  it('frees the place: the run can be posted after all', async () => {
    const { id } = await schedule()
    await cancel(id)
    expect((await postTo(live, run_id)).body).toMatchObject({ id, status: 'posted' })
  })
})

describe('PATCH /posts/{post_id}', () => {
  it('200 with another time, other words and another account', async () => {
    const { id } = await schedule()
    const other = await connect(world)
    const wished = { scheduled_at: world.inTime(2 * HOUR_MS), caption: 'Other words', connected_account_id: other }
    expect((await change(id, wished)).body).toMatchObject({ id, status: 'scheduled', ...wished })
    await later(world, 3_700)
    expect(world.published()).toBe(0)
    await later(world, 3_700)
    expect([...world.platforms.out.values()]).toMatchObject([{ caption: 'Other words' }])
    expect(await auditOf(world, id)).toContain('post.changed by key')
  })

  it('422 words that the platform refuses, by one character, and takes one fewer', async () => {
    await connect(world, 'x')
    const run = await approvedRun(world, live, { channel: 'twitter' })
    const { body } = await postTo(live, run.id, { platform: 'x', scheduled_at: world.inTime(HOUR_MS) })
    const answer = await change(body.id, { caption: 'a'.repeat(281) })
    expect([answer.status, answer.body.detail]).toMatchObject([422, [{ loc: ['body', 'caption'] }]])
    expect((await change(body.id, { caption: 'a'.repeat(280) })).status).toBe(200)
  })

  it('422 a past time and an empty change', async () => {
    const { id } = await schedule()
    expect((await change(id, { scheduled_at: world.inTime(-MINUTE_MS) })).status).toBe(422)
    expect((await change(id, {})).status).toBe(422)
  })

  it('409 once it is out, and where the run has a post on that account', async () => {
    const { id } = (await postTo(live, run_id)).body
    expect((await change(id, { caption: 'Too late' })).body.code).toBe('invalid_state')
    const other = await connect(world)
    const second = (
      await postTo(live, run_id, {
        connected_account_id: other,
        scheduled_at: world.inTime(HOUR_MS),
        allow_repeat: true,
      })
    ).body
    const first = (await readPost(live, id))?.connected_account_id
    expect((await change(second.id, { connected_account_id: first })).body.code).toBe('invalid_state')
    await cancel(second.id)
    expect((await change(second.id, { caption: 'Too late' })).body).toMatchObject({
      code: 'invalid_state',
      message: expect.stringContaining('Post its run again.'),
    })
  })

  it('400 an account that is not connected, 403 one that the key may not use', async () => {
    const { id } = await schedule()
    const gone = await connect(world, 'linkedin', 'disconnected')
    expect((await change(id, { connected_account_id: gone })).body.code).toBe('channel_not_connected')
    const bound = await world.key({ connected_accounts: [gone] })
    expect((await change(id, { caption: 'Mine' }, bound)).body.code).toBe('connected_account_not_allowed')
    expect((await cancel(id, bound)).status).toBe(403)
  })
})

describe('POST /posts/{post_id}/resolve', () => {
  it('200 posted, with where it is', async () => {
    const { id, status } = await unknown()
    expect(status).toBe('needs_attention')
    const url = 'https://www.linkedin.com/feed/update/urn:li:share:1'
    const { body } = await resolve(id, { outcome: 'posted', url })
    expect(body).toMatchObject({ status: 'posted', url, error_code: null })
    expect(await eventsOf(live, id)).toEqual(['post.needs_attention', 'post.posted'])
    expect(await auditOf(world, id)).toContain('post.resolved by key')
    expect((await postTo(live, run_id)).body).toMatchObject({ id, status: 'posted' })
  })

  it('200 not posted, which frees the place', async () => {
    const { id } = await unknown()
    expect((await resolve(id, { outcome: 'not_posted' })).body).toMatchObject({
      status: 'failed',
      error_code: 'not_posted',
    })
    expect((await postTo(live, run_id)).body).toMatchObject({ id, status: 'posted' })
  })

  it('409 a post of which everything is known, 422 other outcomes', async () => {
    const { id } = (await postTo(live, run_id)).body
    expect((await resolve(id, { outcome: 'not_posted' })).body.code).toBe('invalid_state')
    expect((await resolve(id, { outcome: 'maybe' })).status).toBe(422)
  })
})

describe('a pause', () => {
  const pause = () => live.send<{ paused: boolean; in_flight: string[] }>('PUT', 'posting/pause', null, {})
  const resume = () => live.send<{ paused: boolean }>('DELETE', 'posting/pause', null, {})

  it('stops what is asked for, scheduled and automatic, and says what is in flight', async () => {
    world.platforms.says('publish', { next: 'check', state: {}, wait_seconds: 60 })
    const flying = (await postTo(live, run_id)).body
    const second = await approvedRun(world, live, { brief: 'We have cake every day' })
    const waiting = (await postTo(live, second.id, { scheduled_at: world.inTime(30 * MINUTE_MS) })).body
    const answer = await pause()
    expect([answer.status, answer.body]).toMatchObject([200, { paused: true, in_flight: [flying.id] }])
    const third = await approvedRun(world, live, { brief: 'We have new hours on Sundays' })
    const refused = await postTo(live, third.id)
    expect([refused.status, refused.body.code]).toEqual([403, 'posting_paused'])
    await later(world, 2_000)
    expect(world.published()).toBe(1)
    expect(await readPost(live, waiting.id)).toMatchObject({ status: 'scheduled' })
    expect((await live.get('posting/pause')).body).toMatchObject({ paused: true, by: expect.stringMatching(/^key:/) })
  })

  it('ends with what is due going out, and what is an hour late waiting for a person', async () => {
    const soon = await schedule(50 * MINUTE_MS)
    const second = await approvedRun(world, live, { brief: 'We have cake every day' })
    const late = (await postTo(live, second.id, { scheduled_at: world.inTime(2 * MINUTE_MS) })).body
    await pause()
    await later(world, 3_900)
    expect(world.published()).toBe(0)
    expect((await resume()).body).toMatchObject({ paused: false })
    await later(world, 60)
    expect(await readPost(live, soon.id)).toMatchObject({ status: 'posted' })
    expect(await readPost(live, late.id)).toMatchObject({ status: 'awaiting_approval', awaits: 'late' })
    const types = (await live.get<{ events: { type: string }[] }>('events?limit=500')).body.events.map(one => one.type)
    expect(types.filter(type => /posting|approval/.test(type))).toEqual([
      ...['posting.paused', 'run.approval_requested', 'posting.resumed'],
    ])
  })

  it('comes between the preparation of a post and its sending', async () => {
    world.platforms.says('prepare', async () => {
      expect((await pause()).body.in_flight).toEqual([])
      return { next: 'publish', state: {} }
    })
    await postTo(live, run_id)
    expect(world.published()).toBe(0)
    await resume()
    await later(world, 180)
    expect(world.published()).toBe(1)
  })

  it('twice is once, and that of one workspace does not stop another', async () => {
    await pause()
    await pause()
    const types = (await live.get<{ events: { type: string }[] }>('events?limit=500')).body.events
    expect(types.filter(one => one.type === 'posting.paused')).toHaveLength(1)
    const other = await createWorld()
    await connect(other)
    const caller = await other.key()
    expect((await postTo(caller, (await approvedRun(other, caller)).id)).body.status).toBe('posted')
  })
})

it('GET /accounts shows what the key may use, without a token', async () => {
  const page = await connect(world, 'linkedin')
  const x = await connect(world, 'x', 'broken')
  await connect(world, 'tiktok', 'disconnected')
  await world.world.db.execute(
    sql`update connected_accounts set access_expires_at = ${world.inTime(3 * DAY_MS)} where id = ${page}`,
  )
  type Accounts = { accounts: { id: string; status: string; capabilities: string[] }[] }
  const { accounts } = (await live.get<Accounts>('accounts')).body
  expect(accounts.find(one => one.id === page)).toEqual({
    ...{ id: page, platform: 'linkedin', kind: 'member', name: 'them', handle: null, status: 'expiring' },
    ...{
      expires_at: world.inTime(3 * DAY_MS),
      capabilities: ['image', 'images', 'video'],
      settings: {},
    },
  })
  expect(accounts.map(one => one.status).sort()).toEqual(['broken', 'connected', 'expiring'])
  const bound = await world.key({ connected_accounts: [x] })
  expect((await bound.get<Accounts>('accounts')).body.accounts.map(one => one.id)).toEqual([x])
  const narrow = await world.key({ channels: ['linkedin'] })
  expect((await narrow.get<Accounts>('accounts')).body.accounts).toHaveLength(2)
  expect((await (await world.key({ mode: 'test' })).get<Accounts>('accounts')).body.accounts).toEqual([])
})
