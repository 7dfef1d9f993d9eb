// Isolates and their faults: each call of a port may fail before or after it was done, and may be the last of its isolate.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Chance } from './chance.ts'
import type { Timeline } from './timeline.ts'

/** `binding` is the way from one Worker to the other. */
export type Port = 'sql' | 'redis' | 'queue' | 'blobs' | 'draw' | 'http' | 'binding'

export type Faults = {
  /** Per port: the share of calls that fail undone, and of those that fail although they were done. */
  calls: Record<Port, { before: number; after: number }>
  /** The share of calls at which the isolate dies, half of them undone. */
  crash: number
  /** The share of calls that take so long that leases end meanwhile. */
  stall: number
  /** The shares of messages that never come, that come twice, and that are overtaken. */
  drop: number
  duplicate: number
  late: number
}

/** The rates that the goal names; about one delivery in twenty ends in a crash. */
export const usual: Faults = {
  calls: {
    sql: { before: 0.02, after: 0.02 },
    redis: { before: 0.02, after: 0.02 },
    queue: { before: 0.05, after: 0.05 },
    blobs: { before: 0.05, after: 0.05 },
    draw: { before: 0.05, after: 0 },
    http: { before: 0.05, after: 0.05 },
    binding: { before: 0.02, after: 0.02 },
  },
  crash: 0.008,
  stall: 0.006,
  drop: 0.1,
  duplicate: 0.2,
  late: 0.1,
}

function scaled(by: () => number): Faults {
  const some = (rate: number) => rate * by()
  const calls = Object.fromEntries(
    Object.entries(usual.calls).map(([port, { before, after }]) => [
      port,
      { before: some(before), after: some(after) },
    ]),
  ) as Faults['calls']
  const { crash, stall, drop, duplicate, late } = usual
  return {
    calls,
    crash: some(crash),
    stall: some(stall),
    drop: some(drop),
    duplicate: some(duplicate),
    late: some(late),
  }
}

/** Each seed of a series has rates of its own, from none to twice the usual. */
export const varied = (chance: Chance): Faults => scaled(() => chance.between(0, 2))

export const none: Faults = scaled(() => 0)

type Fate = 'done' | 'fails before' | 'fails after' | 'dies before' | 'dies after'

type Isolate = { id: number; alive: boolean; die: () => void }

export type Counts = { isolates: number; crashes: number; calls: Record<Port, number>; failed: number }

const LATENCY_MS: Record<Port, [number, number]> = {
  sql: [1, 12],
  redis: [1, 4],
  queue: [4, 40],
  blobs: [5, 60],
  draw: [200, 1_500],
  http: [20, 900],
  binding: [1, 5],
}
/** A call that stalls does its work so much later than it was begun. */
export const LONGEST_STALL_MS = 120_000
const STALL_MS: [number, number] = [10_000, LONGEST_STALL_MS]

/** For what nobody is to call. */
export const absent = (port: string) => () => Promise.reject(new Error(`the ${port} is not part of the simulation`))

export class Isolates {
  faults: Faults = none
  readonly counts: Counts = {
    isolates: 0,
    crashes: 0,
    calls: { sql: 0, redis: 0, queue: 0, blobs: 0, draw: 0, http: 0, binding: 0 },
    failed: 0,
  }
  readonly #inside = new AsyncLocalStorage<Isolate>()
  readonly #timeline: Timeline
  readonly #chance: Chance

  constructor(timeline: Timeline, chance: Chance) {
    this.#timeline = timeline
    this.#chance = chance
  }

  /** Runs a handler in an isolate of its own; null when the isolate dies before the handler answers. */
  start<T>(kind: string, handler: () => Promise<T>): Promise<T | null> {
    const id = ++this.counts.isolates
    this.#timeline.note(`${id} begins ${kind}`)
    return new Promise((resolve, reject) => {
      const isolate = { id, alive: true, die: () => this.#die(isolate, () => resolve(null)) }
      this.#inside.run(isolate, handler).then(
        answer => isolate.alive && resolve(answer),
        error => isolate.alive && reject(error),
      )
    })
  }

  #die(isolate: Isolate, told: () => void): void {
    isolate.alive = false
    this.counts.crashes++
    this.#timeline.note(`${isolate.id} dies`)
    told()
    this.#timeline.touch()
  }

  /** One call of a port. `refusal` is the error that its caller sees when there is no answer. */
  call<T>(port: Port, label: string, work: () => Promise<T>, refusal: () => Error): Promise<T> {
    const isolate = this.#inside.getStore()
    if (!isolate) throw new Error(`${port} is called outside an isolate: ${label}`)
    const fate = this.#fate(port)
    const stalls = this.#chance.happens(this.faults.stall)
    const [before, after] = this.#latency(port, stalls)
    this.counts.calls[port]++
    return new Promise((resolve, reject) => {
      this.#timeline.after(before, async () => {
        if (!isolate.alive) return
        this.#timeline.note(`${isolate.id} ${port} ${fate} ${label}`)
        if (fate !== 'done') this.counts.failed++
        if (fate === 'dies before') return isolate.die()
        if (fate === 'fails before') return reject(refusal())
        const settle = await work().then(
          value => () => resolve(value),
          error => () => reject(error),
        )
        if (fate === 'dies after') return isolate.die()
        const answer = fate === 'fails after' ? () => reject(refusal()) : settle
        if (after === 0) return answer()
        this.#timeline.after(after, () => isolate.alive && answer())
      })
    })
  }

  #fate(port: Port): Fate {
    const { before, after } = this.faults.calls[port]
    const drawn = this.#chance.next()
    if (drawn < before) return 'fails before'
    if (drawn < before + after) return 'fails after'
    const { crash } = this.faults
    if (drawn > 1 - crash) return drawn > 1 - crash / 2 ? 'dies before' : 'dies after'
    return 'done'
  }

  /** A stall comes before the call is done or after it: the one does old work late, the other goes on late. */
  #latency(port: Port, stalls: boolean): [before: number, after: number] {
    const [from, to] = LATENCY_MS[port]
    const usual = this.#chance.between(from, to)
    if (!stalls) return [usual, 0]
    const stall = this.#chance.between(...STALL_MS)
    return this.#chance.happens(0.5) ? [usual + stall, 0] : [usual, stall]
  }
}
