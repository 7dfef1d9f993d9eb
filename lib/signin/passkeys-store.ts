import { sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { begun, type NewSession } from '#lib/signin/store.ts'
import type { PublicKey } from '#lib/signin/webauthn.ts'

const MOST_PASSKEYS = 10

/** Those that are over go with it, so that asking for many fills nothing. */
export async function insertChallenge(db: Db, hash: string, at: string, expires_at: string): Promise<void> {
  await db.execute(
    sql`with over as (
          delete from sign_in_words where hash in (select hash from sign_in_words where expires_at < ${at} limit 100))
        insert into sign_in_words (hash, kind, email, workspace_id, role, by, created_at, expires_at)
        values (${hash}, 'challenge', null, null, null, 'passkey', ${at}, ${expires_at})`,
  )
}

/** A challenge is used up by the statement that believes it. */
const taken = (hash: string, at: string) => sql`
  o as (delete from sign_in_words where hash = ${hash} and kind = 'challenge' and expires_at > ${at} returning hash)`

/** Notes it in every workspace of the person. */
const noted = (by: Omit<Audited, 'id' | 'actor'>, user_id: string, action: string) => sql`
  m as (select workspace_id, user_id as id, true as livemode from members where user_id = ${user_id} and exists (select from k)),
  ${audited({ ...by, id: sql`gen_random_uuid()`, actor: `user:${user_id}` }, action, sql`m`)}`

export type NewPasskey = { id: string; user_id: string; key: PublicKey; counter: number; name: string }
type By = { request_id: string; at: string }

/** With it every other session of the person ends. */
export async function insertPasskey(
  db: Db,
  challenge: string,
  { id, user_id, key, counter, name }: NewPasskey,
  session: string,
  by: By,
): Promise<boolean> {
  const made = await rows(
    db,
    sql`with ${taken(challenge, by.at)},
        k as (
          insert into passkeys (id, user_id, key, counter, name, created_at)
          select ${id}, ${user_id}::uuid, ${JSON.stringify(key)}::jsonb, ${counter}::bigint, ${name}, ${by.at}::timestamptz from o
          where (select count(*) from passkeys where user_id = ${user_id}) < ${MOST_PASSKEYS}
          on conflict (id) do nothing returning id),
        others as (delete from sessions where user_id = ${user_id} and hash <> ${session} and exists (select from k)),
        ${noted(by, user_id, 'member.passkey_added')}
        select id from k`,
  )
  return made.length > 0
}

export async function deletePasskey(db: Db, id: string, user_id: string, session: string, by: By): Promise<boolean> {
  const gone = await rows(
    db,
    sql`with k as (delete from passkeys where id = ${id} and user_id = ${user_id} returning id),
        others as (delete from sessions where user_id = ${user_id} and hash <> ${session} and exists (select from k)),
        ${noted(by, user_id, 'member.passkey_removed')}
        select id from k`,
  )
  return gone.length > 0
}

export type Passkey = { id: string; name: string; created_at: string; used_at: string | null }

export const listPasskeys = (db: Db, user_id: string): Promise<Passkey[]> =>
  rows(db, sql`select id, name, created_at, used_at from passkeys where user_id = ${user_id} order by created_at`)

export async function findPasskey(db: Db, id: string): Promise<{ user_id: string; key: PublicKey } | null> {
  const found = await rows<{ user_id: string; key: PublicKey }>(
    db,
    sql`select user_id, key from passkeys where id = ${id}`,
  )
  return found[0] ?? null
}

/** Signs in by a key whose counter has risen, or that never counts. */
export async function takePasskey(
  db: Db,
  challenge: string,
  { id, counter }: { id: string; counter: number },
  session: NewSession,
): Promise<boolean> {
  const found = await rows(
    db,
    sql`with ${taken(challenge, session.at)},
        u as (
          update passkeys set counter = ${counter}::bigint, used_at = ${session.at}
          where id = ${id} and exists (select from o) and (counter < ${counter}::bigint or (counter = 0 and ${counter}::bigint = 0))
          returning user_id as id),
        ${begun(session)}
        select user_id from s`,
  )
  return found.length > 0
}
