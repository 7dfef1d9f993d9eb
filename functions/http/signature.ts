import { createMiddleware } from 'hono/factory'
import type { Deps } from '#functions/deps.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { Problem } from '#lib/problem.ts'

/** Lets only our queue in, here and in development alike: current or next key, this address, these bytes, not old. */
export const signed = (verify: Deps['verify'], base_url: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const body = await c.req.text()
    const signature = c.req.header('upstash-signature') ?? ''
    const genuine = signature !== '' && (await verify({ signature, body, url: base_url + c.req.path }))
    if (!genuine) throw new Problem('invalid_signature', 'This callback is not signed by the queue for this address.')
    await next()
  })
