import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chainAudit, verifyAudit } from '#lib/audit/chain.ts'
import { type Db, rows } from '#lib/db.ts'
import { DAY_MS } from '#lib/instant.ts'
import { advancePost } from '#lib/publish/attempt/attempt.ts'
import type { Run } from '#lib/runs/run.ts'
import { deleteWorkspace, purgeWorkspaces, restoreWorkspace } from '#lib/workspaces/delete.ts'
import { freeze, unfreeze } from '#lib/workspaces/freeze.ts'
import { purged } from '#lib/workspaces/purge-store.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { approvedRun, connect, postTo } from '#test/support/posts.ts'
import { realPostgres } from '#test/support/real.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'
import { freshDatabase, rounds } from './postgres.ts'

/** Rounds that draw a picture each. */
const few = Math.ceil(rounds / 4)
const server = await realPostgres()
const LONG_MS = 240_000
const MINUTE_MS = 60_000
const by = { actor: 'test', request_id: 'test' }
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

describe.skipIf(!server)('workspaces on a real PostgreSQL', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined
  let world: TestWorld
  let key: Caller

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
    world = await createWorld({ plan: 'scale', db })
    key = await world.key()
    await connect(world)
  })
  afterAll(() => close())

  const published = (id: string) =>
    world.platforms.asked.filter(one => one.call === 'publish' && one.post.post_id === id).length
  const one = async <T>(statement: ReturnType<typeof sql>) => (await rows<T>(db, statement))[0]
  const soon = () => new Date(world.world.now().getTime() + 2 * MINUTE_MS).toISOString()
  /** A post whose time has come, and that nobody has taken up. */
  const due = async (variation: number) => {
    world.pass(MINUTE_MS)
    const run = await approvedRun(world, key, { variation })
    const answer = await postTo(key, run.id, { scheduled_at: soon(), allow_repeat: true })
    if (answer.status >= 300) throw new Error(answer.text)
    const post = answer.body
    world.pass(3 * MINUTE_MS)
    world.queue.waiting.length = 0
    return { run, post }
  }

  it(
    'once frozen, none sends what was not on its way',
    async () => {
      for (let round = 0; round < few; round++) {
        const { post } = await due(round)
        const prepared = times(2, () => advancePost(world.poster, post.id))
        for (let turn = 0; turn < round; turn++) await Promise.resolve()
        await freeze(world.world, by, world.workspace.id)
        const wasArmed = (
          await one<{ armed: boolean }>(sql`select armed_at is not null as armed from posts where id = ${post.id}`)
        )?.armed
        const before = published(post.id)
        await Promise.all(prepared)
        await advancePost(world.poster, post.id)
        if (!wasArmed && before === 0) expect(published(post.id)).toBe(0)
        expect(published(post.id)).toBeLessThanOrEqual(1)
        await unfreeze(world.world, by, world.workspace.id)
      }
    },
    LONG_MS,
  )

  it(
    'a run is deleted whole or not at all, whoever posts and reads it meanwhile',
    async () => {
      for (let round = 0; round < few; round++) {
        const { run, post } = await due(round + 30)
        const deletions = times(3, () => key.send<{ code: string }>('DELETE', `runs/${run.id}`, null, {}))
        const others = [
          advancePost(world.poster, post.id),
          postTo(key, run.id, { platform: 'x' }),
          key.get(`runs/${run.id}`),
          key.send('DELETE', `posts/${post.id}`, null, {}),
        ]
        const answers = (await Promise.all(deletions)).map(({ status, body }) => (status === 204 ? 'gone' : body.code))
        const told = (await Promise.all(others)) as ({ status: number } | undefined)[]
        expect(told.map(answer => answer?.status ?? 0).filter(code => code >= 500)).toEqual([])
        const left = await one<Record<string, number>>(sql`select
          (select count(*) from runs where id = ${run.id})::int as runs, (select count(*) from posts where run_id = ${run.id})::int as posts,
          (select count(*) from audit where target = ${`run:${run.id}`} and action = 'run.deleted')::int as noted`)
        const isGone = answers.includes('gone')
        expect(answers.filter(code => code === 'gone').length).toBeLessThanOrEqual(1)
        expect(answers.filter(code => !['gone', 'run_not_found', 'post_in_flight'].includes(code))).toEqual([])
        if (isGone) expect(left).toEqual({ runs: 0, posts: 0, noted: 1 })
        else expect(left).toMatchObject({ runs: 1, noted: 0 })
        expect(published(post.id)).toBeLessThanOrEqual(1)
      }
      expect(world.reports.map(String)).toEqual([])
    },
    LONG_MS,
  )

  it(
    'each row of the audit has one place in an unbroken chain, however many chain and write',
    async () => {
      for (let round = 0; round < rounds; round++) {
        world.pass(MINUTE_MS)
        const writes = times(12, index => key.patch('brand-dna', { tagline: `Take ${round} ${index}` }))
        const chains = times(6, () => chainAudit(world.world, 50))
        await Promise.all([...writes, ...chains])
        await Promise.all(times(4, () => chainAudit(world.world, 50)))
      }
      await chainAudit(world.world, 50)
      const count = await one<{ audit: number; links: number; places: number; pending: number }>(sql`select
        (select count(*) from audit where workspace_id = ${world.workspace.id})::int as audit,
        (select count(*) from audit_links where workspace_id = ${world.workspace.id})::int as links,
        (select max(sequence) from audit_links where workspace_id = ${world.workspace.id})::int as places,
        (select count(*) from audit_pending where workspace_id = ${world.workspace.id})::int as pending`)
      expect(count).toEqual({ audit: count?.audit, links: count?.audit, places: count?.audit, pending: 0 })
      expect(count?.audit).toBeGreaterThan(rounds)
      expect(await verifyAudit(world.world, world.workspace.id)).toMatchObject({ ok: true, rows: count?.audit })
    },
    LONG_MS,
  )

  it(
    'one on its way out is called back whole or purged whole, and writes that come late keep nothing of it',
    async () => {
      for (let round = 0; round < few; round++) {
        const other = await createWorld({ plan: 'scale', db })
        const caller = await other.key()
        await connect(other)
        await finished(other, caller, { variation: round })
        const { id } = other.workspace
        // A delivery of the queue that came before the workspace was frozen and is carried on at the end.
        const late = (await caller.post<Run>('generate', { brief: 'Tea', channel: 'linkedin', asset_type: 'card' }))
          .body
        expect(late.status).toBe('queued')
        await deleteWorkspace(other.world, by, id)
        // The clock of whoever calls it back is a little behind that of the sweep.
        const behind = { ...other.world, now: () => new Date(Date.parse(String(over)) - 1) }
        const over = (await one<{ at: string }>(sql`select delete_at as at from workspaces where id = ${id}`))?.at
        other.pass(14 * DAY_MS + 1)
        const [called] = await Promise.all([
          restoreWorkspace(behind, by, id).then(
            () => true,
            () => false,
          ),
          other.drain().catch(() => undefined),
          ...times(3, () => purgeWorkspaces(other.world, 10).catch(() => 0)),
        ])
        if (called) {
          expect((await caller.get<Run[]>('runs')).body.length).toBe(2)
          continue
        }
        other.queue.waiting.length = 0
        for (let again = 0; again < 3; again++) await purgeWorkspaces(other.world, 10)
        const left: string[] = []
        for (const table of purged)
          if (
            (await rows(db, sql`select 1 from ${sql.identifier(table)} where workspace_id = ${id} limit 1`)).length > 0
          )
            left.push(table)
        expect(left).toEqual([])
        const noted = await rows(
          db,
          sql`select 1 from audit where workspace_id = ${id} and action = 'workspace.deleted'`,
        )
        expect(noted.length).toBe(1)
      }
    },
    LONG_MS,
  )
})
