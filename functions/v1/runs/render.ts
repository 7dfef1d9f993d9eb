import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { doc } from '#functions/http/doc.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { RenderAnswer, RenderInput, render } from '#lib/runs/accept/render.ts'

const described = doc({
  id: 'render',
  needs: 'generate',
  tag: 'Runs',
  summary: 'Draw pre-formed input, without composing',
  description:
    'Each item has a template (`output_type`) and its `body`, or a `recipe`. All items are taken or none; every flaw of every item is told with its place. A text that is nearly your tagline is refused. `GET /api/v1/studio/templates` lists templates and their fields. `video` is a film: its body has 2 to 10 `scenes`, each with a `role` (`hook` `line` `problem` `brand` with `text`; `number` with `value` and `label`; `list` `steps` with `items`; `quote` with `quote`, `name`, `title`; `versus` with `left_title`, `left`, `right_title`, `right`; `person` with `name`, `title`; `action` `end` with `text`, `link`), and is timed by its words.',
  answers: { 202: RenderAnswer },
  codes: [
    ...(['unsupported_output_type', 'unsupported_channel', 'asset_type_not_allowed', 'channel_not_allowed'] as const),
    ...(['plan_required', 'plan_cap_reached', 'insufficient_credits', 'recipe_invalid', 'engine_mismatch'] as const),
  ],
  idempotent: true,
})

export default router().post('/', described, ...body(RenderInput), async c => {
  const input = c.req.valid('json')
  c.header('Retry-After', '1')
  return send(c, await render(c.var.ctx, input, await claimed(c, input)))
})
