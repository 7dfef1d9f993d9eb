// A backup as a file, restored into an empty database: every row is there, and callers get the same answers.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBackup, writeBackup } from '#dev/deploy/backup/file.ts'
import { restore } from '#dev/deploy/backup/restore.ts'
import { deploymentOf } from '#dev/deploy/deployment.ts'
import { openTools, type Tools } from '#dev/deploy/tools.ts'
import { migrate } from '#dev/migrate.ts'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'
import * as neon from '#lib/adapters/postgres/neon.ts'
import { caller } from '#test/support/caller.ts'
import { banded, bytesOf } from '#test/support/pictures.ts'
import { createWorld } from '#test/support/world.ts'
import { createAccount, Deployed } from './account.ts'

const folder = mkdtempSync(join(tmpdir(), 'brand-content-backup-'))
const file = join(folder, 'all.jsonl.gz')
const about = { release: 'r1', at: '2026-11-21T12:00:00.000Z' }
const opened: Postgres[] = []

async function emptyDatabase() {
  const postgres = await startPostgres()
  opened.push(postgres)
  return { DATABASE_URL: postgres.connection_string, NEON_FETCH_ENDPOINT: postgres.endpoint, postgres }
}
type Place = Awaited<ReturnType<typeof emptyDatabase>>
const dbOf = (place: Place) => neon.connect(place.DATABASE_URL, place.NEON_FETCH_ENDPOINT)

/** One has the rows, one takes all of them, and one stays empty until the last test. */
let [from, to, spare]: Place[] = []
const keyring = [{ id: 'kept', secret: new Uint8Array(32).fill(5) }]
let minted: Parameters<typeof caller>[2]

const PATHS = 'me runs events brand-dna brand-assets/screens webhooks posts campaigns credits audit limits'
const READ = PATHS.split(' ').map(path => `${path}?limit=50`)

async function answersOf(place: Place) {
  const world = await createWorld({ db: dbOf(place) })
  // Recipes are sealed with it.
  Object.assign(world.world, { keyring })
  const asked = caller(world.app, [], minted)
  const runs = (await asked.get<{ id: string }[]>('runs?limit=50')).body.flatMap(({ id }) => [
    `runs/${id}`,
    `runs/${id}/recipe`,
  ])
  const answers: Record<string, { status: number; body: unknown }> = {}
  for (const path of [...READ, ...runs]) {
    const { status, body } = await asked.get(path)
    answers[path] = { status, body }
  }
  return answers
}

beforeAll(async () => {
  from = await emptyDatabase()
  await migrate(from.DATABASE_URL, from.NEON_FETCH_ENDPOINT)
  const world = await createWorld({ db: dbOf(from) })
  Object.assign(world.world, { keyring })
  const live = await world.key()
  minted = live.minted
  await live.patch('brand-dna', { name: 'Kestrel', tagline: '“Ünïcode” — and 日本語' })
  const image_base64 = Buffer.from(await bytesOf(banded(320, 200, [9, 40, 90], [200, 9, 20]).png())).toString('base64')
  await live.post('brand-assets/screens', { name: 'Home', image_base64 })
  for (const asset_type of ['card', 'infographic'])
    await live.post('generate', { brief: 'Runs by weekday: Monday 120, Tuesday 180.', channel: 'linkedin', asset_type })
  await world.drain()
  await live.post('webhooks', { url: 'https://hooks.example.com/in', events: ['run.succeeded'] })
  ;[to, spare] = [await emptyDatabase(), await emptyDatabase()]
}, 120_000)

afterAll(async () => {
  for (const one of opened) await one.close()
  rmSync(folder, { recursive: true, force: true })
})

const rowsIn = (path: string) => gunzipSync(readFileSync(path)).toString().split('\n').slice(1).sort()

describe('a backup as a file', () => {
  it('restored into an empty database has every row, and gives the same answers', async () => {
    if (!from || !to) throw new Error('no databases')
    const before = await answersOf(from)
    expect(Object.keys(before).length).toBeGreaterThan(READ.length + 2)
    expect(Object.entries(before).filter(([, one]) => one.status !== 200)).toEqual([])
    const rows = await writeBackup(from, file, about)
    expect(rows).toBeGreaterThan(20)
    expect(await readBackup(to, file)).toBe(rows)
    const again = join(folder, 'again.jsonl.gz')
    await writeBackup(to, again, about)
    expect(rowsIn(again)).toEqual(rowsIn(file))
    expect(await answersOf(to)).toEqual(before)
    // Rules on rows hold again afterwards.
    await expect(to.postgres.query('update audit set action = action')).rejects.toThrow()
  }, 120_000)

  it('is refused by a database that has rows, and by another schema', async () => {
    if (!from || !spare) throw new Error('no databases')
    await expect(readBackup(from, file)).rejects.toThrow(/not empty/)
    const [head = '', ...lines] = gunzipSync(readFileSync(file)).toString().split('\n')
    const older = { ...JSON.parse(head), migrations: [] }
    const other = join(folder, 'other.jsonl.gz')
    writeFileSync(other, gzipSync([JSON.stringify(older), ...lines].join('\n')))
    await expect(readBackup(spare, other)).rejects.toThrow(/schema of release r1/)
  }, 60_000)

  it('is told from another file, from half of one, and never written over', async () => {
    if (!from || !spare) throw new Error('no databases')
    for (const [name, bytes] of [
      ['text.gz', Buffer.from('{}')],
      ['half.gz', readFileSync(file).subarray(0, 200)],
      ['empty.gz', gzipSync('')],
      ['other.gz', gzipSync('{"format":7}\n')],
    ] as const) {
      writeFileSync(join(folder, name), bytes)
      await expect(readBackup(spare, join(folder, name))).rejects.toThrow(/is no backup of this service/)
    }
    await expect(writeBackup(from, file, about)).rejects.toThrow(/is there already/)
    await expect(writeBackup(from, join(folder, 'no', 'all.gz'), about)).rejects.toThrow(/There is no folder/)
    expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([])
  }, 60_000)

  it('is restored by the command, not under Workers that run unless they are paused', async () => {
    if (!spare) throw new Error('no database')
    writeFileSync(
      join(folder, '.env.new'),
      `DATABASE_URL=${spare.DATABASE_URL}\nNEON_FETCH_ENDPOINT=${spare.NEON_FETCH_ENDPOINT}\n`,
    )
    const account = createAccount()
    const said: string[] = []
    const tools: Tools = { ...openTools(), wrangler: account.wrangler, print: line => void said.push(line), folder }
    const deployment = deploymentOf('new', folder)
    const api = new Deployed()
    api.upload('r1', {})
    account.state.workers.set(deployment.workers.api, api)
    await expect(restore(tools, deployment, file)).rejects.toThrow(/brand-content-new-api runs/)
    api.upload(null, { PAUSED: '1' })
    await restore(tools, deployment, file)
    expect(said.join('\n')).toMatch(/rows are restored[\s\S]*npm run deploy -- --name new/)
  }, 60_000)
})
