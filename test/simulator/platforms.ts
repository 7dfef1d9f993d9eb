// Platforms of others: each keeps what was posted, shows it with a delay, and cannot be reached now and then.
import { sql } from 'drizzle-orm'
import type { Platform } from '#lib/channels.ts'
import { type Db, rows } from '#lib/db.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import {
  type Account,
  type Found,
  type Publication,
  PublishError,
  type Publisher,
  type Step,
} from '#lib/publish/publisher.ts'
import type { Chance } from './chance.ts'
import type { Isolates } from './isolates.ts'
import type { Timeline } from './timeline.ts'

/** A post as the platform has it. */
export type External = { id: string; post_id: string; account: string; platform: Platform; visible_at: number }

/** A call that publishes, as it reaches the platform. */
export type Begun = { post_id: string; at: number }

/** Accounts of people, who cannot be asked what they have posted. */
export const isMute = (account: string) => account.startsWith('mute-')

/** What was posted is listed no later than this. */
const LONGEST_LAG_MS = 90_000

export class Platforms {
  readonly out: External[] = []
  readonly begun: Begun[] = []
  readonly posting: Posting
  readonly #timeline: Timeline
  readonly #chance: Chance
  readonly #isolates: Isolates

  constructor(timeline: Timeline, chance: Chance, isolates: Isolates, db: Db) {
    this.#timeline = timeline
    this.#chance = chance
    this.#isolates = isolates
    this.posting = {
      publisher: platform => this.#publisher(platform),
      open: async ({ connected_account_id }) => {
        const found = await rows<{ external_id: string }>(
          db,
          sql`select external_id from connected_accounts where id = ${connected_account_id}`,
        )
        return { external_id: found[0]?.external_id ?? '', username: 'them', token: 'token', settings: {} }
      },
      refused: async () => undefined,
      handBack: async () => undefined,
    }
  }

  #publisher(platform: Platform): Publisher {
    const ask = <T>(label: string, work: () => T): Promise<T> =>
      this.#isolates.call(
        'http',
        `${platform} ${label}`,
        async () => this.#taken(work),
        () => new Error('the platform did not answer'),
      )
    return {
      platform,
      prepare: (post, _, state) => ask(`prepare ${post.post_id}`, () => this.#prepared(platform, state)),
      publish: (post, account) => {
        this.begun.push({ post_id: post.post_id, at: this.#timeline.now })
        return ask(`publish ${post.post_id}`, () => this.#published(platform, post, account))
      },
      check: (post, account) => ask(`check ${post.post_id}`, () => this.#found(platform, post, account)),
    }
  }

  /** Before it does anything, a platform may have enough of us. */
  #taken<T>(work: () => T): T {
    if (this.#isolates.faults.drop > 0) {
      const drawn = this.#chance.next()
      if (drawn < 0.03) throw new PublishError('retry', '503', 'Over capacity.')
      if (drawn < 0.05) throw new PublishError('retry', '429', 'Slow down.', 20)
      if (drawn < 0.055) throw new PublishError('reauth', '401', 'The token is refused.')
    }
    return work()
  }

  #prepared(platform: Platform, state: unknown): Step {
    if (platform === 'instagram' && !state) return { next: 'prepare', state: { container: 1 }, wait_seconds: 4 }
    return { next: 'publish', state: { media: 1 } }
  }

  #published(platform: Platform, { post_id }: Publication, { external_id: account }: Account): Step {
    if (this.#isolates.faults.drop > 0 && this.#chance.happens(0.03))
      throw new PublishError('rejected', '422', 'The words were posted before.')
    const visible_at = this.#timeline.now + this.#chance.between(0, LONGEST_LAG_MS)
    const one = { id: `${platform}-${this.out.length}`, post_id, account, platform, visible_at }
    this.out.push(one)
    if (platform === 'instagram') return { next: 'check', state: { container: 1 }, wait_seconds: 5 }
    return done(one)
  }

  #found(platform: Platform, { post_id }: Publication, { external_id: account }: Account): Found {
    if (isMute(account)) return { next: 'undecidable' }
    const one = this.out.find(other => other.post_id === post_id && other.account === account)
    if (one && one.visible_at <= this.#timeline.now) return done(one)
    if (one && platform === 'instagram') return { next: 'check', state: { container: 1 }, wait_seconds: 10 }
    return { next: 'absent' }
  }
}

const done = ({ id, platform }: External) => ({
  ...{ next: 'done' as const, external_post_id: id },
  url: `https://${platform}.example.com/${id}`,
})
