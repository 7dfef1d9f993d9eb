import * as z from 'zod'
import { bearer, call } from '#lib/publish/platform/call.ts'
import { codeOf, taken } from '#lib/publish/platform/container-words.ts'
import { containersOf, type Dialect } from '#lib/publish/platform/containers.ts'
import type { Account, Metrics, Piece, Publisher, PublisherTools } from '#lib/publish/publisher.ts'

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

async function metrics(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  for (const id of ids) {
    const asked = `${dialect.base}/${id}/insights?metric=views,${ENGAGEMENTS}`
    const answer = await call(tools.http, asked, { headers: bearer(account) })
    if (answer.status === 400 && codeOf(answer) !== 190) continue
    const { data } = Insights.parse(taken(answer, dialect, tools))
    const value = (name: string) => data.find(one => one.name === name)?.values[0]?.value ?? null
    const engagements = ENGAGEMENTS.reduce((sum, name) => sum + (value(name) ?? 0), 0)
    counts[id] = { impressions: value('views'), engagements, clicks: null }
  }
  return counts
}

export const threads: Publisher = { ...containersOf(dialect), metrics }
