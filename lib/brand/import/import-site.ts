import * as z from 'zod'
import { PatchDnaInput } from '#lib/brand/dna/patch.ts'
import { patchDna } from '#lib/brand/dna/patch-dna.ts'
import type { BrandDraft, ReadSite } from '#lib/brand/import/draft.ts'
import type { Ctx } from '#lib/ctx.ts'
import { readUrl } from '#lib/outbound/target.ts'

export const ImportInput = z
  .strictObject({
    url: z
      .string()
      .trim()
      .min(1)
      .max(2_048)
      .meta({ description: 'The page to begin with; https unless it says otherwise.' }),
    apply: z.boolean().default(false).meta({ description: 'Patch the brand with the draft at once.' }),
  })
  .meta({ id: 'ImportBrandInput' })
export type ImportInput = z.output<typeof ImportInput>

/** What a web site says of the brand; changes nothing unless asked to. */
export async function importSite(
  ctx: Ctx & { readSite: ReadSite },
  input: ImportInput,
  allowed: readonly number[] | null,
): Promise<BrandDraft> {
  ctx.limits.assert()
  const draft = await ctx.readSite(addressOf(input.url))
  if (!input.apply) return { ...draft, applied: false, brand: null }
  const brand = await patchDna(ctx, PatchDnaInput.parse(draft.patch), allowed, 'imported')
  return { ...draft, applied: true, brand }
}

/** `example.com` and `example.com:8080` are addresses too. */
function addressOf(text: string): string {
  const address = /^[a-z][a-z\d+-]*:(?!\d)/i.test(text) ? text : `https://${text}`
  return readUrl(address).href.split('#', 1)[0] ?? ''
}
