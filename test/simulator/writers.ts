// Callers that write to their brand and library: they send a write twice, try again after silence, and ask for the answer later.
import { MINUTE_MS } from '#lib/instant.ts'
import type { Chance } from './chance.ts'
import { requestOf, type Sent } from './requests.ts'
import type { Answer, Service } from './service.ts'
import type { Stage } from './stage.ts'
import type { Timeline } from './timeline.ts'
import { Uploads } from './uploads.ts'
import type { Write } from './writes.ts'

/** A write and all that came of it. */
export type Written = Write & {
  /** The same for each attempt; null until all that it needs is known. */
  sent: Sent | null
  accepted: string[]
  refused: string[]
  /** Attempts that got no answer, or a 5xx: they may have been done. */
  unknown: number
  tries: number
}

const REPLAYED_MS = 10 * MINUTE_MS
const MOST_TRIES = 14
/** A write whose forerunner has no answer yet looks again so many times. */
const MOST_WAITS = 8

export class Writers {
  readonly written: Written[] = []
  readonly wrong: string[] = []
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service
  readonly uploads: Uploads

  constructor(timeline: Timeline, chance: Chance, service: Service) {
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
    this.uploads = new Uploads(timeline, chance, service)
  }

  begin(writes: readonly Write[]): void {
    const begun = writes.map(write => ({ ...write, sent: null, accepted: [], refused: [], unknown: 0, tries: 0 }))
    this.written.push(...begun)
    for (const one of begun) {
      this.#timeline.after(one.at, () => void this.#begin(one, MOST_WAITS))
      if (one.doubled_after !== null)
        this.#timeline.after(one.at + one.doubled_after, () => void this.#begin(one, MOST_WAITS))
    }
  }

  askAgain(): void {
    for (const one of this.written)
      if (one.keyed && one.sent && one.accepted.length + one.refused.length === 0) {
        one.tries = 0
        void this.#write(one, one.sent)
      }
    this.uploads.again()
  }

  /** A stored answer is the same to the letter. */
  async replay(): Promise<number> {
    const keyed = this.written.filter(one => one.keyed && one.accepted.length > 0)
    for (const one of keyed)
      this.#timeline.after(this.#chance.between(0, REPLAYED_MS), () => void (one.sent && this.#write(one, one.sent)))
    await this.#timeline.run(this.#timeline.now + REPLAYED_MS + MINUTE_MS)
    return keyed.length
  }

  /** The newest files of each library go, all at once. */
  async clear({ keepers }: Stage): Promise<void> {
    for (const { live_key, test_key } of keepers)
      for (const key of [live_key, test_key ?? '']) {
        const listed = await this.#service.ask('GET', 'media?limit=100', key)
        const ids = JSON.parse(listed?.text ?? '[]').map((file: { id: string }) => file.id)
        if (ids.length > 0) await this.#service.ask('POST', 'media/delete', key, { ids })
      }
  }

  /** Reads first what the write needs to know. */
  async #begin(one: Written, waits: number): Promise<void> {
    const sent = one.sent ?? (await this.#prepared(one))
    // Of two at once the first has said what is sent.
    one.sent ??= sent
    if (one.sent) return this.#write(one, one.sent)
    if (waits > 0) this.#timeline.after(this.#chance.between(500, 3_000), () => void this.#begin(one, waits - 1))
  }

  async #prepared(one: Written): Promise<Sent | null> {
    const { does } = one
    if ('of' in does) {
      const earlier = this.written[does.of]
      const id = earlier?.accepted[0] && JSON.parse(earlier.accepted[0]).id
      return id ? requestOf(one, earlier?.does.what, { version: 0, id }) : null
    }
    if (!(does.what === 'restore' || (does.what === 'patch' && does.seen)))
      return requestOf(one, undefined, { version: 0, id: '' })
    const brand = await this.#service.ask('GET', 'brand-dna', keyOf(one))
    return brand?.status === 200 ? requestOf(one, undefined, { version: JSON.parse(brand.text).version, id: '' }) : null
  }

  async #write(one: Written, { method, path, body, headers }: Sent): Promise<void> {
    one.tries++
    const known = one.accepted.length > 0
    const keyed: Record<string, string> = one.keyed ? { 'idempotency-key': one.name } : {}
    const answer = await this.#service.ask(method, path, keyOf(one), body, { ...headers, ...keyed })
    if (answer && answer.status < 300) return this.#accepted(one, answer)
    const code = answer && JSON.parse(answer.text).code
    const later = answer?.status === 429 || code === 'idempotency_in_progress'
    if (answer && answer.status < 500 && !later) {
      if (known) this.#tell(`${one.name} had been done and was refused when it was repeated: ${answer.text}`)
      one.refused.push(code)
      return
    }
    if (!later) one.unknown++
    if ((one.keyed || later) && one.tries < MOST_TRIES)
      this.#timeline.after(2_000 * one.tries + this.#chance.between(0, 4_000), () => {
        if (one.sent) void this.#write(one, one.sent)
      })
  }

  #accepted(one: Written, { text }: Answer): void {
    one.accepted.push(text)
    if (one.does.what !== 'video' || one.does.by_url || one.accepted.length > 1) return
    this.uploads.begin(one.name, one.does, JSON.parse(text))
  }

  #tell(what: string): void {
    if (!this.wrong.includes(what)) this.wrong.push(what)
  }
}

const keyOf = ({ livemode, tenant }: Write) => (livemode ? tenant.live_key : (tenant.test_key ?? ''))
