import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, rows } from '#lib/db.ts'
import { Instant } from '#lib/instant.ts'
import type { Media } from '#lib/media/store.ts'
import type { Waiting } from '#lib/work/kinds.ts'
import type { Lease } from '#lib/work/lease.ts'
import { type Overdue, takeOverdue } from '#lib/work/store.ts'

/** A video that is on its way in. */
export const Clip = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  /** From the caller in parts, from an address, or all there and to be read. */
  state: z.enum(['receiving', 'loading', 'filing']),
  url: z.string().nullable(),
  upload_id: z.string().nullable(),
  part_size: z.int().nullable(),
  parts: z.record(z.string(), z.string()),
  attempt: z.int(),
  created_at: Instant,
})
export type Clip = z.output<typeof Clip>

/** A clip with what its library row tells of it. */
export const HeldClip = Clip.extend({
  livemode: z.boolean(),
  title: z.string(),
  tags: z.record(z.string(), z.unknown()),
})
export type HeldClip = z.output<typeof HeldClip>

type Found = { clip: unknown }
const first = ([row]: Found[]): Clip | null => (row ? Clip.parse(row.clip) : null)

/** The library row and the clip, both or none. */
export async function insertClip(db: Db, media: Media, clip: Clip & { due_at: string }): Promise<void> {
  await db.execute(
    sql`with media_row as (
          insert into media select * from jsonb_populate_record(null::media, ${JSON.stringify(media)}::jsonb)
          on conflict (id) do nothing returning id)
        insert into clips
        select c.* from media_row, jsonb_populate_record(null::clips, ${JSON.stringify(clip)}::jsonb) c`,
  )
}

export async function findClip(db: Db, id: string): Promise<Clip | null> {
  return first(await rows<Found>(db, sql`select to_jsonb(c) as clip from clips c where id = ${id}`))
}

/** Null when it is no longer being received. */
export async function notePart(db: Db, id: string, number: number, etag: string): Promise<Clip | null> {
  return first(
    await rows<Found>(
      db,
      sql`update clips c set parts = parts || jsonb_build_object(${String(number)}::text, ${etag}::text)
          where id = ${id} and state = 'receiving' returning to_jsonb(c) as clip`,
    ),
  )
}

/** All of it is there; false when that was known. */
export async function noteReceived(db: Db, id: string, due_at: string): Promise<boolean> {
  const noted = await rows(
    db,
    sql`update clips set state = 'filing', due_at = ${due_at} where id = ${id} and state = 'receiving' returning id`,
  )
  return noted.length > 0
}

/** One that is still being received is claimed only when its time is over. */
export async function claimClip(db: Db, id: string, { token, now, until }: Lease): Promise<HeldClip | null> {
  const found = await rows<Found>(
    db,
    sql`update clips c set lease = ${token}, lease_until = ${until}, due_at = ${until}, attempt = attempt + 1
        from media m
        where c.id = ${id} and m.id = c.id and (c.lease_until is null or c.lease_until < ${now})
          and (c.state <> 'receiving' or c.due_at <= ${now} or c.attempt > 0)
        returning to_jsonb(c) || jsonb_build_object('livemode', m.livemode, 'title', m.name, 'tags', m.tags) as clip`,
  )
  return found[0] ? HeldClip.parse(found[0].clip) : null
}

/** Keeps a long piece of work; false when it is no longer ours, or its video is gone. */
export async function holdClip(db: Db, id: string, { token, until }: Lease): Promise<boolean> {
  const held = await rows(
    db,
    sql`update clips set lease_until = ${until}, due_at = ${until} where id = ${id} and lease = ${token} returning id`,
  )
  return held.length > 0
}

export async function noteLoaded(db: Db, id: string, token: string): Promise<boolean> {
  const noted = await rows(
    db,
    sql`update clips set state = 'filing' where id = ${id} and lease = ${token} returning id`,
  )
  return noted.length > 0
}

export type Outcome = Pick<Media, 'content_type' | 'width' | 'height' | 'bytes' | 'sha256' | 'tags'>

/** The end, good or bad, told on the library row; false when somebody else came first. */
export async function endClip(db: Db, id: string, token: string, outcome: Outcome, at: string): Promise<boolean> {
  const { content_type, width, height, bytes, sha256, tags } = outcome
  const ended = await rows(
    db,
    sql`with held as (delete from clips where id = ${id} and lease = ${token} returning id)
        update media m set content_type = ${content_type}, width = ${width}::int, height = ${height}::int, bytes = ${bytes},
          sha256 = ${sha256}, tags = m.tags || ${JSON.stringify(tags)}::jsonb, updated_at = ${at}
        from held where m.id = held.id returning m.id`,
  )
  return ended.length > 0
}

/** What was not received in time is claimed as any other from then on. */
export const takeOverdueClips = (db: Db, at: Overdue): Promise<Waiting['videos'][]> =>
  takeOverdue(db, 'videos', at, {
    also: sql`, attempt = greatest(waiting.attempt, (waiting.state = 'receiving')::int)`,
  })
