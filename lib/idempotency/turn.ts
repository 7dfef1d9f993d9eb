// Idempotency for writes whose work cannot be told from its repetition. One request at a time works under a key: whoever
// comes meanwhile is asked to come again, and whoever comes after a crash takes over, by the id that was kept for the work.
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { type Claim, findFinished, isComplete, placeOf } from '#lib/idempotency/record.ts'
import { completeRecord, dropReserved, findRecord, passReserved, takeReserved } from '#lib/idempotency/store.ts'
import { after, MINUTE_MS } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import { seal, unseal } from '#lib/seal.ts'

/** A turn that has not ended by then ended with its isolate. */
const TURN_MS = MINUTE_MS

export type Kept = { status: number; body: string | null; headers: Record<string, string> }

export type Turn = {
  /** The first id that the work takes, so that what it makes is made once. */
  id: string
  /** Answers what is kept: that of another who took over meanwhile and was done first. */
  keep(answer: Kept): Promise<Kept>
  /** Lets the key be used for anything again: nothing was done. */
  drop(): Promise<void>
  /** Lets the next one take over at once: what was done is not known. */
  pass(): Promise<void>
}

/** The right to work under the key, or the answer that was kept for it. */
export async function takeTurn(ctx: Ctx, claimed: Claim): Promise<Turn | Kept> {
  const place = placeOf(ctx, claimed)
  const stored = await findFinished(ctx, claimed)
  const opened = async (body: string): Promise<Kept> => JSON.parse(await unseal(ctx.keyring, body, place))
  if (stored) return opened(stored.body)
  const now = ctx.now()
  const owner = { ...ownerOf(ctx), created_at: now.toISOString() }
  const fresh = ctx.id()
  const id = await takeReserved(ctx.db, owner, claimed, fresh, after(now, -TURN_MS).toISOString())
  if (!id) throw inProgress()
  const pass = () => passReserved(ctx.db, owner, claimed, after(now, -2 * TURN_MS).toISOString())
  return {
    id,
    keep: async answer => {
      const body = await seal(ctx.keyring, ctx.random, JSON.stringify(answer), place)
      if (await completeRecord(ctx.db, owner, { ...claimed, status: answer.status, body })) return answer
      const first = await findRecord(ctx.db, owner.workspace_id, owner.livemode, claimed)
      return first && isComplete(first) ? opened(first.body) : answer
    },
    // Whoever had the turn before may have done what this one was refused.
    drop: () => (id === fresh ? dropReserved(ctx.db, owner, claimed) : pass()),
    pass,
  }
}

const inProgress = () =>
  new Problem('idempotency_in_progress', 'The first request with this Idempotency-Key is still at work. Ask again.', {
    retry_after: 1,
  })
