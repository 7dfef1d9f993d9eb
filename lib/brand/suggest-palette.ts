import * as z from 'zod'
import { gather, rolesOf } from '#lib/brand/roles.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { listMedia, type Media } from '#lib/media/store.ts'
import { Palette } from '#lib/render/picture.ts'

const MOST_PICTURES = 20

const Share = z.number().min(0).max(1)

export const PaletteSuggestion = z
  .object({
    palette: Palette.meta({
      description: 'Ready for a patch of the Brand DNA. A part that no found colour fits is left out.',
    }),
    colors: z.array(z.object({ hex: z.string(), in_logos: Share, in_screens: Share })).meta({
      description: 'Every colour found, the heaviest first, with its mean share of the logos and of the screens.',
    }),
    logos: z.int().meta({ description: 'How many logos were looked at.' }),
    screens: z.int().meta({ description: 'How many screens were looked at.' }),
  })
  .meta({ id: 'PaletteSuggestion' })
export type PaletteSuggestion = z.output<typeof PaletteSuggestion>

/** What the pictures of the brand say about its colours; nothing is changed. */
export async function suggestPalette(ctx: Ctx): Promise<PaletteSuggestion> {
  const shelf = ownerOf(ctx)
  const page = { limit: MOST_PICTURES, offset: 0 }
  const [logos, screens] = await Promise.all([
    listMedia(ctx.db, shelf, { kind: 'logo', ...page }).then(palettes),
    listMedia(ctx.db, shelf, { kind: 'screen', ...page }).then(palettes),
  ])
  const found = gather(logos, screens)
  const colors = found.map(({ hex, in_logos, in_screens }) => ({
    hex,
    in_logos: round(in_logos),
    in_screens: round(in_screens),
  }))
  return { palette: rolesOf(found), colors, logos: logos.length, screens: screens.length }
}

const palettes = (media: readonly Media[]) => media.flatMap(({ palette }) => (palette ? [palette] : []))

const round = (share: number) => Math.min(1, Math.round(share * 1e4) / 1e4)
