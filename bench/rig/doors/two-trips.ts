import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Rig } from '#bench/rig/rig.ts'
import { sha256Hex } from '#lib/bytes.ts'
import type { Db } from '#lib/db.ts'
import { admit, gateKeys } from '#lib/keys/admit/gate.ts'
import { findShownOfKey } from '#lib/runs/read/shown-store.ts'

/** The statement of a store, as it would be sent. */
async function statementOf(ask: (db: Db) => Promise<unknown>): Promise<{ query: string; params: unknown[] }> {
  const asked: SQL[] = []
  const execute = async (statement: SQL) => {
    asked.push(statement)
    return { rows: [] }
  }
  await ask({ execute } as unknown as Db)
  const { sql, params } = new PgDialect().sqlToQuery(asked[0] as SQL)
  return { query: sql, params }
}

/** What `GET /runs/{id}` asks its services for the first key, as requests to send by hand. */
export async function questionsOf({ doors, keys, run_id }: Rig) {
  const { services } = doors
  const hash = await sha256Hex(keys[0] ?? '')
  const now = new Date()
  const names = gateKeys(hash, now)
  return [
    {
      url: services.UPSTASH_REDIS_REST_URL,
      headers: { authorization: `Bearer ${services.UPSTASH_REDIS_REST_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(['EVAL', admit.source, names.length, ...names, Date.now(), '0']),
    },
    {
      url: services.NEON_FETCH_ENDPOINT,
      headers: {
        'Neon-Connection-String': services.DATABASE_URL,
        'Neon-Raw-Text-Output': 'true',
        'Neon-Array-Mode': 'true',
      },
      body: JSON.stringify(await statementOf(db => findShownOfKey(db, hash, { run_id, now }))),
    },
  ]
}
