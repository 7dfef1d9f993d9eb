import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { BrandDna } from '#lib/brand/dna.ts'
import { LibraryRow, logosOf } from '#lib/brand/store.ts'
import { type Db, rows } from '#lib/db.ts'
import { Instant } from '#lib/instant.ts'

export const VersionRow = z
  .object({
    version: z.int(),
    action: z.enum(['patched', 'restored', 'imported', 'logo_set', 'font_set']),
    changed: z.array(z.string()),
    restored_from: z.int().nullable(),
    actor: z.string(),
    request_id: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'BrandVersion' })
export type VersionRow = z.output<typeof VersionRow>

const Kept = VersionRow.extend({ dna: BrandDna })
export type FoundVersion = z.output<typeof Kept> & { library: LibraryRow[] }

/** Test mode has versions of its own once it has a brand of its own. */
const visible = (workspace_id: string, livemode: boolean) => sql`
  v.workspace_id = ${workspace_id} and v.livemode = (
    select b.livemode from brands b where b.workspace_id = ${workspace_id} and (b.livemode or b.livemode = ${livemode})
    order by b.livemode limit 1)`

export async function listVersionRows(
  db: Db,
  workspace_id: string,
  livemode: boolean,
  page: { limit: number; offset: number },
): Promise<VersionRow[]> {
  const found = await rows<{ version: unknown }>(
    db,
    sql`select to_jsonb(v) - 'dna' as version from brand_versions v where ${visible(workspace_id, livemode)}
        order by v.version desc limit ${page.limit} offset ${page.offset}`,
  )
  return found.map(row => VersionRow.parse(row.version))
}

export async function findVersion(
  db: Db,
  workspace_id: string,
  livemode: boolean,
  version: number,
): Promise<FoundVersion | null> {
  return first(
    await rows(
      db,
      sql`select to_jsonb(v) as version, ${logosOf(sql`v.dna`, { workspace_id, livemode })} from brand_versions v
          where ${visible(workspace_id, livemode)} and v.version = ${version}`,
    ),
  )
}

/** The version that a change has made, by the id that the change is known by. */
export async function findVersionMadeBy(
  db: Db,
  workspace_id: string,
  livemode: boolean,
  audit_id: string,
): Promise<FoundVersion | null> {
  return first(
    await rows(
      db,
      sql`select to_jsonb(v) as version, ${logosOf(sql`v.dna`, { workspace_id, livemode })}
          from audit a join brand_versions v on a.target = 'brand:' || v.version
          where a.id = ${audit_id} and a.workspace_id = ${workspace_id} and a.livemode = ${livemode}
            and v.workspace_id = ${workspace_id} and v.livemode = ${livemode}`,
    ),
  )
}

function first([found]: { version: unknown; logos: unknown[] }[]): FoundVersion | null {
  return found ? { ...Kept.parse(found.version), library: found.logos.map(logo => LibraryRow.parse(logo)) } : null
}
