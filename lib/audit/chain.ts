// The chain of a workspace's audit: each row's hash stands on the one before it, so that what is missing or changed shows.

import {
  type AuditRow,
  chainedRows,
  findHead,
  type Link,
  linkRows,
  pendingRows,
  waitingWorkspaces,
} from '#lib/audit/chain-store.ts'
import { canonicalJson, sha256Hex } from '#lib/bytes.ts'
import type { World } from '#lib/ctx.ts'
import { isGuardRefusal, isUniqueViolation } from '#lib/db.ts'

const ROWS_AT_ONCE = 500

/** What the hash of the first row stands on. */
export const GENESIS = '0'.repeat(64)

/** The published function: whoever holds the export can compute it again. */
const hashOf = (before: string, row: AuditRow): Promise<string> => sha256Hex(`${before}\n${canonicalJson(row)}`)

/** Gives the rows that wait their places; no writer waits for this, and one of two sweeps at once does it. */
export async function chainAudit(world: Pick<World, 'db' | 'now'>, limit: number): Promise<number> {
  const workspaces = await waitingWorkspaces(world.db, limit)
  for (const workspace_id of workspaces) await chainWorkspace(world, workspace_id)
  return workspaces.length
}

async function chainWorkspace({ db, now }: Pick<World, 'db' | 'now'>, workspace_id: string): Promise<void> {
  const head = await findHead(db, workspace_id)
  let { sequence, hash } = head ?? { sequence: 0, hash: GENESIS }
  const links: Link[] = []
  for (const row of await pendingRows(db, workspace_id, ROWS_AT_ONCE)) {
    hash = await hashOf(hash, row)
    links.push({ sequence: ++sequence, audit_id: row.id, hash })
  }
  await linkRows(db, { workspace_id, from: head?.sequence ?? 0, links, at: now().toISOString() }).catch(error => {
    // Somebody else has chained them meanwhile.
    if (!isGuardRefusal(error) && !isUniqueViolation(error)) throw error
  })
}

export type Verified = {
  ok: boolean
  rows: number
  head: { sequence: number; hash: string } | null
  /** The first place at which the chain does not hold, and why. */
  broken: { sequence: number; why: 'missing' | 'changed' | 'cut off' } | null
}

/** Goes through a whole chain. */
export async function verifyAudit(world: Pick<World, 'db'>, workspace_id: string): Promise<Verified> {
  const head = await findHead(world.db, workspace_id)
  let hash = GENESIS
  let sequence = 0
  for (;;) {
    const some = await chainedRows(world.db, workspace_id, { after: sequence, limit: ROWS_AT_ONCE })
    for (const link of some) {
      const broken = (why: 'missing' | 'changed') => ({
        ...{ ok: false, rows: sequence, head, broken: { sequence: sequence + 1, why } },
      })
      if (link.sequence !== sequence + 1 || !link.row) return broken('missing')
      hash = await hashOf(hash, link.row)
      if (hash !== link.hash) return broken('changed')
      sequence = link.sequence
    }
    if (some.length < ROWS_AT_ONCE) break
  }
  const whole = sequence === (head?.sequence ?? 0) && hash === (head?.hash ?? GENESIS)
  const broken = whole ? null : { sequence: sequence + 1, why: 'cut off' as const }
  return { ok: whole, rows: sequence, head, broken }
}
