import { createMiddleware } from 'hono/factory'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { Problem } from '#lib/problem.ts'
import { takeUpdate, Update } from '#lib/studio/updates.ts'

const MOST_BYTES = 1_000_000

/** Only who knows the secret that the platform was given is heard. */
const genuine = createMiddleware<AppEnv>(async (c, next) => {
  const { messenger } = c.var.world
  const shown = c.req.header('x-telegram-bot-api-secret-token') ?? ''
  if (!messenger || !(await messenger.isGenuine(shown)))
    throw new Problem('invalid_signature', 'This callback does not show the secret of the bot.')
  await next()
})

/** What cannot be read is taken as well: the platform would send it again for ever. */
export const telegramHook = router().post('/', genuine, async c => {
  if (Number(c.req.header('content-length') ?? 0) > MOST_BYTES) return c.json({ ok: true })
  const update = Update.safeParse(await c.req.json().catch(() => null))
  if (update.success) await takeUpdate(c.var.world, update.data)
  return c.json({ ok: true })
})
