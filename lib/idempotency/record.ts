import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { Ctx } from '#lib/ctx.ts'
import { findRecord } from '#lib/idempotency/store.ts'
import { Problem } from '#lib/problem.ts'

/** The first answer to a request, kept with the effect that it tells of. */
export type IdempotencyRecord = { route: string; key: string; fingerprint: string; status: number; body: string }

/** An answer as bytes: the same for the first request and for each that repeats it. */
export type Answer = { status: number; body: string; replayed: boolean }

/** The request's key and what makes two requests the same; null without an Idempotency-Key. */
export type Claim = { route: string; key: string; fingerprint: string }

export async function claim(route: string, key: string | undefined, input: unknown): Promise<Claim | null> {
  if (key === undefined) return null
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new Problem('invalid_idempotency_key', 'Idempotency-Key takes 1 to 255 printable ASCII characters.')
  return { route, key, fingerprint: await sha256Hex(canonicalJson(input)) }
}

/** The stored answer to the same request, null for the first of its key, a refusal for another request with that key. */
export async function replay(
  ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>,
  claimed: Claim | null,
): Promise<Answer | null> {
  if (!claimed) return null
  const record = await recordOf(ctx, claimed)
  return record && { status: record.status, body: record.body, replayed: true }
}

async function recordOf(
  ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode'>,
  claimed: Claim,
): Promise<IdempotencyRecord | null> {
  const record = await findRecord(ctx.db, ctx.workspace.id, ctx.livemode, claimed)
  if (record) assertSame(record, claimed)
  return record
}

/** A reserved record holds an id and no status yet. */
export const isComplete = (record: IdempotencyRecord) => record.status > 0

/** What a finished request with this key left; null where work is to be done, which the limits have to allow. */
export async function findFinished(ctx: Ctx, claimed: Claim): Promise<IdempotencyRecord | null> {
  const record = await recordOf(ctx, claimed)
  if (!record || !isComplete(record)) {
    ctx.limits.assert()
    return null
  }
  ctx.limits.assertWindow()
  return record
}

export function assertSame(record: IdempotencyRecord, claimed: Claim): void {
  if (record.fingerprint === claimed.fingerprint) return
  throw new Problem(
    'idempotency_key_reused',
    'This Idempotency-Key was used with another body. Use a new key for a new request.',
  )
}

/** Where an answer that is kept sealed belongs: it cannot be opened anywhere else. */
export const placeOf = (
  ctx: Pick<Ctx, 'workspace' | 'livemode'>,
  { route, key }: Pick<IdempotencyRecord, 'route' | 'key'>,
) => `${ctx.workspace.id}|idempotency:${ctx.livemode ? 'live' : 'test'}:${route}|${key}`
