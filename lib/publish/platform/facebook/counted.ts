// What Facebook counts of a page's posts and of its reels.
import * as z from 'zod'
import { bearer, call } from '#lib/publish/platform/call.ts'
import { codeOf, taken } from '#lib/publish/platform/container-words.ts'
import { BASE, GRAPH } from '#lib/publish/platform/facebook/words.ts'
import type { Account, Metrics, PublisherTools } from '#lib/publish/publisher.ts'

const Total = z.object({ summary: z.object({ total_count: z.int().min(0) }) }).optional()
const Insights = z
  .object({
    data: z.array(z.object({ name: z.string(), values: z.array(z.object({ value: z.int().min(0) })) })).max(20),
  })
  .default({ data: [] })
const Counts = z.object({
  ...{ reactions: Total, likes: Total, comments: Total },
  shares: z.object({ count: z.int().min(0) }).optional(),
  ...{ insights: Insights, video_insights: Insights },
})

const summed = (name: string) => `${name}.limit(0).summary(total_count)`
const ofPost = `${summed('reactions')},${summed('comments')},shares,insights.metric(post_media_view,post_clicks)`
const ofReel = `${summed('likes')},${summed('comments')},video_insights.metric(fb_reels_total_plays)`

/** One that is gone does not keep the others from being counted. */
export async function counted(ids: readonly string[], account: Account, tools: PublisherTools) {
  const counts: Record<string, Metrics> = {}
  for (const id of ids) {
    const asked = `${BASE}/${id}?fields=${id.includes('_') ? ofPost : ofReel}`
    const answer = await call(tools.http, asked, { headers: bearer(account) })
    if (answer.status === 400 && codeOf(answer) !== 190) continue
    counts[id] = metricsOf(Counts.parse(taken(answer, GRAPH, tools)))
  }
  return counts
}

function metricsOf({ reactions, likes, comments, shares, insights, video_insights }: z.output<typeof Counts>): Metrics {
  const told = [...insights.data, ...video_insights.data]
  const value = (name: string) => told.find(one => one.name === name)?.values[0]?.value ?? null
  const totals = [reactions, likes, comments].map(one => one?.summary.total_count ?? 0)
  const engagements = totals.reduce((sum, count) => sum + count, shares?.count ?? 0)
  return {
    impressions: value('post_media_view') ?? value('fb_reels_total_plays'),
    engagements,
    clicks: value('post_clicks'),
  }
}
