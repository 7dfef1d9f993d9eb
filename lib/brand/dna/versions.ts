import type * as z from 'zod'
import { changeDna } from '#lib/brand/dna/change.ts'
import { findVersion, listVersionRows, VersionRow } from '#lib/brand/dna/versions-store.ts'
import { type BrandView, viewOf } from '#lib/brand/dna/view.ts'
import type { Ctx } from '#lib/ctx.ts'
import type { Page } from '#lib/page.ts'
import { Problem } from '#lib/problem.ts'

export const BrandVersion = VersionRow
export type BrandVersion = z.output<typeof BrandVersion>

/** Newest first; what each change touched, and who made it. */
export const listVersions = (ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>, page: Page): Promise<BrandVersion[]> =>
  listVersionRows(ctx.db, ctx.workspace.id, ctx.livemode, page)

/** The brand as it was. */
export async function readVersion(ctx: Ctx, version: number): Promise<BrandView> {
  const found = await keptVersion(ctx, version)
  return viewOf(ctx, { ...found, updated_at: found.created_at })
}

/** When it was made, by whom and what it touched. */
export const readVersionRow = async (ctx: Ctx, version: number): Promise<BrandVersion> =>
  BrandVersion.parse(await keptVersion(ctx, version))

/** Rolls back by going on: the old state becomes a new version, and nothing is lost. */
export async function restoreVersion(ctx: Ctx, version: number, allowed: readonly number[] | null): Promise<BrandView> {
  ctx.limits.assert()
  const { dna, library } = await keptVersion(ctx, version)
  const after = await changeDna(ctx, {
    id: ctx.id(),
    action: 'restored',
    allowed,
    restored_from: version,
    known: library,
    make: () => dna,
  })
  return viewOf(ctx, after)
}

/** As it is stored, with its logos. */
export async function keptVersion(ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>, version: number) {
  const found = await findVersion(ctx.db, ctx.workspace.id, ctx.livemode, version)
  if (found) return found
  throw new Problem('brand_version_not_found', `The brand has no version ${version}, or it is too old to be kept.`)
}
