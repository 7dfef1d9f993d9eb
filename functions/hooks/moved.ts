// Where the release before had messages heard that another Worker hears now: some of them are under way for a day.
import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'

const Payload = z.object({ v: z.literal(1), post_id: z.uuid().optional() })

/** A post is worked on at once; what an account's posts count is asked again by the sweep. */
export const postsMoved = router().post('/', check('json', Payload), async c => {
  const { post_id } = c.req.valid('json')
  if (post_id) await c.var.world.posts.attempt(post_id)
  return c.json({ ok: true })
})
