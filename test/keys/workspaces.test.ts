// A workspace that is deleted: frozen at once, called back for two weeks, then gone from every table and from storage.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rows } from '#lib/db.ts'
import { DAY_MS } from '#lib/instant.ts'
import { deleteWorkspace, restoreWorkspace } from '#lib/workspaces/delete.ts'
import { purged } from '#lib/workspaces/purge-store.ts'
import type { Caller } from '#test/support/caller.ts'
import { finished } from '#test/support/hooks.ts'
import { codeOf } from '#test/support/problems.ts'
import { by, createWorld, type TestWorld } from '#test/support/world.ts'

/** Ids and numbers, without any text of theirs. */
const kept = [
  ...['audit', 'audit_pending', 'audit_links', 'audit_heads'],
  ...['credit_entries', 'topups', 'wallets', 'subscriptions'],
]
let world: TestWorld
let live: Caller

beforeEach(async () => {
  world = await createWorld()
  live = await world.key()
})

const tables = async () =>
  (
    await rows<{ table_name: string }>(
      world.world.db,
      sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'workspace_id'`,
    )
  ).map(row => row.table_name)
const left = async (table: string, id: string) =>
  (await rows(world.world.db, sql`select 1 from ${sql.identifier(table)} where workspace_id = ${id}`)).length

describe('a workspace that is deleted', () => {
  it('knows every table that has rows of it', async () => {
    const found = await tables()
    expect(found.length).toBeGreaterThan(25)
    expect(found.filter(table => !purged.includes(table) && !kept.includes(table))).toEqual([])
  })

  it('is frozen and can be called back for 14 days', async () => {
    const { id } = world.workspace
    const { delete_at } = await deleteWorkspace(world.world, by, id)
    expect(Date.parse(delete_at ?? '') - world.world.now().getTime()).toBe(14 * DAY_MS)
    expect((await live.patch('brand-dna', { tagline: 'x' })).body.code).toBe('workspace_frozen')
    world.pass(13 * DAY_MS)
    expect(await world.sweep('workspaces')).toBe(0)
    await restoreWorkspace(world.world, by, id)
    expect((await live.patch('brand-dna', { tagline: 'x' })).status).toBe(200)
    world.pass(2 * DAY_MS)
    expect(await world.sweep('workspaces')).toBe(0)
    expect(await codeOf(() => restoreWorkspace(world.world, by, id))).toBe('invalid_state')
  })

  it('is gone with its files after that, and nothing of another is', async () => {
    const { id } = world.workspace
    const other = await createWorld({ db: world.world.db })
    const theirs = await finished(other, await other.key())
    await live.patch('brand-dna', { name: 'Kestrel', tagline: 'Gone soon' })
    expect((await finished(world, live)).status).toBe('succeeded')
    await live.post('webhooks', { url: 'https://hooks.example.com', events: ['*'] })
    const files = world.blobs.held.size
    expect(files).toBeGreaterThan(0)
    await deleteWorkspace(world.world, by, id)
    world.pass(14 * DAY_MS)
    expect(await codeOf(() => restoreWorkspace(world.world, by, id))).toBe('invalid_state')
    expect(await world.sweep('workspaces')).toBe(1)
    for (const table of purged) expect([table, await left(table, id)]).toEqual([table, 0])
    expect(await rows(world.world.db, sql`select name from workspaces where id = ${id}`)).toEqual([{ name: '' }])
    expect(await world.sweep('workspaces')).toBe(0)
    await world.sweep('files')
    expect(world.blobs.held.size).toBe(0)
    world.pass(120_000)
    expect((await live.get('me')).status).toBe(401)
    expect(await left('runs', other.workspace.id)).toBe(1)
    expect(theirs.status).toBe('succeeded')
    const noted = await rows<{ action: string }>(
      world.world.db,
      sql`select action from audit where workspace_id = ${id} and action like 'workspace.%' order by created_at`,
    )
    expect(noted.map(row => row.action)).toEqual(['workspace.deletion_scheduled', 'workspace.deleted'])
  })
})
