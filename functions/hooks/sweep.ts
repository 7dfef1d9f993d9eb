import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { beat } from '#lib/beat/beat.ts'
import { sweepKinds } from '#lib/ports.ts'
import { sweep } from '#lib/sweep.ts'

const Payload = z.object({ v: z.literal(1), kind: z.enum(sweepKinds).optional() })

/** Without a kind it is the schedule's beat, for every class of stuck work. */
export const sweepHook = router().post('/', check('json', Payload), async c => {
  const { kind } = c.req.valid('json')
  const found = kind ? await sweep(c.var.world, kind) : ((await beat(c.var.world, 'queue')) ?? 0)
  return c.json({ found })
})
