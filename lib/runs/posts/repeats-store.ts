// When a post repeats another: the same pictures and nearly the same words on one account, within a month.
import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

const DAYS = 30
/** An index finds those made so long before; a post is planned 90 days ahead at most. */
const MOST_DAYS = DAYS + 90
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

/** Whether most of the smaller set is in both: two carousels that end alike are two. */
const isSame = (one: SQL, other: SQL): SQL => sql`
  (select count(*) from unnest(${one}) file where file = any(${other})) * 2 > least(cardinality(${one}), cardinality(${other}))`

/** When a post went out, or is planned to. */
const hour = sql`coalesce(e.posted_at, greatest(e.scheduled_at, e.created_at))`

export type About = { account_id: SQL; files: SQL; caption: SQL; run_id: SQL; scheduled_at: SQL; at: string }

/** Whether `e` is another post that one would repeat at its own hour. */
const repeats = ({ account_id, files, caption, run_id, scheduled_at, at }: About): SQL => sql`(
  e.connected_account_id = ${account_id} and e.run_id <> ${run_id} and e.asset_sha256 && ${files}
    and ${isSame(sql`e.asset_sha256`, files)}
    and e.status not in ('failed', 'canceled') and e.created_at > ${at}::timestamptz - ${`${MOST_DAYS} days`}::interval
    and greatest(${scheduled_at}, ${at}::timestamptz) - ${hour} < ${`${DAYS} days`}::interval
    and ${hour} - greatest(${scheduled_at}, ${at}::timestamptz) < ${`${DAYS} days`}::interval
    and ${isNear(words(sql`e.caption`), words(caption))})`

/** The other post that one would repeat, as a subselect; null where there is none, or no account. */
export const repeated = (about: About): SQL => sql`(
  select e.id from posts e where ${repeats(about)} order by e.created_at desc limit 1)`

export type Wished = { account_id: string | null; files: string[]; caption: string; run_id: string } & {
  scheduled_at: string | null
  at: string
}

const wished = (post: Wished): About => ({
  account_id: sql`${post.account_id}::uuid`,
  files: sql`array(select jsonb_array_elements_text(${JSON.stringify(post.files)}::jsonb))`,
  caption: sql`${post.caption}::text`,
  run_id: sql`${post.run_id}::uuid`,
  scheduled_at: sql`${post.scheduled_at}::timestamptz`,
  at: post.at,
})

const found = async (db: Db, which: SQL): Promise<string | null> =>
  (await rows<{ id: string | null }>(db, sql`select ${which} as id`))[0]?.id ?? null

export async function findRepeated(db: Db, post: Wished): Promise<string | null> {
  if (!post.account_id || post.files.length === 0) return null
  return found(db, repeated(wished(post)))
}

/** What a post would repeat once it is changed, and does not repeat as it is: that was allowed before, or a person decides. */
export async function findNewlyRepeated(db: Db, was: Wished, post: Wished): Promise<string | null> {
  if (!post.account_id || post.files.length === 0) return null
  return found(
    db,
    sql`(select e.id from posts e where ${repeats(wished(post))} and not ${repeats(wished(was))}
      order by e.created_at desc limit 1)`,
  )
}
