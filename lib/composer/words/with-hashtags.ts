import type { Channel } from '#lib/channels.ts'

const MOST: Record<Channel, number> = {
  ...{ twitter: 2, linkedin: 3, instagram: 5, youtube: 3, tiktok: 4, bluesky: 2, threads: 1, facebook: 2 },
}

/** The caption as it is posted: tags after a blank line, in the line on TikTok. */
export function withHashtags(caption: string, hashtags: readonly string[], channel: Channel): string {
  const tags = hashtags.slice(0, MOST[channel])
  if (tags.length === 0) return caption
  return `${caption}${channel === 'tiktok' ? ' ' : '\n\n'}${tags.join(' ')}`
}
