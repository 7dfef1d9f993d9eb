import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { begun, type NewSession } from '#lib/signin/store.ts'

export type WordRow = {
  kind: 'owner' | 'invitation' | 'link' | 'code'
  email: string | null
  workspace_id: string | null
  workspace_name: string | null
  role: string | null
  by: string
  /** Whether somebody has an account of this address already. */
  known: boolean
}

export async function findWord(db: Db, hash: string, now: string): Promise<WordRow | null> {
  const found = await rows<WordRow>(
    db,
    sql`select o.kind, o.email, o.workspace_id, w.name as workspace_name, o.role, o.by,
          exists (select from users u where u.email = o.email) as known
        from sign_in_words o left join workspaces w on w.id = o.workspace_id
        where o.hash = ${hash} and o.expires_at > ${now}`,
  )
  return found[0] ?? null
}

type Word = {
  hash: string
  kind: WordRow['kind']
  email: string | null
  workspace_id: string | null
  role: string | null
  by: string
  at: string
  expires_at: string
}

const values = (word: Word): SQL => sql`
  ${word.hash}, ${word.kind}, ${word.email}, ${word.workspace_id}::uuid, ${word.role}, ${word.by}, ${word.at}::timestamptz,
  ${word.expires_at}::timestamptz`

const columns = sql`(hash, kind, email, workspace_id, role, by, created_at, expires_at)`

/** A way into a workspace, with its note; nothing where there is no such workspace. */
export async function insertPlaceWord(db: Db, word: Word, by: Audited, action: string): Promise<boolean> {
  const made = await rows(
    db,
    sql`with o as (
          insert into sign_in_words ${columns}
          select ${values(word)} where exists (select from workspaces where id = ${word.workspace_id}::uuid and name <> '')
          returning workspace_id, coalesce(email, '') as id, true as livemode),
        ${audited(by, action, sql`o`)}
        select 1 from o`,
  )
  return made.length > 0
}

/** A way in for somebody who has an account, as long as few were made for him lately. */
export async function insertPersonWord(
  db: Db,
  word: Word,
  { since, most }: { since: string; most: number },
): Promise<boolean> {
  const made = await rows(
    db,
    sql`insert into sign_in_words ${columns}
        select ${values(word)} where exists (select from users where email = ${word.email})
          and (select count(*) from sign_in_words where email = ${word.email} and kind = ${word.kind} and created_at > ${since}) < ${most}
        returning hash`,
  )
  return made.length > 0
}

type Taken = { user_id: string; workspace_id: string | null }

/** Somebody with an account comes in; the word is over. */
export async function takePersonWord(
  db: Db,
  hash: string,
  kinds: readonly string[],
  session: NewSession,
): Promise<Taken | null> {
  const found = await rows<Taken>(
    db,
    sql`with o as (
          delete from sign_in_words where hash = ${hash} and kind in (${sql.join(
            kinds.map(kind => sql`${kind}`),
            sql`, `,
          )})
            and expires_at > ${session.at} returning email),
        u as (select u.id from users u join o on o.email = u.email),
        ${begun(session)}
        select user_id, null as workspace_id from s`,
  )
  return found[0] ?? null
}

export type Newcomer = { id: string; email: string; name: string; time_zone: string }

/**
 * Word, person, membership, session and audit at once. A newcomer's address is his alone: whoever has an account of it has
 * to be signed in, or one could take another's place by inviting him. Refused as a whole where it is taken.
 */
export async function takePlaceWord(
  db: Db,
  hash: string,
  who: Newcomer | { user_id: string },
  session: NewSession,
  by: Omit<Audited, 'actor'>,
): Promise<Taken> {
  const user =
    'user_id' in who
      ? sql`select id from users, o where id = ${who.user_id} and (o.email is null or o.email = users.email)`
      : sql`insert into users (id, email, name, time_zone, created_at)
            select ${who.id}, coalesce(o.email, ${who.email}), ${who.name}, ${who.time_zone}, ${session.at} from o
            on conflict (email) do nothing returning id`
  const found = await rows<Taken & { guard: number }>(
    db,
    sql`with o as (
          delete from sign_in_words where hash = ${hash} and kind in ('owner', 'invitation') and expires_at > ${session.at}
          returning *),
        u as (${user}),
        m as (
          insert into members (workspace_id, user_id, role, created_at)
          select o.workspace_id, u.id, o.role, ${session.at} from o, u
          on conflict (workspace_id, user_id) do update set role =
            case when members.role = 'owner' then 'owner' else excluded.role end
          returning workspace_id, user_id, user_id as id, true as livemode),
        ${begun(session)},
        ${audited({ ...by, actor: sql`(select 'user:' || user_id from m)` }, 'member.joined', sql`m`)}
        select m.user_id, m.workspace_id, 1 / (select count(*) from m)::int as guard from m
        union all select null, null, 1 / (select count(*) from m)::int`,
  )
  return found[0] as Taken
}
