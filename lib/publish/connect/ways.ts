import { blueskySignIn } from '#lib/publish/connect/bluesky.ts'
import { instagramOAuth } from '#lib/publish/connect/instagram.ts'
import { linkedinOAuth } from '#lib/publish/connect/linkedin.ts'
import type { OAuth, SignIn } from '#lib/publish/connect/oauth.ts'
import { threadsOAuth } from '#lib/publish/connect/threads.ts'
import { tiktokOAuth } from '#lib/publish/connect/tiktok.ts'
import { xOAuth } from '#lib/publish/connect/x.ts'
import { youtubeOAuth } from '#lib/publish/connect/youtube.ts'
import type { Platform } from '#lib/runs/platforms.ts'

/** How an account of each platform is connected. */
export const ways: Record<Platform, OAuth | SignIn> = {
  x: xOAuth,
  linkedin: linkedinOAuth,
  instagram: instagramOAuth,
  youtube: youtubeOAuth,
  tiktok: tiktokOAuth,
  bluesky: blueskySignIn,
  threads: threadsOAuth,
}
