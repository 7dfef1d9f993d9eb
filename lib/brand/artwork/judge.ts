// Its owner keeps a picture or drops it.
import { type ArtworkPicture, MOST_KEPT, shownPicture } from '#lib/brand/artwork/artwork.ts'
import { keepOffered } from '#lib/brand/artwork/artwork-store.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { findMediaById, type Media, ownShelf, removeMedia } from '#lib/media/store.ts'
import { Problem } from '#lib/problem.ts'

/** From now on it stands in pictures of the brand; one that is kept already stays so. */
export async function keepArtwork(ctx: Ctx, id: string): Promise<ArtworkPicture> {
  ctx.limits.assert()
  const at = ctx.now().toISOString()
  await ownShelf(ctx.db, ownerOf(ctx), at)
  const kept = await keepOffered(ctx.db, ownerOf(ctx), id, MOST_KEPT, at)
  const media = await ownPicture(ctx, id)
  if (!kept) throw new Problem('invalid_state', `A brand keeps ${MOST_KEPT} pictures at most. Drop one first.`)
  return shownPicture(ctx, media)
}

/** Whether it was kept or only offered. */
export async function dropArtwork(ctx: Ctx, id: string): Promise<void> {
  ctx.limits.assert()
  const at = ctx.now().toISOString()
  await ownShelf(ctx.db, ownerOf(ctx), at)
  if (!(await removeMedia(ctx.db, ownerOf(ctx), { id, kind: 'artwork' }, at))) throw unknown()
}

async function ownPicture(ctx: Ctx, id: string): Promise<Media> {
  const { workspace_id, livemode } = ownerOf(ctx)
  const media = await findMediaById(ctx.db, id)
  const isOwn = media?.workspace_id === workspace_id && media.livemode === livemode && media.kind === 'artwork'
  if (!media || !isOwn) throw unknown()
  return media
}

const unknown = () => new Problem('artwork_not_found', 'There is no such picture in this workspace.')
