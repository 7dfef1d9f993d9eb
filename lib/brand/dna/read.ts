import { readStanding } from '#lib/brand/dna/standing.ts'
import { type BrandView, viewOf } from '#lib/brand/dna/view.ts'
import type { Ctx } from '#lib/ctx.ts'

export async function readDna(ctx: Ctx): Promise<BrandView> {
  return viewOf(ctx, await readStanding(ctx))
}
