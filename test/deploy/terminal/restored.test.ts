// A backup and its restore as they are typed: with what is not there, with half a file, broken off in the middle, and again.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '#dev/migrate.ts'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'
import * as neon from '#lib/adapters/postgres/neon.ts'
import { AT_LENGTH } from '#test/support/proof.ts'
import { createWorld } from '#test/support/world.ts'
import { createAccount } from '../account.ts'
import { openTerminal } from './typed.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-content-restored-'))
const account = createAccount()
const opened: Postgres[] = []
const SQL = /\/sql/
let terminal: Awaited<ReturnType<typeof openTerminal>>

async function database(name: string): Promise<Postgres> {
  const postgres = await startPostgres()
  opened.push(postgres)
  const { connection_string, endpoint } = postgres
  writeFileSync(join(folder, `.env.${name}`), `DATABASE_URL=${connection_string}\nNEON_FETCH_ENDPOINT=${endpoint}\n`)
  return postgres
}

/** How many rows each table has. */
async function countsIn(postgres: Postgres): Promise<Record<string, number>> {
  const rows = await postgres.query(
    `select relname as name, (xpath('/row/n/text()', query_to_xml(format('select count(*) as n from %I', relname), false, true, '')))[1]::text::int as n
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return Object.fromEntries(rows.map(({ name, n }) => [String(name), Number(n)]))
}

beforeAll(async () => {
  const from = await database('old')
  await migrate(from.connection_string, from.endpoint)
  const world = await createWorld({ db: neon.connect(from.connection_string, from.endpoint) })
  const live = await world.key()
  await live.post('generate', { brief: 'We open at nine on Saturday.', channel: 'linkedin', asset_type: 'card' })
  await world.drain()
  terminal = await openTerminal(folder, account)
}, 120_000)

afterAll(async () => {
  await terminal?.close()
  for (const one of opened) await one.close()
  rmSync(folder, { recursive: true, force: true })
})

const restoring = (file: string, name = 'new') => ['restore', '--name', name, '--from', join(folder, file)]

it.runIf(AT_LENGTH)(
  'half a file writes nothing, and a restore that was broken off goes on where it stood',
  async () => {
    const [from] = opened
    const to = await database('new')
    const written = await terminal.type('backup', '--name', 'old', '--to', join(folder, 'all.gz'))
    expect([written.status, /rows are in/.test(written.said)]).toEqual([0, true])
    const whole = readFileSync(join(folder, 'all.gz'))
    writeFileSync(join(folder, 'half.gz'), whole.subarray(0, whole.length - 8))
    const half = await terminal.type(...restoring('half.gz'))
    expect([half.status, half.said]).toEqual([1, expect.stringMatching(/only a part of one\.\n→ /)])
    expect(Object.keys(await countsIn(to))).toEqual([])

    // A restore puts each line in a question of its own, and has one more at its end.
    await database('other')
    const asked = async () => {
      const before = terminal.heard.filter(call => SQL.test(call)).length
      await terminal.type(...restoring('all.gz', 'other'))
      return terminal.heard.filter(call => SQL.test(call)).length - before
    }
    const lines = gunzipSync(whole).toString().trim().split('\n').length - 1
    const nth = (await asked()) - Math.floor(lines / 2)
    const broken = await terminal.breakOff({ at: SQL, nth }, ...restoring('all.gz'))
    expect([broken.status, broken.said]).toEqual([130, expect.stringMatching(/the same command may be run again/)])
    const some = Object.values(await countsIn(to)).filter(count => count > 0).length
    const all = await countsIn(from as Postgres)
    expect(some).toBeGreaterThan(1)
    expect(some).toBeLessThan(Object.values(all).filter(count => count > 0).length)

    const again = await terminal.type(...restoring('all.gz'))
    expect([again.status, /rows are restored/.exec(again.said)?.[0]]).toEqual([0, 'rows are restored'])
    expect(await countsIn(to)).toEqual(all)
    // A third time it is a database with rows like any other.
    const third = await terminal.type(...restoring('all.gz'))
    expect([third.status, third.said]).toEqual([1, expect.stringMatching(/not empty[\s\S]*\n→ Make a new database/)])
  },
  180_000,
)
