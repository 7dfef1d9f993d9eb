import { router } from '#functions/http/app-env.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { RunPath } from '#functions/http/body/run-path.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { deleteRun } from '#lib/runs/read/delete.ts'

const deleted = doc({
  id: 'deleteRun',
  needs: 'generate',
  tag: 'Runs',
  summary: 'Delete a run for good',
  description:
    'Its words and files at once; posts that are not out are canceled (permission `post`), what is out stays where it is. It cannot be called back. 409 while it is made, or while a post of it goes out.',
  answers: { 204: null },
  codes: [
    ...(['run_not_found', 'invalid_state', 'post_in_flight', 'channel_not_allowed', 'asset_type_not_allowed'] as const),
    'connected_account_not_allowed',
  ],
})

export default router().delete('/:run_id', deleted, check('param', RunPath), repeatable, async c => {
  await deleteRun(c.var.ctx, c.req.valid('param').run_id)
  return c.body(null, 204)
})
