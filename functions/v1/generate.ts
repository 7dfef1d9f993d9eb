import { router } from '#functions/http/app-env.ts'
import { body } from '#functions/http/body.ts'
import { claimed, send } from '#functions/http/idempotency.ts'
import { via } from '#functions/http/via.ts'
import { GenerateInput, generate } from '#lib/runs/generate.ts'

export default router().post('/', ...body(GenerateInput), async c => {
  const input = c.req.valid('json')
  c.header('Retry-After', '1')
  return send(c, await generate(c.var.ctx, input, via(c), await claimed(c, input)))
})
