import { type BrandDna, blankDna } from '#lib/brand/dna.ts'
import { findBrand, type LibraryRow } from '#lib/brand/store.ts'
import type { Ctx } from '#lib/ctx.ts'

/** The brand of a caller as it stands; version 0 until somebody says something about it. */
export type Standing = {
  version: number
  dna: BrandDna
  /** The pictures of `dna.logos`, in their order. */
  library: LibraryRow[]
  updated_at: string | null
  /** False while test mode still reads the live brand. */
  own: boolean
}

export async function readStanding(ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>): Promise<Standing> {
  const found = await findBrand(ctx.db, ctx.workspace.id, ctx.livemode)
  if (!found) return { version: 0, dna: blankDna(ctx.workspace.name), library: [], updated_at: null, own: true }
  const { version, dna, library, updated_at, livemode } = found
  return { version, dna, library, updated_at, own: livemode === ctx.livemode }
}
