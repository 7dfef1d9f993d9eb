import type { Context, Next } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { keyBuckets, localCounter, rateProblem } from '#functions/http/rate.ts'
import type { Limits } from '#lib/ctx.ts'
import { type Admission, authenticate } from '#lib/keys/authenticate.ts'
import { Problem } from '#lib/problem.ts'

const creatingPath = /\/(generate|render|rerender|post)$/

/** Requests that make something new have a window of their own. */
export const isCreating = (method: string, path: string) => method === 'POST' && creatingPath.test(path)

const degradedCount = localCounter()

/** Bearer key to caller, in one round trip. Reads are judged by their limits here, writes after their body is known. */
export async function auth(c: Context<AppEnv>, next: Next): Promise<void> {
  const secret = bearer(c.req.header('authorization'))
  const { world } = c.var
  const now = world.now()
  const creating = isCreating(c.req.method, c.req.path)
  const admission = await authenticate(
    world,
    secret,
    creating ? '1' : '0',
    (hash, limit) => degradedCount(hash, now) <= limit,
  )
  const buckets = keyBuckets(admission, creating, now)
  c.set('rate', { buckets, degraded: admission.degraded })
  if (admission.workspace.status === 'suspended')
    throw new Problem('workspace_suspended', 'This workspace is suspended. Write to support to have it opened again.')
  const limits = limitsOf(
    admission,
    () => rateProblem(admission.refused ?? 'minute', buckets, now),
    () => rateProblem('minute', buckets, now),
  )
  if (c.req.method === 'GET') limits.assert()
  c.set('ctx', {
    ...world,
    workspace: admission.workspace,
    key: admission.key,
    livemode: admission.key.livemode,
    actor: `key:${admission.key.id}`,
    request_id: c.var.request_id,
    limits,
    usage: { requests_today: admission.day },
  })
  await next()
}

function bearer(header: string | undefined): string {
  if (!header) throw new Problem('missing_api_key', 'Send your API key as `Authorization: Bearer sk_…`.')
  const [scheme, secret, ...rest] = header.trim().split(/\s+/)
  if (scheme?.toLowerCase() !== 'bearer' || !secret || rest.length > 0)
    throw new Problem('missing_api_key', 'The Authorization header has to read `Bearer sk_…`.')
  return secret
}

function limitsOf(admission: Admission, refusal: () => Problem, window: () => Problem): Limits {
  return {
    assert: () => {
      if (admission.refused) throw refusal()
    },
    assertWindow: () => {
      if (admission.refused === 'minute' || admission.refused === 'creating') throw window()
    },
  }
}
