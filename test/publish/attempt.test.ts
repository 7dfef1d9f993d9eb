import { beforeEach, describe, expect, it } from 'vitest'
import { attemptPost } from '#lib/publish/attempt/attempt.ts'
import { armPost, claimPost } from '#lib/publish/attempt/attempts-store.ts'
import { PublishError } from '#lib/publish/publisher.ts'
import type { Caller } from '#test/support/caller.ts'
import { approvedRun, connect, eventsOf, later, postTo, readPost } from '#test/support/posts.ts'
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

const calls = (call: string) => world.platforms.calls().filter(one => one === call).length
/** The request's patience is over once the post waits for longer than that. */
const started = async () => (await postTo(live, run_id)).body

describe('a post that the platform works on', () => {
  it('is asked about within the request while that is short, and is one attempt', async () => {
    world.platforms.says('prepare', { next: 'prepare', state: { media: 'm1' }, wait_seconds: 3 })
    world.platforms.says('publish', { next: 'check', state: { job: 'j1' }, wait_seconds: 5 })
    world.platforms.says('check', { next: 'check', state: { job: 'j1' }, wait_seconds: 5 })
    world.platforms.says('check', { next: 'done', external_post_id: 'e', url: 'https://p.example.com/e' })
    expect(await started()).toMatchObject({ status: 'posted', external_post_id: 'e', attempts: 1 })
    expect(world.platforms.calls()).toEqual(['prepare', 'prepare', 'publish', 'check', 'check'])
  })

  it('200 with posting when it takes longer, and is carried on by the queue', async () => {
    world.platforms.says('publish', { next: 'check', state: { job: 'j1' }, wait_seconds: 60 })
    world.platforms.says('check', { next: 'done', external_post_id: 'e', url: 'https://p.example.com/e' })
    const post = await started()
    expect(post).toMatchObject({ status: 'posting', external_post_id: null, posted_at: null, attempts: 1 })
    expect(world.queue.waiting.find(one => one.topic === 'posts')).toMatchObject({ delay_seconds: 60 })
    await later(world, 61)
    expect(await readPost(live, post.id)).toMatchObject({ status: 'posted', attempts: 1 })
  })

  it('is given up after a day, as one that may be out', async () => {
    world.platforms.says('publish', { next: 'check', state: {}, wait_seconds: 3_600 })
    for (let hour = 0; hour < 30; hour++)
      world.platforms.says('check', { next: 'check', state: {}, wait_seconds: 3_600 })
    const { id } = await started()
    for (let hour = 0; hour < 26; hour++) await later(world, 3_601)
    expect(await readPost(live, id)).toMatchObject({ status: 'needs_attention', error_code: 'needs_attention' })
    expect(calls('publish')).toBe(1)
  })
})

describe('a post whose answer was lost', () => {
  it('is asked about and found, never sent again', async () => {
    world.platforms.loses('linkedin')
    world.platforms.says('check', { next: 'done', external_post_id: 'ext_1', url: 'https://p.example.com/ext_1' })
    expect(await started()).toMatchObject({ status: 'posted', external_post_id: 'ext_1' })
    expect(calls('publish')).toBe(1)
  })

  it('is sent again once the platform has said twice, two minutes apart, that it has none', async () => {
    world.platforms.says('publish', new Error('the connection was reset'))
    const { id } = await started()
    expect(calls('publish')).toBe(1)
    const asked: number[] = []
    for (let seconds = 0; seconds < 300; seconds += 10) {
      await later(world, 10)
      if (calls('publish') > asked.length + 1) asked.push(seconds)
    }
    expect(asked).toHaveLength(1)
    expect(asked[0]).toBeGreaterThan(200)
    expect(await readPost(live, id)).toMatchObject({ status: 'posted', attempts: 2 })
    expect(world.platforms.out.size).toBe(1)
  })

  it('needs attention where the platform does not tell, and is not sent by another request either', async () => {
    world.platforms.loses('linkedin')
    world.platforms.says('check', { next: 'undecidable' })
    const post = await started()
    expect(post).toMatchObject({ status: 'needs_attention', error_code: 'needs_attention' })
    expect(post.error_message).toContain('Look at the account')
    expect(await eventsOf(live, post.id)).toEqual(['post.needs_attention'])
    expect(await started()).toEqual(post)
    expect(world.platforms.out.size).toBe(1)
  })

  it('needs attention when the platform cannot be asked for too long', async () => {
    world.platforms.loses('linkedin')
    for (let count = 0; count < 9; count++) world.platforms.says('check', new PublishError('retry', '503', 'Down.'))
    const { id } = await started()
    for (let count = 0; count < 12; count++) await later(world, 1_801)
    expect(await readPost(live, id)).toMatchObject({ status: 'needs_attention', error_code: 'needs_attention' })
    expect(calls('publish')).toBe(1)
  })
})

describe('an isolate that dies', () => {
  const lease = () => {
    const now = world.world.now()
    return { token: world.world.id(), now: now.toISOString(), until: new Date(now.getTime() + 60_000).toISOString() }
  }
  /** A post that waits, for another to take. */
  const waiting = async () => {
    world.platforms.says('prepare', new PublishError('retry', '503', 'Down.', 600))
    return String((await postTo(live, run_id)).body.detail.post_id)
  }

  it('before the call leaves a post that is prepared again', async () => {
    const id = await waiting()
    expect(await claimPost(world.world.db, id, lease())).not.toBeNull()
    await later(world, 61)
    expect(await readPost(live, id)).toMatchObject({ status: 'posted', attempts: 3 })
  })

  it('after it was armed leaves a post that is asked about first', async () => {
    const id = await waiting()
    const held = lease()
    await claimPost(world.world.db, id, held)
    expect(await armPost(world.world.db, id, held, { kept: {}, parts: null })).toBe(true)
    await later(world, 61)
    expect([calls('publish'), calls('check')]).toEqual([0, 1])
  })

  it('leaves a post to one other, however many messages come', async () => {
    const id = await waiting()
    await Promise.all(Array.from({ length: 8 }, () => attemptPost(world.poster, id)))
    expect(calls('publish')).toBe(1)
  })

  it('and comes back too late for the call does not make it', async () => {
    const id = await waiting()
    world.platforms.says('prepare', async () => ({ next: 'publish', state: {} }))
    const { db } = world.world
    let statements = 0
    const slow = new Proxy(db, {
      get: (target, name, receiver) =>
        name === 'execute'
          ? async (statement: Parameters<typeof db.execute>[0]) => {
              const answer = await target.execute(statement)
              if (++statements === 2) world.pass(180_000)
              return answer
            }
          : Reflect.get(target, name, receiver),
    })
    await attemptPost({ ...world.poster, db: slow }, id)
    expect(statements).toBe(2)
    expect(calls('publish')).toBe(0)
    expect(await readPost(live, id)).toMatchObject({ status: 'posting' })
  })
})

describe('a platform that says no', () => {
  it('to the token is asked with another one', async () => {
    world.platforms.says('publish', new PublishError('reauth', '401', 'The token is invalid.'))
    expect(await started()).toMatchObject({ status: 'posted', attempts: 2 })
    expect(world.platforms.refused).toEqual(['token-1'])
    expect(world.platforms.asked.at(-1)?.token).toBe('token-2')
  })

  it('for today ends the post', async () => {
    world.platforms.says('publish', new PublishError('blocked', 'CAPPED', 'The daily number of posts is reached.'))
    const { status, body } = await postTo(live, run_id)
    expect([status, body.code, body.detail.platform_code]).toEqual([400, 'platform_rejected', 'CAPPED'])
    expect(await readPost(live, String(body.detail.post_id))).toMatchObject({ error_code: 'platform_blocked' })
  })

  it('until a time is asked again after it', async () => {
    world.platforms.says('prepare', new PublishError('retry', '429', 'Slow down.', 900))
    const { body } = await postTo(live, run_id)
    const id = String(body.detail.post_id)
    await later(world, 890)
    expect(await readPost(live, id)).toMatchObject({ status: 'queued' })
    await later(world, 11)
    expect(await readPost(live, id)).toMatchObject({ status: 'posted', attempts: 2 })
  })

  it('too often ends the post, of which nothing is out', async () => {
    for (let count = 0; count < 9; count++) world.platforms.says('prepare', new PublishError('retry', '503', 'Down.'))
    const { body } = await postTo(live, run_id)
    const id = String(body.detail.post_id)
    for (let count = 0; count < 12; count++) await later(world, 1_801)
    expect(await readPost(live, id)).toMatchObject({ error_code: 'platform_unavailable', attempts: 8 })
    expect(world.platforms.out.size).toBe(0)
  })
})

describe('files that were made under another address', () => {
  it('are found by their key, and named to the platform under the address of today', async () => {
    world.poster.public_url = 'https://a-name-of-another-length.example.com'
    expect(await started()).toMatchObject({ status: 'posted' })
    const [piece] = world.platforms.asked[0]?.post.pieces ?? []
    expect(piece?.blob_key).toMatch(/^assets\/[\w-]+\/[0-9a-f]{64}\.\w+$/)
    expect(piece?.url).toBe(`${world.poster.public_url}/${piece?.blob_key}`)
  })
})
