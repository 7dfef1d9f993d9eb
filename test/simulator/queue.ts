// The queue as it may be: loses messages, brings them twice and out of turn, retries thrice and then says that it gave up.
import type { Message, Queue } from '#lib/ports/queue.ts'
import type { Chance } from './chance.ts'
import type { Isolates } from './isolates.ts'
import type { Timeline } from './timeline.ts'

export type Outcome = { status: number } | null
export type Hook = (path: string, body: unknown) => Promise<Outcome>

const DEDUPLICATED_MS = 600_000
const RETRIES = 3
const retryMs = (retried: number) => Math.exp(2.5 * retried) * 1_000

export class SimulatedQueue implements Queue {
  readonly counts = { sent: 0, dropped: 0, duplicated: 0, delivered: 0, given_up: 0 }
  /** Where messages are taken; to be set before the first comes. */
  hook: Hook = () => Promise.reject(new Error('nobody listens to the queue'))
  readonly #known = new Map<string, number>()
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #isolates: Isolates

  constructor(timeline: Timeline, chance: Chance, isolates: Isolates) {
    this.#timeline = timeline
    this.#chance = chance
    this.#isolates = isolates
  }

  send(messages: Message[]): Promise<void> {
    const names = messages.map(message => message.name).join(' ')
    const accept = async () => {
      for (const message of messages) this.#accept(message)
    }
    return this.#isolates.call('queue', names, accept, () => new Error('the queue did not answer'))
  }

  ping = async () => undefined

  #accept(message: Message): void {
    const { now } = this.#timeline
    if ((this.#known.get(message.name) ?? 0) > now) return
    this.#known.set(message.name, now + DEDUPLICATED_MS)
    this.counts.sent++
    const { drop, duplicate, late } = this.#isolates.faults
    if (this.#chance.happens(drop)) {
      this.counts.dropped++
      return
    }
    const copies = this.#chance.happens(duplicate) ? 2 : 1
    if (copies === 2) this.counts.duplicated++
    for (let copy = 0; copy < copies; copy++) {
      const way = this.#chance.happens(late) ? this.#chance.between(1_000, 60_000) : this.#chance.between(5, 300)
      this.publish(`/hooks/${message.topic}`, message.body, (message.delay_seconds ?? 0) * 1_000 + way)
    }
  }

  publish(path: string, body: unknown, after_ms: number, retried = 0): void {
    this.#timeline.after(after_ms, () => {
      this.counts.delivered++
      void this.hook(path, body).then(outcome => {
        if (outcome && outcome.status < 500) return
        this.#timeline.touch()
        if (retried < RETRIES) return this.publish(path, body, retryMs(retried + 1), retried + 1)
        this.counts.given_up++
        if (path === '/hooks/failed') return
        this.publish('/hooks/failed', { sourceBody: btoa(JSON.stringify(body)) }, 0)
      })
    })
  }
}
