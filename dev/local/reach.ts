// What was named is tried before anything is started on it: a port, a real database or Redis.
import { Redis } from 'ioredis'
import pg from 'pg'
import { type Options, portRefusal, UsageError } from '#dev/local/options.ts'
import { freePort } from '#dev/ports.ts'

const PATIENCE_MS = 5_000

export async function refuseUnreachable({ port, database_url, redis_url }: Options): Promise<void> {
  await refusePort(port)
  if (database_url) {
    refuseOther(
      'LOCAL_DATABASE_URL',
      database_url,
      ['postgres:', 'postgresql:'],
      'postgresql://user:password@127.0.0.1:5432/name',
    )
    await reached('LOCAL_DATABASE_URL', () => askPostgres(database_url))
  }
  if (redis_url) {
    refuseOther('LOCAL_REDIS_URL', redis_url, ['redis:', 'rediss:'], 'redis://127.0.0.1:6379')
    await reached('LOCAL_REDIS_URL', () => askRedis(redis_url))
  }
}

/** One that is taken, and one that no request would go to. */
async function refusePort(port: number): Promise<void> {
  if (port === 0) return
  await freePort(port)
  const unheard = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error)
  if (unheard instanceof Error && (unheard.cause as Error | undefined)?.message === 'bad port')
    throw new UsageError(portRefusal(port, 'gets no request from browsers and Node, whatever listens there'))
}

function refuseOther(name: string, url: string, protocols: string[], example: string): void {
  if (URL.canParse(url) && protocols.includes(new URL(url).protocol)) return
  throw new UsageError(`${name} is no such address. It looks like this: ${name}=${example}`)
}

async function reached(name: string, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask()
  } catch (error) {
    const why = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new UsageError(`What ${name} names cannot be used: ${why}.\nLeave it out for the embedded one.`)
  }
}

async function askPostgres(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS })
  try {
    await client.connect()
  } finally {
    await client.end()
  }
}

async function askRedis(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: PATIENCE_MS })
  let why: Error | undefined
  redis.on('error', error => (why = error))
  try {
    await redis.connect()
    await redis.ping()
  } catch (error) {
    throw why ?? error
  } finally {
    redis.disconnect()
  }
}
