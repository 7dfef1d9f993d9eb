import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { advanceMascot, type MascotTools } from '#lib/brand/mascot/advance.ts'
import { advanceVideo, type VideoTools } from '#lib/brand/videos/advance.ts'

const Payload = z.object({ v: z.literal(1), kind: z.enum(['mascot', 'video']), id: z.uuid() })

type Tools = Pick<MascotTools & VideoTools, 'raster' | 'painter' | 'viewer' | 'digest'>

/** Whatever could not be done now is sent again by the work itself. */
export const libraryHook = (tools: Tools) =>
  router().post('/', check('json', Payload), async c => {
    const { kind, id } = c.req.valid('json')
    const shop = { ...c.var.world, ...tools }
    await (kind === 'mascot' ? advanceMascot(shop, id) : advanceVideo(shop, id))
    return c.json({ ok: true })
  })
