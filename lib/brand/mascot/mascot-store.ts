import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, rows } from '#lib/db.ts'
import { Instant } from '#lib/instant.ts'
import { lookedAt, type Media, ofShelf, type Shelf, testId } from '#lib/media/store.ts'
import { StoredPicture } from '#lib/ports/library.ts'
import { givenBack } from '#lib/usage/wallet-store.ts'
import type { Lease } from '#lib/work/lease.ts'
import { freed } from '#lib/work/store.ts'

/** What was asked for: a figure, or one pose of the figure that is kept. */
const MascotWork = z.object({
  id: z.uuid(),
  kind: z.enum(['draft', 'pose']),
  pose: z.string().default('standing'),
  feedback: z.string().default(''),
  /** A picture of the caller's own. */
  source: StoredPicture.nullable().default(null),
  /** In credits, should a model draw it; null where nothing is counted. */
  price: z.int().nullable().default(null),
})
export type MascotWork = z.output<typeof MascotWork>

export const MascotRow = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  name: z.string(),
  description: z.string(),
  style: z.string(),
  take: z.int(),
  work: MascotWork,
  pending: z.boolean(),
  error: z.string().nullable(),
  drawn_by: z.string().nullable(),
  fallback: z.string().nullable(),
  attempt: z.int(),
  created_at: Instant,
  updated_at: Instant,
})
export type MascotRow = z.output<typeof MascotRow>

type Found = { mascot: unknown }
const first = ([row]: Found[]): MascotRow | null => (row ? MascotRow.parse(row.mascot) : null)

const figure = ({ workspace_id, livemode }: Shelf, ...parts: string[]): SQL => sql`
  m.workspace_id = ${workspace_id} and m.livemode = ${livemode} and m.kind = 'mascot' and m.tags->>'part' in ${parts}`
const hasFigure = (shelf: Shelf, part: string) => sql`exists (select 1 from media m where ${figure(shelf, part)})`

/** As this mode sees it: test mode reads the live one until it has a library of its own. */
export async function findMascot(db: Db, { workspace_id, livemode }: Shelf): Promise<MascotRow | null> {
  return first(
    await rows<Found>(
      db,
      sql`select to_jsonb(k) || jsonb_build_object('id', case when k.livemode = ${livemode} then k.id else ${testId(sql`k.id`)} end) as mascot
          from mascots k join workspaces w on w.id = k.workspace_id
          where k.workspace_id = ${workspace_id} and k.livemode = (${livemode} or w.test_library_at is null)`,
    ),
  )
}

export type NewMascot = Shelf & {
  id: string
  name: string
  description: string
  style: string
  work: MascotWork
  at: string
  due_at: string
}

/** Begins a figure in place of whatever was there and not kept; null while something is being drawn. */
export async function beginMascot(db: Db, mascot: NewMascot): Promise<MascotRow | null> {
  const { id, workspace_id, livemode, name, description, style, work, at, due_at } = mascot
  return first(
    await rows<Found>(
      db,
      sql`with begun as (
            insert into mascots as k
              (id, workspace_id, livemode, name, description, style, work, pending, due_at, created_at, updated_at)
            values (${id}, ${workspace_id}, ${livemode}, ${name}, ${description}, ${style}, ${JSON.stringify(work)}::jsonb, true,
              ${due_at}, ${at}, ${at})
            on conflict (workspace_id, livemode) do update
              set id = excluded.id, name = excluded.name, description = excluded.description, style = excluded.style, take = 0,
                work = excluded.work, pending = true, error = null, attempt = 0, ${freed},
                due_at = excluded.due_at, created_at = excluded.created_at, updated_at = excluded.updated_at
              where not k.pending
            returning *),
          gone as (
            delete from media m using begun where ${figure(mascot, 'candidate')} returning m.blob_key),
          looked as (${lookedAt(sql`gone`, at)})
          select to_jsonb(begun) as mascot from begun`,
    ),
  )
}

/** The candidate becomes the figure, and what was kept before goes; null when there is none to keep. */
export async function keepCandidate(db: Db, shelf: Shelf, at: string): Promise<MascotRow | null> {
  return first(
    await rows<Found>(
      db,
      sql`with kept as (
            update mascots set error = null, updated_at = ${at}
            where ${ofShelf(shelf)} and not pending and ${hasFigure(shelf, 'candidate')} returning *),
          gone as (delete from media m using kept where ${figure(shelf, 'main', 'pose')} returning m.blob_key),
          looked as (${lookedAt(sql`gone`, at)}),
          made as (
            update media m set tags = m.tags || '{"part":"main"}', updated_at = ${at}
            from kept where ${figure(shelf, 'candidate')} returning m.id)
          select to_jsonb(kept) as mascot from kept`,
    ),
  )
}

/** Does the last work again, another take of it; null when there is nothing to do again. */
export async function retryMascot(
  db: Db,
  shelf: Shelf,
  work: Pick<MascotWork, 'id' | 'feedback' | 'price'>,
  { at, due_at }: { at: string; due_at: string },
): Promise<MascotRow | null> {
  return first(
    await rows<Found>(
      db,
      sql`update mascots set take = take + 1, work = work || ${JSON.stringify(work)}::jsonb, pending = true, error = null,
            attempt = 0, due_at = ${due_at}, updated_at = ${at}
          where ${ofShelf(shelf)} and not pending and (error is not null or ${hasFigure(shelf, 'candidate')})
          returning to_jsonb(mascots) as mascot`,
    ),
  )
}

/** Asks for a pose of the figure; null unless one is kept and no other waits to be judged. */
export async function poseMascot(
  db: Db,
  shelf: Shelf,
  work: MascotWork,
  { at, due_at }: { at: string; due_at: string },
): Promise<MascotRow | null> {
  return first(
    await rows<Found>(
      db,
      sql`update mascots set work = ${JSON.stringify(work)}::jsonb, pending = true, error = null, attempt = 0,
            due_at = ${due_at}, updated_at = ${at}
          where ${ofShelf(shelf)} and not pending and ${hasFigure(shelf, 'main')} and not ${hasFigure(shelf, 'candidate')}
          returning to_jsonb(mascots) as mascot`,
    ),
  )
}

/** Undefined work for everybody else until the lease ends. */
export async function claimMascot(db: Db, id: string, { token, now, until }: Lease): Promise<MascotRow | null> {
  return first(
    await rows<Found>(
      db,
      sql`update mascots set lease = ${token}, lease_until = ${until}, due_at = ${until}, attempt = attempt + 1
          where id = ${id} and pending and (lease_until is null or lease_until < ${now})
          returning to_jsonb(mascots) as mascot`,
    ),
  )
}

export type Drawn = { media: Media; drawn_by: string; is_painted: boolean; fallback: string | null }

/** The work of `held` has its price back, if it took one and no model drew for it. */
const notPainted = (is_painted: boolean, at: string) => sql`
        changed as (
          select (work ->> 'id')::uuid as id, workspace_id, false as free from held where ${!is_painted}),
        ${givenBack(at, sql`true`, 'mascot')}`

/** Ends the work with a picture in place of the one before; false when somebody else holds it. */
export async function finishMascot(db: Db, row: MascotRow, token: string, drawn: Drawn, at: string): Promise<boolean> {
  const { part, pose } = drawn.media.tags as { part: string; pose: string }
  const done = await rows(
    db,
    sql`with held as (
          update mascots set pending = false, error = null, drawn_by = ${drawn.drawn_by}, fallback = ${drawn.fallback},
            ${freed}, due_at = null, updated_at = ${at}
          where id = ${row.id} and lease = ${token} and pending returning *),
        ${notPainted(drawn.is_painted, at)},
        gone as (
          delete from media m using held
          where ${figure(row, part)} and (${part} = 'candidate' or m.tags->>'pose' = ${pose}) returning m.blob_key),
        looked as (${lookedAt(sql`gone`, at)}),
        added as (
          insert into media select m.* from held, jsonb_populate_record(null::media, ${JSON.stringify(drawn.media)}::jsonb) m)
        select id from held`,
  )
  return done.length > 0
}

export async function failMascot(db: Db, id: string, token: string, error: string, at: string): Promise<void> {
  await db.execute(
    sql`with held as (
          update mascots set pending = false, error = ${error}, ${freed}, due_at = null, updated_at = ${at}
          where id = ${id} and lease = ${token} and pending returning *),
        ${notPainted(false, at)}
        select id from held`,
  )
}
