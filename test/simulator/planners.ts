// People who plan campaigns and think better of some.
import { MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import type { Asked } from './callers.ts'
import type { Chance } from './chance.ts'
import type { Service } from './service.ts'
import type { Timeline } from './timeline.ts'

type Item = { run_id: string; post_id: string | null; status: string }

/** A campaign, and its cancel: once that is answered nothing of it begins but what was under way. */
export type Planned = { id: string; items: Item[]; canceled: { from: number; to: number; under_way: string[] } | null }

const SHARE_CANCELED = 0.4
const SHARE_DOUBLED = 0.3
/** Half of those who cancel see their mistake at once, when the runs are not over yet. */
const SHARE_AT_ONCE = 0.5
const AT_ONCE_MS = [0, 6 * SECOND_MS] as const
const LATER_MS = [SECOND_MS, 8 * MINUTE_MS] as const
const under_way = ['queued', 'posting']

export class Planners {
  readonly planned: Planned[] = []
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #service: Service

  constructor(timeline: Timeline, chance: Chance, service: Service) {
    this.#timeline = timeline
    this.#chance = chance
    this.#service = service
  }

  /** A campaign was promised. */
  begin({ path, tenant }: Asked, text: string): void {
    if (path !== 'campaigns') return
    const { id, items } = JSON.parse(text)
    const one: Planned = { id, items, canceled: null }
    this.planned.push(one)
    if (!this.#chance.happens(SHARE_CANCELED)) return
    const [least, most] = this.#chance.happens(SHARE_AT_ONCE) ? AT_ONCE_MS : LATER_MS
    const at = this.#chance.between(least, most)
    const cancel = () => void this.#cancel(one, tenant.live_key)
    this.#timeline.after(at, cancel)
    if (this.#chance.happens(SHARE_DOUBLED)) this.#timeline.after(at + this.#chance.between(0, 2 * SECOND_MS), cancel)
  }

  async #cancel(one: Planned, key: string): Promise<void> {
    const canceled = { from: this.#timeline.now, to: Number.POSITIVE_INFINITY, under_way: [] as string[] }
    one.canceled ??= canceled
    for (;;) {
      const answer = await this.#service.ask('DELETE', `campaigns/${one.id}`, key)
      if (answer?.status === 200) {
        const items: Item[] = JSON.parse(answer.text).items
        const to = Math.min(one.canceled.to, this.#timeline.now)
        const may_come = items.filter(item => item.post_id && under_way.includes(item.status)).map(item => item.run_id)
        one.canceled = { ...one.canceled, to, under_way: to === this.#timeline.now ? may_come : one.canceled.under_way }
        return
      }
      await new Promise<void>(resolve => this.#timeline.after(this.#chance.between(2_000, 6_000), resolve))
    }
  }
}
