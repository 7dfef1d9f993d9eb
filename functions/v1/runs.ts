import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/validate.ts'
import { readRun } from '#lib/runs/read.ts'
import { isTerminal } from '#lib/runs/run.ts'

const RunPath = z.object({ run_id: z.uuid() })

export default router().get('/:run_id', check('param', RunPath), async c => {
  const run = await readRun(c.var.ctx, c.req.valid('param').run_id)
  c.header('Cache-Control', 'private, no-cache')
  if (!isTerminal(run.status)) c.header('Retry-After', run.asset_type === 'video' ? '5' : '1')
  return c.json(run)
})
