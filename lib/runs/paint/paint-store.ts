// Pictures that were painted for runs, kept under what was asked: the same asking is painted once, however often and by how many.
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { StoredImage } from '#lib/brand/file-in.ts'
import type { Owner } from '#lib/caller/owner.ts'
import { type Db, rows } from '#lib/db.ts'
import type { Media } from '#lib/media/store.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { givenBack } from '#lib/usage/wallet-store.ts'

/** By a hash of all that the model is told. */
export type Asked = { workspace_id: string; asked: string }

export const KeptPainting = StoredImage.extend({ model: z.string(), letters: z.literal(true).optional() })
export type KeptPainting = z.output<typeof KeptPainting>

export async function findPainting(db: Db, { workspace_id, asked }: Asked): Promise<KeptPainting | null> {
  const found = await rows<{ answer: unknown }>(
    db,
    sql`select answer from answers where workspace_id = ${workspace_id} and question_hash = ${asked}`,
  )
  return KeptPainting.safeParse(found[0]?.answer).data ?? null
}

/** The right to have it painted until then; false while somebody else has it, or where it is there. */
export async function claimPainting(
  db: Db,
  { workspace_id, asked }: Asked,
  now: string,
  until: string,
): Promise<boolean> {
  const claimed = await rows(
    db,
    sql`insert into answers as a (workspace_id, question_hash, model, answer, created_at)
        values (${workspace_id}, ${asked}, 'painter', ${JSON.stringify({ until })}::jsonb, ${now})
        on conflict (workspace_id, question_hash) do update set answer = excluded.answer, created_at = excluded.created_at
          where (a.answer ->> 'until')::timestamptz < ${now}
        returning 1`,
  )
  return claimed.length > 0
}

/** Nobody paints it any more, or its file is gone: whoever asks next may. */
export async function dropPainting(db: Db, { workspace_id, asked }: Asked): Promise<void> {
  await db.execute(sql`delete from answers where workspace_id = ${workspace_id} and question_hash = ${asked}`)
}

/** The picture is a file of the library from now on, and the answer to what was asked. */
export async function keepPainting(db: Db, asked: Asked, painting: KeptPainting, media: Media): Promise<void> {
  const { workspace_id } = asked
  await db.execute(
    sql`with added as (
          insert into media select * from jsonb_populate_record(null::media, ${JSON.stringify(media)}::jsonb) returning created_at)
        insert into answers (workspace_id, question_hash, model, answer, created_at)
        select ${workspace_id}, ${asked.asked}, ${painting.model}, ${JSON.stringify(painting)}::jsonb, created_at from added
        on conflict (workspace_id, question_hash) do update
          set model = excluded.model, answer = excluded.answer, created_at = excluded.created_at`,
  )
}

/** A painter takes longer than a step: the run stays with whoever waits for one. */
export async function holdRun(db: Db, { id, lease }: Pick<RunRow, 'id' | 'lease'>, until: string): Promise<void> {
  await db.execute(
    sql`update runs set lease_until = greatest(lease_until, ${until}), due_at = greatest(due_at, ${until})
        where id = ${id} and lease = ${lease}`,
  )
}

/** What was taken for a picture that no model has painted goes back. */
export async function givePaintingBack(
  db: Db,
  { id, workspace_id }: Owner & { id: string },
  at: string,
): Promise<void> {
  await db.execute(
    sql`with changed as (select ${id}::uuid as id, ${workspace_id}::uuid as workspace_id, false as free),
          ${givenBack(at, sql`true`, 'painting')}
        select count(*) from returned`,
  )
}
