import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { LimitList, listLimits } from '#lib/keys/limits.ts'

const described = doc({
  id: 'getLimits',
  tag: 'Account',
  summary: 'Every limit of this key, and what is left of it',
  answers: { 200: LimitList },
})

export default router().get('/', described, async c => c.json(await listLimits(c.var.ctx)))
