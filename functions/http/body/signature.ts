import { createMiddleware } from 'hono/factory'
import type { Verify } from '#functions/doors/verify.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { cappedText } from '#functions/http/body/capped.ts'
import { Problem } from '#lib/problem.ts'

/** More than any message of ours, or what the queue tells of one that failed. */
const MOST_BYTES = 1024 * 1024

/** Lets only our queue in, here and in development alike, and what we carry by hand in its place: this address, these bytes, not old. */
export const signed = (verify: Verify, base_url: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const signature = c.req.header('upstash-signature') ?? ''
    const by_hand = c.req.header('authorization') ?? ''
    if (signature === '' && by_hand === '') throw unsigned()
    const body = await cappedText(c.req.raw, MOST_BYTES)
    if (!(await verify({ signature, by_hand, body, url: base_url + c.req.path, path: c.req.path }))) throw unsigned()
    // Hono keeps promises here, which its type does not say.
    c.req.bodyCache.text = Promise.resolve(body) as never
    await next()
  })

const unsigned = () => new Problem('invalid_signature', 'This callback is not signed by the queue for this address.')
