import type { Ctx, World } from '#lib/ctx.ts'
import type { Key, Workspace } from '#lib/keys/key.ts'
import type { Post } from '#lib/publish/post.ts'
import type { Platform } from '#lib/runs/platforms.ts'

export type Origin = 'request' | 'auto' | 'schedule' | 'studio'

/** A request's Ctx, or what a queue's message knows of who has asked. */
export type Dispatcher = World &
  Pick<Ctx, 'livemode' | 'actor' | 'request_id'> & {
    workspace: Pick<Workspace, 'id'>
    /** Its scopes hold; null where nobody's do. */
    key: Pick<Key, 'channels' | 'connected_accounts'> | null
  }

export type DispatchInput = {
  run_id: string
  platform: Platform
  /** The first connected account of the platform without it. */
  connected_account_id?: string | undefined
  /** The run's own caption for the platform without it. */
  caption?: string | undefined
  /** At once without it. */
  scheduled_at?: string | undefined
  origin: Origin
}

/** Reserves the post and hands it to the queue; the same run on the same account again answers the same post. */
export type Dispatch = (ctx: Dispatcher, input: DispatchInput) => Promise<Post>
