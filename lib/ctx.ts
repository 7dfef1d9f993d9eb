import type { Key, Workspace } from '#lib/caller/key.ts'
import type { Db } from '#lib/db.ts'
import type { Http } from '#lib/fetch.ts'
import type { TargetRules } from '#lib/outbound/target.ts'
import type { Blobs } from '#lib/ports/blobs.ts'
import type { Library } from '#lib/ports/library.ts'
import type { Mail } from '#lib/ports/mail.ts'
import type { Messenger } from '#lib/ports/messenger.ts'
import type { Payments } from '#lib/ports/payments.ts'
import type { Choose, Posts } from '#lib/ports/posts.ts'
import type { Queue } from '#lib/ports/queue.ts'
import type { Redis } from '#lib/ports/redis.ts'
import type { Keyring } from '#lib/seal.ts'

/** What every verb may reach. Time, ids and randomness come from here, so that a run of events can be played again. */
export type World = {
  db: Db
  redis: Redis
  queue: Queue
  blobs: Blobs
  /** Pictures from outside and the links to them. */
  library: Library
  /** Calls servers of others, guarded. */
  http: Http
  /** The bot that cards are delivered by; null where none is configured. */
  messenger: Messenger | null
  /** Who carries letters to people; null where nobody does. */
  mail: Mail | null
  /** Who takes the money; null where nothing is sold, and nothing is counted in credits then. */
  payments: Payments | null
  /** Where a person changes the plan. */
  plans_url: string
  /** Which addresses of others may be called at all. */
  targets: TargetRules
  /** Which account a post of a mode goes to. */
  chooser(livemode: boolean): Choose
  /** The Worker that the platforms are at hand of. */
  posts: Posts
  /** Seals the secrets that we keep. */
  keyring: Keyring
  now(): Date
  pause(milliseconds: number): Promise<unknown>
  /** Until the work has ended, or the time is over. */
  within(milliseconds: number, work: Promise<unknown>): Promise<unknown>
  id(): string
  random(size: number): Uint8Array
  /** Work that the answer need not wait for. */
  later(work: Promise<unknown>): void
  /** Tells the operator of what went wrong inside; never throws. */
  report(error: unknown, about: Record<string, string>): void
  /** Where callers reach us, without a slash at the end. */
  public_url: string
}

/** The limits of the key, counted when the request came and judged when the contract's order says so. */
export type Limits = {
  /** The day is over for new work; what was answered before is still answered. */
  day_spent: boolean
  assert(): void
  /** Only the minute: a stored answer is served on a spent day. */
  assertWindow(): void
}

/** Who asks, and in which workspace. */
export type Ctx = World & {
  workspace: Workspace
  key: Key
  livemode: boolean
  /** For the audit; who comes without a request stands with `By`. */
  actor: `key:${string}` | `user:${string}`
  request_id: string
  limits: Limits
  /** What the key has used with this request. */
  usage: { minute: number; creating: number; day: number }
}
