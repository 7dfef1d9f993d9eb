import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Credits } from '#lib/billing/credits.ts'
import { rows } from '#lib/db.ts'
import { AssetType } from '#lib/plans.ts'
import { grants, packs, prices, quote } from '#lib/prices.ts'
import type { DryRun } from '#lib/runs/accept/dry-run.ts'
import type { Run } from '#lib/runs/run.ts'
import { failRun } from '#lib/runs/store.ts'
import { brief, type Caller } from '#test/support/caller.ts'
import { keepsBooks, setWallet } from '#test/support/wallets.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const failure = { error_code: 'draw_failed' as const, error_message: 'no' }
const DAY = 86_400_000

describe('credits', () => {
  let world: TestWorld
  let live: Caller

  beforeAll(async () => {
    world = await createWorld({ sells: true })
    live = await world.key()
  })

  const credits = async (of = live) => (await of.get<Credits>('credits')).body
  const fail = (id: string) =>
    failRun(world.world.db, id, failure, { now: world.world.now().toISOString(), event_id: world.world.id() })

  it('shows the grant of the plan before anything was spent, and the same in /me and /limits', async () => {
    expect(await credits()).toEqual({
      ...{ included: 2000, used: 0, bought: 0, remaining: 2000, entries: [] },
      resets_at: '2026-12-20T00:00:00.000Z',
    })
    expect((await live.get('me')).body.credits_remaining).toBe(2000)
    const { buckets } = (await live.get<{ buckets: { bucket: string }[] }>('limits')).body
    expect(buckets.find(one => one.bucket === 'credits')).toMatchObject({ limit: 2000, used: 0, remaining: 2000 })
  })

  it('takes the price of each asset type, and run and receipt show it', async () => {
    for (const asset_type of AssetType.options) {
      const before = (await credits()).remaining ?? 0
      const { body: run } = await live.post<Run>('generate', { ...brief, asset_type })
      expect([run.credits, run.receipt.credits, run.free]).toEqual([prices[asset_type], prices[asset_type], false])
      expect((await credits()).remaining).toBe(before - prices[asset_type])
      expect((await credits()).entries[0]).toMatchObject({ source: 'run', amount: -prices[asset_type], run_id: run.id })
    }
    await keepsBooks(world)
  })

  it('keeps the price on the receipt of a run that was made', async () => {
    const { body } = await live.post<Run>('generate', brief)
    await world.drain()
    const run = (await live.get<Run>(`runs/${body.id}`)).body
    expect([run.status, run.credits, run.receipt.credits]).toEqual(['succeeded', 1, 1])
  })

  it('gives back what a failed run took, once', async () => {
    const before = (await credits()).remaining
    const { body: run } = await live.post<Run>('generate', { ...brief, asset_type: 'slideshow' })
    await Promise.all([fail(run.id), fail(run.id)])
    await fail(run.id)
    expect((await credits()).remaining).toBe(before)
    expect((await credits()).entries[0]).toMatchObject({ source: 'run_failed', amount: 4, run_id: run.id })
    await keepsBooks(world)
  })

  it('402 names the price, the pack and where to go, and starts nothing', async () => {
    await setWallet(world, { spent: grants.pro - 2, bought: 0 })
    const count = (await live.get<Run[]>('runs')).body.length
    const answer = await live.post('generate', { ...brief, asset_type: 'carousel' })
    expect([answer.status, answer.body.code]).toEqual([402, 'insufficient_credits'])
    expect(answer.body.message).toBe(
      'This costs 3 credits and 2 are left. Buy the small pack (100 credits for $9.00) with `POST https://api.example.com/api/v1/programmatic/credits/checkout`, upgrade at https://api.example.com/docs/plans, or wait until 2026-12-20T00:00:00.000Z.',
    )
    expect(answer.body.detail).toMatchObject({
      ...{ price: 3, remaining: 2, plan_url: 'https://api.example.com/docs/plans' },
      pack: { name: 'small', credits: 100, amount_total: 900, currency: 'usd' },
    })
    expect((await live.get<Run[]>('runs')).body).toHaveLength(count)
    expect((await live.post('generate', { ...brief, asset_type: 'card' })).status).toBe(202)
  })

  it('takes what was bought after the grant, and gives each back where it was', async () => {
    await setWallet(world, { spent: grants.pro - 2, bought: 10 })
    const { body: run } = await live.post<Run>('generate', { ...brief, asset_type: 'slideshow' })
    expect(await credits()).toMatchObject({ used: 2000, bought: 8, remaining: 8 })
    await fail(run.id)
    expect(await credits()).toMatchObject({ used: 1998, bought: 10, remaining: 12 })
    await keepsBooks(world)
  })

  it('takes a batch with all of its price, or nothing', async () => {
    await setWallet(world, { spent: grants.pro - 2, bought: 0 })
    const item = { output_type: 'stat', body: { value: '214', label: 'runners' } }
    const refused = await live.post('render', { items: [item, item, item] })
    expect([refused.status, (refused.body.detail as { price: number }).price]).toEqual([402, 3])
    expect((await credits()).remaining).toBe(2)
    expect((await live.post('render', { items: [item, item] })).status).toBe(202)
    expect((await credits()).remaining).toBe(0)
    await keepsBooks(world)
  })

  it('takes nothing for a replay, a redraw and a dry run, which says the price', async () => {
    await setWallet(world, { spent: 0, bought: 0 })
    const headers = { 'idempotency-key': 'once' }
    const { body: run } = await live.post<Run>('generate', brief, headers)
    expect((await live.post('generate', brief, headers)).headers.get('idempotency-replayed')).toBe('true')
    await world.drain()
    expect((await live.post<Run>(`runs/${run.id}/rerender`, {})).body.credits).toBe(0)
    const dry = await live.post<DryRun>('generate', { ...brief, asset_type: 'video', dry_run: true })
    expect(dry.body.credits).toEqual({ price: 10, free: false, remaining_after: 1989 })
    expect((await credits()).remaining).toBe(1999)
    await setWallet(world, { spent: grants.pro, bought: 0 })
    const poor = (await live.post<DryRun>('generate', { ...brief, dry_run: true })).body
    expect([poor.would, poor.guards.filter(one => !one.ok)]).toMatchObject([
      'refuse',
      [{ guard: 'credits', code: 'insufficient_credits' }],
    ])
  })

  it('ends the grant with its period and enters the new one with the first run of it', async () => {
    await setWallet(world, { spent: 500, bought: 7 })
    world.pass(31 * DAY)
    expect(await credits()).toMatchObject({ included: 2000, used: 0, bought: 7, remaining: 2007 })
    await live.post('generate', brief)
    const { entries, remaining } = await credits()
    expect(remaining).toBe(2006)
    expect(entries.slice(0, 3).map(one => [one.source, one.amount])).toEqual([
      ['run', -1],
      ['grant', 2000],
      ['period_end', -1500],
    ])
    await keepsBooks(world)
  })

  it('enters no new grant before the plan is paid beyond the beginning of the period', async () => {
    await setWallet(world, { spent: 1_999, bought: 0 })
    const until = (ms: number) =>
      world.world.db.execute(
        sql`update workspaces set paid_until = ${new Date(world.world.now().getTime() + ms).toISOString()} where id = ${world.workspace.id}`,
      )
    world.pass(30 * DAY)
    await until(0)
    expect((await credits()).remaining).toBe(1)
    expect((await live.post('generate', { ...brief, asset_type: 'carousel' })).status).toBe(402)
    await until(30 * DAY)
    expect((await live.post('generate', { ...brief, asset_type: 'carousel' })).status).toBe(202)
    expect((await credits()).remaining).toBe(1997)
  })

  it('brings the grant to that of another plan, less what was taken', async () => {
    await setWallet(world, { spent: 100, bought: 0 })
    const plan = (name: string) =>
      world.world.db.execute(sql`update workspaces set plan = ${name} where id = ${world.workspace.id}`)
    await plan('starter')
    await live.post('generate', brief)
    expect((await credits()).entries.slice(0, 2).map(one => [one.source, one.amount])).toEqual([
      ['run', -1],
      ['plan_change', -1700],
    ])
    expect((await credits()).remaining).toBe(199)
    await plan('pro')
    expect((await credits()).remaining).toBe(1899)
    await live.post('generate', brief)
    await keepsBooks(world)
  })

  it('refuses a cap before it looks at credits', async () => {
    await setWallet(world, { spent: grants.pro, bought: 0 })
    const { key } = {
      key: (
        await rows<{ period: string }>(
          world.world.db,
          sql`select max(period) as period from usage where kind = 'card' and workspace_id = ${world.workspace.id}`,
        )
      )[0],
    }
    await world.world.db.execute(
      sql`update usage set used = 500 where kind = 'card' and period = ${key?.period} and workspace_id = ${world.workspace.id}`,
    )
    expect((await live.post('generate', brief)).body.code).toBe('plan_cap_reached')
  })

  it('never changes an entry', async () => {
    const change = world.world.db.execute(
      sql`update credit_entries set amount = 5 where workspace_id = ${world.workspace.id}`,
    )
    await expect(change).rejects.toThrow()
  })
})

describe('the free first run', () => {
  it('costs nothing, counts in no cap, and is there again when it fails', async () => {
    const world = await createWorld({ sells: true, unused: true, plan: 'starter' })
    const live = await world.key()
    const { db } = world.world
    const dry = (await live.post<DryRun>('generate', { ...brief, dry_run: true })).body
    expect([dry.credits, dry.caps_after[0]?.used]).toEqual([{ price: 0, free: true, remaining_after: 300 }, 0])
    const first = (await live.post<Run>('generate', brief)).body
    expect([first.free, first.credits]).toEqual([true, 0])
    const used = async () =>
      (await live.get<{ caps: { asset_type: string; used: number }[]; credits_remaining: number }>('me')).body
    expect((await used()).caps.find(cap => cap.asset_type === 'card')?.used).toBe(0)
    expect((await used()).credits_remaining).toBe(300)
    const next = (await live.post<DryRun>('generate', { ...brief, dry_run: true })).body
    expect(next.credits).toEqual({ price: 1, free: false, remaining_after: 299 })
    const second = (await live.post<Run>('generate', brief)).body
    expect([second.free, second.credits]).toEqual([false, 1])
    const at = { now: world.world.now().toISOString(), event_id: world.world.id() }
    await failRun(db, second.id, failure, at)
    await failRun(db, first.id, failure, { ...at, event_id: world.world.id() })
    world.pass(61_000)
    const third = (await live.post<Run>('generate', brief)).body
    expect([third.free, third.credits]).toEqual([true, 0])
    expect((await live.get<Run>(`runs/${third.id}`)).body.free).toBe(true)
    await keepsBooks(world)
  })

  it('is one of a batch, and replays as it was', async () => {
    const world = await createWorld({ sells: true, unused: true })
    const live = await world.key()
    const item = { output_type: 'stat', body: { value: '214', label: 'runners' } }
    const headers = { 'idempotency-key': 'batch' }
    const answer = await live.post('render', { items: [item, item, item] }, headers)
    expect((await live.post('render', { items: [item, item, item] }, headers)).text).toBe(answer.text)
    const runs = (await live.get<Run[]>('runs')).body
    expect(runs.map(run => run.credits).sort()).toEqual([0, 1, 1])
    expect((await live.get<Credits>('credits')).body.remaining).toBe(1998)
  })

  it('is free of caps where nothing is sold, too', async () => {
    const world = await createWorld({ unused: true, plan: 'starter' })
    const live = await world.key()
    const runs = [await live.post<Run>('generate', brief), await live.post<Run>('generate', brief)]
    expect(runs.map(({ body }) => [body.free, body.credits])).toEqual([
      [true, null],
      [false, null],
    ])
    const { caps } = (await live.get<{ caps: { asset_type: string; used: number }[] }>('me')).body
    expect(caps.find(cap => cap.asset_type === 'card')?.used).toBe(1)
  })
})

describe('where nothing is sold, and in test mode', () => {
  it('counts nothing', async () => {
    const world = await createWorld()
    for (const key of [await world.key(), await world.key({ mode: 'test' })]) {
      await key.post('generate', brief)
      const { status, body } = await key.get<Credits>('credits')
      expect(status).toBe(200)
      expect(body).toMatchObject({ included: null, used: null, bought: null, remaining: null, entries: [] })
      expect((await key.get('me')).body.credits_remaining).toBe(null)
      expect((await key.get('limits')).text).not.toContain('credits')
      expect((await key.post('credits/checkout', { pack: 'small' })).body.code).toBe('billing_not_configured')
    }
    const seller = await createWorld({ sells: true })
    const test = await seller.key({ mode: 'test' })
    expect((await test.post<Run>('generate', brief)).body.credits).toBe(null)
    expect((await test.get<Credits>('credits')).body.remaining).toBe(null)
  })
})

describe('prices', () => {
  it('are whole cents, at the price of the largest pack that is not larger', () => {
    expect(Object.values(packs).map(pack => quote(pack.credits))).toEqual([900, 3_900, 12_900])
    expect([quote(101), quote(499), quote(501), quote(2_001), quote(100_000)]).toEqual([
      909, 4_491, 3_908, 12_907, 645_000,
    ])
  })
})
