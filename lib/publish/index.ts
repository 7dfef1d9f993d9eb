import type { Platform } from '#lib/channels.ts'
import { bluesky } from '#lib/publish/platform/bluesky/publish.ts'
import { facebook } from '#lib/publish/platform/facebook/publish.ts'
import { instagram } from '#lib/publish/platform/instagram/publish.ts'
import { linkedin } from '#lib/publish/platform/linkedin/publish.ts'
import { threads } from '#lib/publish/platform/threads/publish.ts'
import { tiktok } from '#lib/publish/platform/tiktok/publish.ts'
import { x } from '#lib/publish/platform/x/publish.ts'
import { youtube } from '#lib/publish/platform/youtube/publish.ts'
import type { Publisher } from '#lib/publish/publisher.ts'

/** One line each. */
export const publishers: Partial<Record<Platform, Publisher>> = {
  x,
  linkedin,
  instagram,
  youtube,
  tiktok,
  bluesky,
  threads,
  facebook,
}
