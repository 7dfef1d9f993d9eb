import * as z from 'zod'
import { Contact } from '#lib/brand/dna/contact.ts'
import { PaintedPictures } from '#lib/brand/dna/painted-pictures.ts'
import type { Standing } from '#lib/brand/dna/standing.ts'
import { unseenLogos } from '#lib/brand/dna/unseen-logos.ts'
import { type BrandDna, Offer, Voice } from '#lib/brand/dna.ts'
import { facesNamed } from '#lib/brand/fonts/named.ts'
import { LogoTags, LogoVariant } from '#lib/brand/logo-tags.ts'
import type { Ctx } from '#lib/ctx.ts'
import { DAY_MS, Instant } from '#lib/instant.ts'
import { Palette } from '#lib/render/picture.ts'
import { chooseSignature } from '#lib/render/signature/choose.ts'
import { Signature } from '#lib/render/signature/signature.ts'
import { typeOf, undrawnFamilies } from '#lib/render/type/font/told.ts'

const LogoAsset = z.object({
  id: z.uuid(),
  url: z.url(),
  variant: LogoVariant,
  content_type: z.string(),
  width: z.int(),
  height: z.int(),
})

const SetIn = z.object({
  named: z.string().nullable().describe('The family that the brand names.'),
  drawn_in: z.string().describe('The family that pictures are set in.'),
  from: z
    .enum(['upload', 'curated', 'signature'])
    .describe('A file of the brand, the curated families, or its signature.'),
})

const Typography = z
  .object({ display: SetIn, text: SetIn, notes: z.array(z.string()) })
  .describe('What words are set in; `notes` tell of each named family that cannot be drawn.')

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
    contact: Contact.default({}),
    signature: Signature,
    painted_pictures: PaintedPictures.default('off'),
    typography: Typography,
    features: z.array(z.string()),
    products: z.array(z.unknown()),
    audience: Open,
    logo_assets: z.array(LogoAsset),
    logo_notes: z.array(z.string()),
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
  const signature = dna.signature ?? chooseSignature(dna)
  return BrandView.parse({
    ...dna,
    signature,
    typography: await typographyOf(ctx, dna.voice.fonts, signature),
    logos: logo_assets.map(logo => logo.url),
    features: dna.offer.features ?? [],
    products: Array.isArray(dna.product_map.products) ? dna.product_map.products : [],
    audience: dna.icp,
    logo_assets,
    logo_notes: unseenLogos(library),
    workspace_id: ctx.workspace.id,
    livemode: ctx.livemode,
    version,
    updated_at,
  })
}

/** Files are looked for where a family is named. */
async function typographyOf(ctx: Ctx, named: BrandDna['voice']['fonts'], signature: Signature) {
  const type = typeOf(named ?? {}, await facesNamed(ctx, named), signature)
  return { ...type, notes: undrawnFamilies(type) }
}

/** Changes with the version, where there are logos with the day, because their links do, and with the uses of uploaded fonts. */
export function etagOf({ version, logos, typography }: BrandView, now: Date): string {
  const day = logos.length > 0 ? String(Math.floor(now.getTime() / DAY_MS)) : ''
  const uploads = (['display', 'text'] as const).map(use => (typography[use].from === 'upload' ? 1 : 0)).join('')
  const more = uploads === '00' ? day : `${day}${uploads}`
  return `"${version}${more && `.${more}`}"`
}
