import type { Channel } from '#lib/channels.ts'
import { HASHTAG_LIMITS } from '#lib/composer/limits.ts'

/** The caption as it is posted: tags after a blank line, in the line on TikTok. */
export function withHashtags(caption: string, hashtags: readonly string[], channel: Channel): string {
  const tags = hashtags.slice(0, HASHTAG_LIMITS[channel])
  if (tags.length === 0) return caption
  return `${caption}${channel === 'tiktok' ? ' ' : '\n\n'}${tags.join(' ')}`
}
