import { changeDna, madeUnseen } from '#lib/brand/dna/change.ts'
import { type PatchDnaInput, patched } from '#lib/brand/dna/patch.ts'
import { readStanding } from '#lib/brand/dna/standing.ts'
import { type BrandView, viewOf } from '#lib/brand/dna/view.ts'
import { blankDna } from '#lib/brand/dna.ts'
import { takeLogos } from '#lib/brand/logos.ts'
import type { BrandAction } from '#lib/brand/store.ts'
import type { Ctx } from '#lib/ctx.ts'

/** `allowed` are the versions that the caller has seen, from If-Match; null for any. */
export async function patchDna(
  ctx: Ctx,
  input: PatchDnaInput,
  allowed: readonly number[] | null = null,
  action: BrandAction = 'patched',
): Promise<BrandView> {
  ctx.limits.assert()
  const id = ctx.id()
  // Before anything is loaded.
  const made = input.logos && (await madeUnseen(ctx, { id, allowed }, (await readStanding(ctx)).version))
  if (made) return viewOf(ctx, made)
  const taken = input.logos ? await takeLogos(ctx, input.logos) : null
  const patch = taken ? { ...input, logos: taken.files } : { ...input, logos: input.logos && [] }
  const blank = blankDna(ctx.workspace.name)
  const after = await changeDna(ctx, {
    ...{ id, action, allowed },
    added: taken?.added,
    known: taken?.known,
    make: dna => patched(dna, patch, blank),
  })
  return viewOf(ctx, after)
}
