import type { Platform } from '#lib/channels.ts'
import { type Publication, PublishError } from '#lib/publish/publisher.ts'
import { captionReasons, wayFor } from '#lib/runs/judge/fits.ts'

/** Before anything is uploaded: what the platform would refuse is refused here, in clearer words. */
export function assertFits(post: Publication, platform: Platform): void {
  const { reasons } = wayFor(platform, post.pieces)
  const all = [...reasons, ...captionReasons(platform, post.caption)]
  if (all.length > 0)
    throw new PublishError('rejected', 'does_not_fit', `${platform} does not take this: ${all.join('; ')}.`)
}
