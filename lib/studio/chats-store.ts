// Chats of workspaces: linked by a word that is used once, counted against the plan, unlinked when the bot is sent away.
import { type SQL, sql } from 'drizzle-orm'
import { type Audited, audited } from '#lib/audit/store.ts'
import type { Held } from '#lib/caller/key.ts'
import { type Db, prune, rows } from '#lib/db.ts'
import { madeId } from '#lib/events/emit.ts'

export type Chat = {
  chat_id: string
  type: string
  title: string
  /** The topic of a forum to which its cards go. */
  thread_id: string | null
}
export type ChatRow = Chat & { id: string; workspace_id: string; status: 'linked' | 'unlinked'; created_at: string }

/** CTEs: the linked chats of a condition over `c` are unlinked, their places are free again, and both is noted. */
export const chatsUnlinked = (where: SQL, by: Audited): SQL => sql`
  unlinked as (
    update chats c set status = 'unlinked', updated_at = ${by.at} where c.status = 'linked' and ${where}
    returning c.id, c.workspace_id),
  freed as (
    update usage u set used = u.used - n.chats from (select workspace_id, count(*)::int as chats from unlinked group by workspace_id) n
    where u.workspace_id = n.workspace_id and u.kind = 'chats' and u.period = 'ever' and u.used > 0),
  noted as (
    insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
    select ${madeId(sql`${by.id}::text || id`)}, workspace_id, true, ${by.actor}, 'chat.unlinked', 'chat:' || id, ${by.request_id},
      ${by.at}::timestamptz from unlinked)`

/** Unlinks in every workspace where the bot was sent away, or the one chat that is named. */
export async function unlinkChats(db: Db, chat: Held | { chat_id: string }, by: Audited): Promise<number> {
  const where =
    'id' in chat
      ? sql`c.id = ${chat.id} and c.workspace_id = coalesce(${chat.workspace_id}::uuid, c.workspace_id)`
      : sql`c.chat_id = ${chat.chat_id}`
  return (await rows(db, sql`with ${chatsUnlinked(where, by)} select id from unlinked`)).length
}

/** A group that has become larger has another number. Where that one is linked already, this one is not any more. */
export async function moveChat(db: Db, from: string, to: string, by: Audited): Promise<void> {
  const other = (id: SQL) => sql`exists (
    select 1 from chats o where o.workspace_id = c.workspace_id and o.chat_id = ${to} and o.id <> ${id})`
  await db.execute(
    sql`with moved as (
          update chats c set chat_id = ${to}, updated_at = ${by.at}
          where c.chat_id = ${from} and not ${other(sql`c.id`)} returning c.id),
        ${chatsUnlinked(sql`c.chat_id = ${from} and ${other(sql`c.id`)}`, by)}
        select 1`,
  )
}

export async function insertLink(
  db: Db,
  link: { hash: string; workspace_id: string; expires_at: string },
): Promise<boolean> {
  const made = await rows(
    db,
    sql`insert into connect_links (hash, workspace_id, target, expires_at)
        select ${link.hash}, id, 'telegram', ${link.expires_at}::timestamptz from workspaces where id = ${link.workspace_id}
        returning hash`,
  )
  return made.length > 0
}

export type WordFound = { workspace_id: string; name: string; plan: string; used_by: string | null }

/** A word that still opens something, and the chat that it was used in. */
export async function findWord(db: Db, hash: string, now: string): Promise<WordFound | null> {
  const found = await rows<WordFound>(
    db,
    sql`select l.workspace_id, w.name, w.plan, l.state as used_by from connect_links l join workspaces w on w.id = l.workspace_id
        where l.hash = ${hash} and l.target = 'telegram' and l.expires_at > ${now}`,
  )
  return found[0] ?? null
}

export type Linking = { hash: string; id: string; chat: Chat; cap: number; by: Audited }

/**
 * Uses the word up and links the chat, within the cap, all or nothing: what is refused is a guard refusal, and two of
 * the same chat at once a unique violation. A chat that is linked already takes no place; its cards go to the topic of the last word.
 */
export async function linkChat(db: Db, { hash, id, chat, cap, by }: Linking): Promise<void> {
  await db.execute(
    sql`with word as (
          update connect_links set state = ${chat.chat_id}
          where hash = ${hash} and target = 'telegram' and state is null and expires_at > ${by.at} returning workspace_id),
        known as (
          select c.id, c.workspace_id, c.status from chats c join word on word.workspace_id = c.workspace_id
          where c.chat_id = ${chat.chat_id}),
        counted as (
          insert into usage as u (workspace_id, kind, period, used)
          select workspace_id, 'chats', 'ever', 1 from word
          where ${cap}::int > 0 and not exists (select 1 from known where status = 'linked')
          on conflict (workspace_id, kind, period) do update set used = u.used + 1 where u.used < ${cap} returning workspace_id),
        created as (
          insert into chats (id, workspace_id, chat_id, type, title, thread_id, created_at, updated_at)
          select ${id}::uuid, workspace_id, ${chat.chat_id}, ${chat.type}, ${chat.title}, ${chat.thread_id}, ${by.at}::timestamptz, ${by.at}::timestamptz
          from counted where not exists (select 1 from known) returning id, workspace_id),
        again as (
          update chats c set status = 'linked', type = ${chat.type}, title = ${chat.title}, thread_id = ${chat.thread_id}, updated_at = ${by.at}
          from counted where c.workspace_id = counted.workspace_id and c.chat_id = ${chat.chat_id} and c.status = 'unlinked'
          returning c.id, c.workspace_id),
        elsewhere as (
          update chats c set thread_id = ${chat.thread_id}, updated_at = ${by.at} from known
          where c.id = known.id and known.status = 'linked'),
        linked as (select * from created union all select * from again
          union all select id, workspace_id from known where status = 'linked'),
        ${audited(by, 'chat.linked', sql`(select id, workspace_id, true as livemode from linked) one`)}
        select 1 / ((select count(*) from linked) = 1)::int as linked`,
  )
}

export async function listChatRows(db: Db, workspace_id: string): Promise<ChatRow[]> {
  return rows(
    db,
    sql`select id, workspace_id, chat_id, type, title, thread_id, status, created_at from chats where workspace_id = ${workspace_id}
        order by created_at desc, id desc`,
  )
}

export const pruneLinks = (db: Db, before: string, limit: number): Promise<number> =>
  prune(db, { table: 'connect_links', key: 'hash', by: 'expires_at' }, before, limit)
