import * as z from 'zod'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { makeDue } from '#lib/runs/store.ts'

const Payload = z.object({ sourceBody: z.string() })
const Source = z.object({ run_id: z.uuid() })

/** The queue gave a message up: what it stood for is due at once instead of when its lease ends. */
export const failedHook = router().post('/', check('json', Payload), async c => {
  const source = Source.safeParse(decode(c.req.valid('json').sourceBody))
  if (source.success) await makeDue(c.var.world.db, source.data.run_id, c.var.world.now().toISOString())
  return c.json({ ok: true })
})

function decode(base64: string): unknown {
  try {
    return JSON.parse(atob(base64))
  } catch {
    return null
  }
}
