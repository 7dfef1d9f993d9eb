// Idempotency for writes other than new runs. The key reserves an id, and the work is done by that id: whoever repeats the
// request, also at the same moment or after a crash, does the same work again and finds it done.
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import {
  type Answer,
  assertSame,
  type Claim,
  findFinished,
  type IdempotencyRecord,
  isComplete,
  placeOf,
} from '#lib/idempotency/record.ts'
import { completeRecord, dropReserved, findRecord, reserveRecord } from '#lib/idempotency/store.ts'
import { Problem } from '#lib/problem.ts'
import { seal, unseal } from '#lib/seal.ts'

/** `work` may run several times with one id, and answers the same then. A Problem is not kept. */
export async function once(ctx: Ctx, claimed: Claim | null, work: (id: string) => Promise<Answer>): Promise<Answer> {
  if (!claimed) {
    ctx.limits.assert()
    return work(ctx.id())
  }
  const stored = await findFinished(ctx, claimed)
  if (stored) return opened(ctx, stored)
  const owner = { ...ownerOf(ctx), created_at: ctx.now().toISOString() }
  const reserved = await reserveRecord(ctx.db, owner, claimed, ctx.id())
  assertSame(reserved, claimed)
  if (isComplete(reserved)) return opened(ctx, reserved)
  const answer = await work(reserved.body).catch(async error => {
    if (error instanceof Problem) await dropReserved(ctx.db, owner, claimed)
    throw error
  })
  const body = await seal(ctx.keyring, ctx.random, answer.body, placeOf(ctx, claimed))
  if (await completeRecord(ctx.db, owner, { ...claimed, status: answer.status, body })) return answer
  // Of two at once the first has said what the answer is; what was made may have been changed since.
  const first = await findRecord(ctx.db, owner.workspace_id, owner.livemode, claimed)
  return first && isComplete(first) ? opened(ctx, first) : answer
}

/** Kept sealed: such an answer may show a secret once. */
async function opened(ctx: Ctx, record: IdempotencyRecord): Promise<Answer> {
  return {
    status: record.status,
    body: await unseal(ctx.keyring, record.body, placeOf(ctx, record)),
    replayed: true,
  }
}
