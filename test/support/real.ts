/** Where a real PostgreSQL and a real Redis may be found; tests that need one are skipped, loudly, where it does not answer. */
import { connect } from 'node:net'
import { Redis } from 'ioredis'

const DATABASE_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
const REDIS_URL = process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379'
const REDIS_DATABASES = 16
/** Where they have to be there, a test that would be skipped fails instead. */
const REQUIRED = process.env.REQUIRE_SERVICES === '1'

export async function realPostgres(): Promise<string | undefined> {
  if (await answers(DATABASE_URL)) return DATABASE_URL
  return missing(`no PostgreSQL answers at ${hostOf(DATABASE_URL)}`)
}

/** One of its numbered databases that holds nothing, since the tests empty it. */
export async function realRedis(): Promise<string | undefined> {
  const url = (await answers(REDIS_URL)) ? await emptyDatabase() : undefined
  return url ?? missing(`no Redis with an empty database answers at ${hostOf(REDIS_URL)}`)
}

function missing(what: string): undefined {
  if (REQUIRED) throw new Error(what)
  console.warn(`SKIPPED: ${what}, so what needs it did not run`)
}

async function emptyDatabase(): Promise<string | undefined> {
  const redis = new Redis(REDIS_URL, { maxRetriesPerRequest: 1 })
  const start = process.pid % REDIS_DATABASES
  try {
    for (let step = 0; step < REDIS_DATABASES; step++) {
      const number = (start + step) % REDIS_DATABASES
      await redis.select(number)
      if (number > 0 && (await redis.dbsize()) === 0) return `${REDIS_URL}/${number}`
    }
    return undefined
  } finally {
    redis.disconnect()
  }
}

const hostOf = (url: string) => new URL(url).host

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise(resolve => {
    const socket = connect({ host: hostname, port: Number(port), timeout: 1000 })
    const end = (answered: boolean) => {
      socket.destroy()
      resolve(answered)
    }
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false))
  })
}
