import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { neon } from '@neondatabase/serverless'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPostgres } from '#dev/postgres/start.ts'
import { reachStandIns } from '#test/dev/support/neon.ts'
import { AT_LENGTH } from '#test/support/proof.ts'

let folder: string
const children: ChildProcess[] = []

beforeAll(async () => {
  reachStandIns()
  folder = await mkdtemp(join(tmpdir(), 'postgres-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

const PROGRAM = `
  import { startPostgres } from '${import.meta.dirname}/../../dev/postgres/start.ts'
  const { connection_string } = await startPostgres({ data_dir: process.argv[1] })
  process.send(connection_string)
`

async function startParent(data_dir: string): Promise<{ child: ChildProcess; connection_string: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, data_dir], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  children.push(child)
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the process ended with ${code}`)))
  const [connection_string] = await Promise.race([once(child, 'message'), failed])
  failed.catch(() => undefined)
  return { child, connection_string: String(connection_string) }
}

it.runIf(AT_LENGTH)(
  'keeps every answered row when its process is killed, three times over',
  { timeout: 90_000 },
  async () => {
    const data_dir = join(folder, 'deep', 'data')
    const answered: number[] = []
    let next = 0
    for (const milliseconds of [3, 7, 12]) {
      const { child, connection_string } = await startParent(data_dir)
      const sql = neon(connection_string)
      await sql`create table if not exists kept (id int primary key, filler text)`
      const write = async () => {
        const id = next++
        await sql`insert into kept values (${id}, repeat('x', 2000))`
        answered.push(id)
      }
      for (let count = 0; count < 50; count++) await write()
      setTimeout(() => child.kill('SIGKILL'), milliseconds)
      const untilItFails = async () => {
        for (;;) await write()
      }
      await expect(untilItFails()).rejects.toThrow('Error connecting to database')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      expect(child.signalCode).toBe('SIGKILL')
    }
    const postgres = await startPostgres({ data_dir })
    const rows = await postgres.query<{ id: number }>('select id from kept order by id')
    await postgres.close()
    const kept = new Set(rows.map(row => row.id))
    expect(answered.length).toBeGreaterThanOrEqual(150)
    expect(answered.filter(id => !kept.has(id))).toEqual([])
    expect(kept.size - answered.length).toBeLessThanOrEqual(3)
  },
)

it('starts from a dump of another', async () => {
  const first = await startPostgres()
  await first.exec('create table kept (id int); insert into kept values (7)')
  const image = await first.dump()
  await first.close()
  const second = await startPostgres({ image })
  expect(await second.query('select id from kept where id = any($1::int[])', [[7, 8]])).toEqual([{ id: 7 }])
  await second.close()
})
