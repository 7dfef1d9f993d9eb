import { type Publication, PublishError } from '#lib/publish/publisher.ts'
import { fitsOf } from '#lib/runs/fits.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** Before anything is uploaded: what the platform would refuse is refused here, in clearer words. */
export function assertFits(post: Publication, platform: Platform): void {
  const { ok, reasons } = fitsOf(post.pieces, () => post.caption)[platform]
  if (!ok) throw new PublishError('rejected', 'does_not_fit', `${platform} does not take this: ${reasons.join('; ')}.`)
}
