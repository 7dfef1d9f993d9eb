// 1,000 people who are signed in and 50 who look around at once, through workerd: no 5xx, and pages in time.
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Figure } from '#bench/figures/figure.ts'
import type { Proof } from '#bench/proof/proof.ts'
import { quantile } from '#bench/rig/spread.ts'
import { seed as seedStack } from '#dev/local/seed.ts'
import { startStack } from '#dev/local/stack.ts'
import { freePort } from '#dev/ports.ts'
import { outsideWorld } from '#dev/world.ts'
import { sha256Hex } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { slugOf } from '#lib/members/place.ts'
import { newWord } from '#lib/signin/session.ts'
import { freshDatabase } from '#test/races/postgres.ts'
import { realPostgres } from '#test/support/real.ts'

const PEOPLE = 1_000
const AT_ONCE = 50
const LOOKS_EACH = 40
const PAGES = ['create', 'runs', 'calendar', 'library', 'developers/keys', 'developers/events', 'plan', 'audit']

/** Admins of one workspace, each signed in once; the page that lists them all is left out. */
async function signIn(world: World, workspace_id: string): Promise<string[]> {
  const now = world.now()
  const secrets = Array.from({ length: PEOPLE }, () => newWord(world))
  const people = await Promise.all(secrets.map(async one => ({ id: world.id(), hash: await sha256Hex(one) })))
  await world.db.execute(sql`
    with p as (select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (id uuid, hash text)),
      u as (insert into users (id, email, name, time_zone, created_at)
        select id, id || '@people.example', 'Somebody', 'UTC', ${now.toISOString()} from p returning id),
      m as (insert into members (workspace_id, user_id, role, created_at)
        select ${workspace_id}, id, 'admin', ${now.toISOString()} from u)
    insert into sessions (hash, user_id, method, user_agent, created_at, seen_at, expires_at)
    select p.hash, p.id, 'link', 'proof', ${now.toISOString()}, ${now.toISOString()}, ${after(now, DAY_MS).toISOString()} from p, u where u.id = p.id`)
  return secrets
}

type Seen = { ms: number; status: number; again: boolean }

/** workerd ends a connection that was idle for five seconds and does not say so; whoever is busy then uses it once more. */
const kept = new Agent({ keepAlive: true, timeout: 2_000 })

/** The status; null where a connection that had been used before was closed without an answer. */
const page = (url: string, secret: string, agent: Agent | false): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { agent, headers: { cookie: `session=${secret}` } }, answer => {
      answer.on('end', () => resolve(answer.statusCode ?? 0)).on('error', reject)
      answer.resume()
    })
    asking.on('error', error => (asking.reusedSocket ? resolve(null) : reject(error)))
    asking.end()
  })

/** As browsers do, a page is then asked for once more, on a connection of its own; the time of both counts. */
async function look(url: string, secret: string): Promise<Seen> {
  const began = performance.now()
  const first = await page(url, secret, kept)
  const status = first ?? (await page(url, secret, false)) ?? 0
  return { ms: performance.now() - began, status, again: first === null }
}

export const proof: Proof = {
  area: 'Dashboard',
  run: async ({ share }) => {
    const dir = mkdtempSync(join(tmpdir(), 'sessions-'))
    const server = await realPostgres()
    const database = server ? await freshDatabase(server) : undefined
    const stack = await startStack({
      ...{ dir, port: 0, sells: true, dashboard_port: await freePort(0) },
      ...(database && { database_url: database.url }),
    })
    const seen: Seen[] = []
    try {
      const world = outsideWorld(stack.services, stack.base_url)
      const { workspace_id } = await seedStack(world, dir, stack.bucket_port)
      const secrets = await signIn(world, workspace_id)
      const home = `${stack.dashboard_url}/w/${slugOf({ id: workspace_id, name: 'Paceline' })}`
      await look(`${home}/runs`, secrets[0] ?? '')
      const person = async (_: unknown, index: number) => {
        for (let turn = 0; turn < Math.ceil(LOOKS_EACH * share); turn++) {
          const at = turn * AT_ONCE + index
          seen.push(await look(`${home}/${PAGES[at % PAGES.length]}`, secrets[at % PEOPLE] ?? ''))
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, person))
    } finally {
      kept.destroy()
      await stack.close()
      await database?.close()
      rmSync(dir, { recursive: true, force: true })
    }
    return [figureOf(seen, share, database ? 'PostgreSQL' : 'PGlite')]
  },
}

function figureOf(seen: readonly Seen[], share: number, engine: string): Figure {
  const times = seen.map(({ ms }) => ms)
  const [p50, p95] = [quantile(times, 0.5), quantile(times, 0.95)]
  const again = seen.filter(one => one.again).length
  const wrong = seen.filter(({ status }) => status !== 200).length
  return {
    goal: 'sessions',
    target: '1,000 sessions, 50 people at once: no 5xx, p95 at most 300 ms',
    figure: `${seen.length} pages, ${wrong} not 200, ${again} asked for again; p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
    met: share >= 1 && wrong === 0 && p95 <= 300,
    how: `eight pages in turn over HTTP, each session used once or twice; ${engine} and every stand-in on the same machine`,
  }
}
