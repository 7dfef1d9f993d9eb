// A real database or Redis that was named is tried before anything is started on it.
import { Redis } from 'ioredis'
import pg from 'pg'
import { type Options, UsageError } from '#dev/local/options.ts'

const PATIENCE_MS = 5_000

export async function refuseUnreachable({ database_url, redis_url }: Options): Promise<void> {
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
