import { beforeEach, describe, expect, it } from 'vitest'
import { PublishError } from '#lib/publish/publisher.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { approvedRun, auditOf, connect, eventsOf, later, postTo, readPost } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const UNKNOWN = '01900000-0000-7000-8000-000000000000'

describe('POST /runs/{run_id}/post', () => {
  it('200 with the whole record of a post that is out', async () => {
    const account = await connect(world)
    const run = await approvedRun(world, live)
    const answer = await postTo(live, run.id)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      run_id: run.id,
      platform: 'linkedin',
      status: 'posted',
      external_post_id: 'ext_1',
      url: 'https://linkedin.example.com/ext_1',
      posted_at: world.world.now().toISOString(),
      scheduled_at: null,
      connected_account_id: account,
      caption: run.output_text,
      error_code: null,
      error_message: null,
      attempts: 1,
      ...{ next_attempt_at: null, last_error: null, awaits: null, overflow: null, parts: null },
      asset_sha256: run.assets.map(asset => asset.sha256),
      created_at: world.world.now().toISOString(),
      livemode: true,
    })
    const [sent] = world.platforms.out.values()
    expect(sent).toMatchObject({ caption: run.output_text, pieces: [{ kind: 'image', url: run.asset_url }] })
    expect(world.blobs.held.has(sent?.pieces[0]?.blob_key ?? '')).toBe(true)
    expect(await auditOf(world, answer.body.id)).toEqual(['post.reserved by key', 'post.posted by service'])
    expect(await eventsOf(live, answer.body.id)).toEqual(['post.posted'])
  })

  it('200 with the same record for the same request again, and posts once', async () => {
    await connect(world)
    const run = await approvedRun(world, live)
    const first = await postTo(live, run.id)
    expect((await postTo(live, run.id)).body).toEqual(first.body)
    expect((await postTo(live, run.id, { caption: 'Other words' })).body).toEqual(first.body)
    expect(world.published()).toBe(1)
  })

  it('200 with the stored bytes under an Idempotency-Key', async () => {
    await connect(world)
    const run = await approvedRun(world, live)
    const key = { 'idempotency-key': 'one' }
    const first = await postTo(live, run.id, {}, key)
    const again = await postTo(live, run.id, {}, key)
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true'])
    expect((await postTo(live, run.id, { caption: 'Other' }, key)).status).toBe(409)
  })

  it('posts each run to each account of a platform once', async () => {
    const [first, second] = [await connect(world), await connect(world)]
    const run = await approvedRun(world, live)
    expect((await postTo(live, run.id)).body.connected_account_id).toBe(first)
    expect((await postTo(live, run.id, { connected_account_id: second })).body.connected_account_id).toBe(second)
    expect((await postTo(live, run.id)).body.connected_account_id).toBe(first)
    expect(world.platforms.out.size).toBe(2)
  })

  it('stays with the account that has the run, whatever became of it', async () => {
    const first = await connect(world)
    const run = await approvedRun(world, live)
    const { body } = await postTo(live, run.id)
    await connect(world)
    await world.world.db.execute(`update connected_accounts set status = 'disconnected' where id = '${first}'`)
    expect((await postTo(live, run.id)).body).toEqual(body)
  })

  it('takes words of the caller’s own, and the run’s own words for another platform', async () => {
    await connect(world)
    await connect(world, 'x')
    const run = await approvedRun(world, live)
    expect((await postTo(live, run.id, { caption: 'As I say' })).body.caption).toBe('As I say')
    const { body } = await postTo(live, run.id, { platform: 'x' })
    expect(body).toMatchObject({ status: 'posted', platform: 'x' })
    expect(body.caption).not.toBe('')
  })

  it('counts as a request that makes something', async () => {
    const answer = await postTo(live, UNKNOWN)
    expect(answer.status).toBe(404)
    const { body } = await live.get<{ buckets: { bucket: string; used: number }[] }>('limits')
    expect(body.buckets.find(one => one.bucket === 'creating_per_minute')?.used).toBe(1)
  })
})

describe('POST /runs/{run_id}/post refuses', () => {
  it('403 what the key may not use, before it looks for the run', async () => {
    const narrow = await world.key({ channels: ['twitter'] })
    expect((await postTo(narrow, UNKNOWN)).body).toMatchObject({ code: 'channel_not_allowed' })
    const account = await connect(world)
    const bound = await world.key({ connected_accounts: [UNKNOWN] })
    const answer = await postTo(bound, UNKNOWN, { connected_account_id: account })
    expect([answer.status, answer.body.code]).toEqual([403, 'connected_account_not_allowed'])
  })

  it('404 a run that is not of this workspace', async () => {
    const run = await approvedRun(world, live)
    const stranger = await (await createWorld()).key()
    expect((await postTo(stranger, run.id)).body.code).toBe('run_not_found')
  })

  it('400 a run that has not succeeded, and one that is not approved', async () => {
    const { body } = await live.post<{ id: string }>('generate', brief)
    expect((await postTo(live, body.id)).body.code).toBe('run_not_succeeded')
    const test = await world.key({ mode: 'test' })
    const poor = await finished(world, test, { brief: 'Tea [[verdict:needs_review]]' })
    const answer = await postTo(test, poor.id)
    expect([answer.status, answer.body.code]).toEqual([400, 'run_not_approved'])
  })

  it('400 what the platform does not take, and says why', async () => {
    await connect(world, 'youtube')
    const run = await approvedRun(world, live)
    const { status, body } = await postTo(live, run.id, { platform: 'youtube' })
    expect([status, body.code]).toEqual([400, 'asset_not_supported'])
    expect(body.detail).toEqual({ platform: 'youtube', reasons: ['takes videos only'] })
  })

  it('400 a PNG to Instagram, with the way to a picture that it takes', async () => {
    await connect(world, 'instagram')
    const run = await approvedRun(world, live)
    const { body } = await postTo(live, run.id, { platform: 'instagram' })
    expect(body).toMatchObject({ message: expect.stringContaining('image/png; takes image/jpeg') })
    expect(body).toMatchObject({ message: expect.stringContaining('`channel: instagram`') })
    const anew = await approvedRun(world, live, { channel: 'instagram' })
    expect(anew.assets[0]?.content_type).toBe('image/jpeg')
    expect((await postTo(live, anew.id, { platform: 'instagram' })).status).toBe(200)
  })

  it('422 words that are too long for the platform', async () => {
    await connect(world, 'x')
    const run = await approvedRun(world, live)
    const { status, body } = await postTo(live, run.id, { platform: 'x', caption: 'a'.repeat(281) })
    expect([status, body.code]).toEqual([422, 'validation_error'])
    expect(body.detail).toMatchObject([{ loc: ['body', 'caption'] }])
  })

  it('400 without a connected account, or with one that is connected no more', async () => {
    const broken = await connect(world, 'linkedin', 'broken')
    const run = await approvedRun(world, live)
    expect((await postTo(live, run.id)).body.code).toBe('channel_not_connected')
    expect((await postTo(live, run.id, { connected_account_id: broken })).body.code).toBe('channel_not_connected')
    expect((await postTo(live, run.id, { connected_account_id: broken })).body).toMatchObject({
      message: `No account ${broken} of linkedin is connected. Choose one that GET /accounts lists, or connect one; then post again.`,
    })
  })

  it('403 where other accounts are connected than those that the key may use', async () => {
    const other = await connect(world)
    const run = await approvedRun(world, live)
    const bound = await world.key({ connected_accounts: [UNKNOWN] })
    const detail = { scope: 'connected_accounts', requested: other, allowed: [UNKNOWN] }
    const answer = await postTo(bound, run.id)
    expect([answer.status, answer.body]).toMatchObject([403, { code: 'connected_account_not_allowed', detail }])
    const narrowed = await postTo(live, run.id, {}, { 'x-service-key-scopes': `account:${UNKNOWN}` })
    expect([narrowed.status, narrowed.body]).toMatchObject([403, { code: 'connected_account_not_allowed', detail }])
    const nobody = await postTo(bound, run.id, {}, { 'x-service-key-scopes': `account:${other}` })
    expect([nobody.status, nobody.body.detail]).toMatchObject([403, { allowed: [] }])
    expect(world.published()).toBe(0)
  })

  it('400 what the platform rejects, keeps why, and takes the run again on request', async () => {
    await connect(world)
    const run = await approvedRun(world, live)
    world.platforms.says('publish', new PublishError('rejected', 'DUPLICATE', 'The same words were posted today.'))
    const answer = await postTo(live, run.id)
    expect([answer.status, answer.body.code]).toEqual([400, 'platform_rejected'])
    const post_id = String(answer.body.detail.post_id)
    expect(answer.body.detail).toEqual({ platform: 'linkedin', platform_code: 'DUPLICATE', post_id })
    expect(await readPost(live, post_id)).toMatchObject({
      status: 'failed',
      error_code: 'platform_rejected',
      attempts: 1,
    })
    expect(await eventsOf(live, post_id)).toEqual(['post.failed'])
    const again = await postTo(live, run.id, { caption: 'Better words' })
    expect(again.body).toMatchObject({ id: post_id, status: 'posted', caption: 'Better words', error_code: null })
    expect(await eventsOf(live, post_id)).toEqual(['post.failed', 'post.posted'])
    expect(world.platforms.out.size).toBe(1)
  })

  it('502 while the platform is down, and carries the post on by itself', async () => {
    await connect(world)
    const run = await approvedRun(world, live)
    world.platforms.says('publish', new PublishError('retry', '503', 'We are over capacity.'))
    const answer = await postTo(live, run.id)
    expect([answer.status, answer.body.code]).toEqual([502, 'platform_unavailable'])
    const post_id = String(answer.body.detail.post_id)
    expect((await postTo(live, run.id)).body).toMatchObject({ id: post_id, status: 'queued' })
    await later(world, 31)
    expect(await readPost(live, post_id)).toMatchObject({ status: 'posted', attempts: 2 })
    expect(world.platforms.out.size).toBe(1)
  })
})
