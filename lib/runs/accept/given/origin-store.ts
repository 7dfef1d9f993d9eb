// The run that a recipe came from, with what was open on it.
import { sql } from 'drizzle-orm'
import type { Owner } from '#lib/caller/owner.ts'
import type { OpenQuestion, Sensitive } from '#lib/composer/concerns.ts'
import { type Db, rows } from '#lib/db.ts'
import { approvalOf } from '#lib/runs/posts/approval-of-store.ts'
import type { ScoreRow } from '#lib/score/impact.ts'

export type Origin = {
  score_reasons: ScoreRow[]
  questions: OpenQuestion[]
  sensitive: Sensitive | null
  calibrated: boolean | null
  captions: Record<string, string> | null
  pictures: { data: unknown }[] | null
  shots: { data: unknown }[] | null
  /** What a person has said of it. */
  state: string
}

const columns = sql`r.score_reasons, r.questions, r.sensitive, r.calibrated, r.captions,
  r.recipe -> 'pictures' as pictures, r.recipe -> 'video' -> 'shots' as shots,
  ${sql.raw(approvalOf('r'))} ->> 'state' as state`

/** A recipe is sent back soon: what it came from is looked for by its seed, without an index. */
const LATEST = 200
const MOST = 20

export const findOrigin = (db: Db, { workspace_id, livemode }: Owner, id: string): Promise<Origin[]> =>
  rows(
    db,
    sql`select ${columns} from runs r where r.id = ${id} and r.workspace_id = ${workspace_id} and r.livemode = ${livemode}`,
  )

/** All that wait for a person, or waited for one. */
export const findHeldBySeed = (db: Db, { workspace_id, livemode }: Owner, seed: string): Promise<Origin[]> =>
  rows(
    db,
    sql`with latest as (
          select * from runs where workspace_id = ${workspace_id} and livemode = ${livemode}
          order by created_at desc, id desc limit ${LATEST})
        select ${columns} from latest r
        where r.status = 'succeeded' and r.verdict <> 'approved'
          and ${seed} in (r.recipe -> 'pictures' -> 0 ->> 'seed', r.recipe -> 'video' ->> 'seed')
        order by r.created_at desc, r.id desc limit ${MOST}`,
  )

/** Whether a person has approved a run that shows this picture. */
export async function isPaintingApproved(
  db: Db,
  { workspace_id, livemode }: Owner,
  blob_key: string,
): Promise<boolean> {
  const found = await rows(
    db,
    sql`with latest as (
          select * from runs where workspace_id = ${workspace_id} and livemode = ${livemode}
          order by created_at desc, id desc limit ${LATEST})
        select 1 from latest r
        where r.recipe -> 'brand' -> 'painted' ->> 'blob_key' = ${blob_key} and r.assets @> '[{"ai_made": true}]'
          and ${sql.raw(approvalOf('r'))} ->> 'state' = 'approved' limit 1`,
  )
  return found.length > 0
}
