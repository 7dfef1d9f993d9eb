import { bluesky } from '#lib/publish/platform/bluesky.ts'
import { instagram } from '#lib/publish/platform/instagram.ts'
import { linkedin } from '#lib/publish/platform/linkedin.ts'
import { threads } from '#lib/publish/platform/threads.ts'
import { tiktok } from '#lib/publish/platform/tiktok.ts'
import { x } from '#lib/publish/platform/x.ts'
import { youtube } from '#lib/publish/platform/youtube.ts'
import type { Publisher } from '#lib/publish/publisher.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** One line each. */
export const publishers: Partial<Record<Platform, Publisher>> = {
  x,
  linkedin,
  instagram,
  youtube,
  tiktok,
  bluesky,
  threads,
}
