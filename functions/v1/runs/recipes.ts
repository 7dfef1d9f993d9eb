import { router } from '#functions/http/app-env.ts'
import { RunPath } from '#functions/http/body/run-path.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { via } from '#functions/http/entry/via.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { readRecipe, rerender } from '#lib/runs/accept/rerender.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import { againSeconds, Run } from '#lib/runs/run.ts'

const read = doc({
  id: 'getRecipe',
  tag: 'Runs',
  summary: 'Every decision of a run as one document',
  description: 'Keep it, change it, and send it to `POST /render` as an item: the same recipe gives the same bytes.',
  answers: { 200: Recipe },
  codes: ['run_not_found', 'invalid_state'],
})
const again = doc({
  id: 'rerenderRun',
  needs: 'generate',
  tag: 'Runs',
  summary: 'Draw a run again, byte for byte',
  description: 'A new run with `rerender_of`. Nothing is composed; it counts as a creating request.',
  answers: { 202: Run },
  codes: [
    ...([
      'run_not_found',
      'invalid_state',
      'engine_mismatch',
      'asset_type_not_allowed',
      'channel_not_allowed',
    ] as const),
    ...(['plan_required', 'plan_cap_reached'] as const),
  ],
  idempotent: true,
})

export default router()
  .get('/:run_id/recipe', read, check('param', RunPath), async c => {
    return c.json(await readRecipe(c.var.ctx, c.req.valid('param').run_id))
  })
  .post('/:run_id/rerender', again, check('param', RunPath), async c => {
    const { run_id } = c.req.valid('param')
    const answer = await rerender(c.var.ctx, run_id, via(c), await claimed(c, { run_id }))
    c.header('Retry-After', againSeconds((JSON.parse(answer.body) as Run).asset_type))
    return send(c, answer)
  })
