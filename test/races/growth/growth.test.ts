// Ten times the rows, and no statement reads more of them than before: lists, counts, pages, the sweep and what requests ask.
// `npm run proof -- growth` does it with 1,000,000 runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { beat, sweepEverything } from '#lib/beat/beat.ts'
import { auditedBy } from '#lib/caller/by.ts'
import { type Db, rows } from '#lib/db.ts'
import { takeBack } from '#lib/publish/control/called-off-store.ts'
import { revokeKey } from '#lib/publish/control/revoke-key.ts'
import { brief } from '#test/support/caller.ts'
import { createTestDashboard, type TestDashboard } from '#test/support/dashboard.ts'
import { realPostgres } from '#test/support/real.ts'
import { freshDatabase } from '../postgres.ts'
import { fillService } from './filled.ts'
import { type Read, watchReads } from './read.ts'

const RUNS = Number(process.env.GROWTH ?? 20_000)
const TIMES = 10
/** What a page may take before its limit holds, such as the newest hundred files of each kind. */
const SPARE_ROWS = 400
const LONG_MS = 3_600_000

const server = await realPostgres()

describe.skipIf(!server || process.env.REQUIRE_SERVICES !== '1')(`${RUNS} runs`, () => {
  const opened: { close(): Promise<void> }[] = []
  let few: Map<string, Read>
  let many: Map<string, Read>

  beforeAll(async () => {
    few = await readsAt(RUNS / TIMES)
    many = await readsAt(RUNS)
  }, LONG_MS)
  afterAll(async () => {
    for (const one of opened) await one.close()
  })

  async function readsAt(count: number): Promise<Map<string, Read>> {
    const fresh = await freshDatabase(server ?? '')
    opened.push(fresh)
    const watched = watchReads(fresh.db, fresh.url)
    opened.unshift(watched)
    const world = await createTestDashboard({ plan: 'scale', sells: true, db: watched.db })
    await (await world.key()).post('webhooks', { url: 'https://hooks.example.com/home', events: ['*'] })
    await fillService(fresh.db, world.workspace.id, count, world.world.now())
    world.outside.answer('https://hooks.example.com/home', () => new Response(null, { status: 200 }))
    watched.reads.clear()
    await useService(world, fresh.db, watched.ask)
    return watched.reads
  }

  it('costs no statement more rows than a tenth of them', () => {
    const known = [...many.values()].filter(one => few.has(one.text))
    const grown = known.filter(one => one.rows > 2 * (few.get(one.text)?.rows ?? 0) + SPARE_ROWS)
    const worst = known.toSorted((a, b) => b.rows - a.rows)[0]
    console.log(
      `${known.length} statements over ${RUNS} runs; ${grown.length} read more than over ${RUNS / TIMES}; the most rows read by one: ${worst?.rows}, for ${worst?.asked_by}`,
    )
    expect(known.length).toBeGreaterThan(40)
    expect(
      grown.map(one => `${one.asked_by}: ${few.get(one.text)?.rows} → ${one.rows} rows: ${one.text.slice(0, 300)}`),
    ).toEqual([])
  })
})

type AskedBy = <T>(name: string, work: () => Promise<T>) => Promise<T>

const PAGES = ['create', 'runs', 'calendar', 'brand', 'library', 'studio', 'plan', 'audit', 'team', 'developers/keys']

/** Every documented read, the pages of the dashboard, the writes that callers send most, and both forms of the sweep. */
async function useService(world: TestDashboard, db: Db, ask: AskedBy): Promise<void> {
  const key = await world.key()
  const names = await namesOf(db, world.workspace.id)
  for (const path of documentedReads(names)) await ask(`GET ${path}`, () => key.get(path))
  const owner = await world.member('owner')
  for (const page of [...PAGES, 'developers/events', 'developers/webhooks', `runs/${names.run_id}`])
    await ask(`the page ${page}`, async () =>
      expect([page, (await owner.get(world.at(page))).status]).toEqual([page, 200]),
    )
  await ask('POST generate', () => key.post('generate', brief, { 'idempotency-key': 'growth' }))
  await ask('POST generate, dry run', () => key.post('generate', { ...brief, dry_run: true }))
  await ask('POST runs/{run_id}/post', () => key.post(`runs/${names.run_id}/post`, { platform: 'linkedin' }))
  await ask('the queue', () => world.drain())
  await ask('a beat of the sweep', () => beat(world.world, 'cron'))
  await ask('a sweep of everything', () => sweepEverything(world.world))
  const by = { actor: 'admin', request_id: 'growth' }
  await ask('a key is revoked', () => revokeKey(world.world, by, { id: key.minted?.id ?? '', workspace_id: null }))
  await ask('a campaign is canceled', () =>
    takeBack(world.world.db, { campaign_id: names.campaign_id ?? '' }, auditedBy(world.world, by)),
  )
}

async function namesOf(db: Db, workspace_id: string): Promise<Record<string, string>> {
  const [found] = await rows<Record<string, string>>(
    db,
    sql`select (select id from runs where workspace_id = ${workspace_id} order by created_at desc offset 3 limit 1) as run_id,
          (select id from posts where workspace_id = ${workspace_id} limit 1) as post_id,
          (select id from webhooks where workspace_id = ${workspace_id} limit 1) as webhook_id, '1' as version, gen_random_uuid() as campaign_id`,
  )
  return found ?? {}
}

type Document = { paths: Record<string, Record<string, unknown>> }

function documentedReads(names: Record<string, string>): string[] {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')
  const { paths } = JSON.parse(text) as Document
  return Object.entries(paths)
    .filter(([path, methods]) => methods.get && !/\/(studio\/templates|signature\/preview|health)/.test(path))
    .map(([path]) => path.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? crypto.randomUUID()))
}
