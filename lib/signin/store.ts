import { type SQL, sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'

export type NewSession = {
  hash: string
  /** Of the session that this browser had before: it ends with the statement. */
  former: string | null
  method: string
  user_agent: string
  at: string
  expires_at: string
}

export type SessionRow = {
  hash: string
  created_at: string
  user: { id: string; name: string; email: string; time_zone: string }
  places: { workspace: unknown; role: string; mark: string | null }[]
}

/** Who is signed in and where, in one statement; a session that is used lives on. */
export async function findSession(
  db: Db,
  hash: string,
  { now, stale, expires_at }: { now: string; stale: string; expires_at: string },
): Promise<SessionRow | null> {
  const found = await rows<SessionRow>(
    db,
    sql`with s as (select * from sessions where hash = ${hash} and expires_at > ${now}),
        seen as (
          update sessions set seen_at = ${now}, expires_at = least(${expires_at}::timestamptz, created_at + interval '180 days')
          where hash = (select hash from s where seen_at < ${stale}))
        select s.hash, s.created_at,
          jsonb_build_object('id', u.id, 'name', u.name, 'email', u.email, 'time_zone', u.time_zone) as user,
          coalesce((
            select jsonb_agg(jsonb_build_object('role', m.role, 'mark', (
                select blob_key from media l where l.workspace_id = w.id and l.livemode and l.kind = 'logo'
                  and l.tags ->> 'variant' = 'mark' order by l.created_at desc, l.id desc limit 1), 'workspace',
              to_jsonb(w) || jsonb_build_object('free_run_used', x.free_run_id is not null)) order by w.name, w.id)
            from members m join workspaces w on w.id = m.workspace_id left join wallets x on x.workspace_id = w.id
            where m.user_id = u.id and w.name <> ''), '[]') as places
        from s join users u on u.id = s.user_id`,
  )
  return found[0] ?? null
}

export async function deleteSession(db: Db, hash: string): Promise<void> {
  await db.execute(sql`delete from sessions where hash = ${hash}`)
}

/** Every browser of a person but this one. */
export async function deleteOthers(db: Db, user_id: string, hash: string): Promise<number> {
  const gone = await rows(db, sql`delete from sessions where user_id = ${user_id} and hash <> ${hash} returning hash`)
  return gone.length
}

/** One of a person's, by the beginning of its hash. */
export async function deleteBrowser(db: Db, user_id: string, begins: string): Promise<boolean> {
  const gone = await rows(
    db,
    sql`delete from sessions where user_id = ${user_id} and starts_with(hash, ${begins}) returning hash`,
  )
  return gone.length > 0
}

export type Browser = { hash: string; user_agent: string; method: string; created_at: string; seen_at: string }

export const listBrowsers = (db: Db, user_id: string, now: string): Promise<Browser[]> =>
  rows(
    db,
    sql`select hash, user_agent, method, created_at, seen_at from sessions
        where user_id = ${user_id} and expires_at > ${now} order by seen_at desc`,
  )

export async function renameUser(db: Db, user_id: string, name: string): Promise<void> {
  await db.execute(sql`update users set name = ${name} where id = ${user_id}`)
}

/** CTEs that begin a session for each row of `u (id)`, end the one before and clear away some that are over. */
export const begun = (session: NewSession): SQL => sql`
  s as (
    insert into sessions (hash, user_id, method, user_agent, created_at, seen_at, expires_at)
    select ${session.hash}, id, ${session.method}, ${session.user_agent}, ${session.at}, ${session.at}, ${session.expires_at} from u
    returning user_id),
  former as (delete from sessions where hash = ${session.former} and exists (select from s)),
  over as (
    delete from sessions where hash in (select hash from sessions where expires_at < ${session.at} limit 100)),
  words_over as (
    delete from sign_in_words where hash in (select hash from sign_in_words where expires_at < ${session.at} limit 100))`
