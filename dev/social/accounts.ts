import type { Platform } from '#lib/channels.ts'

/** The one account that each stand-in has, as its platform would name it. */
export const standInAccounts: Record<Platform, { external_id: string; username: string }> = {
  x: { external_id: '2244994945', username: 'standin_x' },
  linkedin: { external_id: 'urn:li:person:standin', username: 'Stand-in member' },
  instagram: { external_id: '17841400000000001', username: 'standin.instagram' },
  youtube: { external_id: 'UCstandin0000000000000001', username: 'Stand-in channel' },
  bluesky: { external_id: 'did:plc:standin0000000000000001', username: 'standin.bsky.social' },
  threads: { external_id: '27841400000000001', username: 'standin.threads' },
  facebook: { external_id: '37841400000000001', username: 'Stand-in page' },
  tiktok: { external_id: 'standin-open-id', username: 'standin.tiktok' },
}
