// The last day that the words of a post speak of as coming: posted after it only where that is meant.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#lib/instant.ts'
import { createApprovalLink } from '#lib/publish/approval/links.ts'
import { changePostingSettings } from '#lib/publish/approval/settings.ts'
import type { Post } from '#lib/publish/post/post.ts'
import type { Run } from '#lib/runs/run.ts'
import { setZone } from '#lib/workspaces/store.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { approvedRun, connect, later, postTo, readPost } from '#test/support/posts.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  await connect(world)
})

// It is Friday 20 November 2026, noon.
const OPEN_EVENING = 'Open evening on Thursday 10 December at 7pm in the main hall. Free.'
const event = (more: object = {}) => approvedRun(world, live, { brief: OPEN_EVENING, ...more })
const change = (id: string, body: object) => live.patch<Post & { code: string }>(`posts/${id}`, body)
const refused = (answer: { status: number; body: { code?: string } }) => [answer.status, answer.body.code]
const OVER = [400, 'event_over']

describe('a run', () => {
  it.each([
    ['an event', OPEN_EVENING, '2026-12-10'],
    ['the later of two', 'Book by 1 December for the open evening on Thursday 10 December.', '2026-12-10'],
    ['the end of an offer', 'Summer passes are 20% off until 30 November.', '2026-11-30'],
    ['no day', 'We open at six on Saturdays from now on', null],
    ['a beginning', 'From 1 December we open at eight.', null],
    ['a day that is over', 'Thanks to the 120 people who came on 12 November.', null],
  ])('names the last day that it speaks of as coming: %s', async (_, brief, day) => {
    const { body } = await live.post<Run>('generate', { brief, channel: 'linkedin', asset_type: 'card' })
    expect(body.event_day).toBeNull()
    await world.drain()
    expect((await live.get<Run>(`runs/${body.id}`)).body).toMatchObject({ status: 'succeeded', event_day: day })
  })

  it('keeps it when it is drawn again, and reads it anew in words of a caller', async () => {
    const { id } = await event()
    const { body } = await live.post<Run>(`runs/${id}/rerender`, {})
    const item = {
      output_type: 'event_reminder',
      body: { event_name: 'Open evening', date: 'Friday 11 December', time: '7pm' },
    }
    const { body: batch } = await live.post<{ items: { run_id: string }[] }>('render', { items: [item] })
    await world.drain()
    const days = [body.id, batch.items[0]?.run_id].map(async run => (await live.get<Run>(`runs/${run}`)).body.event_day)
    expect(await Promise.all(days)).toEqual(['2026-12-10', '2026-12-11'])
    world.pass(30 * DAY_MS)
    const again = await live.post<Run>(`runs/${id}/rerender`, {})
    await world.drain()
    expect((await live.get<Run>(`runs/${again.body.id}`)).body.event_day).toBe('2026-12-10')
  })
})

describe('a post that is asked for', () => {
  it('400 names the day and what to do, and is made on that day to its last minute', async () => {
    const { id } = await event()
    const answer = await postTo(live, id, { scheduled_at: '2026-12-11T00:00:00Z' })
    expect([answer.status, answer.body]).toMatchObject([
      400,
      { code: 'event_over', detail: { event_day: '2026-12-10' } },
    ])
    expect(JSON.stringify(answer.body)).toMatch(
      /Thursday 10 December 2026 as still to come.*Choose an earlier time.*allow_past_event/,
    )
    expect((await live.get<Post[]>(`posts?run_id=${id}`)).body).toEqual([])
    const { body } = await postTo(live, id, { scheduled_at: '2026-12-10T23:59:00Z' })
    expect(body.status).toBe('scheduled')
  })

  it('ends with the day in the place of the workspace, also where its clock changes', async () => {
    const zone = (time_zone: string) =>
      setZone(
        world.world.db,
        { workspace_id: world.workspace.id, time_zone },
        { id: world.world.id(), actor: 'admin', request_id: 'test', at: world.world.now().toISOString() },
      )
    await zone('Asia/Tokyo')
    const { id } = await event()
    expect(refused(await postTo(live, id, { scheduled_at: '2026-12-10T15:00:00Z' }))).toEqual(OVER)
    expect((await postTo(live, id, { scheduled_at: '2026-12-10T14:59:00Z' })).status).toBe(200)
    await zone('America/Los_Angeles')
    const west = await event({ variation: 1 })
    expect(refused(await postTo(live, west.id, { scheduled_at: '2026-12-11T08:00:00Z' }))).toEqual(OVER)
    expect((await postTo(live, west.id, { scheduled_at: '2026-12-11T07:59:00Z' })).status).toBe(200)
  })

  it('400 at once when the day is over, without a time to choose', async () => {
    const { id } = await event()
    world.pass(30 * DAY_MS)
    const answer = await postTo(live, id)
    expect(refused(answer)).toEqual(OVER)
    expect(JSON.stringify(answer.body)).toContain('That day is over. Make it anew')
    expect((await postTo(live, id, { allow_past_event: true })).body.status).toBe('posted')
  })

  it('200 where it is meant, and other words over the same picture change nothing', async () => {
    const { id } = await event()
    const late = { scheduled_at: '2026-12-20T09:00:00Z' }
    expect(refused(await postTo(live, id, { ...late, caption: 'Thank you for coming!' }))).toEqual(OVER)
    expect((await postTo(live, id, { ...late, allow_past_event: true })).body.status).toBe('scheduled')
  })

  it('is never asked of a run that was made before days were noted', async () => {
    const { id } = await event()
    await world.world.db.execute(sql`update runs set event_day = null, event_over_at = null where id = ${id}`)
    expect((await postTo(live, id, { scheduled_at: '2026-12-20T09:00:00Z' })).status).toBe(200)
  })
})

describe('a post that is moved', () => {
  const planned = async (more: object) => (await postTo(live, (await event()).id, more)).body

  it('400 behind the day, and the post stays as it was', async () => {
    const post = await planned({ scheduled_at: '2026-12-09T09:00:00Z' })
    expect(refused(await change(post.id, { scheduled_at: '2026-12-12T09:00:00Z' }))).toEqual(OVER)
    expect(await readPost(live, post.id)).toEqual(post)
    expect((await change(post.id, { scheduled_at: '2026-12-10T09:00:00Z' })).status).toBe(200)
    const meant = { scheduled_at: '2026-12-12T09:00:00Z', allow_past_event: true }
    expect((await change(post.id, meant)).body.scheduled_at).toBe('2026-12-12T09:00:00.000Z')
  })

  it('200 where it was behind it before, or its time stays', async () => {
    const post = await planned({ scheduled_at: '2026-12-12T09:00:00Z', allow_past_event: true })
    expect((await change(post.id, { caption: 'Other words' })).status).toBe(200)
    expect((await change(post.id, { scheduled_at: '2026-12-13T09:00:00Z' })).status).toBe(200)
  })

  it('422 where nothing is changed but that it is meant', async () => {
    const post = await planned({ scheduled_at: '2026-12-09T09:00:00Z' })
    expect((await change(post.id, { allow_past_event: true })).status).toBe(422)
  })
})

describe('a post that nobody asks for at its time', () => {
  const postsOf = async (run_id: string) => (await live.get<Post[]>(`posts?run_id=${run_id}`)).body

  it('waits for a person: of a run with a date', async () => {
    const made = (scheduled_at: string, variation: number) =>
      finished(world, live, { brief: OPEN_EVENING, scheduled_at, variation })
    const [late, early] = [await made('2026-12-20T09:00:00Z', 0), await made('2026-12-01T09:00:00Z', 1)]
    expect(await postsOf(late.id)).toMatchObject([{ status: 'awaiting_approval', awaits: 'event_over' }])
    expect(await postsOf(early.id)).toMatchObject([{ status: 'scheduled', awaits: null }])
  })

  it('waits for a person: the last of a campaign alone', async () => {
    const { body } = await live.post<{ items: { run_id: string }[] }>('campaigns', {
      ...{ name: 'Open evening', brief: OPEN_EVENING, channels: ['linkedin'] },
      ...{ scheduled_at: '2026-11-27T09:00:00Z', every: 'P7D', count: 3 },
    })
    await world.drain()
    const found = await Promise.all(body.items.map(async ({ run_id }) => (await postsOf(run_id))[0]))
    expect(found.map(post => [post?.scheduled_at?.slice(0, 10), post?.awaits])).toEqual([
      ['2026-11-27', null],
      ['2026-12-04', null],
      ['2026-12-11', 'event_over'],
    ])
  })

  it('goes out by itself while the day is still to come', async () => {
    const auto = await world.key({ auto_post: true, auto_post_min_score: 0 })
    const { id } = await finished(world, auto, { brief: OPEN_EVENING })
    expect(await postsOf(id)).toMatchObject([{ status: 'posted' }])
  })
})

describe('a yes that comes late', () => {
  it('is told that the day is over that the words speak of, and is a yes all the same', async () => {
    await changePostingSettings(world.world, by, world.workspace.id, { approval: 'always' })
    const { id: run_id } = await event()
    await postTo(live, run_id, { scheduled_at: '2026-11-21T12:00:00Z' })
    const pageOf = async () => {
      const { url } = await createApprovalLink(
        world.world,
        { workspace_id: world.workspace.id, livemode: true, run_id },
        'admin::Mara',
      )
      return { url, text: (await world.anonymous.send('GET', url, null, {})).text }
    }
    expect((await pageOf()).text).not.toContain('as still to come')
    world.pass(25 * DAY_MS)
    const { url, text } = await pageOf()
    expect(text).toContain('speak of Thursday 10 December 2026 as still to come, and that day is over when it goes out')
    const link = new URL(url).searchParams.get('link') ?? ''
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    await world.anonymous.send('POST', url, new URLSearchParams({ link, say: 'approve' }).toString(), form)
    await later(world, 60)
    expect((await live.get<Post[]>(`posts?run_id=${run_id}`)).body[0]?.status).toBe('posted')
  })
})
