// Callers that post what they have made: twice at once, again after silence, again after a refusal.

import type { Platform } from '#lib/channels.ts'
import { MINUTE_MS } from '#lib/instant.ts'
import type { Asked } from './callers.ts'
import type { Chance } from './chance.ts'
import type { Service } from './service.ts'
import type { Tenant } from './stage.ts'
import type { Timeline } from './timeline.ts'

/** A wish to post a run, and all that came of it. */
export type Wished = {
  name: string
  tenant: Tenant
  livemode: boolean
  run_id: string
  body: { platform: Platform; connected_account_id?: string }
  keyed: boolean
  /** The ids of the posts that it was told of. */
  posts: Set<string>
  refused: string[]
  tries: number
}

type Told = { id: string; run_id: string; platform: string; status: string }

const SHARE = 0.6
const MOST_TRIES = 12
/** A run that has not ended is asked for again so many times. */
const MOST_WAITS = 40
/** Who does not look at what came of it presses the button again, when all is over. */
const PRESSED_AGAIN_MS = [4 * MINUTE_MS, 9 * MINUTE_MS] as const
const PLATFORMS = ['linkedin', 'x', 'instagram'] as const
const again = ['run_not_succeeded', 'idempotency_in_progress', 'rate_limited', 'platform_rejected']

export class Posters {
  readonly wished: Wished[] = []
  readonly wrong: string[] = []
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service

  constructor(timeline: Timeline, chance: Chance, service: Service) {
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
  }

  /** A run was promised. */
  begin({ tenant, livemode }: Asked, run_id: string): void {
    if (!this.#chance.happens(SHARE)) return
    const platform = this.#chance.pick(PLATFORMS)
    const account = livemode && this.#chance.happens(0.4) ? this.#chance.pick(tenant.accounts[platform]) : undefined
    const body = { platform, ...(account && { connected_account_id: account }) }
    const shared = { tenant, livemode, run_id, body, keyed: this.#chance.happens(0.5) }
    const one = { ...shared, name: `post-${this.wished.length}`, posts: new Set<string>(), refused: [], tries: 0 }
    this.wished.push(one)
    const at = this.#chance.between(1_000, 90_000)
    this.#timeline.after(at, () => void this.#post(one, MOST_WAITS))
    for (let more = this.#chance.happens(0.3) ? 1 + this.#chance.whole(3) : 0; more > 0; more--)
      this.#timeline.after(at + this.#chance.between(0, 2_000), () => void this.#post(one, MOST_WAITS))
  }

  /** Those who have no answer yet ask once more, and half of the others do so later. */
  askAgain(): void {
    for (const one of this.wished) {
      if (one.posts.size > 0 && this.#chance.happens(0.5))
        this.#timeline.after(
          this.#chance.between(...PRESSED_AGAIN_MS),
          () => void this.#post({ ...one, keyed: false }, 0),
        )
      if (one.posts.size + one.refused.length > 0) continue
      one.tries = 0
      void this.#post(one, 0)
    }
  }

  async #post(one: Wished, waits: number): Promise<void> {
    one.tries++
    const key = one.livemode ? one.tenant.live_key : (one.tenant.test_key ?? '')
    const headers: Record<string, string> = one.keyed ? { 'idempotency-key': one.name } : {}
    const answer = await this.#service.ask('POST', `runs/${one.run_id}/post`, key, one.body, headers)
    const body = answer && JSON.parse(answer.text)
    if (answer?.status === 200) return this.#told(one, body)
    if (answer && answer.status < 500 && !again.includes(body.code)) return void one.refused.push(body.code)
    if (body?.code === 'run_not_succeeded' && waits > 0)
      return this.#timeline.after(this.#chance.between(2_000, 9_000), () => {
        one.tries = 0
        void this.#post(one, waits - 1)
      })
    if (one.tries < MOST_TRIES)
      this.#timeline.after(2_000 * one.tries + this.#chance.between(0, 4_000), () => void this.#post(one, waits))
    else if (body) one.refused.push(body.code)
  }

  #told(one: Wished, { id, run_id, platform, status }: Told): void {
    // Somebody who does not look at the account presses the button once more.
    if (status === 'failed' && one.posts.size === 0)
      this.#timeline.after(this.#chance.between(5_000, 20_000), () => void this.#post({ ...one, keyed: false }, 0))
    one.posts.add(id)
    if (run_id !== one.run_id || platform !== one.body.platform) this.wrong.push(`${one.name} was told of another post`)
    if (one.posts.size > 1) this.wrong.push(`${one.name} was told of ${one.posts.size} posts`)
  }
}
