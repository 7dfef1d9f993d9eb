// The moments at which things happen: one after the other as a scheduler chooses, by workers who may die.
import type fc from 'fast-check'
import { uuidv7 } from '#lib/id.ts'

export const START = Date.parse('2026-11-20T12:00:00.000Z')
/** No call to the outside takes effect later than this. */
const LONGEST_CALL_MS = 60_000

/** Somebody who works, and may die after so many steps, with the last of them done or not. */
export type Worker = { name: string; left: number; does_last: boolean }
export const immortal = (name: string): Worker => ({ name, left: Number.POSITIVE_INFINITY, does_last: true })

/** No id comes twice in a database that is never emptied of its audit. */
let ids = 0
const counted = (count: number) => Uint8Array.from({ length: 10 }, (_, index) => Math.floor(count / 256 ** (9 - index)))
export const newId = () => uuidv7(START, counted(++ids))

export class Moments {
  at = START
  /** Counts everything that is seen from outside. */
  seq = 0
  /** Statements and calls that are being made at this moment. */
  busy = 0
  /** Calls to the outside that hang, by who makes them. */
  protected readonly air = new Map<Worker, number>()
  readonly #scheduler: fc.Scheduler | null

  constructor(scheduler: fc.Scheduler | null) {
    this.#scheduler = scheduler
  }

  /** Time passes, but no call hangs for longer than they do. */
  pass(ms: number): void {
    this.at = Math.min(this.at + ms, ...[...this.air.values()].map(since => since + LONGEST_CALL_MS))
  }

  /** Others are at work. */
  async moment({ name }: Worker): Promise<void> {
    await this.#scheduler?.schedule(Promise.resolve(), `${name} waits`)
  }

  /** A moment is chosen for the work, and another for its answer. Who dies here never learns of it. */
  async step<T>(worker: Worker, label: string, work: () => Promise<T>): Promise<T> {
    await this.#scheduler?.schedule(Promise.resolve(), `${worker.name}: ${label}`)
    const dies = worker.left-- <= 0
    if (dies) this.air.delete(worker)
    if (dies && !worker.does_last) return new Promise(() => undefined)
    this.busy++
    const done = await work().finally(() => this.busy--)
    if (dies) return new Promise(() => undefined)
    await this.#scheduler?.schedule(Promise.resolve(), `${worker.name}: ${label} answers`)
    return done
  }

  /** One moment after the other, each only when what it led to is done. */
  async rest(): Promise<void> {
    for (let idle = 0; idle < 3; idle++) {
      await new Promise(resolve => setImmediate(resolve))
      if (this.busy > 0) idle = 0
      else if (this.#scheduler && this.#scheduler.count() > 0) {
        await this.#scheduler.waitNext(1)
        idle = 0
      }
    }
  }
}
