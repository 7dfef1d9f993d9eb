// A video of the brand's, as callers read it and as its row holds it.
import * as z from 'zod'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { ClipAnalysis } from '#lib/media/clips/file.ts'
import { LINK_WORDS } from '#lib/media/signed/signed-url.ts'
import type { Media } from '#lib/media/store.ts'

const VideoStatus = z.enum(['processing', 'ready', 'failed'])

export const Video = z
  .object({
    id: z.uuid(),
    title: z.string(),
    url: z
      .url()
      .nullable()
      .meta({
        description: `Null until it is ready. ${LINK_WORDS}`,
      }),
    thumbnail_url: z.url().nullable().meta({ description: 'Always null: nothing here takes frames out of videos.' }),
    status: VideoStatus,
    duration_ms: z.int().nullable(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    content_type: z.string().nullable(),
    bytes: z.int().nullable(),
    analysis: ClipAnalysis.nullable(),
    error_message: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'Video' })
export type Video = z.output<typeof Video>

/** What only videos have, in their row's tags. */
const VideoTags = z.object({
  status: VideoStatus.catch('ready'),
  filename: z.string().optional().catch(undefined),
  duration_ms: z.int().nullable().catch(null),
  analysis: ClipAnalysis.nullable().catch(null),
  error_message: z.string().nullable().catch(null),
})
export type VideoTags = z.output<typeof VideoTags>

/** A name of its own, never used again: what lies under it never changes. */
export const clipKey = (id: string) => `clips/${id}`

export async function shown(ctx: Pick<Ctx, 'library'>, media: Media): Promise<Video> {
  const { filename: _, ...tags } = VideoTags.parse(media.tags)
  const ready = tags.status === 'ready'
  return Video.parse({
    ...{ ...media, ...tags, title: media.name, thumbnail_url: null },
    url: ready ? await ctx.library.link(media.blob_key) : null,
    content_type: ready ? media.content_type : null,
    bytes: ready ? media.bytes : null,
  })
}
