import * as z from 'zod'
import { insertClip } from '#lib/brand/videos/clips-store.ts'
import { clipKey, shown, Video } from '#lib/brand/videos/video.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { after, Instant } from '#lib/instant.ts'
import { IN_PARTS_MS, MAX_CLIP_BYTES, ONE_PIECE_MS, PART_BYTES } from '#lib/media/clips/limits.ts'
import { ClipTypes, tooLargeClip } from '#lib/media/clips/sniff.ts'
import { when } from '#lib/media/picture/image-input.ts'
import { type Media, ownShelf } from '#lib/media/store.ts'
import { judgeTarget } from '#lib/outbound/target.ts'
import { plans, upgradeFor } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { ShownName } from '#lib/shown-name.ts'
import { firstDue } from '#lib/work/lease.ts'
import { sendFor } from '#lib/work/send.ts'

export const AddVideoInput = z
  .strictObject({
    title: ShownName.optional().describe('The name of the file without it.'),
    video_url: z.string().trim().min(1).max(2048).optional().meta({ description: 'An https URL; or send `upload`.' }),
    upload: z
      .strictObject({
        filename: z.string().trim().min(1).max(255).describe('With its ending.'),
        content_type: z.enum(ClipTypes),
        bytes: z.int().min(1).meta({ description: 'The size of the file; up to 200 MB.' }),
      })
      .optional()
      .describe('To send the file itself; the answer says where to.'),
  })
  .refine(input => (input.video_url === undefined) !== (input.upload === undefined), {
    message: 'send exactly one of video_url and upload',
    path: ['video_url'],
    when,
  })
  .meta({ id: 'AddVideoInput' })
export type AddVideoInput = z.output<typeof AddVideoInput>

export const AddedVideo = Video.extend({
  upload_url: z
    .url()
    .nullable()
    .meta({ description: 'Where one PUT sends the whole file; null where it takes several.' }),
  upload: z
    .object({
      part_size: z.int(),
      part_urls: z.array(z.url()).meta({ description: 'One PUT each, in any order; all of `part_size` but the last.' }),
      complete_url: z.url().meta({ description: 'A POST without a body, once all parts are there.' }),
      expires_at: Instant,
    })
    .nullable(),
}).meta({ id: 'AddedVideo' })
export type AddedVideo = z.output<typeof AddedVideo>

/** Begins a video: from an address it is loaded by the queue, a file is sent by the caller in parts. */
export async function addVideo(ctx: Ctx, input: AddVideoInput): Promise<AddedVideo> {
  ctx.limits.assert()
  assertVideos(ctx)
  const { upload, video_url, title } = input
  if (video_url !== undefined) judgeTarget(video_url, ctx.targets)
  if (upload && upload.bytes > MAX_CLIP_BYTES) throw tooLargeClip()
  const id = ctx.id()
  const at = ctx.now().toISOString()
  const media: Media = {
    ...{ id, ...ownerOf(ctx), kind: 'video', blob_key: clipKey(id), sha256: '', created_at: at, updated_at: at },
    ...{ name: title ?? nameOf(upload?.filename ?? video_url ?? ''), width: null, height: null },
    ...{ content_type: upload?.content_type ?? 'video/mp4', bytes: upload?.bytes ?? 0 },
    tags: { status: 'processing', ...(upload ? { filename: upload.filename } : {}) },
  }
  const clip = {
    ...{ id, workspace_id: ctx.workspace.id, parts: {}, attempt: 0, created_at: at, url: video_url ?? null },
    upload_id: upload ? await ctx.blobs.startParts(media.blob_key, upload.content_type) : null,
    part_size: upload ? PART_BYTES : null,
  }
  await ownShelf(ctx.db, ownerOf(ctx), at)
  if (upload) {
    const until = after(ctx.now(), IN_PARTS_MS)
    await insertClip(ctx.db, media, { ...clip, state: 'receiving', due_at: until.toISOString() })
    return AddedVideo.parse({ ...(await shown(ctx, media)), ...(await places(ctx, id, upload.bytes)) })
  }
  await insertClip(ctx.db, media, { ...clip, state: 'loading', due_at: firstDue(ctx, 'videos') })
  ctx.later(sendFor(ctx, 'videos', clip, 'added'))
  return AddedVideo.parse({ ...(await shown(ctx, media)), upload_url: null, upload: null })
}

/** Addresses to write to; each is good for one thing, and for a while. */
async function places(ctx: Ctx, id: string, bytes: number): Promise<Pick<AddedVideo, 'upload_url' | 'upload'>> {
  const until = after(ctx.now(), IN_PARTS_MS)
  const count = Math.ceil(bytes / PART_BYTES)
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return {
    upload_url: count > 1 ? null : await ctx.library.writable('PUT', `/uploads/${id}`, after(ctx.now(), ONE_PIECE_MS)),
    upload: {
      part_size: PART_BYTES,
      part_urls: await Promise.all(numbers.map(n => ctx.library.writable('PUT', `/uploads/${id}/${n}`, until))),
      complete_url: await ctx.library.writable('POST', `/uploads/${id}/complete`, until),
      expires_at: until.toISOString(),
    },
  }
}

/** A title from what the file is called. */
function nameOf(place: string): string {
  const path = URL.canParse(place) ? new URL(place).pathname.replace(/%20|\+/g, ' ') : place
  const file = path.split('/').at(-1) ?? ''
  const plain = file.replace(/\.[a-z0-9]{2,4}$/i, '').replace(/[^\p{L}\p{N}]+/gu, ' ')
  return plain.trim().slice(0, 120) || 'Video'
}

/** Videos are for the plans that make them. */
function assertVideos({ workspace }: Pick<Ctx, 'workspace'>): void {
  if (plans[workspace.plan].caps.video > 0) return
  const upgrade = upgradeFor(plan => plan.caps.video > 0)
  throw new Problem(
    'plan_required',
    `Brand videos need the ${upgrade} plan or above; this workspace is on ${workspace.plan}. Upgrade to ${upgrade}.`,
  )
}
