// How posts leave: to the platforms in live mode, to nobody in test mode. The composition root has one of each.
import type { Account, Publisher } from '#lib/publish/publisher.ts'
import type { Platform } from '#lib/runs/platforms.ts'

export type AccountRef = { workspace_id: string; connected_account_id: string | null }

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

export type Posting = {
  /** The account that a run is posted to; undefined where none is connected, null where none is needed. */
  choose(choice: Choice): Promise<string | null | undefined>
  /** Undefined where we cannot post. */
  publisher(platform: Platform): Publisher | undefined
  /**
   * The account with a token that is good for some minutes more. Throws PublishError: `reauth` when only its owner can
   * help, who has to connect it again, and `retry` when the platform gives no answer.
   */
  open(account: AccountRef): Promise<Account>
  /** The platform has refused the token: `open` answers another one from now on, or the connection is broken. */
  refused(account: AccountRef, token: string): Promise<void>
}
