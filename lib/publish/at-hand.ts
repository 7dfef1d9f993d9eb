// Work at posts and accounts where the platforms are at hand.

import { blankDna } from '#lib/brand/dna.ts'
import { findBrand } from '#lib/brand/store.ts'
import type { Posts } from '#lib/ports/posts.ts'
import { attemptPost } from '#lib/publish/attempt/attempt.ts'
import { handBackTokens } from '#lib/publish/connect/hand-back.ts'
import { renewIdleAccounts } from '#lib/publish/connect/renew-idle.ts'
import type { PostWorld } from '#lib/publish/control/posting.ts'
import { judgeCaption } from '#lib/runs/accept/caller-words.ts'

const ACCOUNTS_AT_ONCE = 20

export const postsOf = (world: PostWorld): Posts => ({
  attempt: post_id => attemptPost(world, post_id),
  tendAccounts: async () =>
    (await handBackTokens(world, ACCOUNTS_AT_ONCE)) + (await renewIdleAccounts(world, ACCOUNTS_AT_ONCE)),
  mustBeSeen: async ({ workspace_id, livemode, caption }) => {
    const found = await findBrand(world.db, workspace_id, livemode)
    return judgeCaption(caption, found?.dna ?? blankDna(''), world.now()).length > 0
  },
})
