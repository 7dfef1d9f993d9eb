// QStash for one machine: the published API for the official client, with delays, retries and signatures as documented.
import { setTimeout as sleep } from 'node:timers/promises'
import { deadRoutes } from '#dev/qstash/api/dead.ts'
import { flowRoutes } from '#dev/qstash/api/flow.ts'
import { groupRoutes } from '#dev/qstash/api/groups.ts'
import { type Keys, keyRoutes } from '#dev/qstash/api/keys.ts'
import { messageRoutes } from '#dev/qstash/api/messages.ts'
import { publishingRoutes } from '#dev/qstash/api/publishing.ts'
import { queueRoutes } from '#dev/qstash/api/queues.ts'
import type { Route } from '#dev/qstash/api/router.ts'
import { openPutSchedule, scheduleRoutes } from '#dev/qstash/api/schedules.ts'
import { serveRoutes } from '#dev/qstash/api/server.ts'
import { clockOf } from '#dev/qstash/clock.ts'
import { openSender } from '#dev/qstash/delivery/attempt.ts'
import { Courier } from '#dev/qstash/delivery/courier.ts'
import { openDeliver } from '#dev/qstash/delivery/deliver.ts'
import { openOvertaking } from '#dev/qstash/delivery/overtaking.ts'
import { readFaults } from '#dev/qstash/faults.ts'
import { Flow } from '#dev/qstash/flow.ts'
import { openIntake } from '#dev/qstash/intake.ts'
import { openJournal } from '#dev/qstash/journal.ts'
import { openLog } from '#dev/qstash/log.ts'
import { openQueues } from '#dev/qstash/queues.ts'
import { openSchedules } from '#dev/qstash/schedules.ts'
import { openState, type State } from '#dev/qstash/state.ts'
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
  const { token = 'qstash_local_token', port = 0, resume_after } = options
  const machine = assemble(options)
  const { state, sender, signing, stats, courier, schedules } = machine
  const server = await serveRoutes(routesOf(machine), token, port)
  const resume = () => {
    if (machine.isClosed()) return
    courier.resume()
    schedules.startAll()
  }
  if (resume_after) void resume_after.then(resume, resume)
  else resume()

  return {
    url: server.url,
    token,
    current_signing_key: signing.get().current,
    next_signing_key: signing.get().next,
    idle: timeout_ms => comesToRest(machine, timeout_ms),
    stats: () => ({
      ...stats,
      pending: state.messages.size(),
      in_flight: sender.active(),
      dead: state.dead.size(),
    }),
    async close() {
      machine.stop()
      await server.close()
      machine.journal.close()
    },
  }
}

type Machine = ReturnType<typeof assemble>

/** Everything behind the server, each part with those that it needs. */
function assemble(options: QStashOptions) {
  const { rewrite = url => url, parallelism = PARALLELISM } = options
  const faults = readFaults(options.faults ?? '')
  const clock = clockOf(options.now, faults.clock)
  const journal = openJournal(options.file)
  const state = openState(journal)
  const signing = signingIn(state, options)
  const stats = noStats()
  const timeline = openTimeline(clock)
  const turnsOfSchedules = openTimeline(clock)
  const sender = openSender()
  let closed = false
  const isClosed = () => closed
  const stop = () => {
    closed = true
    timeline.close()
    turnsOfSchedules.close()
    sender.close()
  }

  const flow = new Flow({ settings: state.flows, timeline, clock, everywhere: parallelism })
  const queues = openQueues(state.queues, clock)
  const log = openLog(state.events, clock)
  const overtaking = openOvertaking(faults, timeline, clock, stats)
  const deliver = openDeliver({ sender, clock, rewrite, signingKey: () => signing.get().current, isClosed })
  const courier = new Courier({ state, clock, timeline, flow, queues, faults, stats, log, overtaking, deliver })
  const publish = openIntake(state, courier, clock, stats)
  const schedules = openSchedules(state.schedules, publish, turnsOfSchedules, clock)
  const parts = { faults, clock, journal, state, signing, stats, timeline, sender }
  return { ...parts, flow, queues, courier, publish, schedules, isClosed, stop }
}

function signingIn(state: State, { current_signing_key, next_signing_key }: QStashOptions) {
  const given = {
    current: current_signing_key ?? 'sig_local_current_0123456789abcdef',
    next: next_signing_key ?? 'sig_local_next_0123456789abcdef',
  }
  return {
    get: () => state.keys.get('signing') ?? given,
    set: (pair: Keys) => state.keys.set('signing', pair),
  }
}

function routesOf(machine: Machine): Route[] {
  const { state, clock, faults, stats, signing } = machine
  const { publish, schedules, courier, queues, flow } = machine
  const putSchedule = openPutSchedule(schedules, clock)
  return [
    ...publishingRoutes(publish, putSchedule, faults, stats),
    ...messageRoutes(state, courier),
    ...deadRoutes(state, courier, clock),
    ...queueRoutes(state, queues),
    ...groupRoutes(state, clock),
    ...flowRoutes(flow),
    ...scheduleRoutes(state, schedules, putSchedule, clock),
    ...keyRoutes(signing),
  ]
}

async function comesToRest(machine: Machine, timeout_ms: number): Promise<boolean> {
  const end = performance.now() + timeout_ms
  for (let left = timeout_ms; left > 0; left = end - performance.now()) {
    if (!isBusy(machine, left)) return true
    await sleep(Math.min(IDLE_GLANCE_MS, left))
  }
  return !isBusy(machine, 0)
}

function isBusy({ flow, sender, timeline, clock }: Machine, until_ms: number): boolean {
  if (flow.active + flow.waiting() + sender.active() > 0) return true
  const next = timeline.next()
  return next !== undefined && next - clock.now() <= until_ms
}
