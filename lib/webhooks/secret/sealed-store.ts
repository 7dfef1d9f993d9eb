// Sealed texts by themselves, wherever they are kept. No two are alike.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

const places = Object.entries({
  webhooks: ['secret', 'previous_secret'],
  webhook_defaults: ['secret', 'previous_secret'],
  connected_accounts: ['access_token', 'refresh_token'],
}).flatMap(([table, columns]) => columns.map(column => ({ table: sql.raw(table), column: sql.raw(column) })))

export async function sealedByOther(db: Db, key_id: string, limit: number): Promise<string[]> {
  const kept = places.map(({ table, column }): SQL => sql`select ${column} as sealed from ${table}`)
  const found = await rows<{ sealed: string }>(
    db,
    sql`select sealed from (${sql.join(kept, sql` union all `)}) kept
        where sealed <> '' and split_part(sealed, '.', 2) <> ${key_id} limit ${limit}`,
  )
  return found.map(row => row.sealed)
}

export async function replaceSealed(db: Db, old: string, next: string): Promise<void> {
  const moves = places.map(
    ({ table, column }, index): SQL =>
      sql`${sql.raw(`moved_${index}`)} as (update ${table} set ${column} = ${next} where ${column} = ${old})`,
  )
  await db.execute(sql`with ${sql.join(moves, sql`, `)} select 1`)
}
