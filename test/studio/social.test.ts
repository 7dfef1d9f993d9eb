import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Post } from '#lib/publish/post/post.ts'
import { PublishError } from '#lib/publish/publisher.ts'
import { consequences } from '#lib/runs/end/consequences.ts'
import type { Run } from '#lib/runs/run.ts'
import { claimRun, finishRun } from '#lib/runs/store.ts'
import type { Caller } from '#test/support/caller.ts'
import { connect } from '#test/support/posts.ts'
import { bound, card, deliveredOf, linked } from '#test/support/studio.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld

beforeEach(async () => {
  world = await createWorld()
})

const postsOf = async (caller: Caller, run_id: string) =>
  (await caller.get<Post[]>(`posts?run_id=${run_id}`)).body.toSorted((a, b) => (a.platform < b.platform ? -1 : 1))

async function made(caller: Caller, more: object = {}) {
  const { body } = await card(caller, { caption: 'Word for word', ...more })
  await world.drain()
  return body
}

/** Ends a run as if it had been judged so. */
async function endedAs(run_id: string, verdict: 'needs_review' | 'approved'): Promise<void> {
  const at = world.world.now().toISOString()
  const lease = { token: world.world.id(), now: at, until: at }
  await claimRun(world.world.db, run_id, lease, world.world.id(), 4)
  await finishRun(
    world.world.db,
    { run_id, step: 'compose', lease, event_id: world.world.id() },
    { verdict },
    consequences,
  )
}

describe('a card for connected accounts', () => {
  it('becomes one post for each account of the profile, with its caption word for word', async () => {
    const social = [await connect(world, 'linkedin'), await connect(world, 'instagram')]
    await connect(world, 'x')
    const { caller } = await bound(world, { social })
    const { run_id, delivery } = await made(caller)
    expect(delivery).toEqual(['social'])
    const run = (await caller.get<Run>(`runs/${run_id}`)).body
    expect(run).toMatchObject({ status: 'succeeded', verdict: 'approved', channel: 'instagram' })
    expect(run.assets[0]).toMatchObject({ content_type: 'image/jpeg', width: 1080, height: 1350 })
    expect(await postsOf(caller, run_id)).toMatchObject([
      { platform: 'instagram', status: 'posted', caption: 'Word for word', connected_account_id: social[1] },
      { platform: 'linkedin', status: 'posted', caption: 'Word for word', connected_account_id: social[0] },
    ])
    const told = await deliveredOf(world)
    expect(told.map(one => [one.target, one.status, one.error])).toEqual([
      ['social', 'delivered', null],
      ['social', 'delivered', null],
    ])
    expect(told.map(one => (one.recipient as { id: string }).id).sort()).toEqual(social.toSorted())
    expect(told[0]?.external_id).toEqual(expect.any(String))
  })

  it('goes to chats and accounts, or to the one that is asked for', async () => {
    await linked(world, '7')
    const { caller } = await bound(world, { telegram: true, social: [await connect(world)] })
    expect((await made(caller)).delivery).toEqual(['telegram', 'social'])
    expect([world.chat.heard.length, world.platforms.out.size]).toEqual([1, 1])
    expect((await made(caller, { delivery: 'telegram' })).delivery).toEqual(['telegram'])
    expect((await made(caller, { delivery: 'social' })).delivery).toEqual(['social'])
    expect((await made(caller, { delivery: 'none' })).delivery).toEqual([])
    expect([world.chat.heard.length, world.platforms.out.size]).toEqual([2, 2])
    expect(await deliveredOf(world)).toHaveLength(4)
  })

  it('uses only accounts that the key may, that are connected, and that take pictures', async () => {
    const [mine, other] = [await connect(world, 'linkedin'), await connect(world, 'x')]
    const [film, broken] = [await connect(world, 'youtube'), await connect(world, 'instagram', 'broken')]
    const social = [mine, other, film, broken]
    const { caller } = await bound(world, { social }, { connected_accounts: [mine, film, broken] })
    const { run_id } = await made(caller)
    expect(await postsOf(caller, run_id)).toMatchObject([{ connected_account_id: mine }])
    expect((await made((await bound(world, { social }, { channels: ['tiktok'] })).caller)).delivery).toEqual([])
    expect((await made((await bound(world, { social: [film] })).caller)).delivery).toEqual([])
    expect((await made((await bound(world, { social }, { mode: 'test' })).caller)).delivery).toEqual([])
  })

  it('is not posted by the key beside its profile', async () => {
    const account = await connect(world, 'x')
    const { caller } = await bound(world, {}, { auto_post: true, auto_post_min_score: 1 })
    const { run_id, delivery } = await made(caller)
    expect([delivery, await postsOf(caller, run_id)]).toEqual([[], []])
    const own = await bound(world, { social: [account] }, { auto_post: true, auto_post_min_score: 1 })
    expect(await postsOf(own.caller, (await made(own.caller)).run_id)).toHaveLength(1)
  })

  it('is not posted unless it is approved, and says so; chats have it all the same', async () => {
    const { caller } = await bound(world, { social: [await connect(world)], telegram: true })
    await linked(world, '7')
    const { run_id } = (await card(caller)).body
    await endedAs(run_id, 'needs_review')
    expect(await postsOf(caller, run_id)).toMatchObject([{ status: 'failed', error_code: 'run_not_approved' }])
    expect(await deliveredOf(world)).toMatchObject([
      { run_id, target: 'social', status: 'failed', error: { code: 'run_not_approved' }, external_id: null },
    ])
    expect(world.platforms.out.size).toBe(0)
    await world.world.db.execute(sql`select 1 / (count(*) = 1)::int from messages where run_id = ${run_id}`)
  })

  it('tells of an account that was disconnected meanwhile', async () => {
    const account = await connect(world)
    const { caller } = await bound(world, { social: [account] })
    const { run_id } = (await card(caller)).body
    await world.world.db.execute(sql`update connected_accounts set status = 'disconnected' where id = ${account}`)
    await world.drain()
    expect(await postsOf(caller, run_id)).toMatchObject([{ status: 'failed', error_code: 'channel_not_connected' }])
    expect(await deliveredOf(world)).toMatchObject([
      { status: 'failed', recipient: { id: null, name: 'linkedin' }, error: { code: 'channel_not_connected' } },
    ])
  })

  it('422 with words that one of its targets would refuse, and makes nothing', async () => {
    const { caller } = await bound(world, { social: [await connect(world), await connect(world, 'x')] })
    const answer = await card(caller, { caption: 'a'.repeat(281) })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      ...{ code: 'validation_error' },
      detail: [{ loc: ['body', 'caption'], msg: 'x: the caption counts 281; takes 280' }],
    })
    expect((await caller.get<Run[]>('runs')).body).toEqual([])
    expect((await card(caller, { caption: 'a'.repeat(280) })).status).toBe(202)
  })

  it('that a platform refuses is told as failed', async () => {
    world.platforms.says('publish', new PublishError('rejected', '403', 'Not these words.'))
    const { caller } = await bound(world, { social: [await connect(world, 'x')] })
    const { run_id } = await made(caller)
    expect(await postsOf(caller, run_id)).toMatchObject([{ status: 'failed', error_code: 'platform_rejected' }])
    expect(await deliveredOf(world)).toMatchObject([{ status: 'failed', error: { code: 'platform_rejected' } }])
  })
})
