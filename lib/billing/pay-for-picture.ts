import { Workspace } from '#lib/caller/key.ts'
import type { World } from '#lib/ctx.ts'
import { findWorkspace } from '#lib/keys/store.ts'
import { periodOf } from '#lib/plans.ts'
import { type Spender, takeForModel } from '#lib/usage/wallet-store.ts'

type Wanted = { of: Exclude<Spender, 'run'>; workspace_id: string; id: string; price: number | null }

/** The price is taken before a model is asked; what it does not paint has it back. Without a price nothing is counted. */
export async function payForPicture(
  { db, now }: Pick<World, 'db' | 'now'>,
  { of, workspace_id, id, price }: Wanted,
): Promise<boolean> {
  if (price === null) return true
  const workspace = Workspace.parse(await findWorkspace(db, workspace_id))
  const period = periodOf({ workspace }, now()).key
  const prices = [{ run_id: id, price }]
  return takeForModel(db, { of, workspace_id, period, at: now().toISOString(), prices, free_run_id: null })
}
