// What all rows that are work have in common. How one is claimed differs, and stands with each of them.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { type Kind, kinds } from '#lib/work/kinds.ts'

/** Nobody holds it any more. */
export const freed = sql`lease = null, lease_until = null`

const columns = (names: readonly string[], of = ''): SQL =>
  sql.raw(names.map(name => (of ? `${of}.${name}` : name)).join(', '))

/** Gives the work back, to be done again from `due_at` on; `also` is what else changes with it. */
export async function release(
  db: Db,
  kind: Kind,
  row: Record<string, unknown>,
  held: { token: string; due_at: string },
  also: SQL = sql``,
): Promise<void> {
  const { table, key } = kinds[kind]
  const named = sql.join(
    key.map(name => sql`${sql.raw(name)} = ${row[name]}`),
    sql` and `,
  )
  await db.execute(
    sql`update ${sql.raw(table)} set ${freed}, due_at = ${held.due_at}${also} where ${named} and lease = ${held.token}`,
  )
}

/** What was due at `now`, looked for again from `next` on. */
export type Overdue = { now: string; next: string; limit: number }

/** Of what is overdue only this, and what else changes as it is taken; a row is called `waiting`. */
export type Taking = { only?: SQL; also?: SQL }

/** Work whose message was lost or whose holder died, pushed out of the way of the next sweep in one statement. */
export async function takeOverdue<Row>(
  db: Db,
  kind: Kind,
  { now, next, limit }: Overdue,
  { only = sql``, also = sql`` }: Taking = {},
): Promise<Row[]> {
  const { table, key, told = key } = kinds[kind]
  const same = sql.raw(key.map(name => `waiting.${name} = overdue.${name}`).join(' and '))
  return rows(
    db,
    sql`with overdue as (select ${columns(key)} from ${sql.raw(table)} waiting where due_at <= ${now} ${only}
            order by due_at limit ${limit} for update skip locked)
        update ${sql.raw(table)} waiting set due_at = ${next}${also} from overdue where ${same} returning ${columns(told, 'waiting')}`,
  )
}
