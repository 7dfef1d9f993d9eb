import type { Platform } from '#lib/channels.ts'
import type { OAuth, SignIn } from '#lib/publish/connect/oauth.ts'
import { blueskySignIn } from '#lib/publish/platform/bluesky/connect.ts'
import { facebookOAuth } from '#lib/publish/platform/facebook/connect.ts'
import { instagramOAuth } from '#lib/publish/platform/instagram/connect.ts'
import { linkedinOAuth } from '#lib/publish/platform/linkedin/connect.ts'
import { threadsOAuth } from '#lib/publish/platform/threads/connect.ts'
import { tiktokOAuth } from '#lib/publish/platform/tiktok/connect.ts'
import { xOAuth } from '#lib/publish/platform/x/connect.ts'
import { youtubeOAuth } from '#lib/publish/platform/youtube/connect.ts'

/** How an account of each platform is connected. */
export const ways: Record<Platform, OAuth | SignIn> = {
  x: xOAuth,
  linkedin: linkedinOAuth,
  instagram: instagramOAuth,
  youtube: youtubeOAuth,
  tiktok: tiktokOAuth,
  bluesky: blueskySignIn,
  threads: threadsOAuth,
  facebook: facebookOAuth,
}
