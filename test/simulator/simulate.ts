// One simulation: trouble, then quiet, trouble again a day later, then the collection of what nobody refers to, and what the
// judges say.
import { sql } from 'drizzle-orm'
import { beat, sweepEverything } from '#lib/beat/beat.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import { Agents } from './agents.ts'
import { drawAsks, drawCards, STUDIO } from './asks.ts'
import { Buyers } from './buyers.ts'
import { Callers, runsOf } from './callers.ts'
import { Chance } from './chance.ts'
import { Chats } from './chats.ts'
import { type Database, execute } from './database.ts'
import { type Counts, type Faults, Isolates, none, usual, varied } from './isolates.ts'
import { judge, type Sums } from './judge.ts'
import { Planners } from './planners.ts'
import { Posters } from './posters.ts'
import { Reviewers } from './reviewers.ts'
import { kept } from './rules/files.ts'
import { openService, type Service } from './service.ts'
import { setStage } from './stage.ts'
import { drawCrypto, Timeline } from './timeline.ts'
import { Watch } from './watch.ts'
import { Writers } from './writers.ts'
import { drawSecondDay, drawWrites } from './writes.ts'

export type Options = { seed: number; runs: number; rates: 'usual' | 'varied' }

export type Verdict = {
  options: Options
  engine: string
  violations: string[]
  trace: string
  seconds: number
  /** Of this process. */
  cpu_s: number
  sums: Sums
  counts: Counts
  queue: Service['queue']['counts']
  /** Virtual seconds from the end of all faults until nothing was left to do, and the longest that anything waited overdue then. */
  settled_s: number
  overdue_s: number
  reports: [string, number][]
}

const NOON = Date.parse('2026-11-20T12:00:00.000Z')
const BEAT_MS = MINUTE_MS
const WRITES_A_RUN = 0.4
const SALES_A_RUN = 0.15
const CARDS_A_RUN = 0.1
/** Nothing is waited for longer than this, lest a broken product run for ever. */
const QUIET_MOST_MS = 60 * MINUTE_MS

export async function simulate(database: Database, options: Options): Promise<Verdict> {
  const started = performance.now()
  const cpu = process.cpuUsage()
  const chance = new Chance(options.seed)
  drawCrypto(chance)
  const timeline = new Timeline(NOON)
  const isolates = new Isolates(timeline, chance)
  const service = openService({ timeline, chance, isolates, database, unstable: chance.happens(0.75) })
  const stage = await during(timeline, setStage(service))
  const faults: Faults = options.rates === 'usual' ? usual : varied(chance)
  const asks = drawAsks(chance, stage, options.runs, 300, timeline.now)
  const lasts = asks.at(-1)?.at ?? 0
  const cards = drawCards(chance, stage, Math.ceil(options.runs * CARDS_A_RUN), lasts)
  const callers = new Callers([...asks, ...cards], timeline, chance, service)
  const writes = drawWrites(chance, stage.keepers, Math.ceil(options.runs * WRITES_A_RUN), lasts)
  const writers = new Writers(timeline, chance, service)
  const posters = new Posters(timeline, chance, service)
  const planners = new Planners(timeline, chance, service)
  const reviewers = new Reviewers(timeline, chance, service)
  const chats = new Chats(stage, timeline, chance, service, database)
  const buyers = new Buyers(timeline, chance, service)
  const agents = new Agents(stage, timeline, chance, service)
  callers.promised = (one, text) => {
    planners.begin(one, text)
    for (const run_id of runsOf(text)) {
      if (one.path !== STUDIO) posters.begin(one, run_id)
      if (one.livemode) reviewers.begin(one.tenant, run_id)
    }
  }
  const heart = new Heart(timeline, service)
  const watch = new Watch(timeline, database, service.platforms)

  isolates.faults = faults
  const outage = stage.tenants[1]?.endpoints[0]
  if (outage) service.receivers.closed.set(outage.url, timeline.now + 4 * MINUTE_MS)
  callers.begin(stage)
  writers.begin(writes)
  buyers.begin(stage, Math.ceil(options.runs * SALES_A_RUN), lasts)
  agents.begin(lasts)
  chats.begin(lasts)
  watch.begin()
  heart.begin()
  await timeline.run(timeline.now + lasts + 3 * MINUTE_MS)

  isolates.faults = none
  callers.askAgain()
  writers.askAgain()
  posters.askAgain()
  buyers.askAgain()
  agents.askAgain()
  const { settled_s, overdue_s } = await quiet(timeline, database)
  const replayed = (await callers.replay(1_000)) + (await writers.replay())
  heart.end()
  watch.end()
  await timeline.run()
  await planned(timeline, database, service)

  await timeline.run(timeline.now + DAY_MS)
  buyers.closeLinks()
  isolates.faults = faults
  heart.begin()
  writers.begin(drawSecondDay(chance, writes))
  await timeline.run(timeline.now + 3 * MINUTE_MS)
  isolates.faults = none
  writers.askAgain()
  await timeline.run(timeline.now + 6 * MINUTE_MS)
  heart.end()
  await timeline.run()
  await planned(timeline, database, service)
  await timeline.run(timeline.now + DAY_MS + BEAT_MS)
  buyers.closeLinks()
  await sellersAsked(timeline, service)
  await collect(timeline, service)
  const judged = {
    database,
    service,
    callers,
    writers,
    posters,
    planners,
    reviewers,
    chats,
    buyers,
    agents,
    stage,
    timeline,
  }
  const { violations, sums } = await judge(judged)
  await during(timeline, writers.clear(stage))
  await collect(timeline, service)
  violations.push(...(await kept(judged)))
  return {
    ...{ options, engine: database.engine, settled_s, overdue_s },
    violations: [
      ...timeline.wrong,
      ...watch.wrong,
      ...callers.wrong,
      ...reviewers.wrong,
      ...writers.wrong,
      ...posters.wrong,
      ...buyers.wrong,
      ...agents.wrong,
      ...violations,
    ],
    trace: timeline.trace(),
    seconds: (performance.now() - started) / 1_000,
    cpu_s: cpuSeconds(process.cpuUsage(cpu)),
    sums: { ...sums, replayed },
    counts: isolates.counts,
    queue: service.queue.counts,
    reports: [...service.reports].sort((a, b) => b[1] - a[1]),
  }
}

const cpuSeconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1e6

/** Both hearts of the sweep: the clock's own trigger and the queue's schedule. */
class Heart {
  #beating = false
  readonly #timeline: Timeline
  readonly #service: Service

  constructor(timeline: Timeline, service: Service) {
    this.#timeline = timeline
    this.#service = service
  }

  begin(): void {
    this.#beating = true
    this.#beat()
  }

  end(): void {
    this.#beating = false
  }

  #beat(): void {
    if (!this.#beating) return
    void this.#service.act('clock', world => beat(world, 'cron'))
    this.#service.queue.publish('/hooks/sweep', { v: 1 }, 2 * SECOND_MS)
    this.#timeline.after(BEAT_MS, () => this.#beat())
  }
}

/** Work of the stage itself needs time to pass. */
async function during<T>(timeline: Timeline, work: Promise<T>): Promise<T> {
  let ended = false
  const watched = work.finally(() => {
    ended = true
  })
  watched.catch(() => undefined)
  while (!ended) await timeline.run()
  return watched
}

/** Lets time pass until nothing is due and every run has ended; looks every five seconds. */
async function quiet(timeline: Timeline, database: Database): Promise<{ settled_s: number; overdue_s: number }> {
  const began = timeline.now
  let overdue_s = 0
  for (;;) {
    const [look] = await execute(
      database,
      sql`select (select count(*) from runs where status in ('queued', 'running'))::int as living,
            extract(epoch from least(
              (select min(due_at) from runs), (select min(due_at) from renders), (select min(due_at) from keys),
              (select min(due_at) from deliveries), (select min(due_at) from posts), (select min(due_at) from messages)))::float as due`,
    )
    const due = look?.due === null ? Number.POSITIVE_INFINITY : Number(look?.due) * 1_000
    if (due <= timeline.now) overdue_s = Math.max(overdue_s, (timeline.now - Math.max(due, began)) / 1_000)
    const over = look?.living === 0 && due > timeline.now
    if (over || timeline.now - began > QUIET_MOST_MS) return { settled_s: (timeline.now - began) / 1_000, overdue_s }
    await timeline.run(timeline.now + 5 * SECOND_MS)
  }
}

/** Deliveries that a receiver has refused wait for their hour: the clock goes there at once. */
async function planned(timeline: Timeline, database: Database, service: Service): Promise<void> {
  for (let jumps = 0; jumps < 200; jumps++) {
    const [next] = await execute(
      database,
      sql`select extract(epoch from least((select min(due_at) from runs), (select min(due_at) from renders), (select min(due_at) from deliveries),
        (select min(due_at) from posts), (select min(due_at) from messages), (select min(due_at) from clips)))::float as due`,
    )
    if (next?.due === null) return
    await timeline.run(Math.max(timeline.now, Number(next?.due) * 1_000) + MINUTE_MS)
    void service.act('clock', world => beat(world, 'cron'))
    await timeline.run()
  }
}

/** What nobody told of a sale is asked about some hours later. */
async function sellersAsked(timeline: Timeline, service: Service): Promise<void> {
  for (let hours = 0; hours < 5; hours++) {
    await timeline.run(timeline.now + HOUR_MS)
    void service.act('clock', sweepEverything)
    await timeline.run()
  }
}

/** Looks at everything that may belong to nobody. */
async function collect(timeline: Timeline, service: Service): Promise<void> {
  for (let round = 0; round < 1_000; round++) {
    const before = service.blobs.held.size
    void service.act('clock', sweepEverything)
    await timeline.run()
    await timeline.run(timeline.now + 11 * MINUTE_MS)
    if (service.blobs.held.size === before && round > 2) return
  }
}
