import { router } from '#functions/http/app-env.ts'
import { introspect } from '#lib/keys/introspect.ts'

export default router().get('/', async c => c.json(await introspect(c.var.ctx)))
