// How posts leave: to the platforms in live mode, to nobody in test mode. The composition root has one of each.

import type { Platform } from '#lib/channels.ts'
import type { World } from '#lib/ctx.ts'
import type { AccountRow } from '#lib/publish/connect/accounts-store.ts'
import type { Account, Publisher } from '#lib/publish/publisher.ts'

export type AccountRef = { workspace_id: string; connected_account_id: string | null }

export type Posting = {
  /** Undefined where we cannot post. */
  publisher(platform: Platform): Publisher | undefined
  /**
   * The account with a token that is good for some minutes more. Throws PublishError: `reauth` when only its owner can
   * help, who has to connect it again, and `retry` when the platform gives no answer.
   */
  open(account: AccountRef): Promise<Account>
  /** The platform has refused the token: `open` answers another one from now on, or the connection is broken. */
  refused(account: AccountRef, token: string): Promise<void>
  /** Gives the tokens of a connection that its owner has ended back to the platform; throws where it gave no answer. */
  handBack(account: AccountRow): Promise<void>
}

/** What those need who work at posts and accounts themselves; it is at hand in the render Worker. */
export type PostWorld = World & { posting(livemode: boolean): Posting }
