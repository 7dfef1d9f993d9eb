import * as z from 'zod'
import type { Standing } from '#lib/brand/dna/standing.ts'
import { Offer, Voice } from '#lib/brand/dna.ts'
import { LogoTags, LogoVariant } from '#lib/brand/logo-tags.ts'
import type { Ctx } from '#lib/ctx.ts'
import { DAY_MS, Instant } from '#lib/instant.ts'
import { Palette } from '#lib/render/picture.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { Signature } from '#lib/render/signature/signature.ts'

export const LogoAsset = z.object({
  id: z.uuid(),
  url: z.url(),
  variant: LogoVariant,
  content_type: z.string(),
  width: z.int(),
  height: z.int(),
})

const Open = z.record(z.string(), z.unknown())

/** The Brand DNA as callers read it: what can be patched, then views of it that cannot. */
export const BrandView = z
  .object({
    name: z.string(),
    tagline: z.string(),
    overview: z.string(),
    offer: Offer,
    product_map: Open,
    icp: Open,
    palette: Palette,
    logos: z.array(z.url()),
    voice: Voice,
    signature: Signature,
    features: z.array(z.string()),
    products: z.array(z.unknown()),
    audience: Open,
    logo_assets: z.array(LogoAsset),
    workspace_id: z.uuid(),
    livemode: z.boolean(),
    version: z.int(),
    updated_at: Instant.nullable(),
  })
  .meta({ id: 'BrandDna' })
export type BrandView = z.output<typeof BrandView>

export async function viewOf(
  ctx: Ctx,
  { dna, library, version, updated_at }: Omit<Standing, 'own'>,
): Promise<BrandView> {
  const logo_assets = await Promise.all(
    library.map(async row => ({ ...row, ...LogoTags.parse(row.tags), url: await ctx.library.link(row.blob_key) })),
  )
  return BrandView.parse({
    ...dna,
    signature: dna.signature ?? chooseSignature(dna),
    logos: logo_assets.map(logo => logo.url),
    features: dna.offer.features ?? [],
    products: Array.isArray(dna.product_map.products) ? dna.product_map.products : [],
    audience: dna.icp,
    logo_assets,
    workspace_id: ctx.workspace.id,
    livemode: ctx.livemode,
    version,
    updated_at,
  })
}

/** Changes with the version, and where there are logos with the day, because their links do. */
export function etagOf(view: BrandView, now: Date): string {
  const day = view.logos.length > 0 ? `.${Math.floor(now.getTime() / DAY_MS)}` : ''
  return `"${view.version}${day}"`
}
