import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { BrandRow } from '#lib/brand/dna.ts'
import { type Db, rows } from '#lib/db.ts'
import { onShelf, shelved } from '#lib/media/store.ts'

/** The brand as this mode sees it: test mode reads the live one until it has its own. */
export async function findBrand(db: Db, workspace_id: string, livemode: boolean): Promise<BrandRow | null> {
  const found = await rows<{ brand: unknown }>(
    db,
    sql`select to_jsonb(b) as brand from brands b
        where workspace_id = ${workspace_id} and (livemode or livemode = ${livemode}) order by livemode limit 1`,
  )
  return found[0] ? BrandRow.parse(found[0].brand) : null
}

export async function putBrand(
  db: Db,
  workspace_id: string,
  livemode: boolean,
  dna: object,
  at: string,
): Promise<void> {
  await db.execute(sql`
    insert into brands (workspace_id, livemode, version, dna, updated_at)
    values (${workspace_id}, ${livemode}, 1, ${JSON.stringify(dna)}::jsonb, ${at})
    on conflict (workspace_id, livemode) do update set dna = excluded.dna, version = brands.version + 1, updated_at = excluded.updated_at`)
}

/** A stored library picture: what it is, and the content hash that it lies under. */
export const LibraryRow = z.object({
  kind: z.string(),
  name: z.string(),
  blob_key: z.string(),
  content_type: z.string(),
  width: z.int(),
  height: z.int(),
  tags: z.record(z.string(), z.unknown()),
})
export type LibraryRow = z.output<typeof LibraryRow>

/** Newest first, so that the last logo of a variant is the one that counts. */
export async function findLibrary(
  db: Db,
  workspace_id: string,
  livemode: boolean,
  kinds: string[],
): Promise<LibraryRow[]> {
  const shelf = { workspace_id, livemode }
  const found = await rows<{ item: unknown }>(
    db,
    sql`select ${shelved(shelf)} as item from ${onShelf(shelf)} and m.kind in ${kinds} and m.width is not null
        order by m.created_at desc, m.id desc limit 200`,
  )
  return found.map(row => LibraryRow.parse(row.item))
}

/** Whether all of these files are in the library of the workspace. */
export async function ownsBlobs(db: Db, workspace_id: string, keys: string[]): Promise<boolean> {
  const distinct = [...new Set(keys)]
  if (distinct.length === 0) return true
  const found = await rows<{ n: number }>(
    db,
    sql`select count(distinct blob_key)::int as n from media where workspace_id = ${workspace_id} and blob_key in ${distinct}`,
  )
  return found[0]?.n === distinct.length
}
