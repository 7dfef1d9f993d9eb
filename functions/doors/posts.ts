// The door of posts and accounts, for the api Worker alone: the platforms are at hand here.
import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { bodyOfOurCall } from '#functions/http/entry/our-call.ts'
import { postsOf } from '#lib/publish/at-hand.ts'
import type { Posting } from '#lib/publish/control/posting.ts'
import type { Keyring } from '#lib/seal.ts'

const Unread = z.strictObject({ workspace_id: z.uuid(), livemode: z.boolean(), caption: z.string() })
const Asked = z.union([
  z.strictObject({ attempt: z.uuid() }),
  z.strictObject({ tend: z.literal('accounts') }),
  z.strictObject({ read: Unread }),
])

/** Whoever asked may be gone before the platform has answered: the turn is made nevertheless. */
export const postsDoor = (keys: Keyring, posting: (livemode: boolean) => Posting) =>
  router().post('/', async c => {
    const asked = Asked.parse(JSON.parse(new TextDecoder().decode(await bodyOfOurCall(c, keys))))
    const posts = postsOf({ ...c.var.world, posting })
    if ('read' in asked) return c.json({ answer: await posts.mustBeSeen(asked.read) })
    const work = 'attempt' in asked ? posts.attempt(asked.attempt) : posts.tendAccounts()
    c.var.world.later(work.catch(() => undefined))
    return c.json({ answer: await work })
  })
