// Who asks: the key of a request, and whether it may go on.
import type { Context, Next } from 'hono'
import { waitSeconds } from '#functions/http/answer/prefer.ts'
import { keyBuckets, localCounter, rateProblem } from '#functions/http/answer/rate.ts'
import { isReading } from '#functions/http/answer/reading.ts'
import type { AppEnv } from '#functions/http/app-env.ts'
import { address, type spentAddresses } from '#functions/http/entry/address.ts'
import { assertBearer, misspelt, shownKey } from '#functions/http/entry/bearer.ts'
import { permissionFor } from '#functions/http/entry/door.ts'
import { inMode } from '#functions/http/entry/mode.ts'
import { assertServiceKey } from '#functions/http/entry/service-key.ts'
import { inactiveProblem } from '#lib/billing/inactive.ts'
import { assertAddress, assertOpen, assertPermission } from '#lib/caller/permissions.ts'
import type { Limits, World } from '#lib/ctx.ts'
import { secondsUntil } from '#lib/instant.ts'
import { type Admission, authenticate } from '#lib/keys/admit/authenticate.ts'
import type { AttemptLimiter } from '#lib/ports/limiter.ts'
import { Problem } from '#lib/problem.ts'

const creatingPath = /\/(generate|render|rerender|post|import|checkout|campaigns)$/
const unpaidPath = /\/(checkout|clarify|pause|media\/delete)\/?$/

/** Requests that make something new have a window of their own. */
const isCreating = (method: string, path: string) => method === 'POST' && creatingPath.test(path)

/** Whoever waits for what happens asks all day long: by the day it would be used up before anything is made. */
const isListening = (c: Context<AppEnv>) =>
  isReading(c.req.method) &&
  c.req.path === '/api/v1/programmatic/events' &&
  (waitSeconds(c.req.header('prefer')) ?? 0) > 0

/** Without a paid plan one can still read, pay and stop what goes on. */
export const isPaid = (method: string, path: string) =>
  !['GET', 'HEAD', 'DELETE'].includes(method) && !unpaidPath.test(path)

const degradedCount = localCounter()

/** Bearer key to caller, in one round trip. Reads are judged by their limits here, writes after their body is known. */
export const auth = (guards: Guards) => async (c: Context<AppEnv>, next: Next) => {
  const world = c.get('world')
  const now = world.now()
  const creating = isCreating(c.req.method, c.req.path)
  const admission = inMode(c, await admitted(c, guards, { creating, now }))
  const buckets = keyBuckets(admission, creating, now)
  c.set('rate', { buckets, degraded: admission.degraded })
  c.set('caller', admission)
  const reading = isReading(c.req.method)
  assertAddress(admission.key, c.req.header('cf-connecting-ip') ?? '')
  assertOpen(admission.workspace, reading)
  const key = assertServiceKey(c, admission.key)
  assertPermission(key, permissionFor(c))
  await assertPaid(c, world, admission)
  const limits = limitsOf(admission, c, now)
  if (reading) limits.assert()
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

export type Guards = { failures: AttemptLimiter; spent: ReturnType<typeof spentAddresses> }

/** Live writes are for a plan that is paid. */
async function assertPaid(c: Context<AppEnv>, world: World, { key, workspace }: Admission): Promise<void> {
  const asks = key.livemode && isPaid(c.req.method, c.req.path)
  const problem = asks ? await inactiveProblem(world, workspace) : null
  if (problem) throw problem
}

/** A key that opens nothing counts against its address; beyond the limit the answer is to wait. */
async function admitted(
  c: Context<AppEnv>,
  { failures, spent }: Guards,
  { creating, now }: { creating: boolean; now: Date },
): Promise<Admission> {
  const local = (hash: string, limit: number) => degradedCount(hash, now) <= limit
  const shown = shownKey(c)
  if (!shown) assertBearer(c)
  const from = address(c)
  const known_bad = spent.at(from, now)
  try {
    const trust = known_bad ? 'known' : 'any'
    const asked = { creating: creating ? '1' : '0', dayless: isListening(c), local, trust } as const
    return await authenticate(c.get('world'), shown, asked)
  } catch (error) {
    if (!isWrongKey(error)) throw error
    const attempts = known_bad ?? (await failures.count(from))
    if (attempts.allowed) throw shown ? error : misspelt(c)
    spent.note(from, attempts)
    throw tooMany(attempts, now)
  }
}

const isWrongKey = (error: unknown) => error instanceof Problem && error.code === 'invalid_api_key'

function tooMany({ limit, resets_at }: { limit: number; resets_at: Date }, now: Date): Problem {
  const retry_after = secondsUntil(now, resets_at)
  return new Problem('too_many_auth_failures', `Too many wrong API keys from this address. Wait ${retry_after} s.`, {
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
