import { findClip } from '#lib/brand/videos/clips-store.ts'
import { clipKey, shown, type Video } from '#lib/brand/videos/video.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { listMedia, ownShelf, removeMedia } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'

export async function listVideos(ctx: Ctx, page: { limit: number; offset: number }): Promise<Video[]> {
  const found = await listMedia(ctx.db, ownerOf(ctx), { kind: 'video', ...page })
  return Promise.all(found.map(media => shown(ctx, media)))
}

/** Also one that is still on its way in: it stops coming. */
export async function deleteVideo(ctx: Ctx, id: string): Promise<void> {
  ctx.limits.assert()
  const at = ctx.now().toISOString()
  await ownShelf(ctx.db, ownerOf(ctx), at)
  const clip = await findClip(ctx.db, id)
  if (!(await removeMedia(ctx.db, ownerOf(ctx), { id, kind: 'video' }, at))) throw unknownVideo()
  if (clip?.upload_id) ctx.later(ctx.blobs.dropParts(clipKey(id), clip.upload_id).catch(() => undefined))
}

const unknownVideo = () => new Problem('video_not_found', 'There is no such video in this workspace.')
