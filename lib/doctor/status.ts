// What an operator wants to see at a glance: what the service stands on, what waits, what failed, what runs.
import { askDue } from '#lib/beat/due-store.ts'
import { type Heart, lastBeats } from '#lib/beat/nap.ts'
import type { World } from '#lib/ctx.ts'
import { askFailures, type Failures } from '#lib/doctor/failures-store.ts'
import { checkHealth, type Probe } from '#lib/health/check.ts'
import { HOUR_MS, MINUTE_MS } from '#lib/instant.ts'

export type Status = {
  status: 'pass' | 'warn' | 'fail'
  /** By the operator: nothing is changed and nothing goes out. */
  paused: boolean
  releases: { api: string; render: string }
  /** What each dependency is: pass, or how it fails; `queue refused` where its quota is spent, mostly. */
  checks: Record<string, { status: string; ms: number }>
  /** Work that waits past its time, the oldest of each kind first. */
  late: { kind: string; seconds: number }[]
  failures_last_hour: Failures | null
  /** When each heart last beat. */
  hearts: Record<Heart, string | null> | null
  time: string
}

export type About = { paused: boolean; releases: Status['releases'] }

const LATE_MS = 3 * MINUTE_MS
const none = () => null

export async function readStatus(world: World, probes: Probe[], about: About): Promise<Status> {
  const now = world.now().getTime()
  const [health, due, failures_last_hour, beats] = await Promise.all([
    checkHealth(probes, world.now, about.releases.api),
    askDue(world.db).catch(none),
    askFailures(world.db, new Date(now - HOUR_MS).toISOString()).catch(none),
    lastBeats(world).catch(none),
  ])
  const late = [...(due ?? [])]
    .filter(([, at]) => at > 0 && at < now)
    .map(([kind, at]) => ({ kind, seconds: Math.round((now - at) / 1_000) }))
    .sort((a, b) => b.seconds - a.seconds)
  const waits = late.some(({ seconds }) => seconds * 1_000 > LATE_MS)
  return {
    status: health.status === 'pass' && (waits || about.paused) ? 'warn' : health.status,
    ...about,
    checks: Object.fromEntries(
      Object.entries(health.checks).flatMap(([name, [one]]) =>
        one ? [[name.split(':')[0] ?? name, { status: one.output ?? one.status, ms: one.observedValue }]] : [],
      ),
    ),
    late,
    failures_last_hour,
    hearts: beats && { cron: instantOf(beats.cron), queue: instantOf(beats.queue) },
    time: new Date(now).toISOString(),
  }
}

const instantOf = (at: number | null) => (at === null ? null : new Date(at).toISOString())
