// What was under way when the last start ended: nobody works on it any more, so it need not wait until that is noticed.
import { neon, neonConfig } from '@neondatabase/serverless'
import { kinds } from '#lib/work/kinds.ts'

/** Only where nobody else works on the same database. */
export async function takeUpUnfinished(connection_string: string, endpoint?: string): Promise<void> {
  if (endpoint) neonConfig.fetchEndpoint = () => endpoint
  const sql = neon(connection_string)
  await sql.transaction(
    Object.values(kinds).map(({ table }) =>
      sql.query(`update ${table} set lease = null, lease_until = null, due_at = now() where lease is not null`),
    ),
  )
}
