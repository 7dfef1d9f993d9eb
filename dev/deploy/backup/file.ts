// A backup as a file that needs nobody's account to be read: every row of every table as JSON, a line for each some hundred rows.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { KEPT_BY_THE_SCHEMA, open, type Place, quoted, type Sql, tablesOf } from '#dev/deploy/backup/database.ts'
import { Stop } from '#dev/deploy/deployment.ts'
import { appliedTo, migrate, migrationHashes } from '#dev/migrate.ts'

const FORMAT = 1
/** An answer of Neon over HTTP may have 64 MB; the largest rows are results of runs, some hundred kB each. */
const ROWS = 200
const FIRST_ROW = '(0,0)'

type Head = { format: number; release: string; migrations: string[]; at: string }

/** Answers how many rows it has. Nothing is written meanwhile: it is for a database that is paused, or a branch of one. */
export async function writeBackup(place: Place, file: string, about: { release: string; at: string }): Promise<number> {
  const sql = open(place)
  const migrations = await appliedTo(place.DATABASE_URL ?? '', place.NEON_FETCH_ENDPOINT)
  let rows = 0
  const head: Head = { format: FORMAT, ...about, migrations }
  async function* lines() {
    yield `${JSON.stringify(head)}\n`
    for (const table of await tablesOf(sql))
      for await (const page of pagesOf(sql, table)) {
        rows += page.length
        // As Postgres wrote them: a number too long for us stays as it is.
        yield `{"table":${JSON.stringify(table)},"rows":[${page.join(',')}]}\n`
      }
  }
  refuseThere(file)
  const part = `${file}.part`
  const remove = () => rmSync(part, { force: true })
  process.once('exit', remove)
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(part, { mode: 0o600 }))
    renameSync(part, file)
  } finally {
    remove()
    process.off('exit', remove)
  }
  return rows
}

/** An earlier backup is not written over: this one may be broken off. */
function refuseThere(file: string): void {
  if (existsSync(file)) throw new Stop(`${file} is there already.`, 'Name a file that is not there yet.')
  const folder = dirname(resolve(file))
  if (!existsSync(folder)) throw new Stop(`There is no folder ${folder}.`, 'Make it, or name another.')
}

async function* pagesOf(sql: Sql, table: string): AsyncGenerator<string[]> {
  for (let after = FIRST_ROW; ; ) {
    const page = await sql.query(
      `select ctid::text as place, to_jsonb(t)::text as row from ${quoted(table)} t where ctid > $1::tid order by ctid limit ${ROWS}`,
      [after],
    )
    if (page.length === 0) return
    yield page.map(({ row }) => String(row))
    after = String(page.at(-1)?.place)
  }
}

/**
 * Into an empty database, which is brought to the schema first; answers how many rows there are then. A file of which the
 * end is missing is refused before anything is written, and where it was broken off it goes on.
 */
export async function readBackup(place: Place, file: string): Promise<number> {
  const sql = open(place)
  const { head, id } = await wholeOf(file)
  const done = await makeReady(place, sql, head, id)
  let [rows, line] = [0, 0]
  for await (const text of linesOf(file)) {
    if (line > done) rows += await putRows(sql, text, markOf(id, line))
    else if (line > 0) rows += (JSON.parse(text) as { rows: unknown[] }).rows.length
    line++
  }
  await sql.query(`comment on table ${quoted(KEPT_BY_THE_SCHEMA)} is null`)
  return rows
}

/** Its first line, and what tells it from any other: read to its end once, for the sums that packing wrote there. */
async function wholeOf(file: string): Promise<{ head: Head; id: string }> {
  const hash = createHash('sha256')
  let head: Head | undefined
  for await (const line of linesOf(file)) {
    head ??= headOf(line, file)
    hash.update(line)
  }
  if (!head) throw notOurs(file)
  return { head, id: hash.digest('hex').slice(0, 32) }
}

/** How far a restore has come stands in the database itself, written with the rows: neither is there without the other. */
const markOf = (id: string, line: number): string => `restoring ${id}: line ${line}`
const MARK = /^restoring ([0-9a-f]{32}): line (\d+)$/

async function* linesOf(file: string): AsyncGenerator<string> {
  const packed = createReadStream(file)
  const text = packed.pipe(createGunzip()).setEncoding('utf8')
  packed.on('error', error => text.destroy(error))
  let begun: string[] = []
  try {
    for await (const piece of text as AsyncIterable<string>) {
      const [first = '', ...others] = piece.split('\n')
      begun.push(first)
      for (const other of others) {
        yield begun.join('')
        begun = [other]
      }
    }
  } catch (error) {
    throw /^Z_/.test((error as { code?: string }).code ?? '') ? notOurs(file) : error
  }
  if (begun.join('') !== '') yield begun.join('')
}

const notOurs = (file: string) =>
  new Stop(`${file} is no backup of this service, or only a part of one.`, 'Take another file.')

function headOf(line: string, file: string): Head {
  try {
    const head = JSON.parse(line) as Head
    if (head.format === FORMAT) return head
  } catch {}
  throw notOurs(file)
}

/** Answers how many lines are in the database already. */
async function makeReady(place: Place, sql: Sql, head: Head, id: string): Promise<number> {
  const ours = migrationHashes()
  const same = head.migrations.length === ours.length && head.migrations.every(hash => ours.includes(hash))
  if (!same)
    throw new Stop(
      `The backup has the schema of release ${head.release}, and this is another.`,
      `git checkout ${head.release.replace('-changed', '')}, restore there, then come back and \`npm run deploy\`.`,
    )
  await migrate(place.DATABASE_URL ?? '', place.NEON_FETCH_ENDPOINT)
  const [marked] = await sql.query('select obj_description($1::regclass) as mark', [KEPT_BY_THE_SCHEMA])
  const [, other, line] = MARK.exec(String(marked?.mark)) ?? []
  if (other === id) return Number(line)
  if (other) throw new Stop('The database has a part of another backup.', `Restore that one to its end, or: ${EMPTY}`)
  for (const table of await tablesOf(sql))
    if ((await sql.query(`select 1 from ${quoted(table)} limit 1`)).length > 0)
      throw new Stop(`The database is not empty: ${table} has rows.`, EMPTY)
  return 0
}
const EMPTY = 'Make a new database (Neon console → Databases, or a new project) and set DATABASE_URL to it.'

/** Rules that act on new rows have acted already when these were new. */
async function putRows(sql: Sql, line: string, mark: string): Promise<number> {
  const { table } = JSON.parse(line) as { table: string; rows: unknown[] }
  const name = quoted(table)
  const [, , put] = await sql.transaction([
    sql.query("set local lock_timeout = '10s'"),
    sql.query(`alter table ${name} disable trigger user`),
    sql.query(
      `with put as (insert into ${name} select r.* from jsonb_populate_recordset(null::${name}, $1::jsonb->'rows') r returning 1)
       select count(*)::int as rows from put`,
      [line],
    ),
    sql.query(`alter table ${name} enable trigger user`),
    sql.query(`comment on table ${quoted(KEPT_BY_THE_SCHEMA)} is '${mark}'`),
  ])
  return Number(put?.[0]?.rows ?? 0)
}
