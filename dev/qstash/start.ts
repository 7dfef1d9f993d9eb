// QStash for one machine: the published API for the official client, with delays, retries and signatures as documented.
import { setTimeout as sleep } from 'node:timers/promises'
import { deadRoutes } from '#dev/qstash/api/dead.ts'
import { flowRoutes } from '#dev/qstash/api/flow.ts'
import { groupRoutes } from '#dev/qstash/api/groups.ts'
import { keyRoutes } from '#dev/qstash/api/keys.ts'
import { messageRoutes } from '#dev/qstash/api/messages.ts'
import { publishingRoutes } from '#dev/qstash/api/publishing.ts'
import { queueRoutes } from '#dev/qstash/api/queues.ts'
import { openPutSchedule, scheduleRoutes } from '#dev/qstash/api/schedules.ts'
import { listen } from '#dev/qstash/api/server.ts'
import { clockOf } from '#dev/qstash/clock.ts'
import { openSender } from '#dev/qstash/delivery/attempt.ts'
import { openCourier } from '#dev/qstash/delivery/courier.ts'
import { openDeliver } from '#dev/qstash/delivery/deliver.ts'
import { openOvertaking } from '#dev/qstash/delivery/overtaking.ts'
import { readFaults } from '#dev/qstash/faults.ts'
import { openFlow } from '#dev/qstash/flow.ts'
import { openIntake } from '#dev/qstash/intake.ts'
import { openJournal } from '#dev/qstash/journal.ts'
import { openLog } from '#dev/qstash/log.ts'
import { openQueues } from '#dev/qstash/queues.ts'
import { openSchedules } from '#dev/qstash/schedules.ts'
import { openState } from '#dev/qstash/state.ts'
import { noStats, type Stats } from '#dev/qstash/stats.ts'
import { openTimeline } from '#dev/qstash/timeline.ts'

export type QStashOptions = {
  /** Where everything is kept over a restart; only in memory without it. */
  file?: string
  port?: number
  token?: string
  current_signing_key?: string
  next_signing_key?: string
  /** `drop=0.1,duplicate=0.2,delay=0.3,reorder=0.2,refuse=0.1,unanswered=0.1,clock=20,seed=7` */
  faults?: string
  now?: () => number
  /** Where a delivery really goes; its signature names the published address. */
  rewrite?: (url: string) => string
  /** What a former process left, and the schedules, wait for it: receivers that are still starting. */
  resume_after?: Promise<unknown>
  /** How many deliveries may be under way at once, all told. */
  parallelism?: number
}

export type QStash = {
  url: string
  token: string
  current_signing_key: string
  next_signing_key: string
  /**
   * True as soon as nothing is under way and nothing becomes due before the time is over; what a pause holds back and
   * the next turns of schedules do not count.
   */
  idle(timeout_ms: number): Promise<boolean>
  stats(): Stats & { pending: number; in_flight: number; dead: number }
  close(): Promise<void>
}

const PARALLELISM = 100
const IDLE_GLANCE_MS = 5

export async function startQStash(options: QStashOptions = {}): Promise<QStash> {
  const { token = 'qstash_local_token', rewrite = url => url, parallelism = PARALLELISM } = options
  const given = {
    current: options.current_signing_key ?? 'sig_local_current_0123456789abcdef',
    next: options.next_signing_key ?? 'sig_local_next_0123456789abcdef',
  }
  const faults = readFaults(options.faults ?? '')
  const clock = clockOf(options.now, faults.clock)
  const journal = openJournal(options.file)
  const state = openState(journal)
  const stats = noStats()
  const timeline = openTimeline(clock)
  const turnsOfSchedules = openTimeline(clock)
  const sender = openSender()
  const keys = {
    get: () => state.keys.get('signing') ?? given,
    set: (pair: { current: string; next: string }) => state.keys.set('signing', pair),
  }
  let closed = false

  const flow = openFlow(state.flows, timeline, clock, parallelism)
  const queues = openQueues(state.queues, clock)
  const courier = openCourier({
    state,
    clock,
    timeline,
    flow,
    queues,
    faults,
    stats,
    log: openLog(state.events, clock),
    overtaking: openOvertaking(faults, timeline, clock, stats),
    deliver: openDeliver({ sender, clock, rewrite, signingKey: () => keys.get().current, isClosed: () => closed }),
  })
  const publish = openIntake(state, courier, clock, stats)
  const schedules = openSchedules(state.schedules, publish, turnsOfSchedules, clock)
  const putSchedule = openPutSchedule(schedules, clock)
  const server = await listen(
    [
      ...publishingRoutes(publish, putSchedule, faults, stats),
      ...messageRoutes(state, courier),
      ...deadRoutes(state, courier, clock),
      ...queueRoutes(state, queues),
      ...groupRoutes(state, clock),
      ...flowRoutes(flow),
      ...scheduleRoutes(state, schedules, putSchedule, clock),
      ...keyRoutes(keys),
    ],
    token,
    options.port ?? 0,
  )
  const resume = () => {
    if (closed) return
    courier.resume()
    schedules.startAll()
  }
  if (options.resume_after) void options.resume_after.then(resume, resume)
  else resume()

  const isBusy = (until_ms: number) => {
    if (flow.active() + flow.waiting() + sender.active() > 0) return true
    const next = timeline.next()
    return next !== undefined && next - clock.now() <= until_ms
  }

  return {
    url: server.url,
    token,
    current_signing_key: keys.get().current,
    next_signing_key: keys.get().next,
    async idle(timeout_ms) {
      const end = performance.now() + timeout_ms
      for (let left = timeout_ms; left > 0; left = end - performance.now()) {
        if (!isBusy(left)) return true
        await sleep(Math.min(IDLE_GLANCE_MS, left))
      }
      return !isBusy(0)
    },
    stats: () => ({
      ...stats,
      pending: state.messages.size(),
      in_flight: sender.active(),
      dead: state.dead.size(),
    }),
    async close() {
      closed = true
      timeline.close()
      turnsOfSchedules.close()
      sender.close()
      await server.close()
      journal.close()
    },
  }
}
