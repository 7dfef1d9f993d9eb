import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '#lib/instant.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { findRepeated } from '#lib/runs/posts/repeats-store.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { approvedRun, connect, postTo, readPost } from '#test/support/posts.ts'
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

type Answer = Post & { code: string; detail: Record<string, unknown> }
const change = (id: string, body: object) => live.patch<Answer>(`posts/${id}`, body)

describe('a repeated post', () => {
  const again = async (words: string) => {
    const run = await approvedRun(world, live)
    return postTo(live, run.id, { caption: words })
  }

  it('400 names the earlier one: the same picture with nearly the same words', async () => {
    const first = (await postTo(live, run_id, { caption: 'We open at six on Saturdays from now on. Come by!' })).body
    const answer = await again('We open at SIX on Saturdays, from now on: come by https://example.com')
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'repeated_post', detail: { post_id: first.id } }])
    expect(world.published()).toBe(1)
  })

  it('200 where it is wished, with other words, on another account, or a month later', async () => {
    await postTo(live, run_id, { caption: 'We open at six on Saturdays' })
    expect((await again('Early risers, this one is for you')).body.status).toBe('posted')
    const run = await approvedRun(world, live)
    const words = { caption: 'We open at six on Saturdays' }
    expect((await postTo(live, run.id, { ...words, connected_account_id: await connect(world) })).body.status).toBe(
      'posted',
    )
    expect((await postTo(live, run.id, { ...words, allow_repeat: true })).body.status).toBe('posted')
    world.pass(31 * DAY_MS)
    expect((await again('We open at six on Saturdays')).body.status).toBe('posted')
  })

  it('is judged by the hours at which both go out, and not by when they were asked for', async () => {
    await postTo(live, run_id, { caption: 'We open at six on Saturdays' })
    const run = await approvedRun(world, live)
    const at = (days: number) =>
      postTo(live, run.id, { caption: 'We open at six on Saturdays', scheduled_at: world.inTime(days * DAY_MS) })
    expect((await at(29)).body.code).toBe('repeated_post')
    expect((await at(31)).body.status).toBe('scheduled')
    const third = await approvedRun(world, live)
    world.pass(31 * DAY_MS - HOUR_MS)
    expect((await postTo(live, third.id, { caption: 'We open at six on Saturdays' })).body.code).toBe('repeated_post')
  })

  it('has most of the pictures: sets that end alike are two', async () => {
    const { id } = (await postTo(live, run_id, { caption: 'Tea' })).body
    await world.world.db.execute(sql`update posts set asset_sha256 = '{a,b,c,end}' where id = ${id}`)
    const { connected_account_id: account_id } = (await readPost(live, id))!
    const at = world.inTime(0)
    const repeats = (...files: string[]) =>
      findRepeated(world.world.db, {
        ...{ account_id, files, at, scheduled_at: null },
        caption: 'Tea',
        run_id: world.world.id(),
      })
    expect(await repeats('d', 'e', 'f', 'end')).toBeNull()
    expect(await repeats('a', 'b', 'f', 'end')).toBe(id)
    expect(await repeats('end')).toBe(id)
  })

  describe('by a change', () => {
    const words = { caption: 'We open at six on Saturdays' }
    const planned = async (days: number, more: object) =>
      (await postTo(live, (await approvedRun(world, live)).id, { scheduled_at: world.inTime(days * DAY_MS), ...more }))
        .body

    it('400 names the other one, and the post stays as it was: words, hour and account', async () => {
      const first = (await postTo(live, run_id, words)).body
      const near = await planned(3, { caption: 'Early risers, this one is for you' })
      const far = await planned(40, words)
      const elsewhere = await planned(4, { ...words, connected_account_id: await connect(world) })
      for (const [post, wished] of [
        [near, words],
        [far, { scheduled_at: world.inTime(29 * DAY_MS) }],
        [elsewhere, { connected_account_id: first.connected_account_id }],
      ] as const) {
        const { status, body } = await change(post.id, wished)
        expect([status, body]).toMatchObject([400, { code: 'repeated_post', detail: { post_id: first.id } }])
        expect(await readPost(live, post.id)).toEqual(post)
        expect((await change(post.id, { ...wished, allow_repeat: true })).body).toMatchObject(wished)
      }
    })

    it('200 where it repeated before the change what it repeats after it', async () => {
      await postTo(live, run_id, words)
      const wanted = await planned(3, { ...words, allow_repeat: true })
      expect((await change(wanted.id, { scheduled_at: world.inTime(4 * DAY_MS) })).status).toBe(200)
      const another = await planned(5, { caption: 'Early risers, this one is for you' })
      const both = await change(wanted.id, { caption: 'Early risers: this one is for you!' })
      expect(both.body).toMatchObject({ code: 'repeated_post', detail: { post_id: another.id } })
    })

    it('422 where nothing is changed but that a repetition is wished', async () => {
      const post = await planned(3, words)
      expect((await change(post.id, { allow_repeat: true })).status).toBe(422)
    })

    it('leaves with its person what waits for one', async () => {
      const auto = await world.key({ auto_post: true, auto_post_min_score: 0 })
      const [, second] = [await finished(world, auto), await finished(world, auto)]
      const [waiting] = (await live.get<Post[]>(`posts?run_id=${second.id}`)).body
      const id = waiting?.id ?? ''
      for (const wished of [{ scheduled_at: world.inTime(DAY_MS) }, { caption: 'Early risers', allow_repeat: true }])
        expect((await change(id, wished)).body).toMatchObject({ status: 'awaiting_approval', awaits: 'repetition' })
    })
  })

  it('waits for a person where nobody asked for it', async () => {
    const auto = await world.key({ auto_post: true, auto_post_min_score: 0 })
    const [first, second] = [await finished(world, auto), await finished(world, auto)]
    const post = async (run: { id: string }) => (await live.get<Post[]>(`posts?run_id=${run.id}`)).body[0]
    expect(await post(first)).toMatchObject({ status: 'posted' })
    expect(await post(second)).toMatchObject({
      status: 'awaiting_approval',
      awaits: 'repetition',
      next_attempt_at: null,
    })
    const { body } = await live.get<{ events: { type: string; data: object }[] }>('events?limit=500')
    expect(body.events.filter(event => event.type === 'run.approval_requested')).toMatchObject([
      { data: { run_id: second.id, state: 'pending', posts: [{ platform: 'linkedin', awaits: 'repetition' }] } },
    ])
  })
})
