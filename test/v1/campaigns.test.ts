import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Campaign } from '#lib/campaigns/campaign.ts'
import { DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { changePostingSettings } from '#lib/publish/approval/settings.ts'
import type { Post } from '#lib/publish/post/post.ts'
import { PublishError } from '#lib/publish/publisher.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { connect, eventsOf, later } from '#test/support/posts.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller
beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

type Answer = Campaign & {
  code: string
  detail: { loc: string[] }[]
  issues?: { code: string; detail: { platform: string } }[]
}
const asked = (more: object = {}) => ({
  ...{ name: 'Opening weeks', brief: 'We open at six on Saturdays from now on', channels: ['linkedin', 'x'] },
  ...{ scheduled_at: world.inTime(HOUR_MS), every: 'P1D', count: 3 },
  ...more,
})
const create = (more: object = {}, headers = {}) => live.post<Answer>('campaigns', asked(more), headers)
const read = async (id: string) => (await live.get<Answer>(`campaigns/${id}`)).body
const runsOf = async () => (await live.get<Run[]>('runs?limit=100')).body

describe('POST /campaigns', () => {
  it('202 with occurrences by channels, the types in turn', async () => {
    const { status, body } = await create({ asset_types: ['card', 'og_image'] })
    expect(status).toBe(202)
    expect(body).toMatchObject({ name: 'Opening weeks', status: 'making' })
    expect(body.items.map(item => [item.channel, item.asset_type, item.scheduled_at, item.post_id])).toEqual([
      ['linkedin', 'card', world.inTime(HOUR_MS), null],
      ['twitter', 'card', world.inTime(HOUR_MS), null],
      ['linkedin', 'og_image', world.inTime(DAY_MS + HOUR_MS), null],
      ['twitter', 'og_image', world.inTime(DAY_MS + HOUR_MS), null],
      ['linkedin', 'card', world.inTime(2 * DAY_MS + HOUR_MS), null],
      ['twitter', 'card', world.inTime(2 * DAY_MS + HOUR_MS), null],
    ])
  })

  it('takes one take after the other in every channel', async () => {
    await create({ asset_types: ['card', 'og_image'], count: 4 })
    const takes = Map.groupBy(await runsOf(), run => `${run.channel} ${run.asset_type}`)
    expect([...takes.values()].map(runs => runs.map(run => run.variation).sort())).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [0, 1],
    ])
  })

  it('never posts one picture twice on a channel', async () => {
    await create({ brief: 'We are closed on Monday, back on Tuesday at ten.', every: 'P1W', count: 4 })
    await world.drain()
    const runs = await runsOf()
    const pictures = runs.map(run => `${run.channel} ${run.assets[0]?.sha256}`)
    expect([runs.length, new Set(pictures).size]).toEqual([8, 8])
  })

  it('begins with the first take of each of several briefs', async () => {
    const items = ['Bread at noon', 'Boats at dawn', 'Bread at noon'].map((brief, day) => ({
      ...{ brief, channel: 'linkedin', scheduled_at: world.inTime(HOUR_MS + day * DAY_MS) },
    }))
    await live.post<Answer>('campaigns', { name: 'Three', items })
    const takes = (await runsOf()).map(run => [run.brief, run.variation]).sort()
    expect(takes).toEqual([
      ['Boats at dawn', 0],
      ['Bread at noon', 0],
      ['Bread at noon', 1],
    ])
  })

  it('posts each at its time, and is completed then', async () => {
    await connect(world)
    const briefs = ['We open at six on Saturdays', 'We are closed on Mondays', 'We open late on Fridays']
    const items = briefs.map((brief, day) => ({
      brief,
      channel: 'linkedin',
      scheduled_at: world.inTime(HOUR_MS + day * DAY_MS),
    }))
    const { body } = await live.post<Answer>('campaigns', { name: 'Three', items })
    await world.drain()
    expect(await read(body.id)).toMatchObject({ status: 'scheduled', items: [{ status: 'scheduled' }, {}, {}] })
    await later(world, 3_700)
    expect(world.published()).toBe(1)
    await later(world, 86_400)
    await later(world, 86_400)
    expect((await live.get('posts')).body).toMatchObject([
      { status: 'posted' },
      { status: 'posted' },
      { status: 'posted' },
    ])
    expect(world.published()).toBe(3)
    expect(await read(body.id)).toMatchObject({
      status: 'completed',
      items: [{ status: 'posted' }, { status: 'posted' }, { status: 'posted' }],
    })
  })

  it('says of one whose posts all wait for a person that they do', async () => {
    await changePostingSettings(world.world, by, world.workspace.id, { approval: 'always' })
    const { body } = await create({ count: 2 })
    await world.drain()
    const waiting = await read(body.id)
    expect([waiting.status, ...new Set(waiting.items.map(({ status }) => status))]).toEqual([
      ...['awaiting_approval', 'awaiting_approval'],
    ])
    const [first] = waiting.items
    await world.world.db.execute(sql`update posts set status = 'scheduled', awaits = null where id = ${first?.post_id}`)
    expect((await read(body.id)).status).toBe('scheduled')
  })

  it('202 with items, each by itself', async () => {
    const items = [
      { brief: 'Bread at noon', channel: 'linkedin', scheduled_at: world.inTime(HOUR_MS) },
      { brief: 'Boats at dawn', channel: 'instagram', asset_type: 'carousel', scheduled_at: world.inTime(2 * HOUR_MS) },
    ]
    const { status, body } = await live.post<Answer>('campaigns', { name: 'Two', items })
    expect(status).toBe(202)
    expect(body.items).toMatchObject([{ asset_type: 'card' }, { channel: 'instagram', asset_type: 'carousel' }])
  })

  it('is all or nothing at a cap, and one request', async () => {
    const small = await createWorld({ plan: 'starter' })
    const caller = await small.key()
    const carousels = (count: number) =>
      caller.post<Answer>(
        'campaigns',
        asked({ asset_types: ['carousel'], count, scheduled_at: world.inTime(2 * HOUR_MS) }),
      )
    expect((await carousels(15)).status).toBe(202)
    const refused = await carousels(10)
    expect([refused.status, refused.body.code]).toEqual([429, 'plan_cap_reached'])
    expect((await caller.get<Run[]>('runs?limit=100')).body).toHaveLength(30)
    expect((await caller.get<Answer[]>('campaigns')).body).toHaveLength(1)
    const { body } = await caller.get<{ buckets: { bucket: string; used: number }[] }>('limits')
    expect(body.buckets.find(one => one.bucket === 'creating_per_minute')?.used).toBe(2)
  })

  it('is made once under an Idempotency-Key, also after its first hour has passed', async () => {
    const headers = { 'idempotency-key': 'one' }
    const wished = asked()
    const first = await live.post<Answer>('campaigns', wished, headers)
    world.pass(2 * HOUR_MS)
    const again = await live.post<Answer>('campaigns', wished, headers)
    expect([again.text, again.headers.get('idempotency-replayed')]).toEqual([first.text, 'true'])
    expect(await runsOf()).toHaveLength(6)
  })

  it.each([
    ['more than sixty runs', { channels: ['linkedin', 'x', 'instagram'], count: 21 }],
    ['a last one beyond ninety days', { every: 'P4W', count: 5 }],
    ['a first one in the past', { scheduled_at: '2026-11-01T09:00:00Z' }],
    ['no brief', { brief: undefined }],
    ['no channel', { channels: [] }],
    ['a rhythm that is none', { every: 'often' }],
    ['several without a rhythm', { every: undefined, count: 2 }],
    ['items beside a brief', { items: [{ brief: 'a', channel: 'x', scheduled_at: '2026-12-01T09:00:00Z' }] }],
  ])('422 %s', async (_, more) => {
    expect((await create(more)).status).toBe(422)
    expect(await runsOf()).toEqual([])
  })

  it('400 a channel that there is not, 403 one that the key may not use', async () => {
    expect((await create({ channels: ['myspace'] })).body.code).toBe('unsupported_channel')
    const narrow = await world.key({ channels: ['linkedin'] })
    expect((await narrow.post<Answer>('campaigns', asked())).body.code).toBe('channel_not_allowed')
    const images = await world.key({ asset_types: ['og_image'] })
    expect((await images.post<Answer>('campaigns', asked())).body.code).toBe('asset_type_not_allowed')
    const makes = await world.key({ permissions: ['read', 'generate'] })
    expect((await makes.post<Answer>('campaigns', asked())).body.code).toBe('permission_denied')
    expect(await runsOf()).toEqual([])
  })

  it('400 where nothing could ever go out, with each channel of which that is so', async () => {
    const limited = await world.key({ connected_accounts: [await connect(world)] })
    const wished = asked({ channels: ['linkedin', 'threads', 'bluesky', 'youtube'] })
    const { status, body } = await limited.post<Answer>('campaigns', wished)
    expect([status, body.code]).toEqual([400, 'channel_not_connected'])
    expect(body.issues?.map(({ code, detail }) => [code, detail.platform])).toEqual([
      ['channel_not_connected', 'threads'],
      ['channel_not_connected', 'bluesky'],
      ['asset_not_supported', 'youtube'],
    ])
    expect(await runsOf()).toEqual([])
  })
})

describe('DELETE /campaigns/{campaign_id}', () => {
  const cancel = (id: string, caller = live) => caller.send<Answer>('DELETE', `campaigns/${id}`, null, {})

  it('200 cancels what has not gone out, and leaves what has', async () => {
    await connect(world)
    const { body } = await create({ channels: ['linkedin'] })
    await world.drain()
    await later(world, 3_700)
    const answer = await cancel(body.id)
    expect([answer.status, answer.body]).toMatchObject([200, { status: 'canceled' }])
    expect(answer.body.items.map(item => item.status)).toEqual(['posted', 'canceled', 'canceled'])
    for (let day = 0; day < 3; day++) await later(world, 86_400)
    expect(world.published()).toBe(1)
    expect((await cancel(body.id)).body).toMatchObject({ status: 'canceled' })
  })

  it('holds for what was on its way and did not get there', async () => {
    await connect(world)
    const { body } = await create({ channels: ['linkedin'], count: 1 })
    await world.drain()
    let inFlight: Answer | undefined
    world.platforms.says('publish', async () => {
      inFlight = (await cancel(body.id)).body
      throw new PublishError('retry', '503', 'Over capacity.')
    })
    await later(world, 3_700)
    expect(inFlight).toMatchObject({ status: 'canceled', items: [{ status: 'posting' }] })
    for (let hour = 0; hour < 3; hour++) await later(world, 3_600)
    expect(world.published()).toBe(1)
    const [post] = (await read(body.id)).items
    expect(post?.status).toBe('canceled')
    expect(await eventsOf(live, post?.post_id ?? '')).toEqual(['post.scheduled', 'post.canceled'])
    expect((await live.post<Post>(`runs/${post?.run_id}/post`, { platform: 'linkedin' })).body.status).toBe('posted')
  })

  it('holds for runs that are still being made: they get no post', async () => {
    await connect(world)
    const { body } = await create({ channels: ['linkedin'] })
    await cancel(body.id)
    await world.drain()
    expect((await read(body.id)).items.map(item => [item.status, item.post_id])).toEqual([
      ...[
        ['succeeded', null],
        ['succeeded', null],
        ['succeeded', null],
      ],
    ])
    for (let day = 0; day < 3; day++) await later(world, 86_400)
    expect(world.published()).toBe(0)
  })

  it('404 a campaign of another workspace', async () => {
    const { body } = await create()
    const stranger = await (await createWorld()).key()
    expect((await cancel(body.id, stranger)).body.code).toBe('campaign_not_found')
    expect((await stranger.get<Answer>(`campaigns/${body.id}`)).status).toBe(404)
    expect((await stranger.get<Answer[]>('campaigns')).body).toEqual([])
    expect((await live.get<Answer[]>('campaigns')).body).toMatchObject([{ id: body.id }])
  })
})
