import { type SQL, sql } from 'drizzle-orm'

/** Of what a run's post would carry, in its order. */
export const fileHashes = (assets: SQL): SQL => sql`array(
  select a ->> 'sha256' from jsonb_array_elements(${assets}) a where a ->> 'kind' in ('image', 'video')
  order by (a ->> 'position')::int)`
