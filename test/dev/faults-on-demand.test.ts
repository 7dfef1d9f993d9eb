import { connect } from 'node:net'
import { neon } from '@neondatabase/serverless'
import { Redis as Client } from '@upstash/redis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Postgres, startPostgres } from '#dev/postgres/start.ts'
import { type Redis, startRedis } from '#dev/redis/start.ts'
import { reachStandIns } from '#test/dev/support/neon.ts'

let postgres: Postgres
let redis: Redis

beforeAll(async () => {
  reachStandIns()
  postgres = await startPostgres()
  redis = await startRedis()
  await postgres.exec('create table marks (id int primary key)')
})
afterEach(() => {
  postgres.fault()
  redis.fault()
})
afterAll(async () => {
  await postgres.close()
  await redis.close()
})

const marks = async () => (await postgres.query<{ id: number }>('select id from marks order by id')).map(row => row.id)

describe('Postgres', () => {
  const mark = (id: number) => neon(postgres.connection_string)`insert into marks values (${id})`

  it('refuses before anything is done', async () => {
    postgres.fault({ kind: 'refuse' })
    await expect(mark(1)).rejects.toThrow('Error connecting to database')
    expect(await marks()).not.toContain(1)
  })

  it('loses the answer after all is done', async () => {
    postgres.fault({ kind: 'lose' })
    await expect(mark(2)).rejects.toThrow('Error connecting to database')
    expect(await marks()).toContain(2)
  })

  it('answers a status with nothing done', async () => {
    postgres.fault({ kind: 'status', status: 503 })
    await expect(mark(3)).rejects.toThrow('Server error (HTTP status 503)')
    expect(await marks()).not.toContain(3)
  })

  it('hangs until the caller gives up', async () => {
    postgres.fault({ kind: 'hang' })
    const sql = neon(postgres.connection_string, { fetchOptions: { signal: AbortSignal.timeout(200) } })
    await expect(sql`insert into marks values (4)`).rejects.toThrow('timeout')
    expect(await marks()).not.toContain(4)
  })

  it('chooses by request and counts them anew each time', async () => {
    for (const start of [10, 20]) {
      postgres.fault((request, index) =>
        request.body.includes('marks') && index % 3 === 2 ? { kind: 'refuse' } : undefined,
      )
      const answers: string[] = []
      for (let step = 0; step < 6; step++)
        answers.push(
          await mark(start + step).then(
            () => 'done',
            () => 'refused',
          ),
        )
      expect(answers).toEqual(['done', 'done', 'refused', 'done', 'done', 'refused'])
    }
  })
})

describe('Redis', () => {
  const client = () => new Client({ url: redis.url, token: redis.token, retry: { retries: 0 } })

  it('delays each request', async () => {
    redis.fault({ kind: 'delay', ms: 150 })
    const start = performance.now()
    expect(await client().incr('slow')).toBe(1)
    expect(performance.now() - start).toBeGreaterThanOrEqual(149)
  })

  it('lets the official client try again after a refusal', async () => {
    redis.fault((_, index) => (index < 2 ? { kind: 'refuse' } : undefined))
    const retrying = new Client({ url: redis.url, token: redis.token, retry: { retries: 3, backoff: () => 1 } })
    expect(await retrying.incr('retried')).toBe(1)
    redis.fault((_, index) => (index < 2 ? { kind: 'refuse' } : undefined))
    await expect(client().incr('retried')).rejects.toThrow('fetch failed')
  })

  it('counts twice where a lost answer is asked for again', async () => {
    redis.fault((_, index) => (index === 0 ? { kind: 'lose' } : undefined))
    const retrying = new Client({ url: redis.url, token: redis.token, retry: { retries: 3, backoff: () => 1 } })
    expect(await retrying.incr('lost')).toBe(2)
  })
})

describe('odd callers', () => {
  it('survives one that leaves in the middle of its body', async () => {
    for (const url of [postgres.endpoint, redis.url]) {
      const { hostname, port } = new URL(url)
      await new Promise<void>(resolve => {
        const socket = connect(Number(port), hostname, () => {
          socket.write('POST /sql HTTP/1.1\r\nhost: x\r\ncontent-length: 500\r\n\r\nhello', () => socket.destroy())
        })
        socket.once('close', () => resolve())
      })
    }
    expect(await new Client(redis).ping()).toBe('PONG')
    expect(await neon(postgres.connection_string)`select 1 as one`).toEqual([{ one: 1 }])
  })

  it('refuses what is no request of the protocol', async () => {
    const ask = (url: string, body: string, headers: Record<string, string>) =>
      fetch(url, { method: 'POST', body, headers }).then(async answer => [answer.status, await answer.json()])
    const raw = {
      'neon-raw-text-output': 'true',
      'neon-array-mode': 'true',
      'neon-connection-string': postgres.connection_string,
    }
    expect(await ask(postgres.endpoint, 'no json', raw)).toMatchObject([400, { message: expect.any(String) }])
    expect(await ask(postgres.endpoint, '{"query": 5}', raw)).toMatchObject([
      400,
      { message: expect.stringContaining('query') },
    ])
    const wrongLevel = { ...raw, 'neon-batch-isolation-level': 'Chaos' }
    expect(await ask(postgres.endpoint, '{"queries": []}', wrongLevel)).toMatchObject([
      400,
      { message: expect.stringContaining('Chaos') },
    ])
    const authorization = { authorization: `Bearer ${redis.token}` }
    for (const body of ['no json', '[]', '{}', '[["set"]]', '[null]'])
      expect(await ask(redis.url, body, authorization), body).toMatchObject([
        400,
        { error: expect.stringContaining('ERR') },
      ])
    expect(await ask(`${redis.url}/pipeline`, '["get", "x"]', authorization)).toMatchObject([400, {}])
    expect(await ask(`${redis.url}/elsewhere`, '[["get", "x"]]', authorization)).toMatchObject([404, {}])
    expect(await ask(redis.url, '["ping"]', {})).toMatchObject([401, {}])
  })

  it('closes although a request hangs', async () => {
    const short = await startRedis()
    short.fault({ kind: 'hang' })
    const hanging = new Client({ url: short.url, token: short.token, retry: { retries: 0 } })
      .get('x')
      .catch(() => 'cut')
    await new Promise(resolve => setTimeout(resolve, 50))
    await short.close()
    expect(await hanging).toBe('cut')
  })
})
