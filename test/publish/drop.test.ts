// Posts that nobody asks for by a request of their own.
import { beforeEach, describe, expect, it } from 'vitest'
import { after, DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/instant.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { auditOf, connect, eventsOf, later, postTo } from '#test/support/posts.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await createWorld()
})

const postsOf = async (caller: Caller, run: Run) => (await caller.get<Post[]>(`posts?run_id=${run.id}`)).body
const inMinutes = (minutes: number) => after(world.world.now(), minutes * MINUTE_MS).toISOString()

describe('a key that posts by itself', () => {
  it('posts what its score clears, to the account that was connected first', async () => {
    const [account] = [await connect(world), await connect(world)]
    const key = await world.key({ auto_post: true, auto_post_min_score: 70 })
    const run = await finished(world, key)
    expect(run.auto_post_eligible).toBe(true)
    const [post, ...others] = await postsOf(key, run)
    expect(others).toEqual([])
    expect(post).toMatchObject({
      status: 'posted',
      connected_account_id: account,
      caption: run.output_text,
      attempts: 1,
    })
    expect(await auditOf(world, post?.id ?? '')).toEqual(['post.reserved by key', 'post.posted by service'])
    expect(await eventsOf(key, post?.id ?? '')).toEqual(['post.posted'])
    expect((await postTo(key, run.id)).body).toEqual(post)
    expect(world.platforms.out.size).toBe(1)
  })

  it('posts nothing below its score, and nothing that is not approved', async () => {
    await connect(world)
    const proud = await world.key({ mode: 'test', auto_post: true, auto_post_min_score: 100 })
    expect(await postsOf(proud, await finished(world, proud, { brief: 'Tea [[score:99]]' }))).toEqual([])
    const test = await world.key({ mode: 'test', auto_post: true, auto_post_min_score: 10 })
    expect(await postsOf(test, await finished(world, test, { brief: 'Tea [[score:60]]' }))).toEqual([])
    expect(await postsOf(test, await finished(world, test, { brief: 'Tea [[score:71]]' }))).toHaveLength(1)
  })

  it('posts nothing without auto_post, or once it is revoked', async () => {
    await connect(world)
    const quiet = await world.key()
    expect(await postsOf(quiet, await finished(world, quiet))).toEqual([])
    const key = await world.key({ auto_post: true })
    const { body } = await key.post<Run>('generate', brief)
    await revoke(world.world, by, { id: key.minted?.id ?? '', workspace_id: null })
    await world.drain()
    expect(await postsOf(quiet, body)).toEqual([])
    expect(world.platforms.out.size).toBe(0)
  })

  it('uses only accounts that it may, and tells when there is none', async () => {
    const [, second] = [await connect(world), await connect(world)]
    const bound = await world.key({ auto_post: true, connected_accounts: [second] })
    expect(await postsOf(bound, await finished(world, bound))).toMatchObject([{ connected_account_id: second }])
    const lost = await world.key({ auto_post: true, connected_accounts: ['01900000-0000-7000-8000-000000000000'] })
    const [post] = await postsOf(lost, await finished(world, lost))
    expect(post).toMatchObject({ status: 'failed', error_code: 'channel_not_connected', connected_account_id: null })
    expect(await eventsOf(lost, post?.id ?? '')).toEqual(['post.failed'])
  })

  it('tells of what the platform does not take', async () => {
    await connect(world, 'youtube')
    const key = await world.key({ auto_post: true })
    const run = await finished(world, key, { channel: 'youtube' })
    expect(await postsOf(key, run)).toMatchObject([{ status: 'failed', error_code: 'asset_not_supported' }])
  })

  it('posts also when the message of it is lost', async () => {
    await connect(world)
    const key = await world.key({ auto_post: true })
    const send = world.queue.send
    world.queue.send = async messages => send(messages.filter(message => message.topic !== 'posts'))
    const run = await finished(world, key)
    expect(await postsOf(key, run)).toMatchObject([{ status: 'queued' }])
    world.queue.send = send
    await later(world, 21)
    expect(await postsOf(key, run)).toMatchObject([{ status: 'posted' }])
  })
})

describe('a run with scheduled_at', () => {
  it('is made at once and posted at its time, whatever auto_post says', async () => {
    const account = await connect(world)
    const key = await world.key()
    const scheduled_at = inMinutes(120)
    const run = await finished(world, key, { scheduled_at })
    const [post] = await postsOf(key, run)
    expect(post).toMatchObject({ status: 'scheduled', scheduled_at, connected_account_id: account, attempts: 0 })
    expect(await eventsOf(key, post?.id ?? '')).toEqual(['post.scheduled'])
    expect((await postTo(key, run.id)).body).toEqual(post)
    await later(world, 119 * 60)
    expect(await postsOf(key, run)).toMatchObject([{ status: 'scheduled' }])
    await later(world, 61)
    expect(await postsOf(key, run)).toMatchObject([{ status: 'posted', attempts: 1 }])
    expect(await eventsOf(key, post?.id ?? '')).toEqual(['post.scheduled', 'post.posted'])
  })

  it('fails its post when it is not approved', async () => {
    const test = await world.key({ mode: 'test' })
    const run = await finished(world, test, { brief: 'Tea [[verdict:rejected]]', scheduled_at: inMinutes(90) })
    const [post] = await postsOf(test, run)
    expect(post).toMatchObject({ status: 'failed', error_code: 'run_not_approved', posted_at: null })
    expect(await eventsOf(test, post?.id ?? '')).toEqual(['post.failed'])
  })

  it('has no post when it fails itself', async () => {
    const test = await world.key({ mode: 'test' })
    const run = await finished(world, test, { brief: 'Tea [[fail:draw]]', scheduled_at: inMinutes(90) })
    expect(run.status).toBe('failed')
    expect(await postsOf(test, run)).toEqual([])
  })

  it('fails its post when the account is gone by then', async () => {
    const account = await connect(world)
    const key = await world.key()
    const run = await finished(world, key, { scheduled_at: inMinutes(60) })
    world.platforms.posting.open = async () => {
      const { PublishError } = await import('#lib/publish/publisher.ts')
      throw new PublishError('reauth', 'not_connected', 'The account is not connected any more.')
    }
    await later(world, HOUR_MS / 1_000 + 1)
    expect(await postsOf(key, run)).toMatchObject([
      { status: 'failed', error_code: 'channel_not_connected', connected_account_id: account },
    ])
  })
})

describe('a repeated request', () => {
  it('is answered again under its Idempotency-Key after the time has come', async () => {
    const test = await world.key({ mode: 'test' })
    const asked = { ...brief, scheduled_at: inMinutes(2) }
    const first = await test.post('generate', asked, { 'idempotency-key': 'a' })
    world.pass(3 * MINUTE_MS)
    expect((await test.post('generate', asked, { 'idempotency-key': 'a' })).text).toBe(first.text)
    expect((await test.post('generate', asked)).status).toBe(422)
  })
})

describe('connected_account_id of a run', () => {
  it('is where it is posted', async () => {
    const [, second] = [await connect(world), await connect(world)]
    const key = await world.key({ auto_post: true })
    const run = await finished(world, key, { connected_account_id: second })
    expect(await postsOf(key, run)).toMatchObject([{ status: 'posted', connected_account_id: second }])
  })

  it('403 outside the scope of the key, 400 where it is not connected to the channel', async () => {
    const x = await connect(world, 'x')
    const key = await world.key()
    const asked = { ...brief, connected_account_id: x }
    const answer = await key.post('generate', asked)
    expect([answer.status, answer.body.code]).toEqual([400, 'channel_not_connected'])
    const bound = await world.key({ connected_accounts: ['01900000-0000-7000-8000-000000000000'] })
    expect((await bound.post('generate', asked)).body.code).toBe('connected_account_not_allowed')
    const dry = await key.post<{ would: string }>('generate', { ...asked, dry_run: true })
    expect(dry.body.would).toBe('refuse')
    expect((await key.post('generate', { ...asked, channel: 'twitter' })).status).toBe(202)
  })

  it('is answered again under its Idempotency-Key when the account has gone since', async () => {
    const account = await connect(world)
    const key = await world.key()
    const asked = { ...brief, connected_account_id: account }
    const first = await key.post('generate', asked, { 'idempotency-key': 'a' })
    await world.world.db.execute(`update connected_accounts set status = 'disconnected' where id = '${account}'`)
    expect((await key.post('generate', asked, { 'idempotency-key': 'a' })).text).toBe(first.text)
  })
})

describe('test mode', () => {
  it('posts nowhere, at once, without an account', async () => {
    const test = await world.key({ mode: 'test' })
    const run = await finished(world, test)
    const { status, body } = await postTo(test, run.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'posted', livemode: false, connected_account_id: null })
    expect(body.external_post_id).toMatch(/^test_[0-9a-f]{32}$/)
    expect(body.url).toMatch(/^https:\/\/example\.com\/test\//)
    expect((await postTo(test, run.id)).body).toEqual(body)
    expect(world.platforms.asked).toEqual([])
    expect(await auditOf(world, body.id)).toHaveLength(2)
  })

  it('sees no posts of live mode, and live mode none of its', async () => {
    await connect(world)
    const [live, test] = [await world.key(), await world.key({ mode: 'test' })]
    const one = await postTo(live, (await finished(world, live)).id)
    const two = await postTo(test, (await finished(world, test)).id)
    expect((await live.get<Post[]>('posts')).body).toEqual([one.body])
    expect((await test.get<Post[]>('/posts')).body).toEqual([two.body])
  })

  it('drops at its time', async () => {
    const test = await world.key({ mode: 'test' })
    const run = await finished(world, test, { scheduled_at: after(world.world.now(), DAY_MS).toISOString() })
    expect(await postsOf(test, run)).toMatchObject([{ status: 'scheduled' }])
    await later(world, DAY_MS / 1_000 + 1)
    expect(await postsOf(test, run)).toMatchObject([{ status: 'posted' }])
  })
})

describe('GET /posts', () => {
  it('filters by platform, status and run, and pages', async () => {
    for (const platform of ['linkedin', 'x'] as const) await connect(world, platform)
    const live = await world.key()
    const runs = [await finished(world, live), await finished(world, live, { brief: 'The library opens late' })]
    for (const run of runs) for (const platform of ['linkedin', 'x']) await postTo(live, run.id, { platform })
    const list = async (query: string) => (await live.get<Post[]>(`posts?${query}`)).body
    expect(await list('')).toHaveLength(4)
    expect((await list('platform=x')).map(post => post.run_id).sort()).toEqual(runs.map(run => run.id).sort())
    expect(await list(`run_id=${runs[0]?.id}&platform=linkedin`)).toHaveLength(1)
    expect(await list('status=failed')).toEqual([])
    const pages = await Promise.all([0, 2].map(offset => live.get<Post[]>(`posts?limit=2&offset=${offset}`)))
    expect(pages.flatMap(page => page.body)).toEqual(await list(''))
    expect(pages[0]?.headers.get('link')).toContain('rel="next"')
    expect((await live.get('posts?status=gone')).status).toBe(422)
  })
})
