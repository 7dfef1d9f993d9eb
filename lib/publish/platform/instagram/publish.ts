import * as z from 'zod'
import { bearer, call } from '#lib/publish/platform/call.ts'
import { codeOf, taken } from '#lib/publish/platform/container-words.ts'
import { containersOf, type Dialect } from '#lib/publish/platform/containers.ts'
import { withComments } from '#lib/publish/platform/first-comment.ts'
import { comments } from '#lib/publish/platform/instagram/comment.ts'
import type { Account, Metrics, PublisherTools } from '#lib/publish/publisher.ts'

const dialect: Dialect = {
  ...{ platform: 'instagram', name: 'Instagram', base: 'https://graph.instagram.com/v25.0' },
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

async function metrics(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  for (const id of ids) {
    const asked = `${dialect.base}/${id}/insights?metric=views,total_interactions`
    const answer = await call(tools.http, asked, { headers: bearer(account) })
    // One that has too few viewers, or is gone, does not keep the others from being counted.
    if (answer.status === 400 && codeOf(answer) !== 190) continue
    const { data } = Insights.parse(taken(answer, dialect, tools))
    const value = (name: string) => data.find(one => one.name === name)?.values[0]?.value ?? null
    counts[id] = { impressions: value('views'), engagements: value('total_interactions'), clicks: null }
  }
  return counts
}

export const instagram = withComments({ ...containersOf(dialect), metrics }, comments)
