import { router } from '#functions/http/app-env.ts'
import { listLimits } from '#lib/keys/limits.ts'

export default router().get('/', async c => c.json(await listLimits(c.var.ctx)))
