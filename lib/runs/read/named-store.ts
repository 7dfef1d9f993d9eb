// By what a run is called: its brief, and where nobody typed one or its words were changed since, what it shows.
import { sql } from 'drizzle-orm'
import type { Owner } from '#lib/caller/owner.ts'
import { type Db, rows } from '#lib/db.ts'
import type { Run } from '#lib/runs/run.ts'

export type Named = Pick<Run, 'brief' | 'asset_type'> &
  Partial<Pick<Run, 'composer' | 'output_text'>> & {
    /** What stands on its first picture. */
    alt_text?: string | null
    /** Of a card that was made of data. */
    template?: string | null
  }

/** As JSON in a statement; nothing of what it shows before it has succeeded. */
export const namedAs = (run: string) =>
  sql.raw(`jsonb_build_object('brief', ${run}.brief, 'asset_type', ${run}.asset_type, 'template', ${run}.given ->> 'template')
    || case when ${run}.status = 'succeeded' then jsonb_build_object('composer', ${run}.composer, 'output_text', ${run}.output_text,
      'alt_text', ${run}.assets -> 0 ->> 'alt_text') else '{}' end`)

export async function findTemplate(db: Db, { workspace_id, livemode }: Owner, run_id: string): Promise<string | null> {
  const [found] = await rows<{ template: string | null }>(
    db,
    sql`select given ->> 'template' as template from runs where id = ${run_id} and workspace_id = ${workspace_id} and livemode = ${livemode}`,
  )
  return found?.template ?? null
}
