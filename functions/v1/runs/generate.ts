import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { doc } from '#functions/http/doc.ts'
import { via } from '#functions/http/entry/via.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { DryRun, dryRun } from '#lib/runs/accept/dry-run.ts'
import { GenerateInput, generate } from '#lib/runs/accept/generate.ts'
import { againSeconds, Run } from '#lib/runs/run.ts'

const described = doc({
  id: 'generate',
  needs: 'generate',
  tag: 'Runs',
  summary: 'Start a run from a brief',
  description:
    'Answers at once with a queued run. Follow it with `GET /runs/{run_id}` (`Prefer: wait=25` waits for it), with its event stream, or by webhook. Your brand decides how it looks; `variation` asks for another take. With `dry_run: true` the answer is 200 with what would happen: each guard, the limits afterwards, the time that it takes, and the plan. It makes nothing and counts as a request. With `scheduled_at` the run is made at once and posted then, if it is approved; where it is held, its post waits for a person.',
  answers: { 200: DryRun, 202: Run },
  codes: [
    ...([
      'unsupported_asset_type',
      'unsupported_channel',
      'unsupported_size',
      'asset_type_not_allowed',
      'channel_not_allowed',
    ] as const),
    ...([
      'plan_required',
      'plan_cap_reached',
      'insufficient_credits',
      'connected_account_not_allowed',
      'channel_not_connected',
      'asset_not_supported',
    ] as const),
  ],
  idempotent: true,
})

export default router().post('/', described, ...body(GenerateInput), async c => {
  const input = c.req.valid('json')
  if (input.dry_run) return c.json(await dryRun(c.var.ctx, input))
  c.header('Retry-After', againSeconds(input.asset_type))
  return send(c, await generate(c.var.ctx, input, via(c), await claimed(c, input)))
})
