// What platforms count of our posts.

import { asked } from '#lib/publish/attempt/asked.ts'
import type { PostWorld } from '#lib/publish/control/posting.ts'
import { dueAt } from '#lib/publish/measure/measurable.ts'
import { type Measured, nameMeasured, storeMetrics, takeUnmeasured } from '#lib/publish/measure/metrics-store.ts'
import {
  type Account,
  type Metrics,
  PublishError,
  type Publisher,
  type PublisherTools,
} from '#lib/publish/publisher.ts'

const POSTS_AT_ONCE = 100
export async function measure(world: PostWorld, account_id: string): Promise<void> {
  const now = world.now()
  const taken = await takeUnmeasured(world.db, account_id, dueAt(now, POSTS_AT_ONCE), now.toISOString())
  const [first] = taken
  const posting = world.posting(true)
  const publisher = first && posting.publisher(first.platform)
  if (!first || !publisher) return
  const account = await asked(() => posting.open(first), 'retry')
  if (account instanceof PublishError) return
  const noFiles = () => Promise.reject(new Error('numbers need no files'))
  const tools = { http: world.http, now: world.now, read: noFiles, flow: noFiles }
  const posts = publisher.named ? await withNames(world, publisher, account, tools, taken) : taken
  const { metrics } = publisher
  if (!metrics || posts.length === 0) return
  const ids = posts.map(post => post.external_post_id)
  const counted = await asked(() => metrics(ids, account, tools), 'retry')
  if (counted instanceof PublishError) {
    if (counted.outcome === 'reauth') await posting.refused(first, account.token)
    return world.report(counted, { account_id, verb: 'measure' })
  }
  const read_at = now.toISOString()
  const known = posts.flatMap(({ id, external_post_id }) => {
    const metrics = counted[external_post_id]
    return metrics ? [[id, { ...whole(metrics), read_at }] as const] : []
  })
  await storeMetrics(world.db, account_id, Object.fromEntries(known))
}

/** Posts by the names that the platform knows them by: one that has none yet is asked for again in an hour. */
async function withNames(
  world: Pick<PostWorld, 'db'>,
  publisher: Publisher,
  account: Account,
  tools: PublisherTools,
  posts: Measured[],
): Promise<Measured[]> {
  const named: Measured[] = []
  for (const post of posts) {
    if (/^\d+$/.test(post.external_post_id)) {
      named.push(post)
      continue
    }
    const name = await asked(async () => publisher.named?.(post.external_post_id, account, tools) ?? null, 'retry')
    if (name === null || name instanceof PublishError) continue
    await nameMeasured(world.db, post.id, name)
    named.push({ ...post, ...name })
  }
  return named
}

const rounded = (count: number | null) => (count === null ? null : Math.round(count))
const whole = ({ impressions, engagements, clicks }: Metrics): Metrics => ({
  impressions: rounded(impressions),
  engagements: rounded(engagements),
  clicks: rounded(clicks),
})
