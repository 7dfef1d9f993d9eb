import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body/body.ts'
import { doc } from '#functions/http/doc.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { StudioAnswer, StudioInput, studioGenerate } from '#lib/studio/generate.ts'

const described = doc({
  id: 'studioGenerate',
  needs: 'generate',
  tag: 'Studio',
  summary: 'Make a card of an event in your own systems, and deliver it',
  description:
    'A Studio profile that is bound to the key sets templates, theme, delivery targets and default caption. `GET /api/v1/studio/templates` lists templates and their fields. `caption` is the text of the post, word for word, on every target; without it the default caption of the profile, else one that is put together from `data`. `delivery` may only narrow what the profile has; the answer lists what will fire, which is nothing for test keys. Guards, in their order: scopes, daily limit, workspace, rate limit, pause.',
  answers: { 202: StudioAnswer },
  codes: [
    ...(['unsupported_output_type', 'asset_type_not_allowed', 'channel_not_allowed'] as const),
    ...(['template_not_allowed', 'delivery_not_allowed', 'studio_profile_not_bound', 'studio_paused'] as const),
    ...(['plan_upgrade_required', 'bot_account_cap_exceeded', 'plan_cap_reached', 'insufficient_credits'] as const),
  ],
  idempotent: true,
})

export default router().post('/', described, ...body(StudioInput), async c => {
  const input = c.req.valid('json')
  c.header('Retry-After', '1')
  return send(c, await studioGenerate(c.var.ctx, input, await claimed(c, input)))
})
