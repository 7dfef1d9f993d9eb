// Tells the operator when something goes wrong and when it is well again: once for each change, never again for the same.
import { askDue } from '#lib/beat/due-store.ts'
import { lastBeats } from '#lib/beat/nap.ts'
import type { World } from '#lib/ctx.ts'
import { checkHealth, type Probe } from '#lib/health/check.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import type { Script } from '#lib/ports/redis.ts'

export type Alarm = {
  /** Takes `{text}` as Slack, Discord (…/slack) and Mattermost do. */
  webhook: string | null
  /** Asked every five minutes: whoever does not hear from us for longer raises the alarm. */
  dead_man: string | null
}

const OLDEST_MS = 3 * MINUTE_MS
/** The queue's schedule beats every five minutes, and one beat may be late. */
const SILENT_MS = 11 * MINUTE_MS
const PING_MINUTES = 5
const KEY = 'alarm:state'

/** KEYS: what was told last. ARGV: what is wrong now. Answers what was told before. */
const exchange: Script = {
  name: 'exchange-alarm',
  source: `
local before = redis.call('GET', KEYS[1]) or ''
redis.call('SET', KEYS[1], ARGV[1])
return before`,
}

type Watching = Pick<World, 'db' | 'redis' | 'http' | 'now' | 'report' | 'public_url'>

/** For the cron trigger, when it has asked Postgres anyway. */
export async function raiseAlarm(world: Watching, probes: Probe[], release: string, { webhook }: Alarm): Promise<void> {
  if (!webhook) return
  const wrong = await findWrong(world, probes, release)
  const now = wrong.join('; ')
  const before = await world.redis.run(exchange, [KEY], [now]).then(String, () => null)
  // Without Redis nobody knows what was told: Redis is then what is wrong, and is told each time.
  if (before === now || (before === null && wrong.length === 0)) return
  const text = wrong.length === 0 ? 'all is well again' : now
  await say(world, webhook, `Brand content at ${world.public_url}: ${text}.`)
}

/** Called at every beat, asleep or not. */
export async function pingDeadMan(world: Pick<World, 'http' | 'now' | 'report'>, { dead_man }: Alarm): Promise<void> {
  if (!dead_man || world.now().getUTCMinutes() % PING_MINUTES !== 0) return
  await world.http(dead_man).then(
    answer => answer.body?.cancel(),
    error => world.report(error, { alarm: 'dead man' }),
  )
}

async function findWrong(world: Watching, probes: Probe[], release: string): Promise<string[]> {
  const { checks } = await checkHealth(probes, world.now, release)
  const failing = Object.entries(checks).flatMap(([name, [one]]) =>
    one && one.status !== 'pass' ? [`${name} ${one.output ?? one.status}`] : [],
  )
  return [...failing, ...(await lateWork(world)), ...(await silentHeart(world))].sort()
}

async function lateWork({ db, now }: Watching): Promise<string[]> {
  const due = await askDue(db).catch(() => new Map<string, number>())
  const late = [...due].filter(([, at]) => at > 0 && now().getTime() - at > OLDEST_MS)
  return late.map(([kind]) => `work of ${kind} waits for more than ${OLDEST_MS / MINUTE_MS} minutes`)
}

async function silentHeart(world: Watching): Promise<string[]> {
  const { queue } = await lastBeats(world).catch(() => ({ queue: null }))
  return queue !== null && world.now().getTime() - queue > SILENT_MS ? ['the schedule of the queue is silent'] : []
}

async function say(world: Watching, webhook: string, text: string): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const sent = world.http(webhook, { method: 'POST', headers, body: JSON.stringify({ text }) })
  await sent.then(
    answer => answer.body?.cancel(),
    error => world.report(error, { alarm: 'webhook' }),
  )
}
