import type { Context, Next } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { assertBearer, shownKey } from '#functions/http/bearer.ts'
import { address, keyBuckets, localCounter, rateProblem } from '#functions/http/rate.ts'
import { asserted } from '#functions/http/service-key.ts'
import type { Limits } from '#lib/ctx.ts'
import { type Admission, authenticate } from '#lib/keys/authenticate.ts'
import type { AttemptLimiter } from '#lib/ports.ts'
import { Problem } from '#lib/problem.ts'

const creatingPath = /\/(generate|render|rerender|post|import)$/

/** Requests that make something new have a window of their own. */
export const isCreating = (method: string, path: string) => method === 'POST' && creatingPath.test(path)

const degradedCount = localCounter()

/** Bearer key to caller, in one round trip. Reads are judged by their limits here, writes after their body is known. */
export const auth = (failures: AttemptLimiter) => async (c: Context<AppEnv>, next: Next) => {
  const world = c.get('world')
  const now = world.now()
  const creating = isCreating(c.req.method, c.req.path)
  const local = (hash: string, limit: number) => degradedCount(hash, now) <= limit
  const shown = shownKey(c)
  if (!shown) assertBearer(c.req.header('authorization'))
  const admission = await authenticate(world, shown, creating ? '1' : '0', local).catch(error =>
    counted(error, failures, address(c), now),
  )
  const buckets = keyBuckets(admission, creating, now)
  c.set('rate', { buckets, degraded: admission.degraded })
  if (admission.workspace.status === 'suspended')
    throw new Problem('workspace_suspended', 'This workspace is suspended. Write to support to have it opened again.')
  const key = asserted(c, admission.key)
  const limits = limitsOf(admission, c, now)
  if (c.req.method === 'GET') limits.assert()
  c.set('ctx', {
    ...world,
    workspace: admission.workspace,
    key,
    livemode: key.livemode,
    actor: `key:${key.id}`,
    request_id: c.get('request_id'),
    limits,
    usage: { minute: admission.minute, creating: admission.creating, day: admission.day },
  })
  await next()
}

/** A key that opens nothing counts against its address; beyond the limit the answer is to wait. */
async function counted(error: unknown, failures: AttemptLimiter, from: string, now: Date): Promise<never> {
  if (!(error instanceof Problem) || error.code !== 'invalid_api_key') throw error
  const { allowed, limit, resets_at } = await failures.count(from)
  if (allowed) throw error
  const retry_after = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000))
  throw new Problem('too_many_auth_failures', `Too many wrong API keys from this address. Wait ${retry_after} s.`, {
    detail: { bucket: 'failed_auth', limit, used: limit, window: '5 minutes', resets_at: resets_at.toISOString() },
    retry_after,
  })
}

function limitsOf(admission: Admission, c: Context<AppEnv>, now: Date): Limits {
  const { refused } = admission
  const refuse = (limit: 'minute' | 'creating' | 'day') => rateProblem(limit, c.var.rate.buckets, now)
  return {
    day_spent: refused === 'day',
    assert: () => {
      if (refused) throw refuse(refused)
    },
    assertWindow: () => {
      if (refused === 'minute' || refused === 'creating') throw refuse(refused)
    },
  }
}
