// An index that is built beside running writes: nobody waits for it, and what broke off is begun anew.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { migrate, migrations } from '#dev/migrate.ts'
import { startPostgres } from '#dev/postgres/start.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { realPostgres } from '#test/support/real.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-content-migrations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(...texts: string[]): string {
  const place = mkdtempSync(join(folder, 'some-'))
  mkdirSync(join(place, 'meta'))
  const entries = texts.map((text, idx) => {
    writeFileSync(join(place, `${idx}_one.sql`), text)
    return { idx, version: '7', when: idx + 1, tag: `${idx}_one`, breakpoints: true }
  })
  writeFileSync(join(place, 'meta', '_journal.json'), JSON.stringify({ dialect: 'postgresql', version: '7', entries }))
  return place
}

const BESIDE = `DROP INDEX CONCURRENTLY IF EXISTS "a";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "a" ON "things" ("n");`

it('is begun anew where it broke off, in a migration that is noted last', async () => {
  const place = written(
    'create table things (n int)',
    `${BESIDE}--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "b" ON "others" ("n");`,
  )
  const postgres = await startPostgres()
  const go = () => migrate(postgres.connection_string, postgres.endpoint, place)
  const noted = async () => (await postgres.query('select hash from migrations')).length
  await expect(go()).rejects.toThrow(/others/)
  expect(await noted()).toBe(1)
  await postgres.query('create table others (n int)')
  expect([await go(), await go(), await noted()]).toEqual([1, 0, 2])
  expect(await postgres.query('select indexname from pg_indexes where indexname in ($1, $2)', ['a', 'b'])).toHaveLength(
    2,
  )
  await postgres.close()
})

it('can each be run twice, where it is no transaction', () => {
  const beside = migrations().filter(({ statements }) => statements.some(one => /concurrently/i.test(one)))
  expect(beside.map(({ name }) => name)).toContain('0026_calendar')
  for (const { statements } of beside)
    for (const made of statements.filter(one => /^\s*create/i.test(one))) {
      const name = /concurrently "(\w+)"/i.exec(made)?.[1]
      expect(statements[statements.indexOf(made) - 1]).toContain(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`)
    }
})

const server = await realPostgres()

describe.skipIf(!server)('on a real PostgreSQL', () => {
  it('lets others write while it waits for one who has not ended', async () => {
    const { url, db, close } = await freshDatabase(server ?? '')
    const door = await startPostgres({ url })
    const slow = new pg.Client({ connectionString: url })
    await slow.connect()
    try {
      await slow.query('create table things (n int)')
      await slow.query('begin; insert into things values (1)')
      let is_built = false
      const building = migrate(door.connection_string, door.endpoint, written(BESIDE)).then(() => {
        is_built = true
      })
      await new Promise(resolve => setTimeout(resolve, 500))
      await db.execute('insert into things values (2)')
      expect(is_built).toBe(false)
      await slow.query('commit')
      await building
    } finally {
      await slow.end()
      await door.close()
      await close()
    }
  }, 30_000)
})
