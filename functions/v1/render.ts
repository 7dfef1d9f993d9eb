import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body.ts'
import { doc } from '#functions/http/doc.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { RenderAnswer, RenderInput, render } from '#lib/runs/render.ts'

const described = doc({
  id: 'render',
  tag: 'Runs',
  summary: 'Draw pre-formed input, without composing',
  description:
    'Each item has a template (`output_type`) and its `body`, or a `recipe`. All items are taken or none; every flaw of every item is told with its place. A text that is nearly your tagline is refused. `GET /api/v1/studio/templates` lists templates and their fields.',
  answers: { 202: RenderAnswer },
  codes: [
    ...(['unsupported_output_type', 'unsupported_channel', 'asset_type_not_allowed', 'channel_not_allowed'] as const),
    ...(['plan_required', 'plan_cap_reached', 'recipe_invalid', 'engine_mismatch'] as const),
  ],
  idempotent: true,
})

export default router().post('/', described, ...body(RenderInput), async c => {
  const input = c.req.valid('json')
  c.header('Retry-After', '1')
  return send(c, await render(c.var.ctx, input, await claimed(c, input)))
})
