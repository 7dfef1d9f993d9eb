// Idempotency for writes whose work cannot be told from its repetition. One request at a time works under a key: whoever
// comes meanwhile is asked to come again, and whoever comes after a crash takes over, by the id that was kept for the work.
import type { Ctx } from '#lib/ctx.ts'
import { type Claim, finished, placeOf } from '#lib/idempotency/record.ts'
import { completeRecord, dropReserved, takeReserved } from '#lib/idempotency/store.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { seal, unseal } from '#lib/seal.ts'

/** A turn that has not ended by then ended with its isolate. */
const TURN_MS = MINUTE_MS

export type Kept = { status: number; body: string | null; headers: Record<string, string> }

export type Turn = {
  /** The first id that the work takes, so that what it makes is made once. */
  id: string
  keep(answer: Kept): Promise<void>
  /** Lets the key be used again: nothing was done. */
  drop(): Promise<void>
}

/** The right to work under the key, or the answer that was kept for it. */
export async function takeTurn(ctx: Ctx, claimed: Claim): Promise<Turn | Kept> {
  const place = placeOf(ctx, claimed)
  const stored = await finished(ctx, claimed)
  if (stored) return JSON.parse(await unseal(ctx.keyring, stored.body, place))
  const now = ctx.now()
  const owner = { workspace_id: ctx.workspace.id, livemode: ctx.livemode, created_at: now.toISOString() }
  const id = await takeReserved(ctx.db, owner, claimed, ctx.id(), after(now, -TURN_MS).toISOString())
  if (!id) throw inProgress()
  return {
    id,
    keep: async answer => {
      const body = await seal(ctx.keyring, ctx.random, JSON.stringify(answer), place)
      await completeRecord(ctx.db, owner, { ...claimed, status: answer.status, body })
    },
    drop: () => dropReserved(ctx.db, owner, claimed),
  }
}

const inProgress = () =>
  new Problem('idempotency_in_progress', 'The first request with this Idempotency-Key is still at work. Ask again.', {
    retry_after: 1,
  })
