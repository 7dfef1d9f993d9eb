// The library of a workspace: its rows, as live and as test mode see them.
import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Owner } from '#lib/caller/owner.ts'
import { type Db, rows } from '#lib/db.ts'
import { Instant } from '#lib/instant.ts'
import { Swatch } from '#lib/ports/library.ts'

export const MediaKind = z.enum(['image', 'video', 'logo', 'screen', 'person', 'mascot', 'painting', 'artwork'])
export type MediaKind = z.output<typeof MediaKind>
/** A font is in the library, and no file that is handed out again. */
type AnyKind = MediaKind | 'font'

/** Something that a caller brought in; its bytes lie under `blob_key`, named by their hash. */
export const Media = z.object({
  id: z.uuid(),
  workspace_id: z.uuid(),
  livemode: z.boolean(),
  kind: z.string(),
  name: z.string(),
  blob_key: z.string(),
  content_type: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  bytes: z.int(),
  sha256: z.string(),
  tags: z.record(z.string(), z.unknown()),
  palette: z.array(Swatch).nullish(),
  created_at: Instant,
  updated_at: Instant,
})
export type Media = z.output<typeof Media>

/** Whose library, and which: test mode reads the live one until its first write. */
export type Shelf = Owner

type Found = { media: unknown }
const parsed = (found: Found[]): Media[] => found.map(row => Media.parse(row.media))

/** The id that a live row has in test mode, before and after it is copied there. */
export const testId = (id: SQL) =>
  sql`overlay(overlay(md5(${id}::text || ':test') placing '8' from 13) placing '8' from 17)::uuid`

/** Rows of this shelf alone, whatever its mode sees beside them. */
export const ofShelf = ({ workspace_id, livemode }: Shelf): SQL =>
  sql`workspace_id = ${workspace_id} and livemode = ${livemode}`

/** `media m` as this shelf sees it; to be followed by `and` conditions. */
export const onShelf = ({ workspace_id, livemode }: Shelf): SQL => sql`
  media m where m.workspace_id = ${workspace_id}
    and m.livemode = (${livemode} or (select w.test_library_at is null from workspaces w where w.id = ${workspace_id}))`

/** A row of `onShelf` as JSON, with the id that it has there. */
export const shelved = ({ livemode }: Shelf): SQL => sql`
  to_jsonb(m) || jsonb_build_object('id', case when m.livemode = ${livemode} then m.id else ${testId(sql`m.id`)} end)`

/** `ready` leaves out what is still on its way in, or never came. */
export type MediaPage = { kind?: AnyKind | readonly AnyKind[]; ready?: true; limit: number; offset: number }

const isReady = sql`coalesce(m.tags->>'status', 'ready') = 'ready'`

/** Of several kinds each is read by itself, newest first: an index leads to the next of one kind, and to no next of several. */
export async function listMedia(db: Db, shelf: Shelf, { kind, ready, limit, offset }: MediaPage): Promise<Media[]> {
  const kinds = [kind ?? []].flat()
  const row = (which: SQL) => sql`select ${shelved(shelf)} as media, m.created_at, m.id from ${onShelf(shelf)}
    and ${which} ${ready ? sql`and ${isReady}` : sql``} order by m.created_at desc, m.id desc`
  const found =
    kinds.length === 0
      ? row(sql`m.kind <> 'font'`)
      : sql`select n.* from unnest(array[${sql.join(kinds, sql`, `)}]) k (kind)
          cross join lateral (${row(sql`m.kind = k.kind`)} limit ${limit + offset}) n order by n.created_at desc, n.id desc`
  return parsed(await rows<Found>(db, sql`${found} limit ${limit} offset ${offset}`))
}

/** Gives test mode a library of its own, a copy of what the live one has ready, if it has none. To be called before it writes. */
export async function ownShelf(db: Db, { workspace_id, livemode }: Shelf, at: string): Promise<void> {
  if (livemode) return
  await db.execute(sql`
    with begun as (
      update workspaces set test_library_at = ${at}
      where id = ${workspace_id} and test_library_at is null returning id),
    figure as (
      insert into mascots
      select c.* from begun join mascots m on m.workspace_id = begun.id and m.livemode,
        jsonb_populate_record(m, jsonb_build_object('id', ${testId(sql`m.id`)}, 'livemode', false, 'pending', false,
          'error', null, 'lease', null, 'due_at', null)) c
      on conflict do nothing)
    insert into media
    select c.* from begun join media m on m.workspace_id = begun.id and m.livemode and ${isReady},
      jsonb_populate_record(m, jsonb_build_object('id', ${testId(sql`m.id`)}, 'livemode', false)) c
    on conflict (id) do nothing`)
}

/** Once by its id. */
export async function addMedia(db: Db, media: Media): Promise<void> {
  await db.execute(
    sql`insert into media select * from jsonb_populate_record(null::media, ${JSON.stringify(media)}::jsonb) on conflict (id) do nothing`,
  )
}

/** Whoever's it is: for work that has proved itself otherwise. */
export async function findMediaById(db: Db, id: string): Promise<Media | null> {
  return parsed(await rows<Found>(db, sql`select to_jsonb(m) as media from media m where id = ${id}`))[0] ?? null
}

export type Retagged = { name?: string; tags: Record<string, unknown> }

/** The row as it is then; null when this shelf has no such row of its own. */
export async function retagMedia(db: Db, shelf: Shelf, own: Own, patch: Retagged, at: string): Promise<Media | null> {
  const found = await rows<Found>(
    db,
    sql`update media m set name = coalesce(${patch.name ?? null}, name), tags = tags || ${JSON.stringify(patch.tags)}::jsonb,
          updated_at = ${at}
        where ${theOne(shelf, own)} returning to_jsonb(m) as media`,
  )
  return parsed(found)[0] ?? null
}

/** Takes the row away and has its file looked at; answers whether there was one. */
export async function removeMedia(db: Db, shelf: Shelf, own: Own, at: string): Promise<boolean> {
  return (await removeWhere(db, theOne(shelf, own), at)).length > 0
}

/** Takes away whichever of these the shelf has, of any kind; answers which it had. */
export async function removeAll(
  db: Db,
  { workspace_id, livemode }: Shelf,
  ids: string[],
  at: string,
): Promise<string[]> {
  const mine = sql`m.workspace_id = ${workspace_id} and m.livemode = ${livemode}`
  return removeWhere(db, sql`m.id in ${ids} and m.kind <> 'font' and ${mine} and ${isReady}`, at)
}

async function removeWhere(db: Db, which: SQL, at: string): Promise<string[]> {
  const gone = await rows<{ id: string }>(
    db,
    sql`with gone as (delete from media m where ${which} returning id, blob_key),
          looked as (${lookedAt(sql`gone`, at)})
        select id from gone`,
  )
  return gone.map(row => row.id)
}

/** Has the sweep look at the files of rows that are going. */
export const lookedAt = (gone: SQL, at: string): SQL => sql`
  insert into file_checks (blob_key, due_at) select distinct blob_key, ${at}::timestamptz from ${gone}
  on conflict (blob_key) do update set due_at = greatest(file_checks.due_at, excluded.due_at)`

export type Own = { id: string; kind: AnyKind }

const theOne = ({ workspace_id, livemode }: Shelf, { id, kind }: Own): SQL =>
  sql`m.id = ${id} and m.kind = ${kind} and m.workspace_id = ${workspace_id} and m.livemode = ${livemode}`
