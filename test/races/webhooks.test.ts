import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, rows } from '#lib/db.ts'
import type { Hint } from '#lib/events/emit.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import { consequences } from '#lib/runs/end/consequences.ts'
import type { Run } from '#lib/runs/run.ts'
import { claimRun, failRun, finishRun } from '#lib/runs/store.ts'
import {
  claimDelivery,
  type Done,
  recordFailure,
  takeOverdueDeliveries,
} from '#lib/webhooks/delivery/deliveries-store.ts'
import { PROBE_AFTER } from '#lib/webhooks/delivery/schedule.ts'
import { brief } from '#test/support/caller.ts'
import { register } from '#test/support/hooks.ts'
import { realPostgres } from '#test/support/real.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'
import { freshDatabase, rounds } from './postgres.ts'

const server = await realPostgres()
const url = 'https://hooks.example.com/brand'
const now = '2026-11-20T12:00:00.000Z'
const until = '2026-11-20T12:00:30.000Z'
const LONG_MS = 600_000
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

describe.skipIf(!server)('webhooks on a real PostgreSQL', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
  })
  afterAll(() => close())

  const world = () => createWorld({ plan: 'scale', db })
  const of = (one: TestWorld) => sql`workspace_id = ${one.workspace.id}`
  const types = async (one: TestWorld, type: string) =>
    (await rows(db, sql`select 1 from events where ${of(one)} and type = ${type}`)).length
  const lease = (one: TestWorld) => ({ token: one.world.id(), now, until })
  const pending = (one: TestWorld) =>
    rows<Hint>(db, sql`select id, lane, attempt from deliveries where ${of(one)} and status = 'pending' order by id`)
  const done = (hint: Hint, token: string): Done => ({
    ...{ id: hint.id, token, now },
    attempt: { attempt: 1, at: now, duration_ms: 1, status: 500, error: null, response_body: 'no' },
  })
  const failure = (one: TestWorld, gone: boolean) => ({
    ...{ next: '2026-11-20T12:00:05.000Z', gone, disable_since: now, apart: '12 hours' },
    event: { id: one.world.id(), type: 'endpoint.disabled' as const, at: now },
  })

  it(
    'numbers events without gaps and writes one delivery for each endpoint, however many runs end at once',
    async () => {
      const one = await world()
      const live = await one.key()
      await Promise.all(times(3, index => register(live, `${url}/${index}`, ['*', 'run.running'])))
      for (let round = 0; round < Math.ceil(rounds / 10); round++) {
        const started = await Promise.all(times(20, () => live.post<Run>('generate', brief)))
        await Promise.all(
          started.map(async ({ body }, index) => {
            const claims = await Promise.all(times(2, () => claimRun(db, body.id, lease(one), one.world.id(), 4)))
            const run = claims.find(Boolean)?.run
            const held = { token: run?.lease ?? '', now, until }
            const error = { error_code: 'draw_failed' as const, error_message: 'no' }
            const ends = await Promise.all([
              ...times(2, () =>
                finishRun(
                  db,
                  { run_id: body.id, step: 'compose', lease: held, event_id: one.world.id() },
                  {},
                  consequences,
                ),
              ),
              ...(index % 2 ? [failRun(db, body.id, error, { now, event_id: one.world.id() })] : []),
            ])
            expect(ends.filter(Boolean)).toHaveLength(1)
          }),
        )
      }
      const events = await rows<{ sequence: number }>(
        db,
        sql`select sequence::int from events where ${of(one)} order by sequence`,
      )
      const count = Math.ceil(rounds / 10) * 40
      expect(events.map(event => event.sequence)).toEqual(times(count, index => index + 1))
      const deliveries = await rows<{ n: number }>(db, sql`select count(*)::int as n from deliveries where ${of(one)}`)
      expect(deliveries[0]?.n).toBe(count * 3)
    },
    LONG_MS,
  )

  it(
    'lets one of many messages in',
    async () => {
      const one = await world()
      const live = await one.key()
      const { id } = await register(live, url)
      for (let round = 0; round < rounds; round++) {
        await live.post(`webhooks/${id}/test`, {})
        const hint = (await pending(one)).find(({ attempt }) => attempt === 0)
        if (!hint) throw new Error('there is no delivery')
        const claims = await Promise.all(times(8, () => claimDelivery(db, hint, lease(one))))
        expect(claims.filter(Boolean)).toHaveLength(1)
      }
    },
    LONG_MS,
  )

  it(
    'lets one attempt at a failing endpoint in, and disables it once, whatever else changes it',
    async () => {
      for (let round = 0; round < Math.ceil(rounds / 4); round++) {
        const one = await world()
        const live = await one.key()
        const { id } = await register(live, url)
        for (let count = 0; count < 6; count++) await live.post(`webhooks/${id}/test`, {})
        const hints = await pending(one)
        await db.execute(sql`update webhooks set failures = ${PROBE_AFTER} where id = ${id}`)
        expect(
          (await Promise.all(hints.map(hint => claimDelivery(db, hint, lease(one))))).filter(Boolean),
        ).toHaveLength(1)
        await db.execute(sql`update webhooks set failures = 0, probe_until = null where id = ${id}`)
        await db.execute(sql`update deliveries set attempt = 0, lease = null, lease_until = null where ${of(one)}`)
        const held = hints.map(hint => ({ hint, lease: lease(one) }))
        for (const { hint, lease } of held) expect(await claimDelivery(db, hint, lease)).not.toBeNull()
        await Promise.all([
          ...held.map(({ hint, lease }) => recordFailure(db, done(hint, lease.token), failure(one, true))),
          takeOverdueDeliveries(db, { now: until, next: until }),
          live.patch(`webhooks/${id}`, { description: 'changed' }),
          live.post('generate', brief),
        ])
        expect(await types(one, 'endpoint.disabled')).toBe(1)
        const disabled = await live.get(`webhooks/${id}`)
        expect(disabled.body).toMatchObject({ status: 'disabled', disabled_reason: 'gone', description: 'changed' })
      }
    },
    LONG_MS,
  )

  it(
    'adds ten endpoints for forty requests at once, and one for forty with one Idempotency-Key',
    async () => {
      const one = await world()
      const live = await one.key()
      const body = { url, events: ['*'] }
      const answers = await Promise.all(times(40, () => live.post('webhooks', body)))
      expect(answers.filter(answer => answer.status === 201)).toHaveLength(10)
      expect(answers.filter(answer => answer.status === 409)).toHaveLength(30)
      const other = await world()
      const key = await other.key()
      const same = await Promise.all(times(40, () => key.post('webhooks', body, { 'idempotency-key': 'one' })))
      expect(new Set(same.map(answer => `${answer.status} ${answer.text}`)).size).toBe(1)
      expect(same[0]?.status).toBe(201)
      expect((await key.get<unknown[]>('webhooks')).body).toHaveLength(1)
    },
    LONG_MS,
  )

  it(
    'tells once of a cap, while places are taken and given back at the same time',
    async () => {
      for (let round = 0; round < Math.ceil(rounds / 5); round++) {
        const one = await createWorld({ plan: 'growth', db })
        const live = await one.key()
        const video = { ...brief, asset_type: 'video' }
        await db.execute(
          sql`insert into usage (workspace_id, kind, period, used) values (${one.workspace.id}, 'video', '2026-11-20', 54)`,
        )
        const first = await Promise.all(times(4, () => live.post<Run>('generate', video)))
        const error = { error_code: 'draw_failed' as const, error_message: 'no' }
        const answers = await Promise.all([
          ...first.map(({ body }) => failRun(db, body.id, error, { now, event_id: one.world.id() })),
          ...times(20, () => live.post<Run>('generate', video)),
        ])
        expect(answers.filter(answer => answer && 'status' in answer && answer.status >= 500)).toEqual([])
        await live.post('generate', video)
        expect(await types(one, 'cap.reached')).toBe(1)
      }
    },
    LONG_MS,
  )

  it(
    'tells of a batch once, with the outcome of each item, when all end at once',
    async () => {
      const one = await world()
      const live = await one.key()
      const items = times(6, index => ({ output_type: 'statement', body: { headline: `Number ${index}` } }))
      for (let round = 0; round < Math.ceil(rounds / 4); round++) {
        const { body } = await live.post<{ batch_id: string; items: { run_id: string }[] }>('render', { items })
        const held = await Promise.all(body.items.map(item => claimRun(db, item.run_id, lease(one), one.world.id(), 4)))
        const error = { error_code: 'draw_failed' as const, error_message: 'no' }
        await Promise.all(
          held.flatMap((claimed, index) => {
            const run = claimed?.run
            if (!run) throw new Error('the claim was lost')
            const lost = { token: run.lease ?? '', now, until }
            return index % 2
              ? [failRun(db, run.id, error, { now, event_id: one.world.id() })]
              : times(2, () =>
                  finishRun(
                    db,
                    { run_id: run.id, step: run.step, lease: lost, event_id: one.world.id() },
                    {},
                    consequences,
                  ),
                )
          }),
        )
        const told = await rows<{ data: { succeeded: number; items: { status: string }[] } }>(
          db,
          sql`select data from events where type = 'render.completed' and data ->> 'batch_id' = ${body.batch_id}`,
        )
        expect(told).toHaveLength(1)
        expect(told[0]?.data.items.map(item => item.status)).toEqual(
          times(6, index => (index % 2 ? 'failed' : 'succeeded')),
        )
        expect(told[0]?.data.succeeded).toBe(3)
      }
    },
    LONG_MS,
  )

  it(
    'keeps every event of an endpoint that is deleted, rotated and enabled while runs end',
    async () => {
      const one = await world()
      const live = await one.key()
      const made = await Promise.all(times(4, index => register(live, `${url}/${index}`)))
      const started = await Promise.all(times(24, () => live.post<Run>('generate', brief)))
      const held = await Promise.all(started.map(({ body }) => claimRun(db, body.id, lease(one), one.world.id(), 4)))
      const [a, b, c] = made.map(webhook => webhook.id)
      const answers = await Promise.all([
        ...held.map(claimed => {
          const run = claimed?.run
          return (
            run &&
            finishRun(
              db,
              {
                run_id: run.id,
                step: 'compose',
                lease: { token: run.lease ?? '', now, until },
                event_id: one.world.id(),
              },
              {},
              consequences,
            )
          )
        }),
        live.send('DELETE', `webhooks/${a}`, null, {}),
        live.post(`webhooks/${b}/rotate-secret`, {}),
        live
          .patch(`webhooks/${c}`, { status: 'disabled' })
          .then(() => live.patch(`webhooks/${c}`, { status: 'enabled' })),
      ])
      expect(answers.filter(answer => answer && 'status' in answer && Number(answer.status) >= 400)).toEqual([])
      expect(await types(one, 'run.succeeded')).toBe(24)
      one.pass(2 * MINUTE_MS)
      await one.sweep('deliveries')
      const counts = await rows<{ webhook_id: string; n: number }>(
        db,
        sql`select webhook_id, count(*)::int as n from deliveries where ${of(one)} and webhook_id <> ${a} group by webhook_id`,
      )
      expect(counts.map(row => row.n)).toEqual([24, 24, 24])
    },
    LONG_MS,
  )

  it('gives an endpoint what was being told while it was enabled again', async () => {
    const one = await world()
    const live = await one.key()
    const { id } = await register(live, url)
    const { body } = await live.post<Run>('generate', brief)
    const run = (await claimRun(db, body.id, lease(one), one.world.id(), 4))?.run
    await live.patch(`webhooks/${id}`, { status: 'disabled' })
    await db.transaction(async telling => {
      await finishRun(
        telling,
        { run_id: body.id, step: 'compose', lease: { token: run?.lease ?? '', now, until }, event_id: one.world.id() },
        {},
        consequences,
      )
      expect((await live.patch(`webhooks/${id}`, { status: 'enabled' })).status).toBe(200)
    })
    const got = () => rows(db, sql`select event_type from deliveries where webhook_id = ${id}`)
    expect(await got()).toEqual([])
    await one.sweep('deliveries')
    expect(await got()).toEqual([])
    one.pass(2 * MINUTE_MS)
    await one.sweep('deliveries')
    expect(await got()).toEqual([{ event_type: 'run.succeeded' }])
  })
})
