import * as z from 'zod'
import { containersOf, type Dialect } from '#lib/publish/platform/containers.ts'
import { withComments } from '#lib/publish/platform/first-comment.ts'
import { countEach } from '#lib/publish/platform/insights.ts'
import { comments } from '#lib/publish/platform/instagram/comment.ts'
import { spoken } from '#lib/publish/platform/instagram/words.ts'

const dialect: Dialect = {
  ...spoken,
  platform: 'instagram',
  ...{ create: 'media', publish: 'media_publish', quota: 'content_publishing_limit', words: 'caption' },
  progress: 'status_code,status',
  fileOf: ({ kind, url, alt_text }): Record<string, string> =>
    kind === 'video'
      ? { media_type: 'REELS', video_url: url, share_to_feed: 'true' }
      : { image_url: url, ...(alt_text ? { alt_text: alt_text.slice(0, 1_000) } : {}) },
  hosts: ['instagram.com'],
  profile: username => `https://www.instagram.com/${username}/`,
}

const Insights = z.object({
  data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.int().min(0) })) })).max(20),
})

const metrics = countEach(dialect, 'views,total_interactions', body => {
  const { data } = Insights.parse(body)
  const value = (name: string) => data.find(one => one.name === name)?.values[0]?.value ?? null
  return { impressions: value('views'), engagements: value('total_interactions'), clicks: null }
})

export const instagram = withComments({ ...containersOf(dialect), metrics }, comments)
