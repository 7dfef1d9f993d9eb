// What platforms count of our posts: each account is asked once a day, by a message of its own.
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { accountsToMeasure, storeMetrics, takeUnmeasured } from '#lib/publish/metrics-store.ts'
import { type Metrics, PublishError } from '#lib/publish/publisher.ts'
import { asked } from '#lib/publish/turn.ts'
import { accountMessage } from '#lib/runs/messages.ts'

const FOLLOWED_DAYS = 90
const POSTS_AT_ONCE = 100
const ACCOUNTS_AT_ONCE = 100
/** Once an hour is often enough to look for what is read once a day. */
const MINUTE = 0

const dueAt = (now: Date, limit: number) => ({
  since: after(now, -FOLLOWED_DAYS * DAY_MS).toISOString(),
  before: after(now, -DAY_MS).toISOString(),
  limit,
})

export async function sweepMetrics(world: World): Promise<number> {
  const now = world.now()
  if (now.getUTCMinutes() !== MINUTE) return 0
  const accounts = await accountsToMeasure(world.db, dueAt(now, ACCOUNTS_AT_ONCE))
  if (accounts.length > 0) await world.queue.send(accounts.map(account => accountMessage(account, now.toISOString())))
  return accounts.length
}

export async function measure(world: World, account_id: string): Promise<void> {
  const now = world.now()
  const posts = await takeUnmeasured(world.db, account_id, dueAt(now, POSTS_AT_ONCE), now.toISOString())
  const [first] = posts
  const posting = world.posting(true)
  const ask = first && posting.publisher(first.platform)?.metrics
  if (!first || !ask) return
  const account = await asked(() => posting.open(first), 'retry')
  if (account instanceof PublishError) return
  const tools = { http: world.http, now: world.now, read: () => Promise.reject(new Error('numbers need no files')) }
  const ids = posts.map(post => post.external_post_id)
  const counted = await asked(() => ask(ids, account, tools), 'retry')
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

const rounded = (count: number | null) => (count === null ? null : Math.round(count))
const whole = ({ impressions, engagements, clicks }: Metrics): Metrics => ({
  impressions: rounded(impressions),
  engagements: rounded(engagements),
  clicks: rounded(clicks),
})
