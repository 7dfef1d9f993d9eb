import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { HOUR_MS } from '#lib/instant.ts'
import type { DryRun } from '#lib/runs/accept/dry-run.ts'
import type { Run } from '#lib/runs/run.ts'
import type { Caller } from '#test/support/caller.ts'
import { connect } from '#test/support/posts.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const ask = { brief: 'We open at six on Saturdays from 5 December', channel: 'linkedin', asset_type: 'card' }
let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const dry = (more: object = {}, by = live) => by.post<DryRun>('generate', { ...ask, dry_run: true, ...more })
const failing = (found: DryRun) => found.guards.filter(guard => !guard.ok).map(({ guard, code }) => [guard, code])
const used = () =>
  rows<{ kind: string; used: number }>(
    world.world.db,
    sql`select kind, used from usage where workspace_id = ${world.workspace.id} order by kind`,
  )

describe('a dry run', () => {
  it('200 tells every guard, the limits afterwards and the plan, and makes nothing', async () => {
    const answer = await dry()
    expect(answer.status).toBe(200)
    expect(answer.body.would).toBe('queue')
    expect(answer.body.guards).toEqual(
      [
        ...['webhook_url', 'asset_types', 'channels', 'connected_accounts', 'daily_limit', 'requests_per_minute'],
        ...['plan', 'plan_cap', 'credits'],
      ].map(guard => ({ guard, ok: true })),
    )
    expect(answer.body.caps_after).toEqual([
      { asset_type: 'card', limit: 500, used: 1, remaining: 499, resets_at: '2026-12-20T00:00:00.000Z' },
    ])
    expect(answer.body.daily_after).toEqual({
      limit: 5000,
      used: 2,
      remaining: 4998,
      resets_at: '2026-11-21T00:00:00.000Z',
    })
    expect(answer.body.estimate).toEqual({ p50_ms: null, p95_ms: null, samples: 0 })
    expect(answer.body.plan?.captions.linkedin).toContain('December')
    expect((await live.get<Run[]>('runs')).body).toEqual([])
    expect(await used()).toEqual([])
    expect(world.queue.waiting).toEqual([])
  })

  it('says what the real run then does', async () => {
    const before = (await dry({ brief: 'Coffee is £2 until Friday' })).body
    const { id } = (await live.post<Run>('generate', { ...ask, brief: 'Coffee is £2 until Friday' })).body
    await world.drain()
    const run = (await live.get<Run>(`runs/${id}`)).body
    const copy = run.score_reasons.filter(row => before.plan?.score_rows.some(told => told.rule === row.rule))
    expect(copy).toEqual(before.plan?.score_rows)
    expect(run.output_text).toContain(before.plan?.captions.linkedin)
    expect(await used()).toContainEqual({ kind: 'card', used: before.caps_after[0]?.used })
    // The day's counter stands at the dry run, the run, this reading of it and the one before.
    const limits = (await live.get<{ buckets: { bucket: string; used: number }[] }>('limits')).body
    expect(limits.buckets.find(one => one.bucket === 'daily_limit')?.used).toBe(before.daily_after.used + 2)
  })

  it('estimates from the runs of the last day', async () => {
    const ended = async (ms: number, hours: number) => {
      const { id } = (await live.post<Run>('generate', ask)).body
      const finished = world.world.now().getTime() - hours * HOUR_MS
      await world.world.db.execute(
        sql`update runs set status = 'succeeded', due_at = null, finished_at = ${new Date(finished).toISOString()},
              started_at = ${new Date(finished - ms).toISOString()},
              created_at = ${new Date(finished - ms - 600_000).toISOString()} where id = ${id}`,
      )
    }
    for (const ms of [900, 1000, 1100, 8000]) await ended(ms, 2)
    await ended(60_000, 25)
    const other = await createWorld({ db: world.world.db })
    const found = (await dry({}, await other.key())).body.estimate
    expect(found).toMatchObject({ p50_ms: expect.any(Number), samples: expect.any(Number) })
    expect(found.samples).toBeGreaterThanOrEqual(4)
    const mine = (await dry()).body.estimate
    expect(mine).toEqual(found)
    expect(mine.p95_ms).toBeLessThan(60_000)
  })

  it('200 also where a guard refuses, with the code that the real request gets', async () => {
    const narrow = await world.key({ asset_types: ['og_image'], channels: ['twitter'] })
    const found = (await dry({}, narrow)).body
    expect(found.would).toBe('refuse')
    expect(failing(found)).toEqual([
      ['asset_types', 'asset_type_not_allowed'],
      ['channels', 'channel_not_allowed'],
    ])
    expect(found.caps_after[0]?.used).toBe(0)
    const real = await narrow.post('generate', ask)
    expect([real.status, real.body.code]).toEqual([403, 'asset_type_not_allowed'])
  })

  it('says that a schedule has no account to go to yet', async () => {
    const planned = { scheduled_at: '2026-11-21T10:00:00Z' }
    const notes = async () => (await dry(planned)).body.guards.flatMap(({ message }) => message ?? [])
    expect(await notes()).toEqual([expect.stringMatching(/^No account of linkedin is connected\./)])
    await connect(world)
    expect([await notes(), (await dry(planned)).body.would]).toEqual([[], 'queue'])
    const limited = await world.key({ connected_accounts: [world.world.id()] })
    expect(failing((await dry(planned, limited)).body)).toEqual([['connected_accounts', 'channel_not_connected']])
  })

  it('tells of the plan, of a full cap and of a webhook address that we do not call', async () => {
    const starter = await createWorld({ plan: 'starter', db: world.world.db })
    const key = await starter.key()
    expect(failing((await dry({ asset_type: 'video' }, key)).body)).toEqual([
      ['plan', 'plan_required'],
      ['plan_cap', 'plan_cap_reached'],
    ])
    await world.world.db.execute(
      sql`insert into usage (workspace_id, kind, period, used) values (${world.workspace.id}, 'card', '2026-11-20', 500)`,
    )
    const full = (await dry()).body
    expect(failing(full)).toEqual([['plan_cap', 'plan_cap_reached']])
    expect(full.caps_after[0]).toMatchObject({ used: 500, remaining: 0 })
    expect(failing((await dry({ asset_type: 'og_image', webhook_url: 'https://127.0.0.1/x' })).body)).toEqual([
      ['webhook_url', 'url_not_allowed'],
    ])
  })

  it('429 on a spent day; it counts as a request itself', async () => {
    const few = await world.key({ daily_limit: 2 })
    expect((await dry({}, few)).body.daily_after).toMatchObject({ used: 2, remaining: 0 })
    expect((await dry({}, few)).status).toBe(200)
    expect((await dry({}, few)).status).toBe(429)
  })

  it('answers without a plan when the composer is away', async () => {
    world.composerReachable(false)
    expect((await dry()).body).toMatchObject({ would: 'queue', plan: null })
  })

  it('has no caps in test mode, and reads no orders in the brief', async () => {
    const test = await world.key({ mode: 'test' })
    const found = (await dry({ brief: 'Coffee at six [[fail:draw]]' }, test)).body
    expect(found).toMatchObject({ would: 'queue', caps_after: [] })
    expect(JSON.stringify(found.plan)).not.toContain('[[')
  })

  it.each([
    [400, { channel: 'fax' }],
    [400, { asset_type: 'hologram' }],
    [422, { brief: '' }],
    [422, { asset_type: 'og_image', size: 'square' }],
    [422, { scheduled_at: '2020-01-01T00:00:00Z' }],
  ])('%i for what is not well-formed: %o', async (status, more) => {
    expect((await dry(more)).status).toBe(status)
  })
})
