import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#lib/instant.ts'
import type { Performance } from '#lib/publish/measure/performance.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { approvedRun, connect, postTo } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const measured = (id: string, metrics: object) =>
  world.world.db.execute(sql`update posts set metrics = ${JSON.stringify(metrics)}::jsonb where id = ${id}`)
const read = async (caller = live, path = 'performance') => (await caller.get<Performance>(path)).body

describe('GET /performance', () => {
  it('200 with nothing but empty days where nothing was made', async () => {
    const found = await read()
    expect(found.window).toEqual({ days: 30, from: '2026-10-22T00:00:00.000Z', to: '2026-11-20T12:00:00.000Z' })
    expect(found.totals).toEqual({
      ...{ runs: 0, succeeded: 0, failed: 0, approved: 0, avg_impact_score: null, approval_rate: null },
      ...{ posts: 0, impressions: null, engagements: null, clicks: null },
    })
    expect(found.series).toHaveLength(30)
    expect(found.series.at(0)).toEqual({ date: '2026-10-22', posts: 0, impressions: null, engagements: null })
    expect(found.series.at(-1)?.date).toBe('2026-11-20')
    expect([found.by_platform, found.by_asset_type, found.top_posts, found.refreshed_at]).toEqual([[], [], [], null])
  })

  it('200 sums what platforms told, and leaves null what they did not', async () => {
    for (const platform of ['linkedin', 'x'] as const) await connect(world, platform)
    const run = await approvedRun(world, live)
    const [one, two] = [await postTo(live, run.id), await postTo(live, run.id, { platform: 'x' })]
    world.pass(DAY_MS)
    const other = await approvedRun(world, live, { brief: 'The library opens late' })
    const three = await postTo(live, other.id, { platform: 'x' })
    const read_at = '2026-11-21T09:00:00.000Z'
    await measured(one.body.id, { impressions: null, engagements: 5, clicks: null, read_at })
    await measured(two.body.id, { impressions: 100, engagements: 3, clicks: null, read_at: '2026-11-20T09:00:00.000Z' })
    await measured(three.body.id, { impressions: 40, engagements: 0, clicks: null, read_at })
    const found = await read()
    const score = ((run.impact_score ?? 0) + (other.impact_score ?? 0)) / 2
    expect(found.totals).toEqual({
      ...{ runs: 2, succeeded: 2, failed: 0, approved: 2, avg_impact_score: score, approval_rate: 1 },
      ...{ posts: 3, impressions: 140, engagements: 8, clicks: null },
    })
    expect(found.by_platform).toEqual([
      { platform: 'linkedin', posts: 1, impressions: null, engagements: 5, clicks: null },
      { platform: 'x', posts: 2, impressions: 140, engagements: 3, clicks: null },
    ])
    expect(found.by_asset_type).toMatchObject([{ asset_type: 'card', runs: 2, posts: 3, impressions: 140 }])
    expect(found.series.slice(-2)).toEqual([
      { date: '2026-11-20', posts: 2, impressions: 100, engagements: 8 },
      { date: '2026-11-21', posts: 1, impressions: 40, engagements: 0 },
    ])
    expect(found.top_posts.map(post => post.post_id)).toEqual([two.body.id, three.body.id, one.body.id])
    expect(found.refreshed_at).toBe(read_at)
    expect((await read(live, '/performance?window=1d')).totals.posts).toBe(1)
  })

  it('200 with what the platform says of its posts, asked once a day', async () => {
    await connect(world)
    const run = await approvedRun(world, live)
    const { body } = await postTo(live, run.id)
    const { counts } = world.platforms
    const sweep = async () => {
      world.pass((60 - world.world.now().getUTCMinutes()) * MINUTE_MS)
      const now = world.world.now().toISOString()
      await world.world.db.execute(
        sql`update posts set metrics_at = ${now} where workspace_id <> ${world.workspace.id}`,
      )
      await world.sweep('metrics')
      await world.drain()
    }
    counts.of = { [String(body.external_post_id)]: { impressions: 12, engagements: 1, clicks: null } }
    await sweep()
    await sweep()
    expect(counts.asked).toEqual([[body.external_post_id]])
    const first = await read()
    expect(first.totals).toMatchObject({ impressions: 12, engagements: 1, clicks: null })
    expect(first.refreshed_at).not.toBeNull()
    world.pass(DAY_MS)
    counts.of = null
    await sweep()
    expect(counts.asked).toHaveLength(2)
    expect(await read()).toMatchObject({ totals: first.totals, refreshed_at: first.refreshed_at })
    world.pass(MINUTE_MS)
    expect(await world.sweep('metrics')).toBe(0)
  })

  it('200 for each mode and workspace by itself', async () => {
    const test = await world.key({ mode: 'test' })
    await postTo(test, (await finished(world, test)).id)
    await finished(world, test, { brief: 'Tea [[verdict:rejected]]' })
    await finished(world, test, { brief: 'Tea [[fail:draw]]' })
    expect((await read(test)).totals).toMatchObject({
      runs: 3,
      succeeded: 2,
      failed: 1,
      approved: 1,
      approval_rate: 0.5,
      posts: 1,
    })
    expect((await read()).totals.runs).toBe(0)
    expect((await read(await (await createWorld()).key())).totals.runs).toBe(0)
  })

  it('422 a window that is none', async () => {
    for (const window of ['0d', '366d', '30', '-1d', '1w', '1e2d'])
      expect((await live.get(`performance?window=${window}`)).status).toBe(422)
    for (const window of ['1d', '99d', '365d'])
      expect((await live.get(`performance?window=${window}`)).status).toBe(200)
  })
})
