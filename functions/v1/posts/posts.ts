import type { Context } from 'hono'
import * as z from 'zod'
import { sendList } from '#functions/http/answer/page.ts'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { ownerOf } from '#lib/caller/owner.ts'
import {
  cancelPost,
  changePost,
  PatchPostInput,
  ResolvePostInput,
  readPost,
  resolvePost,
} from '#lib/publish/control/control.ts'
import { mayTouch } from '#lib/publish/control/may-touch.ts'
import { ListPostsInput, listPosts } from '#lib/publish/post/list.ts'
import { Post } from '#lib/publish/post/post.ts'

const PostPath = z.object({ post_id: z.uuid() })

const listed = doc({
  id: 'listPosts',
  tag: 'Publishing',
  summary: 'Posts of this workspace, newest first',
  answers: { 200: z.array(Post) },
})
const read = doc({
  id: 'getPost',
  tag: 'Publishing',
  summary: 'One post',
  answers: { 200: Post },
  codes: ['post_not_found'],
})
const changed = doc({
  id: 'changePost',
  needs: 'post',
  tag: 'Publishing',
  summary: 'Change a post that is not out yet',
  description:
    'Its time, its words or its account, while it is `scheduled` or `awaiting_approval`. Words that somebody has approved are approved no longer once they are changed. `repeated_post`: as it would be it repeats another post, which it does not as it is. `event_over`: its new time is behind the day that its words speak of as still to come.',
  answers: { 200: Post },
  codes: [
    'post_not_found',
    'invalid_state',
    'channel_not_connected',
    'repeated_post',
    'event_over',
    'channel_not_allowed',
    'connected_account_not_allowed',
  ],
})
const canceled = doc({
  id: 'cancelPost',
  needs: 'post',
  tag: 'Publishing',
  summary: 'Cancel a post',
  description:
    'Once this has answered with `canceled`, nothing goes out. 409 `post_in_flight` where it was sent already.',
  answers: { 200: Post },
  codes: ['post_not_found', 'post_in_flight', 'invalid_state', 'channel_not_allowed', 'connected_account_not_allowed'],
})
const resolved = doc({
  id: 'resolvePost',
  needs: 'post',
  tag: 'Publishing',
  summary: 'Say what became of a post that needs attention',
  description:
    'Look at the account first. `not_posted` ends it as failed and frees its place, so that the run can be posted again.',
  answers: { 200: Post },
  codes: ['post_not_found', 'invalid_state', 'channel_not_allowed', 'connected_account_not_allowed'],
})

const refOf = (c: Context<AppEnv>, id: string) => ({ ...ownerOf(c.var.ctx), id })

/** Where the key may change it; what comes of that is kept by nobody on the way. */
async function refToChange(c: Context<AppEnv>, post_id: string, connected_account_id?: string) {
  const ref = refOf(c, post_id)
  await mayTouch(c.var.ctx, ref, connected_account_id)
  return ref
}

export default router()
  .get('/', listed, check('query', ListPostsInput), async c => {
    const input = c.req.valid('query')
    return sendList(c, input, await listPosts(c.var.ctx, input))
  })

  .get('/:post_id', read, check('param', PostPath), async c => {
    return c.json(await readPost(c.var.ctx, refOf(c, c.req.valid('param').post_id)))
  })

  .patch('/:post_id', changed, check('param', PostPath), ...body(PatchPostInput), repeatable, async c => {
    const { ctx } = c.var
    const change = c.req.valid('json')
    const ref = await refToChange(c, c.req.valid('param').post_id, change.connected_account_id)
    return c.json(await changePost(ctx, ctx, ref, change))
  })

  .delete('/:post_id', canceled, check('param', PostPath), async c => {
    const { ctx } = c.var
    return c.json(await cancelPost(ctx, ctx, await refToChange(c, c.req.valid('param').post_id)))
  })

  .post('/:post_id/resolve', resolved, check('param', PostPath), ...body(ResolvePostInput), repeatable, async c => {
    const { ctx } = c.var
    const ref = await refToChange(c, c.req.valid('param').post_id)
    return c.json(await resolvePost(ctx, ctx, ref, c.req.valid('json')))
  })
