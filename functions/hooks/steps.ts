import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { advance } from '#lib/runs/work/pipeline.ts'
import { advanceWork } from '#lib/runs/work/work.ts'
import type { Workshop } from '#lib/runs/work/workshop.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'
const Payload = z.object({
  v: z.literal(1),
  run_id: z.uuid(),
  /** Messages of an older release lack it. */
  workspace_id: z.uuid().default(NOBODY),
  idx: z.int().min(0).optional(),
})

/** Any answer below 500 is final for the queue; what a step could not do is tried again by the pipeline itself. */
export const steps = (tools: Pick<Workshop, 'raster' | 'makeFilm' | 'models' | 'processor'>) =>
  router().post('/', check('json', Payload), async c => {
    const { run_id, workspace_id, idx } = c.req.valid('json')
    const shop = { ...c.var.world, ...tools }
    shop.processor.enter(shop, workspace_id)
    try {
      await (idx === undefined ? advance(shop, run_id) : advanceWork(shop, run_id, idx))
    } finally {
      shop.processor.leave(workspace_id)
    }
    return c.json({ ok: true })
  })
