import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Db, rows } from '#lib/db.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import type { Run } from '#lib/runs/run.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { impactScore } from '#lib/score/impact.ts'
import { sweep } from '#lib/sweep.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

const brief = { brief: 'We open at six on Saturdays from now on', channel: 'instagram', asset_type: 'card' }
let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const start = async (more: object = {}) => (await live.post<Run>('generate', { ...brief, ...more })).body.id
const read = async (id: string) => (await live.get<Run>(`runs/${id}`)).body
const eventsOf = (livemode = true) =>
  rows<{ sequence: number; type: string; run_id: string; data: Record<string, unknown> }>(
    world.world.db,
    sql`select sequence::int, type, run_id, data from events where workspace_id = ${world.workspace.id} and livemode = ${livemode} order by sequence`,
  )

describe('the pipeline', () => {
  it('takes a run from queued to succeeded with a real picture behind its address', async () => {
    const id = await start()
    await world.drain()
    const run = await read(id)
    expect(run).toMatchObject({
      status: 'succeeded',
      progress: 100,
      verdict: 'approved',
      error_message: null,
      asset_urls: null,
    })
    expect(run.asset_url).toBe(run.assets[0]?.url)
    expect(run.assets).toHaveLength(1)
    expect(run.assets[0]).toMatchObject({ kind: 'image', width: 1080, height: 1350, content_type: 'image/jpeg' })
    expect(run.output_text).toContain('Saturday')
    expect(
      run.started_at && run.finished_at && run.created_at <= run.started_at && run.started_at <= run.finished_at,
    ).toBe(true)
    expect(run.receipt.stages.map(stage => [stage.step, stage.attempts])).toEqual([
      ['compose', 1],
      ['draw', 1],
      ['score', 1],
      ['finish', 1],
    ])
    expect(run.impact_score).toBe(impactScore(run.score_reasons))

    const file = await world.anonymous.get(run.asset_url ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  })

  it('numbers its events without gaps and leaves inner state out of them', async () => {
    const ids = [await start(), await start()]
    await world.drain()
    const events = await eventsOf()
    expect(events.map(event => event.sequence)).toEqual([1, 2, 3, 4])
    expect(events.map(event => event.type)).toEqual(['run.running', 'run.succeeded', 'run.running', 'run.succeeded'])
    expect(new Set(events.map(event => event.run_id))).toEqual(new Set(ids))
    expect(events[1]?.data).toMatchObject({ status: 'succeeded' })
    for (const inner of ['recipe', 'lease', 'step', 'due_at', 'score_reasons'])
      expect(events[1]?.data).not.toHaveProperty(inner)
  })

  it('draws several pictures apart and counts them in, each delivered twice', async () => {
    const id = await start({
      asset_type: 'carousel',
      brief: 'Five ways to train: start slow, run with friends, sleep more, eat before, stretch after',
    })
    await advance(world.shop, id)
    const messages = world.queue.waiting.filter(message => message.topic === 'steps' && message.body.idx !== undefined)
    expect(messages.length).toBeGreaterThan(4)
    expect(await read(id)).toMatchObject({ status: 'running', output_text: null, asset_url: null, assets: [] })
    world.queue.waiting.push(...messages)
    await world.drain()
    const run = await read(id)
    expect(run).toMatchObject({ status: 'succeeded', progress: 100, output_text: expect.any(String) })
    expect(run.assets.map(asset => asset.position)).toEqual(messages.map((_, index) => index))
    expect(run.asset_urls).toEqual(run.assets.map(asset => asset.url))
    expect(run.asset_url).toBe(run.asset_urls?.[0])
    expect((await eventsOf()).map(event => event.type)).toEqual(['run.running', 'run.succeeded'])
  })

  it('draws the same bytes for the same request, and has other takes', async () => {
    // Words that several pictures can show.
    const more = { brief: 'We open at six on Saturdays. Coffee is ready from six.' }
    const ids = [await start(more), await start(more)]
    const takes = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(variation => start({ ...more, variation })))
    await world.drain()
    const [first, second] = await Promise.all(ids.map(read))
    expect(second?.assets[0]?.sha256).toBe(first?.assets[0]?.sha256)
    const others = await Promise.all(takes.map(read))
    expect(new Set([first, ...others].map(run => run?.assets[0]?.sha256)).size).toBeGreaterThan(1)
  })

  it('draws no take of a brief like another, or says how many there are', async () => {
    const brief = 'Dark mode is here.'
    const ids = await Promise.all([0, 1, 2, 3, 4, 5, 8, 20].map(variation => start({ brief, variation })))
    await world.drain()
    const takes = (await Promise.all(ids.map(read))).map(({ assets, score_reasons }) => ({
      sha256: assets[0]?.sha256,
      there: score_reasons?.find(({ rule }) => rule === 'takes')?.measured,
    }))
    const own = takes.filter(({ there }) => there === undefined)
    expect(own.length).toBeGreaterThan(4)
    expect(new Set(own.map(({ sha256 }) => sha256)).size).toBe(own.length)
    const again = takes.filter(({ there }) => there !== undefined)
    expect(again.length).toBeGreaterThan(0)
    for (const { there } of again) expect(Number(there)).toBeGreaterThanOrEqual(own.length)
  })

  it('ignores a step that is delivered again, before and after the end', async () => {
    const id = await start()
    await Promise.all([advance(world.shop, id), advance(world.shop, id), advance(world.shop, id)])
    const run = await read(id)
    await advance(world.shop, id)
    expect(await read(id)).toEqual(run)
    expect((await eventsOf()).map(event => event.type)).toEqual(['run.running', 'run.succeeded'])
  })

  it('brings back a run whose message was lost', async () => {
    const id = await start()
    world.queue.waiting.length = 0
    expect(await sweep(world.world, 'runs')).toBe(0)
    world.pass(21 * SECOND_MS)
    expect(await sweep(world.world, 'runs')).toBe(1)
    await world.drain()
    expect((await read(id)).status).toBe('succeeded')
  })

  it('goes on from the saved step when its holder died', async () => {
    const id = await start()
    const broken = { ...world.shop, blobs: { ...world.blobs, put: () => new Promise<never>(() => undefined) } }
    void advance(broken, id)
    await expect.poll(async () => (await read(id)).progress).toBe(20)
    await advance(world.shop, id)
    expect((await read(id)).status).toBe('running')
    world.pass(31 * SECOND_MS)
    await sweep(world.world, 'runs')
    await world.drain()
    const run = await read(id)
    expect(run.status).toBe('succeeded')
    expect(run.receipt.stages.map(stage => [stage.step, stage.attempts])).toContainEqual(['draw', 2])
  })

  it('tries again later what went wrong, reports it, and gives up after four times', async () => {
    const id = await start()
    const broken = { ...world.shop, blobs: { ...world.blobs, put: () => Promise.reject(new Error('storage is down')) } }
    for (let attempt = 1; attempt <= 4; attempt++) {
      await advance(broken, id)
      expect((await read(id)).status).toBe('running')
      world.pass(2 * MINUTE_MS)
    }
    expect(world.reports).toHaveLength(4)
    await sweep(world.world, 'runs')
    expect(await read(id)).toMatchObject({
      status: 'failed',
      error_code: 'attempts_exhausted',
      finished_at: expect.any(String),
    })
    expect((await eventsOf()).at(-1)).toMatchObject({ type: 'run.failed', run_id: id })
  })

  it('ends a run that is older than ten minutes and gives its place under the cap back', async () => {
    const id = await start()
    const used = async () =>
      (
        await rows<{ used: number }>(
          world.world.db,
          sql`select used from usage where workspace_id = ${world.workspace.id} and kind = 'card'`,
        )
      )[0]?.used
    expect(await used()).toBe(1)
    world.pass(11 * MINUTE_MS)
    await sweep(world.world, 'runs')
    expect(await read(id)).toMatchObject({ status: 'failed', error_code: 'deadline_exceeded' })
    expect(await used()).toBe(0)
    await advance(world.shop, id)
    expect((await read(id)).status).toBe('failed')
  })

  it('sends and ends the others where one run cannot be ended', async () => {
    const [poison, hopeless] = [await start(), await start({ variation: 1 })]
    world.pass(11 * MINUTE_MS)
    const living = await start({ variation: 2 })
    world.queue.waiting.length = 0
    world.pass(21 * SECOND_MS)
    const { db } = world.world
    const execute = (statement: SQL) => {
      const { sql: text, params } = new PgDialect().sqlToQuery(statement)
      const ends = text.includes("status = 'failed'") && params.includes(poison)
      return ends ? Promise.reject(new Error('this row breaks every statement')) : db.execute(statement)
    }
    const broken = { ...world.world, db: { execute } as unknown as Db }
    expect(await sweep(broken, 'runs')).toBe(3)
    expect((await read(hopeless)).status).toBe('failed')
    expect(world.queue.waiting.map(({ body }) => body)).toContainEqual({
      v: 1,
      run_id: living,
      workspace_id: world.workspace.id,
    })
    expect(world.reports.map(String)).toContainEqual(expect.stringContaining('breaks every statement'))
    expect(await sweep(broken, 'runs')).toBe(0)
    world.pass(MINUTE_MS)
    await sweep(world.world, 'runs')
    expect((await read(poison)).status).toBe('failed')
  })

  it('waits as often as it was asked to, and no waiting is an attempt', async () => {
    const test = await world.key({ mode: 'test' })
    const { body } = await test.post<Run>('generate', { ...brief, brief: 'A test [[slow:40]]' })
    const { db } = world.world
    for (let count = 0; count < 20; count++) {
      await advance(world.shop, body.id)
      const [row] = await rows(db, sql`select status, attempt, lease from runs where id = ${body.id}`)
      expect(row).toEqual({ status: 'running', attempt: 0, lease: null })
      world.pass(2 * SECOND_MS)
    }
    await Promise.all([advance(world.shop, body.id), advance(world.shop, body.id)])
    const [row] = await rows(db, sql`select status, due_at from runs where id = ${body.id}`)
    expect(row).toEqual({ status: 'succeeded', due_at: null })
  })

  it('never lets a statement change how a run ended', async () => {
    const id = await start()
    await world.drain()
    await expect(world.world.db.execute(sql`update runs set status = 'running' where id = ${id}`)).rejects.toThrow()
  })

  it('prunes idempotency records after a day', async () => {
    await live.post('generate', brief, { 'idempotency-key': 'old' })
    world.pass(DAY_MS + SECOND_MS)
    expect(await sweep(world.world, 'records')).toBeGreaterThan(0)
    const kept = await rows(world.world.db, sql`select 1 from idempotency where workspace_id = ${world.workspace.id}`)
    expect(kept).toEqual([])
  })
})
