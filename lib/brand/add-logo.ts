import * as z from 'zod'
import { changeDna } from '#lib/brand/dna/change.ts'
import { MOST_LOGOS } from '#lib/brand/dna/patch.ts'
import { LogoTags, LogoVariant } from '#lib/brand/logo-tags.ts'
import { logoRow } from '#lib/brand/logos.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { imageFields, ONE_IMAGE, oneImage, uploadOf } from '#lib/media/picture/image-input.ts'
import { LINK_WORDS } from '#lib/media/signed/signed-url.ts'
import { addMedia, findMediaById, type Media, ownShelf, type Shelf } from '#lib/media/store.ts'
import { ShownName } from '#lib/shown-name.ts'

export const Logo = z
  .object({
    id: z.uuid(),
    url: z.url().meta({ description: LINK_WORDS }),
    variant: LogoVariant,
    content_type: z.string(),
    width: z.int(),
    height: z.int(),
    created_at: Instant,
  })
  .meta({ id: 'Logo' })
export type Logo = z.output<typeof Logo>

export const AddLogoInput = z
  .strictObject({
    variant: LogoVariant.default('primary').meta({ description: 'A `primary` logo becomes the first of the brand.' }),
    name: ShownName.optional().describe('For your own use.'),
    ...imageFields,
  })
  .refine(oneImage, ONE_IMAGE)
  .meta({ id: 'AddLogoInput' })
export type AddLogoInput = z.output<typeof AddLogoInput>

export async function addLogo(ctx: Ctx, input: AddLogoInput): Promise<Logo> {
  ctx.limits.assert()
  const picture = await ctx.library.take(uploadOf(input), 'logo')
  const shelf: Shelf = ownerOf(ctx)
  await ownShelf(ctx.db, shelf, ctx.now().toISOString())
  const row = logoRow(ctx, shelf, picture, input.variant)
  const media: Media = { ...row, name: input.name ?? row.name }
  // Who repeats a write has set it the first time; the brand may have gone on since.
  if (!(await findMediaById(ctx.db, media.id))) await set(ctx, media, input.variant)
  return Logo.parse({ ...media, ...LogoTags.parse(media.tags), url: await ctx.library.link(media.blob_key) })
}

async function set(ctx: Ctx, media: Media, variant: LogoVariant): Promise<void> {
  const after = await changeDna(ctx, {
    id: media.id,
    action: 'logo_set',
    allowed: null,
    added: [media],
    make: dna => ({ ...dna, logos: placed(dna.logos, media.sha256, variant) }),
  })
  // A logo that is in its place already comes with no change of the brand; its new tags are kept all the same.
  if (!after.library.some(logo => logo.id === media.id)) await addMedia(ctx.db, media)
}

/** The first logo is the main one; beyond the most that a brand keeps, the oldest of the others go. */
export function placed(logos: readonly string[], file: string, variant: LogoVariant): string[] {
  const others = logos.filter(logo => logo !== file)
  if (variant === 'primary') return [file, ...others].slice(0, MOST_LOGOS)
  const [first, ...rest] = [...others, file]
  return [...(first ? [first] : []), ...rest.slice(-(MOST_LOGOS - 1))]
}
