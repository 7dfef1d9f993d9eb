import { instagramOAuth } from '#lib/publish/connect/instagram.ts'
import { linkedinOAuth } from '#lib/publish/connect/linkedin.ts'
import type { OAuth } from '#lib/publish/connect/oauth.ts'
import { tiktokOAuth } from '#lib/publish/connect/tiktok.ts'
import { xOAuth } from '#lib/publish/connect/x.ts'
import { youtubeOAuth } from '#lib/publish/connect/youtube.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** How an account of each platform is connected. */
export const ways: Record<Platform, OAuth> = {
  x: xOAuth,
  linkedin: linkedinOAuth,
  instagram: instagramOAuth,
  youtube: youtubeOAuth,
  tiktok: tiktokOAuth,
}
