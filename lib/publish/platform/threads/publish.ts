import * as z from 'zod'
import { containersOf, type Dialect } from '#lib/publish/platform/containers.ts'
import { countEach } from '#lib/publish/platform/insights.ts'
import type { Piece, Publisher } from '#lib/publish/publisher.ts'

const described = ({ alt_text }: Piece): Record<string, string> =>
  alt_text ? { alt_text: alt_text.slice(0, 1_000) } : {}

const dialect: Dialect = {
  ...{ platform: 'threads', name: 'Threads', base: 'https://graph.threads.net/v1.0' },
  ...{ create: 'threads', publish: 'threads_publish', quota: 'threads_publishing_limit', words: 'text' },
  progress: 'status,error_message',
  fileOf: piece => ({
    ...(piece.kind === 'video'
      ? { media_type: 'VIDEO', video_url: piece.url }
      : { media_type: 'IMAGE', image_url: piece.url }),
    ...described(piece),
  }),
  hosts: ['threads.net', 'threads.com'],
  profile: username => `https://www.threads.com/@${username}`,
}

const Insights = z.object({
  data: z
    .array(z.object({ name: z.string(), values: z.array(z.object({ value: z.int().min(0) })).default([]) }))
    .max(20),
})
const ENGAGEMENTS = ['likes', 'replies', 'reposts', 'quotes', 'shares']

const metrics = countEach(dialect, `views,${ENGAGEMENTS}`, body => {
  const { data } = Insights.parse(body)
  const value = (name: string) => data.find(one => one.name === name)?.values[0]?.value ?? null
  const engagements = ENGAGEMENTS.reduce((sum, name) => sum + (value(name) ?? 0), 0)
  return { impressions: value('views'), engagements, clicks: null }
})

export const threads: Publisher = { ...containersOf(dialect), metrics }
