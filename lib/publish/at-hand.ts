// Work at posts and accounts where the platforms are at hand.

import type { Posts } from '#lib/ports/posts.ts'
import { attemptPost } from '#lib/publish/attempt/attempt.ts'
import { handBackTokens } from '#lib/publish/connect/hand-back.ts'
import { renewIdleAccounts } from '#lib/publish/connect/renew-idle.ts'
import type { PostWorld } from '#lib/publish/control/posting.ts'

const ACCOUNTS_AT_ONCE = 20

export const postsOf = (world: PostWorld): Posts => ({
  attempt: post_id => attemptPost(world, post_id),
  tendAccounts: async () =>
    (await handBackTokens(world, ACCOUNTS_AT_ONCE)) + (await renewIdleAccounts(world, ACCOUNTS_AT_ONCE)),
})
