import { sql } from 'drizzle-orm'
import { type Db, rows } from '#lib/db.ts'
import { listMedia, Media, removeMedia, type Shelf } from '#lib/media/store.ts'

const MOST_LISTED = 100

/** Newest first. */
export const listFontRows = (db: Db, shelf: Shelf): Promise<Media[]> =>
  listMedia(db, shelf, { kind: 'font', limit: MOST_LISTED, offset: 0 })

/** Once by its id, and once by its file in each mode: who sends a file again has it already. Null where there are `most`. */
export async function addFontRow(db: Db, media: Media, most: number): Promise<Media | null> {
  const { workspace_id, livemode, sha256, name } = media
  const mine = sql`from media m where m.workspace_id = ${workspace_id} and m.livemode = ${livemode} and m.kind = 'font'`
  const found = await rows<{ font: unknown }>(
    db,
    sql`with known as (select m.* ${mine} and m.sha256 = ${sha256} and m.name = ${name} limit 1),
          added as (
            insert into media
            select n.* from jsonb_populate_record(null::media, ${JSON.stringify(media)}::jsonb) n
            where not exists (select 1 from known) and (select count(*) ${mine}) < ${most}
            on conflict (id) do nothing returning *)
        select to_jsonb(f) as font from (select * from added union all select * from known) f`,
  )
  return found[0] ? Media.parse(found[0].font) : null
}

export const removeFontRow = (db: Db, shelf: Shelf, id: string, at: string): Promise<boolean> =>
  removeMedia(db, shelf, { id, kind: 'font' }, at)
