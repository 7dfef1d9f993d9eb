import { router } from '#functions/http/app-env.ts'
import { doc } from '#functions/http/doc.ts'
import { Introspection, introspect } from '#lib/keys/introspect.ts'

const described = doc({
  id: 'getKey',
  tag: 'Account',
  summary: 'What this key may do and what it has used',
  answers: { 200: Introspection },
})

export default router().get('/', described, async c => c.json(await introspect(c.var.ctx)))
