// Work at posts and accounts, as those ask for it who do not have the platforms at hand.
import type { Platform } from '#lib/channels.ts'

export type Choice = {
  workspace_id: string
  /** Null before there is one. */
  run_id: string | null
  platform: Platform
  /** The one that is asked for. */
  wanted: string | null
  /** Those that the key may use; null for all. */
  allowed: readonly string[] | null
}

/** The account that a run is posted to; undefined where none is connected, null where none is needed. */
export type Choose = (choice: Choice) => Promise<string | null | undefined>

/** Seconds until the next turn at a post; null when there is none, or another has it. */
export type Next = number | null

/** Words for a post that were not made with its run, so that nobody has judged them. */
export type Unread = { workspace_id: string; livemode: boolean; caption: string }

/** Work at posts and accounts, wherever the platforms are at hand. */
export type Posts = {
  /** One turn at a post. */
  attempt(post_id: string): Promise<Next>
  /** Renews tokens of idle accounts and hands back those of ended ones; answers how many there were. */
  tendAccounts(): Promise<number>
  /** Whether a person has to look at such words first. */
  mustBeSeen(unread: Unread): Promise<boolean>
}
