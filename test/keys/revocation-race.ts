// Askers, one revoker and, of an agent's grant, clients that prolong it at every interleaving of their calls: the real gate
// scripts on the embedded Redis, the real verbs, and a database of two rows that answers as Postgres would.

import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import fc from 'fast-check'
import { createStore } from '#dev/redis/store.ts'
import type { World } from '#lib/ctx.ts'
import type { Db } from '#lib/db.ts'
import { authenticate } from '#lib/keys/admit/authenticate.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import { IDLE_DAYS, prolong } from '#lib/oauth/grant.ts'
import type { Redis } from '#lib/ports/redis.ts'
import { Unreachable } from '#lib/ports/unreachable.ts'
import { Problem } from '#lib/problem.ts'
import { storeRedis } from '#test/support/redis.ts'

const START = Date.parse('2026-11-20T12:00:00.000Z')
const ID = '01900000-0000-7000-8000-000000000000'
const HASH = Promise.resolve('a'.repeat(64))
const dialect = new PgDialect()

type Revoker = (world: World) => Promise<unknown>
const asShipped: Revoker = world =>
  revoke(world, { actor: 'admin', request_id: 'race' }, { id: ID, workspace_id: null })

/** Whatever the order of things, a request that begins after the revoke was answered is refused, now and later. */
export const revocationHolds = (asker_count: number, revoker: Revoker = asShipped, prolonger_count = 0) =>
  fc.asyncProperty(fc.scheduler(), async scheduler => {
    const { world, pass } = racingWorld(scheduler, prolonger_count > 0)
    let answered = false
    const late: boolean[] = []
    const ask = async () => {
      const after_answer = answered
      const let_in = await letIn(world)
      if (after_answer) late.push(let_in)
    }
    const askers = Array.from({ length: asker_count }, async () => {
      await ask()
      await ask()
    })
    const revoked = revoker(world).then(() => {
      answered = true
    })
    // A client that fetches its next token: the grant lasts longer, unless it is over.
    const prolonged = Array.from({ length: prolonger_count }, async () => {
      await prolong(world, ID)
      const after_answer = answered
      const lasts = await prolong(world, ID)
      if (after_answer) late.push(lasts)
    })
    await scheduler.waitFor(Promise.all([revoked, ...askers, ...prolonged]))
    for (const ms of [0, 61_000, 3_601_000]) {
      pass(ms)
      await scheduler.waitFor(ask())
    }
    return late.length >= 3 && late.every(let_in => !let_in)
  })

async function letIn(world: World): Promise<boolean> {
  try {
    await authenticate(world, HASH, { creating: '0', local: () => true, trust: 'any' })
    return true
  } catch (error) {
    if (error instanceof Problem || error instanceof Unreachable) return false
    throw error
  }
}

/** Every call of a port waits its turn twice: before it is done, and before its answer arrives. */
function racingWorld(scheduler: fc.Scheduler<unknown>, isGrant: boolean) {
  let now = START
  const turn = async <T>(what: string, work: () => T | Promise<T>): Promise<T> => {
    await scheduler.schedule(Promise.resolve(), `${what} arrives`)
    const done = await work()
    await scheduler.schedule(Promise.resolve(), `${what} answers`)
    return done
  }
  const store = storeRedis(createStore({ now: () => now }))
  const redis: Redis = {
    run: (script, keys, args) => turn(script.name, () => store.run(script, keys, args)),
    ping: store.ping,
  }
  const row = keyRow(isGrant)
  const db = {
    execute: (statement: SQL) =>
      turn('sql', () => {
        const { sql } = dialect.sqlToQuery(statement)
        if (!sql.includes('update keys set')) return { rows: [{ key: { ...row.key }, workspace: row.workspace }] }
        const [isProlonged, version] = [sql.includes('set expires_at'), row.key.version + 1]
        if (isProlonged && (row.key.revoked_at !== null || Date.parse(row.key.expires_at ?? '') <= now))
          return { rows: [] }
        if (isProlonged) Object.assign(row.key, { expires_at: new Date(now + LASTS_MS).toISOString(), version })
        else if (sql.includes('revoked_at'))
          Object.assign(row.key, { revoked_at: new Date(now).toISOString(), version })
        if (isProlonged)
          return { rows: [{ hash: 'a'.repeat(64), version, key: { ...row.key }, workspace: row.workspace }] }
        return { rows: [{ hash: 'a'.repeat(64), version: row.key.version, key: { ...row.key } }] }
      }),
  } as unknown as Db
  const world = { db, redis, now: () => new Date(now), id: () => ID } as unknown as World
  const pass = (ms: number) => {
    now += ms
  }
  return { world, pass }
}

const LASTS_MS = (IDLE_DAYS + 1) * 86_400_000
const AGENT = { client_id: 'c', name: 'Agent', host: 'agent.example', person: 'Mara' }

function keyRow(isGrant: boolean) {
  const at = new Date(START).toISOString()
  const until = new Date(START + LASTS_MS).toISOString()
  return {
    key: {
      ...{ id: ID, workspace_id: ID, livemode: true, name: 'Race', last4: 'race', version: 1, daily_limit: 1000 },
      ...{ asset_types: null, channels: null, connected_accounts: null, auto_post: false, auto_post_min_score: 70 },
      ...{ created_at: at, expires_at: isGrant ? until : null, revoked_at: null as string | null },
      ...(isGrant && { agent: AGENT }),
    },
    workspace: { id: ID, name: 'Race', plan: 'pro', status: 'active', time_zone: 'UTC', period_anchor: at },
  }
}
