// A post that was planned with a run that a person has to look at: it waits, and a yes in time brings it back.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#lib/instant.ts'
import { createApprovalLink } from '#lib/publish/approval/links.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { auditOf, connect, eventsOf, later, postTo } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller
beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  await connect(world)
})

const postOf = async (run: Run) => {
  const { body } = await live.get<Post[]>(`posts?run_id=${run.id}`)
  expect(body).toHaveLength(1)
  return body[0]
}
/** Grave news, which nobody lets out unseen. */
const planned = (scheduled_at: string) =>
  finished(world, live, { brief: '48 colleagues lose their jobs', scheduled_at })
const linkFor = (run: Run) =>
  createApprovalLink(world.world, { workspace_id: world.workspace.id, livemode: true, run_id: run.id }, 'admin::Mara')
const look = async (run: Run) => (await world.anonymous.send('GET', (await linkFor(run)).url, null, {})).text
const sayYes = async (run: Run, secret?: string) => {
  const fields = new URLSearchParams({ link: secret ?? (await linkFor(run)).secret, say: 'approve' })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  return world.anonymous.send('POST', 'https://api.example.com/approve', fields.toString(), form)
}

describe('a post that was planned with a held run', () => {
  it('waits for a person, which is told, and goes out at its time after a yes, once', async () => {
    const scheduled_at = world.inTime(2 * HOUR_MS)
    const run = await planned(scheduled_at)
    expect(run.verdict).toBe('needs_review')
    const waiting = await postOf(run)
    expect(waiting).toMatchObject({ status: 'awaiting_approval', awaits: 'verdict', scheduled_at, error_code: null })
    const { body } = await live.get<{ events: { type: string; data: unknown }[] }>('events?limit=500')
    expect(body.events.filter(({ type }) => type === 'run.approval_requested')).toMatchObject([
      { data: { run_id: run.id, posts: [{ awaits: 'verdict' }] } },
    ])
    expect(await look(run)).toContain(`${scheduled_at.slice(0, 16).replace('T', ' ')} UTC`)
    expect((await sayYes(run)).text).toContain('It goes out at its time.')
    expect(await postOf(run)).toMatchObject({ id: waiting?.id, status: 'scheduled', awaits: null, scheduled_at })
    expect((await sayYes(run)).text).toContain('No further post of it waits')
    expect((await postTo(live, run.id)).body).toMatchObject({ id: waiting?.id, status: 'scheduled' })
    await later(world, 119 * 60)
    expect(world.published()).toBe(0)
    await later(world, 61)
    expect(await postOf(run)).toMatchObject({ id: waiting?.id, status: 'posted' })
    expect(world.published()).toBe(1)
    expect(await eventsOf(live, waiting?.id ?? '')).toEqual(['post.scheduled', 'post.posted'])
  })

  it('stays where a yes comes after its time, which the page says before and after, and may be asked for anew', async () => {
    const run = await planned(world.inTime(10 * MINUTE_MS))
    await later(world, 11 * 60)
    expect(world.published()).toBe(0)
    expect(await look(run)).toContain('Its time is over: approving does not send it')
    expect((await sayYes(run)).text).toContain('Its time was over, so that one does not go out.')
    await world.drain()
    const missed = await postOf(run)
    expect(missed).toMatchObject({ status: 'failed', awaits: null, error_code: 'run_not_approved' })
    expect(missed?.error_message).toContain('Its time was over when it was approved')
    expect(await eventsOf(live, missed?.id ?? '')).toEqual(['post.failed'])
    expect(await auditOf(world, missed?.id ?? '')).toEqual(['post.reserved by key', 'post.failed by reviewer'])
    expect(world.published()).toBe(0)
    expect((await postTo(live, run.id)).body).toMatchObject({ id: missed?.id, status: 'posted' })
    expect(world.published()).toBe(1)
  })

  it('may get another time before the yes, and goes out then', async () => {
    const run = await planned(world.inTime(10 * MINUTE_MS))
    await later(world, 11 * 60)
    const { body } = await live.patch<Post>(`posts/${(await postOf(run))?.id}`, { scheduled_at: world.inTime(HOUR_MS) })
    expect(body).toMatchObject({ status: 'awaiting_approval', awaits: 'verdict' })
    await sayYes(run)
    expect(await postOf(run)).toMatchObject({ status: 'scheduled' })
  })

  it('is canceled like any other, and no yes brings it back then', async () => {
    const run = await planned(world.inTime(HOUR_MS))
    expect((await live.send('DELETE', `posts/${(await postOf(run))?.id}`, null, {})).status).toBe(200)
    await sayYes(run)
    await later(world, 7_200)
    expect(await postOf(run)).toMatchObject({ status: 'canceled' })
    expect(world.published()).toBe(0)
  })

  it('is approved with the words of the run alone that were shown', async () => {
    const run = await planned(world.inTime(HOUR_MS))
    const { secret } = await linkFor(run)
    await world.world.db.execute(sql`update runs set output_text = 'Other words' where id = ${run.id}`)
    const answer = await sayYes(run, secret)
    expect([answer.status, answer.text]).toMatchObject([409, expect.stringContaining('have changed since')])
    expect(await postOf(run)).toMatchObject({ status: 'awaiting_approval' })
  })
})
