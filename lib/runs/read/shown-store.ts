// A run as callers see it, printed by Postgres: the largest answer is not read here only to be copied and printed again.
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, rows, written } from '#lib/db.ts'
import { Instant } from '#lib/instant.ts'
import { approvalOf } from '#lib/runs/posts/approval-of-store.ts'
import { archivedBefore, Run, type RunRow, unsettled } from '#lib/runs/run.ts'

/** A run as JSON, and what of it an answer depends on. */
export type ShownRun = Pick<RunRow, 'id' | 'workspace_id' | 'livemode' | 'version' | 'status' | 'asset_type'> & {
  json: string
}

export type At = { run_id: string; now: Date }

export const findShown = (db: Db, workspace_id: string, livemode: boolean, at: At) =>
  find(db, ofWorkspace, { workspace_id, livemode }, at)

/** The same for as long as the key stands. */
export const findWatched = (db: Db, workspace_id: string, livemode: boolean, at: At & { key_id: string }) =>
  find(db, ofStandingKey, { workspace_id, livemode, key_id: at.key_id, now: at.now.toISOString() }, at)

/** A run of the workspace that a key opens, found by the key's hash. */
export const findShownOfKey = (db: Db, hash: string, at: At) => find(db, ofKey, { hash }, at)

async function find(db: Db, statement: typeof ofKey, of: object, { run_id, now }: At): Promise<ShownRun | null> {
  const [run] = await rows<ShownRun>(db, statement({ ...of, run_id, archived: archivedBefore(now).toISOString() }))
  return run ?? null
}

const hidden: Record<string, unknown> = unsettled
const isInstant = (schema: z.core.$ZodType): boolean =>
  schema === Instant || (schema instanceof z.ZodNullable && isInstant(schema.def.innerType))

/** Fields of the contract that nothing is kept for. */
const isEmpty = (schema: z.core.$ZodType) => schema instanceof z.ZodDefault && schema.def.innerType instanceof z.ZodNull

/** One field by its own schema: what the wire shape does not name never leaves. */
function field([name, schema]: [string, z.core.$ZodType]): string {
  if (name === 'approval') return `${approvalOf('r')} as approval`
  const column = isEmpty(schema) ? 'null' : `r.${name}`
  if (isInstant(schema)) return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`
  if (!Object.hasOwn(hidden, name)) return `${column} as ${name}`
  const without = hidden[name] === null ? 'null' : `'${JSON.stringify(hidden[name])}'::jsonb`
  return `case when r.status = 'succeeded' then ${column} else ${without} end as ${name}`
}

const shape = Object.entries(Run.shape)
const place = Object.keys(Run.shape).indexOf('archived')
const listed = (fields: [string, z.core.$ZodType][]) => sql.raw(fields.map(field).join(', '))
const before = listed(shape.slice(0, place))
const behind = listed(shape.slice(place + 1))

const value = sql.placeholder
const printed = (where: SQL) =>
  written(
    sql`select r.id, r.workspace_id, r.livemode, r.version, r.status, r.asset_type,
          (select row_to_json(shown) from (
            select ${before}, r.created_at < ${value('archived')}::timestamptz as archived, ${behind}) shown)::text as json
        from ${where}`,
  )

const ofWorkspace = printed(
  sql`runs r where r.id = ${value('run_id')} and r.workspace_id = ${value('workspace_id')} and r.livemode = ${value('livemode')}`,
)
const ofStandingKey = printed(
  sql`runs r where r.id = ${value('run_id')} and r.workspace_id = ${value('workspace_id')} and r.livemode = ${value('livemode')}
      and not exists (select 1 from keys k where k.id = ${value('key_id')}
        and (k.revoked_at is not null or k.expires_at <= ${value('now')}::timestamptz))`,
)
const ofKey = printed(
  sql`runs r join keys k on k.workspace_id = r.workspace_id and k.livemode = r.livemode
      where r.id = ${value('run_id')} and k.hash = ${value('hash')}`,
)
