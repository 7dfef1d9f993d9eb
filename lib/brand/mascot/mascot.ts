// The brand's figure, as callers read it and as its pictures are tagged.
import * as z from 'zod'
import { findMascot, type MascotRow } from '#lib/brand/mascot/mascot-store.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { LINK_WORDS } from '#lib/media/signed/signed-url.ts'
import { listMedia, type Media, type Shelf } from '#lib/media/store.ts'
import { MASCOT_BY_MODEL } from '#lib/prices.ts'
import { mascotStyles } from '#lib/render/mascot/styles.ts'

export const MascotStyle = z.enum(['auto', ...mascotStyles])

const MascotStatus = z.enum(['none', 'drafting', 'candidate', 'active', 'failed'])

export const Mascot = z
  .object({
    id: z.uuid().nullable(),
    status: MascotStatus.meta({
      description: '`candidate`: look at it, then `keep` it or `retry`. What was kept before stays in use until then.',
    }),
    name: z.string(),
    description: z.string(),
    style: MascotStyle,
    image_url: z
      .url()
      .nullable()
      .meta({ description: `The figure that is kept. ${LINK_WORDS}` }),
    candidate: z.object({ id: z.uuid(), image_url: z.url() }).nullable(),
    poses: z.array(z.object({ id: z.uuid(), pose: z.string(), image_url: z.url() })),
    drawn_by: z.string().nullable().meta({ description: '`builtin`, `upload`, or the model that drew last.' }),
    fallback: z.string().nullable().meta({ description: 'Why the built-in drawer drew instead of the model.' }),
    error_message: z.string().nullable(),
    updated_at: Instant.nullable(),
  })
  .meta({ id: 'Mascot' })
export type Mascot = z.output<typeof Mascot>

export const MOST_POSES = 24

/** What a picture of the figure is, and how it was drawn, so that its poses can be. */
export const FigureTags = z.object({
  part: z.enum(['main', 'pose', 'candidate']).catch('candidate'),
  pose: z.string().catch('standing'),
  style: z.enum(mascotStyles).nullable().catch(null),
  seed: z.string().catch(''),
  description: z.string().catch(''),
})
export type FigureTags = z.output<typeof FigureTags>

export type Figure = { media: Media; tags: FigureTags }

/** Counted in live mode, and where something is sold. */
export const priceOfFigure = ({ payments, livemode }: Pick<Ctx, 'payments' | 'livemode'>): number | null =>
  payments && livemode ? MASCOT_BY_MODEL : null

export async function readMascot(ctx: Ctx): Promise<Mascot> {
  return shown(ctx, await findMascot(ctx.db, ownerOf(ctx)))
}

export async function shown(ctx: Ctx, row: MascotRow | null): Promise<Mascot> {
  const figures = await figuresOf(ctx.db, ownerOf(ctx))
  const first = (part: FigureTags['part']) => figures.find(figure => figure.tags.part === part)
  const [main, candidate] = [first('main'), first('candidate')]
  const linked = (figure: Figure) => ctx.library.link(figure.media.blob_key)
  return Mascot.parse({
    ...(row ?? {
      id: null,
      name: '',
      description: '',
      style: 'auto',
      drawn_by: null,
      fallback: null,
      updated_at: null,
    }),
    status: statusOf(row, Boolean(main), Boolean(candidate)),
    image_url: main ? await linked(main) : null,
    candidate: candidate ? { id: candidate.media.id, image_url: await linked(candidate) } : null,
    poses: main ? await Promise.all(figures.filter(figure => figure.tags.part === 'pose').map(posed)) : [],
    error_message: row?.error ?? null,
  })

  async function posed(figure: Figure) {
    return { id: figure.media.id, pose: figure.tags.pose, image_url: await linked(figure) }
  }
}

export async function figuresOf(db: Ctx['db'], shelf: Shelf): Promise<Figure[]> {
  const found = await listMedia(db, shelf, { kind: 'mascot', limit: 100, offset: 0 })
  return found.map(media => ({ media, tags: FigureTags.parse(media.tags) }))
}

function statusOf(row: MascotRow | null, kept: boolean, candidate: boolean): z.output<typeof MascotStatus> {
  if (row?.pending) return 'drafting'
  if (candidate) return 'candidate'
  if (kept) return 'active'
  return row?.error ? 'failed' : 'none'
}
