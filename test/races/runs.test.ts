import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changePlan } from '#lib/billing/plan.ts'
import { type Db, rows } from '#lib/db.ts'
import { consequences } from '#lib/runs/end/consequences.ts'
import type { Run } from '#lib/runs/run.ts'
import { claimRun, failRun, finishRun, peekRun, saveStep } from '#lib/runs/store.ts'
import { claimRender, fanOut, finishRender } from '#lib/runs/work/renders-store.ts'
import type { Lease } from '#lib/work/lease.ts'
import type { Caller } from '#test/support/caller.ts'
import { realPostgres } from '#test/support/real.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'
import { freshDatabase, rounds } from './postgres.ts'

const server = await realPostgres()
const brief = { brief: 'A brief', channel: 'linkedin', asset_type: 'card' }
const at = '2026-11-20T12:00:00.000Z'
const until = '2026-11-20T12:00:30.000Z'

describe.skipIf(!server)('on a real PostgreSQL', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined
  let world: TestWorld
  let live: Caller

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
    world = await createWorld({ plan: 'growth', db })
    live = await world.key()
  })
  afterAll(() => close())

  const used = async (of: TestWorld, kind: string) =>
    (
      await rows<{ used: number }>(
        db,
        sql`select used from usage where workspace_id = ${of.workspace.id} and kind = ${kind}`,
      )
    )[0]?.used
  const count = async (of: TestWorld) =>
    (await rows<{ n: number }>(db, sql`select count(*)::int as n from runs where workspace_id = ${of.workspace.id}`))[0]
      ?.n
  const lease = (): Lease => ({ token: world.world.id(), now: at, until })
  const start = async () => (await live.post<Run>('generate', brief)).body.id

  it('admits exactly the cap of a burst four times as large, refunds free places', async () => {
    const burst = await createWorld({ plan: 'growth', db })
    const key = await burst.key()
    await db.execute(
      sql`insert into usage (workspace_id, kind, period, used) values (${burst.workspace.id}, 'video', '2026-11-20', 20)`,
    )
    const answers = await Promise.all(
      Array.from({ length: 160 }, () => key.post<Run>('generate', { ...brief, asset_type: 'video' })),
    )
    const accepted = answers.filter(answer => answer.status === 202)
    expect(accepted).toHaveLength(40)
    expect(new Set(answers.filter(answer => answer.status !== 202).map(answer => answer.status))).toEqual(
      new Set([429]),
    )
    expect([await used(burst, 'video'), await count(burst)]).toEqual([60, 40])
    const failure = { error_code: 'draw_failed' as const, error_message: 'no' }
    await Promise.all(
      accepted
        .slice(0, 3)
        .flatMap(answer =>
          [1, 2, 3].map(() => failRun(db, answer.body.id, failure, { now: at, event_id: burst.world.id() })),
        ),
    )
    expect(await used(burst, 'video')).toBe(57)
  })

  it('takes no more after a plan was taken down under a burst, and of the burst no more than the larger cap', async () => {
    const falling = await createWorld({ plan: 'growth', db })
    const keys = await Promise.all([falling.key(), falling.key()])
    const video = { ...brief, asset_type: 'video' }
    const burst = Array.from({ length: 160 }, (_, at) => keys[at % 2]?.post<Run>('generate', video))
    const falls = changePlan(falling.world, by, falling.workspace.id, 'starter')
    const answers = await Promise.all(burst)
    await falls
    const taken = answers.filter(answer => answer?.status === 202).length
    expect(taken).toBeLessThanOrEqual(60)
    expect([await used(falling, 'video'), await count(falling)]).toEqual(taken === 0 ? [undefined, 0] : [taken, taken])
    falling.pass(3_600_000)
    const later = await Promise.all(keys.map(key => key.post<{ code: string }>('generate', video)))
    expect(later.map(({ status, body }) => [status, body.code])).toEqual(keys.map(() => [403, 'plan_required']))
    expect(await count(falling)).toBe(taken)
  })

  it('makes one run for 100 requests with one Idempotency-Key, all answers the same bytes, also at a full cap', async () => {
    const burst = await createWorld({ plan: 'growth', db })
    const key = await burst.key()
    await db.execute(
      sql`insert into usage (workspace_id, kind, period, used) values (${burst.workspace.id}, 'video', '2026-11-20', 59)`,
    )
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        key.post('generate', { ...brief, asset_type: 'video' }, { 'idempotency-key': 'one' }),
      ),
    )
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([202]))
    expect(new Set(answers.map(answer => answer.text)).size).toBe(1)
    expect([await used(burst, 'video'), await count(burst)]).toEqual([60, 1])
  })

  it('lets one of many deliveries claim, save and finish, and numbers events without gaps', async () => {
    for (let round = 0; round < rounds; round++) {
      const ids = await Promise.all([live.post<Run>('generate', brief), live.post<Run>('generate', brief)])
      world.pass(5_000)
      await Promise.all(
        ids.map(async ({ body }) => {
          const claims = await Promise.all(
            Array.from({ length: 4 }, () => claimRun(db, body.id, lease(), world.world.id(), 4)),
          )
          const won = claims.filter(run => run !== null)
          expect(won).toHaveLength(1)
          const held = { token: won[0]?.run.lease ?? '', now: at, until }
          const saves = await Promise.all(
            Array.from({ length: 4 }, () =>
              saveStep(db, body.id, { step: 'compose', lease: held, next: 'finish', progress: 20 }, {}),
            ),
          )
          expect(saves.filter(Boolean)).toHaveLength(1)
          const ends = await Promise.all(
            Array.from({ length: 4 }, () =>
              finishRun(
                db,
                { run_id: body.id, step: 'finish', lease: held, event_id: world.world.id() },
                {},
                consequences,
              ),
            ),
          )
          expect(ends.filter(Boolean)).toHaveLength(1)
        }),
      )
    }
    const events = await rows<{ sequence: number }>(
      db,
      sql`select sequence::int from events where workspace_id = ${world.workspace.id} and livemode order by sequence`,
    )
    expect(events.map(event => event.sequence)).toEqual(Array.from({ length: rounds * 4 }, (_, index) => index + 1))
  })

  it('advances a run exactly once when its pictures end at the same time, each delivered twice', async () => {
    for (let round = 0; round < rounds; round++) {
      const id = await start()
      world.pass(5_000)
      const run = (await claimRun(db, id, lease(), world.world.id(), 4))?.run
      if (!run) throw new Error('the claim was lost')
      const pieces = [0, 1, 2, 3].map(index => ({ kind: 'picture' as const, index }))
      await fanOut(db, run, { token: run.lease ?? '', now: at, until }, pieces, {
        recipe: { pictures: [1, 2, 3, 4] },
        receipt: { stages: [] },
      })
      const asset = {
        id: 'a',
        position: 0,
        url: 'https://a.example',
        kind: 'image' as const,
        content_type: 'image/png',
        width: 1,
        height: 1,
        duration_ms: null,
        bytes: 1,
        sha256: 'a',
        alt_text: null,
        proof: null,
      }
      const counts = await Promise.all(
        [0, 1, 2, 3].map(async idx => {
          const held = [lease(), lease()]
          const claims = await Promise.all(held.map(one => claimRender(db, id, idx, { picture: one, film: one }, 4)))
          expect(claims.filter(Boolean)).toHaveLength(1)
          return Promise.all(
            held.flatMap(one => [finishRender(db, id, idx, one, asset, 1), finishRender(db, id, idx, one, asset, 1)]),
          )
        }),
      )
      const left = counts.flat().filter(value => value !== null)
      expect(left.sort()).toEqual([0, 1, 2, 3])
      expect((await peekRun(db, id))?.remaining).toBe(0)
    }
  })
})
