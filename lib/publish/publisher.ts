// What a platform has to be able to do, so that a post is made exactly once.

import type { Platform } from '#lib/channels.ts'
import type { Http } from '#lib/fetch.ts'
import type { Flowing } from '#lib/outbound/flowing.ts'

/** One file of a post, in its order. */
export type Piece = {
  kind: 'image' | 'video'
  /** Public, immutable, without a key: for platforms that fetch it themselves. */
  url: string
  blob_key: string
  content_type: string
  bytes: number
  width: number
  height: number
  duration_ms: number | null
  alt_text: string
}

/** An approved run in the form in which a platform gets it. */
export type Publication = {
  post_id: string
  caption: string
  /** One video, or pictures. */
  pieces: readonly Piece[]
  /** When the first step of this post began: platforms are asked for what came after it. */
  began_at: string
  /** It was sent before, and the platform has said since that it has no such post. */
  resent: boolean
  /** Whether a picture in it was made by an image model. */
  generated: boolean
  /** The names of the first post of a thread and of the last so far, where this is a further one without pictures. */
  follows: { first: string; last: string } | null
}

/** The account as a publisher needs it; its token is good for some minutes more. */
export type Account = {
  external_id: string
  username: string
  token: string
  /** What its owner chose for posts of this platform. */
  settings: Record<string, unknown>
}

/** What a publisher wants to remember: it is stored after each step and before the next. Never a token. */
export type State = Record<string, unknown>

export type Part = { from: number; to: number }

export type PublisherTools = {
  http: Http
  /** A file, or some bytes of it, to be held: what is large is read in small parts. */
  read(piece: Piece, part?: Part): Promise<Uint8Array>
  /** The same as it comes, to be sent on at once. */
  flow(piece: Piece, part?: Part): Promise<Flowing>
  now(): Date
}

/** What a step has led to. */
export type Step =
  /** Uploads are under way or processed: `prepare` again after the time. */
  | { next: 'prepare'; state: State; wait_seconds: number }
  /** Everything lies ready; `publish` is called once. */
  | { next: 'publish'; state: State }
  /** The platform has it and works on it: `check` after the time. */
  | { next: 'check'; state: State; wait_seconds: number }
  /** `drafted`: it lies in the platform's inbox, and its owner has to publish it. */
  | { next: 'done'; external_post_id: string | null; url: string; drafted?: boolean }

/**
 * What the platform says of a post whose answer was lost. `failed` is its verdict on the post itself; a question that it
 * refuses is thrown, and says nothing of the post.
 */
export type Found = Step | { next: 'absent' } | { next: 'undecidable' } | { next: 'failed'; error: PublishError }

export interface Publisher {
  platform: Platform
  /** Uploads what the post needs. May be repeated with the state that it answered last, null at first. */
  prepare(post: Publication, account: Account, state: State | null, tools: PublisherTools): Promise<Step>
  /** The one call that cannot be taken back, and nothing besides it that may fail before it unseen. */
  publish(post: Publication, account: Account, state: State, tools: PublisherTools): Promise<Step>
  /** Asks what came of `publish`: its answer was lost, or the platform works on it. Changes nothing there. What it throws ends no post. */
  check(post: Publication, account: Account, state: State, tools: PublisherTools): Promise<Found>
  /** What the platform counts of its posts, by their ids; null for what it does not tell. */
  metrics?(ids: readonly string[], account: Account, tools: PublisherTools): Promise<Record<string, Metrics>>
  /** The public name of a post that had none when it came out; null while it has none. */
  named?(provisional_id: string, account: Account, tools: PublisherTools): Promise<Named | null>
}

export type Named = { external_post_id: string; url: string }

export type Metrics = { impressions: number | null; engagements: number | null; clicks: number | null }

/**
 * `retry`: nothing came of it, later it may; `reauth`: the token is refused; `rejected`: this post never will be taken;
 * `blocked`: not today; `unknown`: it may have happened, and only `check` can tell.
 */
export type Outcome = 'retry' | 'reauth' | 'rejected' | 'blocked' | 'unknown'

/** The platform's no. Anything else that a publisher throws counts as `retry` in `prepare` and `check`, as `unknown` in `publish`. */
export class PublishError extends Error {
  readonly outcome: Outcome
  /** The platform's own word for it. */
  readonly platform_code: string
  readonly retry_after: number | undefined

  constructor(outcome: Outcome, platform_code: string, message: string, retry_after?: number) {
    super(message)
    this.name = 'PublishError'
    this.outcome = outcome
    this.platform_code = platform_code
    this.retry_after = retry_after
  }
}
