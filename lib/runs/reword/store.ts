// What a run with other words came from, and what came from it.
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Owner } from '#lib/caller/owner.ts'
import { type Db, rows } from '#lib/db.ts'

/** Kept with what the run was given. */
const Reworded = z.object({
  of: z.uuid(),
  changes: z.array(z.object({ at: z.string(), was: z.string(), now: z.string() })),
})
type Reworded = z.output<typeof Reworded>
export type Rewordings = { from: Reworded | null; into: string[] }

/** Nobody has asked for an index: words are mended soon, so it is looked for among the runs made next. */
const NEXT = 200

/** What was before is told for as long as the run that had it is there. */
export async function findRewordings(
  db: Db,
  { workspace_id, livemode }: Owner,
  { id, created_at }: { id: string; created_at: string },
): Promise<Rewordings> {
  const [found] = await rows<{ reworded: unknown; into: string[] }>(
    db,
    sql`select (select r.given -> 'reworded' from runs f
            where f.id = (r.given -> 'reworded' ->> 'of')::uuid and f.workspace_id = r.workspace_id) as reworded,
          array(select n.id::text from (
            select id, given from runs
            where workspace_id = ${workspace_id} and livemode = ${livemode} and created_at >= ${created_at}
            order by created_at, id limit ${NEXT}) n
          where n.given -> 'reworded' ->> 'of' = ${id}) as into
        from runs r where r.id = ${id} and r.workspace_id = ${workspace_id} and r.livemode = ${livemode}`,
  )
  return { from: Reworded.nullish().parse(found?.reworded) ?? null, into: found?.into ?? [] }
}
