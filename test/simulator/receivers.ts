// Servers of others: each address keeps what came or gives what lies there, and answers now and then with a failure.
import type { Http } from '#lib/fetch.ts'
import { UpstreamError } from '#lib/outbound/upstream-error.ts'
import type { Chance } from './chance.ts'
import type { Isolates } from './isolates.ts'
import type { Timeline } from './timeline.ts'
import { fileAt } from './web.ts'

export type Arrival = { url: string; id: string; body: string; at: number; status: number }

export class Receivers {
  readonly arrivals: Arrival[] = []
  /** An address that takes nothing until then. */
  readonly closed = new Map<string, number>()
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #isolates: Isolates

  constructor(timeline: Timeline, chance: Chance, isolates: Isolates) {
    this.#timeline = timeline
    this.#chance = chance
    this.#isolates = isolates
  }

  http: Http = (url, options = {}) => {
    const receive = async () => {
      const status = this.#statusOf(url)
      const file = fileAt(url)
      if (file) return new Response(status === 200 ? file : null, { status })
      const body = String(options.body ?? '')
      this.arrivals.push({ url, id: options.headers?.['webhook-id'] ?? '', body, at: this.#timeline.now, status })
      return new Response(null, { status, headers: status === 429 ? { 'retry-after': '30' } : {} })
    }
    return this.#isolates.call('http', url, receive, () => new UpstreamError('timeout'))
  }

  #statusOf(url: string): number {
    if ((this.closed.get(url) ?? 0) > this.#timeline.now) return 503
    if (this.#isolates.faults.drop === 0) return 200
    const drawn = this.#chance.next()
    return drawn < 0.03 ? 500 : drawn < 0.04 ? 429 : 200
  }
}
