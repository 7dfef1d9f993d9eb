import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/validate.ts'
import { advance } from '#lib/runs/pipeline.ts'
import { advanceWork } from '#lib/runs/work.ts'
import type { Workshop } from '#lib/runs/workshop.ts'

const Payload = z.object({ v: z.literal(1), run_id: z.uuid(), idx: z.int().min(0).optional() })

/** Any answer below 500 is final for the queue; what a step could not do is tried again by the pipeline itself. */
export const steps = (tools: Pick<Workshop, 'raster' | 'makeFilm' | 'writer' | 'judge'>) =>
  router().post('/', check('json', Payload), async c => {
    const { run_id, idx } = c.req.valid('json')
    const shop = { ...c.var.world, ...tools }
    await (idx === undefined ? advance(shop, run_id) : advanceWork(shop, run_id, idx))
    return c.json({ ok: true })
  })
