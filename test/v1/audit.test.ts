import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { chainAudit, GENESIS, verifyAudit } from '#lib/audit/chain.ts'
import type { AuditPage } from '#lib/audit/read.ts'
import { sha256Hex } from '#lib/bytes.ts'
import type { Caller } from '#test/support/caller.ts'
import { createWorld, type TestWorld } from '#test/support/world.ts'

let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
  for (let count = 0; count < 4; count++) {
    world.pass(1)
    await live.patch('brand-dna', { tagline: `Take ${count}` })
  }
  await world.sweep('audit')
})

const page = async (query = '') => (await live.get<AuditPage>(`audit${query}`)).body
const verify = () => verifyAudit(world.world, world.workspace.id)

describe('GET /programmatic/audit', () => {
  it('200 with who did what, in a chain that anybody can compute again', async () => {
    const { rows, next, has_more } = await page()
    expect(rows.map(row => row.action)).toEqual(['key.minted', ...Array(4).fill('brand.patched')])
    expect([rows.map(row => row.sequence), next, has_more]).toEqual([[1, 2, 3, 4, 5], 5, false])
    expect(rows[1]).toMatchObject({ actor: `key:${live.minted?.id}`, workspace_id: world.workspace.id, livemode: true })
    let before = GENESIS
    for (const { sequence: _, hash, ...row } of rows) {
      const sorted = Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)))
      before = await sha256Hex(`${before}\n${JSON.stringify(sorted)}`)
      expect(hash).toBe(before)
    }
    expect(await verify()).toMatchObject({ ok: true, rows: 5, broken: null })
  })

  it('pages forward by the last sequence, and goes on where it was', async () => {
    const first = await page('?limit=2')
    expect([first.rows.length, first.next, first.has_more]).toEqual([2, 2, true])
    expect((await page(`?after=${first.next}`)).rows.map(row => row.sequence)).toEqual([3, 4, 5])
    await live.patch('brand-dna', { tagline: 'One more' })
    expect((await page('?after=5')).rows).toEqual([])
    await world.sweep('audit')
    expect((await page('?after=5')).rows.map(row => row.sequence)).toEqual([6])
  })

  it('is a file as well, with nothing in it that a sheet would compute', async () => {
    const lines = (await live.get('audit?format=jsonl')).text.trim().split('\n')
    expect(lines.map(line => JSON.parse(line).sequence)).toEqual([1, 2, 3, 4, 5])
    await world.world.db.execute(sql`insert into audit (id, workspace_id, livemode, actor, action, target, created_at)
      values (gen_random_uuid(), ${world.workspace.id}, true, '=HYPERLINK("x")', 'a,b', 'c', ${world.world.now().toISOString()})`)
    await world.sweep('audit')
    const answer = await live.get('audit?format=csv&limit=10')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-1.csv"')
    const csv = answer.text.trim().split('\r\n')
    expect(csv[0]).toBe('sequence,id,workspace_id,livemode,actor,action,target,request_id,created_at,hash')
    expect(csv[6]).toContain(`,"'=HYPERLINK(""x"")","a,b",c,`)
  })

  it('shows nothing of another workspace', async () => {
    const stranger = await createWorld({ db: world.world.db })
    const other = await stranger.key()
    await stranger.sweep('audit')
    const { rows } = (await other.get<AuditPage>('audit')).body
    expect(rows.map(row => row.workspace_id)).toEqual([stranger.workspace.id])
  })
})

describe('the chain', () => {
  const withoutTrigger = async (table: 'audit' | 'audit_links', change: ReturnType<typeof sql>) => {
    const { db } = world.world
    const name = sql.raw(table)
    await db.execute(sql`alter table ${name} disable trigger user`)
    await db.execute(change)
    await db.execute(sql`alter table ${name} enable trigger user`)
  }
  const at = async (sequence: number) => (await page(`?after=${sequence - 1}&limit=1`)).rows[0]?.id ?? ''

  it('shows a row that was changed, and where', async () => {
    const id = await at(3)
    await withoutTrigger('audit', sql`update audit set actor = 'nobody' where id = ${id}`)
    expect(await verify()).toMatchObject({ ok: false, broken: { sequence: 3, why: 'changed' } })
  })

  it('shows a row that is missing', async () => {
    const id = await at(2)
    await withoutTrigger('audit', sql`delete from audit where id = ${id}`)
    expect(await verify()).toMatchObject({ ok: false, broken: { sequence: 2, why: 'missing' } })
  })

  it('shows an end that was cut off', async () => {
    await withoutTrigger(
      'audit_links',
      sql`delete from audit_links where workspace_id = ${world.workspace.id} and sequence = 5`,
    )
    expect(await verify()).toMatchObject({ ok: false, broken: { sequence: 5, why: 'cut off' } })
  })

  it('takes no change by a plain statement', async () => {
    const { db } = world.world
    for (const change of [sql`update audit_links set hash = 'x'`, sql`delete from audit_links`, sql`delete from audit`])
      await expect(db.execute(change)).rejects.toThrow()
  })

  it('stays whole when two sweeps chain at once', async () => {
    for (let count = 0; count < 3; count++) {
      await live.patch('brand-dna', { tagline: `Round ${count}` })
      await Promise.all([1, 2, 3].map(() => chainAudit(world.world, 10)))
    }
    expect(await verify()).toMatchObject({ ok: true, rows: 8 })
  })
})
