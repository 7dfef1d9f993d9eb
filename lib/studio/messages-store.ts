// Messages to chats: held by one attempt at a time, armed before the call, ended once and told of with it.
import { type SQL, sql } from 'drizzle-orm'
import type { Audited } from '#lib/audit/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { emitted, type Hint, hints, told } from '#lib/events/emit.ts'
import type { Asset } from '#lib/runs/run.ts'
import { chatsUnlinked } from '#lib/studio/chats-store.ts'
import type { StudioDelivered } from '#lib/studio/delivered.ts'
import type { Waiting } from '#lib/work/kinds.ts'
import type { Lease } from '#lib/work/lease.ts'
import { freed, release } from '#lib/work/store.ts'

export type HeldMessage = {
  id: string
  run_id: string
  attempt: number
  armed_at: string | null
  /** Of the pictures, once they are there. */
  external_id: string | null
  resent: boolean
  chat: { id: string; chat_id: string; thread_id: string | null; status: 'linked' | 'unlinked' }
  run: { output_text: string | null; assets: Asset[] }
}

/** Takes a message for one attempt, counted before it is made. */
export async function claimMessage(
  db: Db,
  hint: Pick<Waiting['messages'], 'id' | 'attempt'>,
  lease: Lease,
): Promise<HeldMessage | null> {
  const found = await rows<HeldMessage>(
    db,
    sql`with claimed as (
          update messages m set lease = ${lease.token}, lease_until = ${lease.until}, due_at = ${lease.until},
            attempt = m.attempt + 1, updated_at = ${lease.now}
          where m.id = ${hint.id} and m.status = 'queued' and m.attempt = ${hint.attempt}
            and (m.lease_until is null or m.lease_until < ${lease.now})
          returning m.*)
        select c.id, c.run_id, c.attempt, c.armed_at, c.external_id, c.resent,
          jsonb_build_object('id', chat.id, 'chat_id', chat.chat_id, 'thread_id', chat.thread_id, 'status', chat.status) as chat,
          jsonb_build_object('output_text', r.output_text, 'assets', r.assets) as run
        from claimed c join chats chat on chat.id = c.chat_id join runs r on r.id = c.run_id`,
  )
  return found[0] ?? null
}

/** From here on the chat may have been told, until an answer says that it was not; one that was unlinked meanwhile is not told. */
export async function armMessage(db: Db, id: string, lease: Lease): Promise<boolean> {
  const armed = await rows(
    db,
    sql`with linked as (
          select m.id from messages m join chats c on c.id = m.chat_id where m.id = ${id} and c.status = 'linked' for share of c)
        update messages m set armed_at = ${lease.now}, lease_until = ${lease.until}, due_at = ${lease.until}, updated_at = ${lease.now}
        from linked where m.id = linked.id and m.lease = ${lease.token} and m.armed_at is null returning 1`,
  )
  return armed.length > 0
}

/** The pictures are there; the text that is too long to stand below them is next. */
export async function keepFirstPart(
  db: Db,
  id: string,
  token: string,
  external_id: string,
  now: string,
): Promise<void> {
  await db.execute(
    sql`update messages set external_id = ${external_id}, armed_at = null, updated_at = ${now}
        where id = ${id} and lease = ${token}`,
  )
}

/** The chat was not told: another attempt may. */
export const releaseMessage = (
  db: Db,
  id: string,
  held: { token: string; due_at: string },
  { now, resent }: { now: string; resent: boolean },
): Promise<void> =>
  release(db, 'messages', { id }, held, sql`, armed_at = null, resent = resent or ${resent}, updated_at = ${now}`)

export type Ended = Pick<StudioDelivered, 'status' | 'error'> & { external_id: string | null }
export type Ending = { token: string; by: Audited; event_id: string }

const statuses = { delivered: 'sent', failed: 'failed', unknown: 'unknown' } as const

/** It is over, and its event is told, in one statement. */
export async function endMessage(db: Db, id: string, ended: Ended, ending: Ending): Promise<Hint[]> {
  return over(db, id, ended, ending, sql``)
}

/** The chat has sent the bot away: it is linked no longer. */
export async function endUnlinked(db: Db, id: string, ended: Ended, ending: Ending): Promise<Hint[]> {
  return over(db, id, ended, ending, sql`${chatsUnlinked(sql`c.id in (select chat_id from ended)`, ending.by)},`)
}

async function over(db: Db, id: string, ended: Ended, { token, by, event_id }: Ending, also: SQL): Promise<Hint[]> {
  const { status, error, external_id } = ended
  const card = sql`(
    select m.*, r.livemode, r.webhook_url, c.title from ended m join runs r on r.id = m.run_id join chats c on c.id = m.chat_id) card`
  const data = sql`jsonb_build_object('run_id', card.run_id, 'target', 'telegram', 'status', ${status}::text,
    'recipient', jsonb_build_object('id', card.chat_id, 'name', card.title), 'external_id', card.external_id, 'error', card.error)`
  const found = await rows<{ hints: Hint[] }>(
    db,
    sql`with ended as (
          update messages set status = ${statuses[status]}, external_id = coalesce(external_id, ${external_id}),
            error = ${error && JSON.stringify(error)}::jsonb, ${freed}, due_at = null,
            updated_at = ${by.at}
          where id = ${id} and lease = ${token} returning *),
        ${also}
        ${emitted(
          told({ id: event_id, type: 'studio.delivered', at: by.at }, card, {
            run_id: sql`card.run_id`,
            webhook_url: sql`card.webhook_url`,
            data,
          }),
        )}
        select ${hints}`,
  )
  return found[0]?.hints ?? []
}
