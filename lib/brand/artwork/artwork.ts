// Pictures for a brand by an image model, as callers read them and as their files are tagged.
import * as z from 'zod'
import { type ArtworkRow, findArtwork } from '#lib/brand/artwork/artwork-store.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { LINK_WORDS } from '#lib/media/signed/signed-url.ts'
import { listMedia, type Media } from '#lib/media/store.ts'
import { ARTWORK_BY_MODEL } from '#lib/prices.ts'

const Share = z.number().nullable()

const Crop = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() })

const Findings = z
  .object({
    ground: z.number().meta({ description: 'Share of the rim that was of one colour.' }),
    seen: z.number().meta({ description: 'Share of the picture that the thing takes.' }),
    letters: z.int().meta({ description: 'Marks that stand in a row like letters; always 0 on what is offered.' }),
    palette: Share.meta({
      description: 'Share of its coloured parts near the colours of the brand; null for what has a colour by nature.',
    }),
    apart: Share.meta({ description: 'How far it is painted from the first of the set; null for the first.' }),
  })
  .meta({ id: 'ArtworkFindings' })

/** What a library picture of kind `artwork` is tagged with; `ready` is kept. */
export const ArtworkTags = z.object({
  status: z.enum(['offered', 'ready']).catch('offered'),
  shows: z.string().catch(''),
  /** Our own drawing of the same thing, where there is one. */
  noun: z.string().nullable().catch(null),
  painted_by: z.string().catch(''),
  is_ai: z.boolean().catch(true),
  /** Where it stood in the picture as it was painted. */
  crop: Crop.nullable().catch(null),
  findings: Findings.nullable().catch(null),
})
export type ArtworkTags = z.output<typeof ArtworkTags>

export const ArtworkPicture = z
  .object({
    id: z.uuid(),
    status: z.enum(['offered', 'kept']),
    shows: z.string().meta({ description: 'What is seen on it; by this name it is put beside words about that.' }),
    image_url: z.url().meta({ description: `A PNG of the thing on clear ground. ${LINK_WORDS}` }),
    width: z.int(),
    height: z.int(),
    sha256: z.string(),
    crop: Crop.nullable().meta({ description: 'Where it stood in the picture as it was painted, in pixels.' }),
    painted_by: z.string().meta({ description: 'The image model, or `builtin` for a drawing of ours.' }),
    is_ai: z.boolean().meta({ description: 'Posts that show it are marked as AI-made.' }),
    findings: Findings.nullable(),
    created_at: Instant,
  })
  .meta({ id: 'ArtworkPicture' })
export type ArtworkPicture = z.output<typeof ArtworkPicture>

const ArtworkStatus = z.enum(['none', 'painting', 'ready', 'failed'])

export const Artwork = z
  .object({
    status: ArtworkStatus.meta({ description: '`ready`: keep or drop what is offered.' }),
    wanted: z.int(),
    done: z.int().meta({ description: 'How many of them are offered, kept already or refused.' }),
    refused: z.array(z.object({ subject: z.string(), reason: z.string() })).meta({
      description:
        'What no new picture is offered of, and why; also what is kept already. None of them costs anything.',
    }),
    pictures: z.array(ArtworkPicture).meta({ description: 'Newest first.' }),
    error_message: z.string().nullable(),
    updated_at: Instant.nullable(),
  })
  .meta({ id: 'Artwork' })
export type Artwork = z.output<typeof Artwork>

/** Kept ones that a brand has at most. */
export const MOST_KEPT = 60

const KEPT = 'A picture of it is kept already. Drop that one to have another painted.'

/** Counted in live mode, and where something is sold. */
export const priceOfArtwork = ({ payments, livemode }: Pick<Ctx, 'payments' | 'livemode'>): number | null =>
  payments && livemode ? ARTWORK_BY_MODEL : null

export async function readArtwork(ctx: Ctx): Promise<Artwork> {
  return shownArtwork(ctx, await findArtwork(ctx.db, ownerOf(ctx)))
}

export async function shownArtwork(ctx: Ctx, row: ArtworkRow | null): Promise<Artwork> {
  const found = await listMedia(ctx.db, ownerOf(ctx), { kind: 'artwork', limit: 100, offset: 0 })
  // What live mode is being offered is for live mode to judge.
  const own = found.filter(media => media.livemode === ctx.livemode || ArtworkTags.parse(media.tags).status === 'ready')
  const { items = [], wanted = 0, error = null, updated_at = null } = row ?? {}
  return Artwork.parse({
    status: statusOf(row),
    wanted: items.length || wanted,
    done: items.filter(({ state }) => state !== 'waiting').length,
    refused: items.flatMap(({ subject, state, why }) =>
      state === 'kept' ? { subject, reason: KEPT } : state === 'refused' ? { subject, reason: why ?? '' } : [],
    ),
    pictures: await Promise.all(own.map(media => shownPicture(ctx, media))),
    ...{ error_message: error, updated_at },
  })
}

export async function shownPicture({ library }: Pick<Ctx, 'library'>, media: Media): Promise<ArtworkPicture> {
  const { status, ...tags } = ArtworkTags.parse(media.tags)
  const image_url = await library.link(media.blob_key)
  return ArtworkPicture.parse({ ...media, ...tags, status: status === 'ready' ? 'kept' : 'offered', image_url })
}

function statusOf(row: ArtworkRow | null): z.output<typeof ArtworkStatus> {
  if (!row) return 'none'
  if (row.pending) return 'painting'
  return row.error || row.items.every(({ state }) => state === 'refused') ? 'failed' : 'ready'
}
