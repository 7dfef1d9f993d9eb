// When a post repeats another: the same picture and nearly the same words on one account, within a month.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

const DAYS = 30
/** So much of all their words two captions share. */
const SHARED = 0.8

/** The words of a caption, each once; addresses and signs do not count. */
const words = (caption: SQL): SQL => sql`(
  select array_agg(distinct word) from regexp_split_to_table(
    regexp_replace(lower(${caption}), 'https?://[^[:space:]]+', ' ', 'g'), '[^[:alnum:]]+') word where word <> '')`

/** Of two lists of words; two captions without any are the same. */
const isNear = (one: SQL, other: SQL): SQL => sql`coalesce((
  select count(*) filter (where o and t)::float / nullif(count(*), 0) from (
    select word, bool_or(side = 1) as o, bool_or(side = 2) as t
    from (select unnest(${one}) as word, 1 as side union all select unnest(${other}), 2) both_sides group by word) united), 1) >= ${SHARED}`

export type About = { account_id: SQL; files: SQL; caption: SQL; run_id: SQL; at: string }

/** The earlier post that another would repeat, as a subselect; null where there is none, or no account. */
export const repeated = ({ account_id, files, caption, run_id, at }: About): SQL => sql`(
  select e.id from posts e
  where e.connected_account_id = ${account_id} and e.run_id <> ${run_id} and e.asset_sha256 && ${files}
    and e.status not in ('failed', 'canceled') and e.created_at > ${at}::timestamptz - ${`${DAYS} days`}::interval
    and ${isNear(words(sql`e.caption`), words(caption))}
  order by e.created_at desc limit 1)`

export async function findRepeated(
  db: Db,
  post: { account_id: string | null; files: string[]; caption: string; run_id: string; at: string },
): Promise<string | null> {
  if (!post.account_id || post.files.length === 0) return null
  const files = sql`array(select jsonb_array_elements_text(${JSON.stringify(post.files)}::jsonb))`
  const about = { account_id: sql`${post.account_id}::uuid`, caption: sql`${post.caption}::text` }
  const found = await rows<{ id: string | null }>(
    db,
    sql`select ${repeated({ ...about, files, run_id: sql`${post.run_id}::uuid`, at: post.at })} as id`,
  )
  return found[0]?.id ?? null
}
