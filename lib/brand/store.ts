import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type BrandDna, BrandRow } from '#lib/brand/dna.ts'
import { type Claim, claimed } from '#lib/brand/signatures-store.ts'
import { arrayOf, type Db, rows } from '#lib/db.ts'
import { type Media, onShelf, type Shelf, shelved } from '#lib/media/store.ts'
import { Swatch } from '#lib/ports/library.ts'

/** Fonts have no size. */
const side = z
  .int()
  .nullable()
  .transform(pixels => pixels ?? 0)

/** A stored library picture: what it is, and the content hash that it lies under. */
export const LibraryRow = z.object({
  id: z.uuid(),
  kind: z.string(),
  name: z.string(),
  blob_key: z.string(),
  content_type: z.string(),
  width: side,
  height: side,
  sha256: z.string(),
  tags: z.record(z.string(), z.unknown()),
  palette: z.array(Swatch).nullish(),
})
export type LibraryRow = z.output<typeof LibraryRow>

export type FoundBrand = BrandRow & { library: LibraryRow[] }

/** The logos that a DNA names, in its order, as this shelf has them; those deleted since are left out. */
export const logosOf = (dna: SQL, shelf: Shelf): SQL => sql`(
  select coalesce(jsonb_agg(logo.item order by place), '[]')
  from jsonb_array_elements_text(${dna}->'logos') with ordinality as listed(sha256, place)
  cross join lateral (
    select ${shelved(shelf)} as item from ${onShelf(shelf)} and m.kind = 'logo' and m.sha256 = listed.sha256
    order by m.created_at desc, m.id desc limit 1) as logo) as logos`

/** The brand as this mode sees it: test mode reads the live one until it has its own. */
export async function findBrand(db: Db, workspace_id: string, livemode: boolean): Promise<FoundBrand | null> {
  const found = await rows<{ brand: unknown; logos: unknown[] }>(
    db,
    sql`select to_jsonb(b) as brand, ${logosOf(sql`b.dna`, { workspace_id, livemode })} from brands b
        where workspace_id = ${workspace_id} and (livemode or livemode = ${livemode}) order by livemode limit 1`,
  )
  const [first] = found
  return first ? { ...BrandRow.parse(first.brand), library: first.logos.map(logo => LibraryRow.parse(logo)) } : null
}

/** The newest logo of each of these files that the shelf has. */
export async function findLogos(db: Db, shelf: Shelf, files: string[]): Promise<LibraryRow[]> {
  const [found] = await rows<{ logos: unknown[] }>(
    db,
    sql`select ${logosOf(sql`${JSON.stringify({ logos: files })}::jsonb`, shelf)}`,
  )
  return (found?.logos ?? []).map(logo => LibraryRow.parse(logo))
}

/** What this mode's brand has been before; kept so that it can be again. */
const VERSIONS_KEPT = 200

export type BrandAction = 'patched' | 'restored' | 'imported' | 'logo_set' | 'font_set'

export type Change = {
  workspace_id: string
  livemode: boolean
  /** The version that the change was thought out on; `own` is false while test mode still reads the live brand. */
  basis: { version: number; own: boolean }
  dna: BrandDna
  action: BrandAction
  changed: string[]
  restored_from: number | null
  /** Library rows that come with the change. */
  added: Media[]
  /** The pair that the brand takes with it; null where it keeps its own. */
  claim?: Claim | null
  by: { audit_id: string; actor: string; request_id: string; at: string }
}

/** Brand, version, library rows and audit in one statement; null, and nothing written, when the basis is no more. */
export async function saveBrand(db: Db, change: Change): Promise<BrandRow | null> {
  const { workspace_id, livemode, basis, by } = change
  const next = basis.version + 1
  const found = await rows<{ brand: unknown }>(
    db,
    sql`with changed as (
          insert into brands as b (workspace_id, livemode, version, dna, updated_at)
          values (${workspace_id}, ${livemode}, ${next}, ${JSON.stringify(change.dna)}::jsonb, ${by.at})
          on conflict (workspace_id, livemode) do update
            set dna = excluded.dna, version = excluded.version, updated_at = excluded.updated_at
            where b.version = ${basis.own ? basis.version : 0}
          returning *),
        copied as (
          insert into brand_versions
            (workspace_id, livemode, version, dna, action, changed, restored_from, actor, request_id, created_at)
          select v.workspace_id, false, v.version, v.dna, v.action, v.changed, v.restored_from, v.actor, v.request_id, v.created_at
          from brand_versions v join changed on v.workspace_id = changed.workspace_id
          where not changed.livemode and ${!basis.own} and v.livemode and v.version = ${basis.version}),
        kept as (
          insert into brand_versions
            (workspace_id, livemode, version, dna, action, changed, restored_from, actor, request_id, created_at)
          select workspace_id, livemode, version, dna, ${change.action}, ${arrayOf(change.changed)},
            ${change.restored_from}::int, ${by.actor}, ${by.request_id}, updated_at from changed),
        dropped as (
          delete from brand_versions v using changed
          where v.workspace_id = changed.workspace_id and v.livemode = changed.livemode
            and v.version <= changed.version - ${VERSIONS_KEPT}),
        ${claimed(change.claim ?? null)}
        added as (
          insert into media select m.*
          from changed, jsonb_populate_recordset(null::media, ${JSON.stringify(change.added)}::jsonb) m),
        audited as (
          insert into audit (id, workspace_id, livemode, actor, action, target, request_id, created_at)
          select ${by.audit_id}, workspace_id, livemode, ${by.actor}, ${`brand.${change.action}`}, 'brand:' || version,
            ${by.request_id}, updated_at from changed)
        select to_jsonb(changed) as brand from changed`,
  )
  return found[0] ? BrandRow.parse(found[0].brand) : null
}

/** Of each kind the newest hundred. */
export async function findLibrary(
  db: Db,
  workspace_id: string,
  livemode: boolean,
  kinds: string[],
): Promise<LibraryRow[]> {
  const shelf = { workspace_id, livemode }
  const found = await rows<{ item: unknown }>(
    db,
    sql`select newest.item from jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) wanted (kind) cross join lateral (
          select ${shelved(shelf)} as item, m.created_at, m.id
          from ${onShelf(shelf)} and m.kind = wanted.kind and (m.width is not null or m.kind = 'font')
          order by m.created_at desc, m.id desc limit 100) newest
        order by newest.created_at desc, newest.id desc`,
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
