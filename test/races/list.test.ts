// A far page of a long list, on a real PostgreSQL: found in the index, joined only then.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#lib/db.ts'
import { listRunRows } from '#lib/runs/read/list-store.ts'
import { realPostgres } from '#test/support/real.ts'
import { freshDatabase } from './postgres.ts'

const ROWS = 100_000
const FAR = 90_000
const workspace_id = '01900000-0000-7000-8000-00000000000a'
const server = await realPostgres()

describe.skipIf(!server || process.env.REQUIRE_SERVICES !== '1')('a list of 100,000 runs', () => {
  let db: Db
  let close: () => Promise<void> = async () => undefined

  beforeAll(async () => {
    ;({ db, close } = await freshDatabase(server ?? ''))
    await db.execute(
      sql`insert into workspaces (id, name, plan, period_anchor, created_at) values (${workspace_id}, 'Long', 'scale', now(), now())`,
    )
    await db.execute(sql`
      insert into runs (id, workspace_id, livemode, status, step, brief, channel, asset_type, auto_post_eligible, created_via, created_at, updated_at, recipe)
      select gen_random_uuid(), ${workspace_id}, true, 'succeeded', 'done', repeat('brief ', 40), 'linkedin', 'card', false, 'api',
        now() - n * interval '1 minute', now(), jsonb_build_object('filler', repeat('x', 400)) from generate_series(1, ${ROWS}::int) n`)
    await db.execute(sql`vacuum analyze runs`)
  }, 120_000)
  afterAll(() => close())

  const page = (offset: number) =>
    listRunRows(db, { workspace_id, livemode: true, since: null, created_via: null, before: null, limit: 20, offset })
  const plain = () =>
    db.execute(
      sql`select to_jsonb(r) from runs r where workspace_id = ${workspace_id} and livemode order by created_at desc, id desc limit 20 offset ${FAR}::int`,
    )

  async function median(work: () => Promise<unknown>, rounds = 7): Promise<number> {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const began = performance.now()
      await work()
      times.push(performance.now() - began)
    }
    return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0
  }

  it('costs a far page a fraction of what the plain query costs', async () => {
    // The plain one takes over a second, which three rounds tell as well.
    const [near, far, whole] = [await median(() => page(0)), await median(() => page(FAR)), await median(plain, 3)]
    console.log(
      `runs list: offset 0 ${near.toFixed(1)} ms, offset 90,000 ${far.toFixed(1)} ms; the plain query ${whole.toFixed(1)} ms`,
    )
    expect(await page(FAR)).toHaveLength(20)
    expect(far).toBeLessThan(whole / 2)
  }, 60_000)
})
