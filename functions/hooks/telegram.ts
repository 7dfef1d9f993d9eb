import { createMiddleware } from 'hono/factory'
import { type AppEnv, router } from '#functions/http/app-env.ts'
import { cappedText } from '#functions/http/body/capped.ts'
import { jsonIn } from '#lib/bytes.ts'
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
  const told = await cappedText(c.req.raw, MOST_BYTES).catch(() => '')
  const update = Update.safeParse(jsonIn(told))
  if (update.success) await takeUpdate(c.var.world, update.data)
  return c.json({ ok: true })
})
