// The rate headers: every public response tells of its tightest bucket.
import type { Context, Next } from 'hono'
import type { AppEnv } from '#functions/http/app-env.ts'
import { address } from '#functions/http/entry/address.ts'
import { nextUtcMidnight, secondsUntil } from '#lib/instant.ts'
import type { Admission, Refusal } from '#lib/keys/admit/authenticate.ts'
import { WINDOW_MS } from '#lib/keys/admit/gate.ts'
import { plans } from '#lib/plans.ts'
import { Problem } from '#lib/problem.ts'
import { dayProblem } from '#lib/runs/accept/caps.ts'

export type Bucket = { bucket: string; limit: number; used: number; resets_at: Date }
export type Rate = {
  buckets: Bucket[]
  degraded: boolean
  /** The one that refused this request, which need not be the tightest. */
  violated?: Bucket
}

const ANONYMOUS_PER_MINUTE = 60
const MOST_ADDRESSES = 10_000

const windowEnd = (now: Date) => new Date(Math.floor(now.getTime() / WINDOW_MS) * WINDOW_MS + WINDOW_MS)

/** What one isolate has seen in this minute: approximate, and costs nothing. */
export function localCounter() {
  let window = 0
  let counts = new Map<string, number>()
  /** How many there are with `more`. */
  return (name: string, now: Date, more = 1): number => {
    const current = Math.floor(now.getTime() / WINDOW_MS)
    if (current !== window || counts.size > MOST_ADDRESSES) {
      window = current
      counts = new Map()
    }
    const used = (counts.get(name) ?? 0) + more
    if (more > 0) counts.set(name, used)
    return used
  }
}

export function keyBuckets(admission: Admission, creating: boolean, now: Date): Bucket[] {
  const limits = plans[admission.workspace.plan]
  const window = { resets_at: windowEnd(now) }
  return [
    { bucket: 'requests_per_minute', limit: limits.requests_per_minute, used: admission.minute, ...window },
    ...(creating
      ? [{ bucket: 'creating_per_minute', limit: limits.creating_per_minute, used: admission.creating, ...window }]
      : []),
    { bucket: 'daily_limit', limit: admission.key.daily_limit, used: admission.day, resets_at: nextUtcMidnight(now) },
  ]
}

const refusedBucket: Record<Refusal, string> = {
  minute: 'requests_per_minute',
  creating: 'creating_per_minute',
  day: 'daily_limit',
}

/** The 429 for a limit that this request breaks. */
export function rateProblem(refused: Refusal, buckets: Bucket[], now: Date): Problem {
  const name = refusedBucket[refused]
  const bucket = buckets.find(one => one.bucket === name) ?? {
    bucket: name,
    limit: 0,
    used: 0,
    resets_at: windowEnd(now),
  }
  if (refused === 'day') return dayProblem(bucket, now)
  return minuteProblem(bucket, refused === 'creating' ? 'creating requests' : 'requests', now)
}

function minuteProblem({ bucket, limit, used, resets_at }: Bucket, kind: string, now: Date): Problem {
  const retry_after = secondsUntil(now, resets_at)
  const detail = { bucket, limit, used, window: 'minute', resets_at: resets_at.toISOString() }
  const message = `More than ${limit} ${kind} in a minute. Wait ${retry_after} s.`
  return new Problem('rate_limited', message, { detail, retry_after })
}

const seen = localCounter()

const addressBucket = (used: number, now: Date): Bucket => ({
  bucket: 'address_per_minute',
  limit: ANONYMOUS_PER_MINUTE,
  used,
  resets_at: windowEnd(now),
})

/** Sets the headers after everything else has run, whatever the answer is. */
export async function rateHeaders(c: Context<AppEnv>, next: Next): Promise<void> {
  const now = c.get('world').now()
  c.set('rate', { degraded: false, buckets: [addressBucket(seen(address(c), now, 0), now)] })
  await next()
  const { buckets, degraded, violated } = c.get('rate')
  const left = (bucket: Bucket) => Math.max(0, bucket.limit - bucket.used)
  const tightest = violated ?? buckets.reduce((a, b) => (left(b) / b.limit < left(a) / a.limit ? b : a))
  const [limit, remaining] = [String(tightest.limit), String(left(tightest))]
  // Hono's own setter copies the whole answer each time.
  const { headers } = c.res
  headers.set('RateLimit-Limit', limit)
  headers.set('RateLimit-Remaining', remaining)
  headers.set('RateLimit-Reset', String(secondsUntil(now, tightest.resets_at)))
  headers.set('X-RateLimit-Limit', limit)
  headers.set('X-RateLimit-Remaining', remaining)
  headers.set('X-RateLimit-Reset', String(Math.ceil(tightest.resets_at.getTime() / 1000)))
  headers.set('RateLimit', `"${tightest.bucket}";r=${remaining};t=${secondsUntil(now, tightest.resets_at)}`)
  headers.set('RateLimit-Policy', policy(violated ? [violated, ...buckets] : buckets, degraded))
}

/** Every bucket that this answer is counted in, as draft 11 of the fields writes it; a month has no fixed width. */
function policy(buckets: Bucket[], degraded: boolean): string {
  const named = new Map(buckets.map(one => [one.bucket, one]))
  const width = (name: string) => (name.endsWith('_per_minute') ? ';w=60' : name === 'daily_limit' ? ';w=86400' : '')
  const written = [...named.values()].map(({ bucket, limit }) => `"${bucket}";q=${limit}${width(bucket)}`)
  return written.map(one => (degraded ? `${one};degraded` : one)).join(', ')
}

/** For what needs no key: an address that is known has its own minute, in which nothing else counts. */
export async function addressLimit(c: Context<AppEnv>, next: Next): Promise<void> {
  const now = c.var.world.now()
  const bucket = addressBucket(seen(address(c), now), now)
  c.set('rate', { degraded: false, buckets: [bucket] })
  if (bucket.used > bucket.limit && c.req.header('cf-connecting-ip')) throw minuteProblem(bucket, 'requests', now)
  await next()
}
