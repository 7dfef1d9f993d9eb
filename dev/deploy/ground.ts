// What the Workers will stand on, asked from here before they are uploaded: a wrong token is told by its name.
import { neon, neonConfig } from '@neondatabase/serverless'
import { Stop } from '#dev/deploy/deployment.ts'
import type { Values } from '#dev/deploy/settings.ts'
import { isUnreached, plain } from '#dev/deploy/terminal/tell.ts'
import type { Tools } from '#dev/deploy/tools.ts'

const TIMEOUT_MS = 15_000
const OLDEST_POSTGRES = 15

/** Stops with all that is wrong. */
export async function refuseDeaf(tools: Tools, values: Values): Promise<void> {
  const found = (await Promise.all([askDatabase(values), askRedis(tools, values), askQueue(tools, values)])).flat()
  if (found.length === 0) return
  const [first] = found
  throw new Stop(
    found.map(({ message }) => message).join('\n'),
    found.length === 1 ? (first?.cure ?? '') : cures(found),
  )
}

const cures = (found: Stop[]) => found.map(({ cure }) => cure).join('\n→ ')

async function askDatabase({ DATABASE_URL = '', NEON_FETCH_ENDPOINT }: Values): Promise<Stop[]> {
  if (NEON_FETCH_ENDPOINT) neonConfig.fetchEndpoint = () => NEON_FETCH_ENDPOINT
  try {
    const [row] = await neon(DATABASE_URL).query("select current_setting('server_version_num')::int / 10000 as version")
    const version = Number(row?.version)
    if (version >= OLDEST_POSTGRES) return []
    return [new Stop(`DATABASE_URL leads to Postgres ${version}.`, `Take a database of ${OLDEST_POSTGRES} or newer.`)]
  } catch (error) {
    return [
      new Stop(
        `The database does not answer: ${plain(error)}.`,
        isUnreached(error)
          ? 'Check the network and the host in DATABASE_URL; Neon console: is the project suspended?'
          : 'Copy DATABASE_URL again: Neon console → Connect → Connection string (pooled).',
      ),
    ]
  }
}

const askRedis = (tools: Tools, values: Values) =>
  askToken(tools, values, {
    ...{ what: 'Redis', address: 'UPSTASH_REDIS_REST_URL', token: 'UPSTASH_REDIS_REST_TOKEN', path: '' },
    ...{ init: { method: 'POST', body: '["PING"]' }, console: 'Upstash console → Redis → REST API' },
  })

const askQueue = (tools: Tools, values: Values) =>
  askToken(tools, values, {
    ...{ what: 'The queue', address: 'QSTASH_URL', token: 'QSTASH_TOKEN', path: '/v2/schedules' },
    console: 'Upstash console → QStash → Quickstart (its address is per region)',
  })

type Held = { what: string; address: string; token: string; path: string; init?: RequestInit; console: string }

async function askToken(tools: Tools, values: Values, held: Held): Promise<Stop[]> {
  const { what, address, token, path, init, console } = held
  const again = `Copy ${address} and ${token} again: ${console}.`
  try {
    const headers = { authorization: `Bearer ${values[token]}` }
    const answer = await tools.fetch(values[address] + path, {
      ...init,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await answer.body?.cancel()
    return answer.ok ? [] : [new Stop(`${what} answers ${answer.status} to ${token}.`, again)]
  } catch (error) {
    return [new Stop(`${what} does not answer at ${values[address]}: ${plain(error)}.`, `Check the network. ${again}`)]
  }
}
