import { type SQL, sql } from 'drizzle-orm'
import { madeId } from '#lib/events/emit.ts'

/** When an owner has to act, in SQL. */
export const accountEnd = (account: string): SQL =>
  sql.raw(
    `case when ${account}.refresh_token is not null then ${account}.refresh_expires_at else ${account}.access_expires_at end`,
  )

/** An event of each account that the statement changes under the name `changed`. */
export const toldAccount = (
  type: 'account.connected' | 'account.broken' | 'account.expiring',
  status: string,
  { at, seed }: { at: string; seed: string },
): SQL =>
  sql`
  select workspace_id, true as livemode, ${madeId(sql`id::text || ${type}::text || ${seed}::text`)} as id, ${type}::text as type,
    ${at}::timestamptz as at, null::uuid as run_id, null::uuid as webhook_id, null::text as webhook_url,
    jsonb_build_object('id', id, 'platform', platform, 'kind', kind, 'name', username, 'handle', handle, 'status', ${status}::text,
      'expires_at', ${accountEnd('changed')}, 'reason', broken_reason) as data
  from changed`
