// Posts in hand: looked at, changed, canceled, and ended where nobody knew.
import * as z from 'zod'
import { auditedBy, type By } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { isUniqueViolation } from '#lib/db.ts'
import { Problem } from '#lib/problem.ts'
import {
  type Changed,
  cancelUnsent,
  changeWaiting,
  endUnknown,
  findPost,
  type PostRef,
} from '#lib/publish/control/control-store.ts'
import { assertWords } from '#lib/publish/control/words.ts'
import { ALLOW_PAST_EVENT, assertStaysInTime } from '#lib/publish/post/assert-in-time.ts'
import { ALLOW_REPEAT, assertStaysNew } from '#lib/publish/post/assert-new.ts'
import { type Post, shownPost } from '#lib/publish/post/post.ts'
import { notConnected } from '#lib/publish/post/reserve.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import { isToBeRead } from '#lib/publish/post/to-be-read.ts'
import { assertSchedule, WithOffset } from '#lib/runs/accept/schedule.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'

export const PatchPostInput = z
  .strictObject({
    scheduled_at: WithOffset.optional().describe('Another time, up to 90 days ahead.'),
    caption: z.string().max(5_100).optional().describe('Other words; 422 where the platform would refuse them.'),
    connected_account_id: z.uuid().optional().describe('Another account of the same platform.'),
    allow_repeat: z.boolean().optional().describe(ALLOW_REPEAT),
    allow_past_event: z.boolean().optional().describe(ALLOW_PAST_EVENT),
  })
  .refine(({ allow_repeat, allow_past_event, ...change }) => Object.keys(change).length > 0, 'changes nothing')
  .meta({ id: 'PatchPostInput' })
export type PatchPostInput = z.output<typeof PatchPostInput>

export const ResolvePostInput = z
  .strictObject({
    outcome: z.enum(['posted', 'not_posted']).describe('`not_posted` frees the place: the run can be posted again.'),
    url: z
      .url({ protocol: /^https$/ })
      .max(2_000)
      .optional()
      .describe('Where it is.'),
  })
  .meta({ id: 'ResolvePostInput' })
export type ResolvePostInput = z.output<typeof ResolvePostInput>

export async function findPostOr404(world: Pick<World, 'db'>, ref: PostRef): Promise<PostRow> {
  const post = await findPost(world.db, ref)
  if (!post) throw new Problem('post_not_found', 'There is no such post in this workspace.')
  return post
}

export const readPost = async (world: World, ref: PostRef): Promise<Post> => shownPost(await findPostOr404(world, ref))

const change = (world: World, by: By) => ({
  by: auditedBy(world, by),
  event_id: world.id(),
})

function announceChange(world: World, { post, hints }: Changed): Post {
  announce(world, hints)
  return shownPost(post)
}

/** Once this has answered, nothing goes out. */
export async function cancelPost(world: World, by: By, ref: PostRef): Promise<Post> {
  const canceled = await cancelUnsent(world.db, ref, change(world, by))
  if (canceled) return announceChange(world, canceled)
  const post = await findPostOr404(world, ref)
  if (post.status === 'canceled') return shownPost(post)
  if (post.status === 'failed') throw closed(post, 'invalid_state')
  throw closed(post, 'post_in_flight')
}

const remedies: Partial<Record<PostRow['status'], string>> = {
  canceled: ' Post its run again.',
  failed: ' Post its run again.',
  needs_attention: ' Look at the account, then resolve it.',
}

const closed = ({ id, status }: PostRow, code: 'invalid_state' | 'post_in_flight') =>
  new Problem(
    code,
    `The post is ${status}: it can be changed or canceled only before it goes out.${remedies[status] ?? ''}`,
    { detail: { post_id: id, status } },
  )

const TRIES = 5

/** What a yes or another change has done to the post meanwhile stays done. */
export async function changePost(world: World, by: By, ref: PostRef, input: PatchPostInput): Promise<Post> {
  assertSchedule(input.scheduled_at, world.now())
  for (let nth = 0; nth < TRIES; nth++) {
    const post = await findPostOr404(world, ref)
    if (post.status !== 'scheduled' && post.status !== 'awaiting_approval') throw closed(post, 'invalid_state')
    const changed = await changeSeen(world, by, post, input)
    if (changed) return announceChange(world, changed)
  }
  throw new Problem('invalid_state', 'Others change this post at the same time. Look at it, and try again.')
}

async function changeSeen(world: World, by: By, post: PostRow, input: PatchPostInput): Promise<Changed | null> {
  if (input.caption !== undefined) assertWords(post.platform, input.caption, post.overflow)
  const connected_account_id = await otherAccount(world, post, input.connected_account_id)
  const wishes = {
    scheduled_at: input.scheduled_at ? new Date(input.scheduled_at).toISOString() : post.scheduled_at,
    ...{ caption: input.caption ?? post.caption, connected_account_id },
    is_held: await isHeld(world, by, post, input.caption),
  }
  if (!input.allow_past_event) await assertStaysInTime(world, post, wishes.scheduled_at)
  if (!input.allow_repeat) await assertStaysNew(world, post, wishes)
  return changeWaiting(world.db, post, post, wishes, change(world, by)).catch(error => {
    if (!isUniqueViolation(error)) throw error
    throw new Problem(
      'invalid_state',
      'The run has a post on that account already. Choose another account, or cancel one of the two.',
    )
  })
}

/** Words that stay as they were stay held. */
const isHeld = async (world: World, { actor }: By, post: PostRow, caption: string | undefined): Promise<boolean> =>
  caption === undefined || caption === post.caption
    ? post.awaits === 'words'
    : isToBeRead({ posts: world.posts, actor }, { ...post, caption })

async function otherAccount(world: World, post: PostRow, wanted: string | undefined): Promise<string | null> {
  if (wanted === undefined || wanted === post.connected_account_id) return post.connected_account_id
  const { workspace_id, platform } = post
  const choice = { workspace_id, run_id: null, platform, wanted, allowed: null }
  const chosen = await world.chooser(post.livemode)(choice)
  if (chosen === undefined) throw notConnected(platform, wanted)
  return chosen
}

/** Somebody has looked at the account: what may have been out is, or is not. */
export async function resolvePost(world: World, by: By, ref: PostRef, input: ResolvePostInput): Promise<Post> {
  const { outcome, url = null } = input
  const resolved = await endUnknown(world.db, ref, { outcome, url }, change(world, by))
  if (resolved) return announceChange(world, resolved)
  const post = await findPostOr404(world, ref)
  const message = `The post is ${post.status}; only one that needs attention is resolved.`
  throw new Problem('invalid_state', message, { detail: { post_id: post.id, status: post.status } })
}
