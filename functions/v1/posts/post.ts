import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { RunPath } from '#functions/http/body/run-path.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { Post } from '#lib/publish/post/post.ts'
import { PostInput, postNow } from '#lib/publish/post/post-now.ts'

const described = doc({
  id: 'postRun',
  needs: 'post',
  tag: 'Publishing',
  summary: 'Post an approved run to a platform',
  description:
    'A run is posted once to an account: the same request again answers the same post. Without `connected_account_id` it is the account that was connected first, without `caption` the run’s own for the platform. Answers within 20 seconds, with `posting` where the platform still works on it; `post.posted` or `post.failed` tells the end. With `scheduled_at` it is kept until then, and can be changed and canceled; where a person has to look at it first it is `awaiting_approval`. `platform_rejected`: nothing was posted, and it may be asked for again. `platform_unavailable`: the post is kept and tried again by itself. A post with `needs_attention` may be out: it is never sent again by itself or by another request. `event_over`: the words speak of a day as still to come (`event_day` of the run) that is over by then; `allow_past_event` posts it all the same.',
  answers: { 200: Post },
  codes: [
    ...(['run_not_succeeded', 'run_not_approved', 'channel_not_connected', 'asset_not_supported'] as const),
    ...(['platform_rejected', 'channel_not_allowed', 'connected_account_not_allowed', 'run_not_found'] as const),
    ...(['repeated_post', 'event_over', 'posting_paused', 'platform_unavailable'] as const),
  ],
})

export default router().post(
  '/:run_id/post',
  described,
  check('param', RunPath),
  ...body(PostInput),
  repeatable,
  async c => {
    const post = await postNow(c.var.ctx, c.req.valid('param').run_id, c.req.valid('json'))
    return c.json(post)
  },
)
