// Callers that ask, ask twice, try again after silence, look at their runs, and use keys that are being taken away.
import { MINUTE_MS } from '#lib/instant.ts'
import { revoke } from '#lib/keys/admit/revoke.ts'
import type { Ask } from './asks.ts'
import type { Chance } from './chance.ts'
import type { Answer, Service } from './service.ts'
import type { Revocable, Stage } from './stage.ts'
import type { Timeline } from './timeline.ts'

/** An ask and all that came of it. */
export type Asked = Ask & {
  accepted: string[]
  refused: string[]
  /** Attempts that got no answer, or a 5xx: they may have been accepted. */
  unknown: number
  tries: number
}

type Look = { status: string; text: string }

/** Answers are asked for again within this time. */
const REPLAYED_MS = 10 * MINUTE_MS
const MOST_TRIES = 12
/** Requests with a key around the moment at which it is revoked. */
const USES = 8
const order = ['queued', 'running', 'succeeded', 'failed']

export class Callers {
  readonly asked: Asked[]
  /** What cannot be: each is told once. */
  readonly wrong: string[] = []
  polls = 0
  /** Told of each answer that promises runs, the first time. */
  promised: (one: Asked, text: string) => void = () => undefined
  readonly #seen = new Map<string, Look>()
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service

  constructor(asks: readonly Ask[], timeline: Timeline, chance: Chance, service: Service) {
    this.asked = asks.map(ask => ({ ...ask, accepted: [], refused: [], unknown: 0, tries: 0 }))
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
  }

  begin({ revocables }: Stage): void {
    const start = this.#timeline.now
    for (const one of this.asked) {
      this.#timeline.after(one.at, () => void this.#ask(one))
      if (one.doubled_after !== null) this.#timeline.after(one.at + one.doubled_after, () => void this.#ask(one))
    }
    const last = this.asked.at(-1)?.at ?? 0
    for (const one of revocables) {
      const at = this.#chance.between(0, last)
      this.#timeline.after(at, () => void this.#revoke(one))
      for (let count = 0; count < USES; count++) {
        this.#timeline.after(Math.max(0, at + this.#chance.between(-4_000, 8_000)), () => void this.#use(one))
      }
    }
    if (this.#timeline.now !== start) throw new Error('time has passed while nothing happened')
  }

  /** Those who still wait for an answer ask once more. */
  askAgain(): void {
    for (const one of this.asked)
      if (one.idempotency_key && one.accepted.length === 0 && one.refused.length === 0) {
        one.tries = 0
        void this.#ask(one)
      }
  }

  /** A stored answer is the same to the letter, whoever asks for it and when. */
  async replay(most: number): Promise<number> {
    const keyed = this.asked.filter(one => one.idempotency_key && one.accepted.length > 0).slice(0, most)
    for (const one of keyed) this.#timeline.after(this.#chance.between(0, REPLAYED_MS), () => void this.#ask(one))
    await this.#timeline.run(this.#timeline.now + REPLAYED_MS + MINUTE_MS)
    return keyed.length
  }

  async #ask(one: Asked): Promise<void> {
    one.tries++
    const { tenant, livemode, path, body, idempotency_key } = one
    const headers: Record<string, string> = idempotency_key ? { 'idempotency-key': idempotency_key } : {}
    const key = livemode ? tenant.live_key : (tenant.test_key ?? '')
    const known = one.accepted.length > 0
    const answer = await this.#service.ask('POST', path, key, body, headers)
    if (answer?.status === 202) return this.#accepted(one, answer.text)
    const later = answer?.status === 429 && JSON.parse(answer.text).code !== 'plan_cap_reached'
    if (answer && answer.status < 500 && !later) {
      if (known) this.#tell(`an accepted request was refused when it was repeated: ${answer.text}`)
      one.refused.push(answer.text)
      return
    }
    if (!later) one.unknown++
    if ((idempotency_key || later) && one.tries < MOST_TRIES)
      this.#timeline.after(2_000 * one.tries + this.#chance.between(0, 4_000), () => void this.#ask(one))
  }

  #accepted(one: Asked, text: string): void {
    const first = one.accepted.length === 0
    one.accepted.push(text)
    if (first) this.promised(one, text)
    if (first && this.#chance.happens(0.25))
      for (const run_id of runsOf(text))
        for (let count = 0; count < 3; count++)
          this.#timeline.after(this.#chance.between(500, 90_000), () => void this.#look(one, run_id))
  }

  async #look(one: Asked, run_id: string): Promise<void> {
    this.polls++
    const key = one.livemode ? one.tenant.live_key : (one.tenant.test_key ?? '')
    const before = this.#seen.get(run_id)
    const answer = await this.#service.ask('GET', `runs/${run_id}`, key)
    if (answer?.status === 404) this.#tell(`the accepted run ${run_id} was not found`)
    if (answer?.status === 200) this.#compare(run_id, before, answer)
  }

  /** With what was known before the question was asked: of two at once, the later answer may be the older one. */
  #compare(run_id: string, before: Look | undefined, { text }: Answer): void {
    // What people say of it is said after its end.
    const { approval, verdict, updated_at, ...run } = JSON.parse(text)
    const { status } = run
    const rank = order.indexOf(status)
    const ended = before?.status === 'succeeded' || before?.status === 'failed'
    if (before && (ended ? before.status !== status : order.indexOf(before.status) > rank))
      this.#tell(`run ${run_id} went from ${before.status} to ${status}`)
    const shown = JSON.stringify(run)
    if (before && ended && before.text !== shown) this.#tell(`run ${run_id} changed after it had ended`)
    this.#seen.set(run_id, { status, text: shown })
  }

  async #revoke(one: Revocable): Promise<void> {
    const by = { actor: 'admin', request_id: 'simulation' }
    const outcome = await this.#service.act('revoke', world => revoke(world, by, { id: one.id, workspace_id: null }))
    if (outcome && 'done' in outcome) one.revoked_at = this.#timeline.now
    else if (one.insists) this.#timeline.after(this.#chance.between(500, 3_000), () => void this.#revoke(one))
  }

  async #use(one: Revocable): Promise<void> {
    const began_revoked = one.revoked_at !== null
    const answer = await this.#service.ask('GET', 'me', one.key)
    if (answer?.status === 200 && began_revoked) this.#tell('a revoked key was let in')
  }

  #tell(what: string): void {
    if (!this.wrong.includes(what)) this.wrong.push(what)
  }
}

/** The ids of the runs that an answer of 202 promises. */
export function runsOf(text: string): string[] {
  const body = JSON.parse(text)
  return body.items ? body.items.map((item: { run_id: string }) => item.run_id) : [body.run_id ?? body.id]
}
