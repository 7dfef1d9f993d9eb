import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/validate.ts'
import { advanceMascot, type MascotTools } from '#lib/brand/mascot/advance.ts'

const Payload = z.object({ v: z.literal(1), kind: z.enum(['mascot']), id: z.uuid() })

/** Whatever could not be done now is sent again by the work itself. */
export const libraryHook = (tools: Pick<MascotTools, 'raster' | 'painter'>) =>
  router().post('/', check('json', Payload), async c => {
    const { id } = c.req.valid('json')
    await advanceMascot({ ...c.var.world, ...tools }, id)
    return c.json({ ok: true })
  })
