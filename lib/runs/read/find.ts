import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import type { AssetType } from '#lib/plans.ts'
import { findRunRows } from '#lib/runs/read/find-store.ts'
import { type Run, type RunRow, shown } from '#lib/runs/run.ts'
import { findRun } from '#lib/runs/store.ts'

export type FindRunsInput = {
  /** Words of the brief. */
  q?: string
  verdict?: 'approved' | 'needs_review' | 'rejected' | 'failed' | undefined
  type?: AssetType | undefined
  /** Only runs older than this one. */
  before?: string | undefined
  limit: number
}

/** With the template of a card that was made of data. */
export type FoundRun = Run & { template: string | null }
const templateOf = ({ given }: RunRow) => (given && 'template' in given ? given.template : null)

/** Runs that somebody looks for, newest first: for people, who remember what it was about. */
export async function findRuns(ctx: Ctx, input: FindRunsInput): Promise<FoundRun[]> {
  const { q = '', verdict = null, type = null, limit } = input
  const before = input.before ? await findRun(ctx.db, ctx.workspace.id, ctx.livemode, input.before) : null
  const owner = ownerOf(ctx)
  const found = await findRunRows(ctx.db, { ...owner, q, verdict, type, before, limit })
  return found.map(row => ({ ...shown(row, ctx.now()), template: templateOf(row) }))
}
