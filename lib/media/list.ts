import * as z from 'zod'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { LINK_WORDS } from '#lib/media/signed/signed-url.ts'
import { listMedia, type Media, MediaKind, type MediaPage, ownShelf, removeAll } from '#lib/media/store.ts'
import { Page } from '#lib/page.ts'
import { registry } from '#lib/registry.ts'

export const MediaFile = z
  .object({
    id: z.uuid(),
    kind: MediaKind,
    filename: z.string(),
    shows: z
      .string()
      .nullable()
      .meta({ description: 'What is seen on a photo, as whoever brought it says; null for all else.' }),
    url: z.url().meta({ description: LINK_WORDS }),
    thumbnail_url: z.url().nullable().meta({ description: 'Null for videos.' }),
    content_type: z.string(),
    bytes: z.int(),
    width: z.int().nullable(),
    height: z.int().nullable(),
    duration_ms: z.int().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'MediaFile' })
export type MediaFile = z.output<typeof MediaFile>

export const MediaQuery = Page.extend({ kind: MediaKind.optional() })
export type MediaQuery = z.output<typeof MediaQuery>

export const DeleteMediaInput = z
  .strictObject({ ids: z.array(z.uuid()).min(1).max(100).describe('What is not there is named in `not_found`.') })
  .meta({ id: 'DeleteMediaInput' })
export type DeleteMediaInput = z.output<typeof DeleteMediaInput>

export const DeletedMedia = z
  .object({ deleted: z.array(z.uuid()), not_found: z.array(z.uuid()) })
  .meta({ id: 'DeletedMedia' })
export type DeletedMedia = z.output<typeof DeletedMedia>

const FileTags = z.object({
  filename: z.string().optional().catch(undefined),
  duration_ms: z.int().nullish().catch(null),
})

/** Everything that was brought in and is ready, newest first. */
export async function listFiles(
  ctx: Ctx,
  query: Omit<MediaQuery, 'kind'> & Pick<MediaPage, 'kind'>,
): Promise<MediaFile[]> {
  const found = await listMedia(ctx.db, ownerOf(ctx), { ...query, ready: true })
  return Promise.all(found.map(media => shownFile(ctx, media)))
}

/** The rows go at once, their files when the sweep has seen that no other row names them. */
export async function deleteFiles(ctx: Ctx, input: DeleteMediaInput): Promise<DeletedMedia> {
  ctx.limits.assert()
  const at = ctx.now().toISOString()
  const ids = [...new Set(input.ids)]
  await ownShelf(ctx.db, ownerOf(ctx), at)
  const gone = new Set(await removeAll(ctx.db, ownerOf(ctx), ids, at))
  return { deleted: ids.filter(id => gone.has(id)), not_found: ids.filter(id => !gone.has(id)) }
}

export async function shownFile(ctx: Pick<Ctx, 'library'>, media: Media): Promise<MediaFile> {
  const { filename, duration_ms = null } = FileTags.parse(media.tags)
  const url = await ctx.library.link(media.blob_key)
  const thumbnail_url = media.content_type.startsWith('image/') ? url : null
  const shows = media.kind === 'image' ? media.name : null
  return MediaFile.parse({ ...media, filename: filename ?? fileName(media), shows, url, thumbnail_url, duration_ms })
}

const endings: Record<string, string> = registry({
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
})

/** What it would be called on a disk. */
function fileName({ name, content_type }: Media): string {
  const plain = name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return `${plain.toLowerCase() || 'file'}.${endings[content_type] ?? 'bin'}`
}
