import { router } from '#functions/http/app-env.ts'
import { repeatable } from '#functions/http/body/repeatable.ts'
import { RunPath } from '#functions/http/body/run-path.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { ApprovalLink, sendApprovalLink } from '#lib/publish/approval/links.ts'

const sent = doc({
  id: 'sendApprovalLink',
  needs: 'post',
  tag: 'Publishing',
  summary: 'Ask the reviewers of the workspace to approve a run',
  description:
    'Each gets a page that shows the pictures and the words of this run as they are now, for seven days. The link itself is in no answer: no key can approve. A changed caption or picture voids what was approved.',
  answers: { 200: ApprovalLink },
  codes: ['run_not_found', 'run_not_succeeded', 'run_not_approved', 'no_reviewer'],
})

export default router().post('/:run_id/approval-link', sent, check('param', RunPath), repeatable, async c => {
  c.var.ctx.limits.assert()
  return c.json(await sendApprovalLink(c.var.ctx, c.req.valid('param').run_id))
})
