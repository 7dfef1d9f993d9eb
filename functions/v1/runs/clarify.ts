import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { doc } from '#functions/http/doc.ts'
import { ClarifyAnswer, ClarifyInput, clarify } from '#lib/runs/clarify.ts'

const described = doc({
  id: 'clarify',
  needs: 'generate',
  tag: 'Runs',
  summary: 'Ask whether a brief is clear enough',
  description:
    'Answers `ready`, or at most two questions. Append the answers to the brief before you call generate: a blank line, `CREATOR PREFERENCES`, then a line `- <question> <answer>` for each. Nothing is stored or charged. When it cannot tell within four seconds it answers `ready` with `degraded: true`.',
  answers: { 200: ClarifyAnswer },
  codes: ['unsupported_channel', 'unsupported_asset_type'],
})

export default router().post('/', described, ...body(ClarifyInput), async c =>
  c.json(await clarify(c.var.ctx, c.req.valid('json'))),
)
