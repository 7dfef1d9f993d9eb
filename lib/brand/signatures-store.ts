import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, rows } from '#lib/db.ts'
import { Hand, Motif } from '#lib/render/signature/signature.ts'

const Claim = z.object({ motif: Motif, hand: Hand, turn: z.int() })
export type Claim = z.output<typeof Claim>

/** What the other brands of the deployment have; of each pair at most the newest turns matter, and there are ninety pairs. */
export async function findSignatures(db: Db, workspace_id: string): Promise<Claim[]> {
  const found = await rows<{ claim: unknown }>(
    db,
    sql`select jsonb_build_object('motif', motif, 'hand', hand, 'turn', turn) as claim from signatures
        where workspace_id <> ${workspace_id} order by turn limit 1000`,
  )
  return found.map(row => Claim.parse(row.claim))
}

/** Part of a statement that changes a brand: its pair, by the index that no two share. */
export const claimed = (claim: Claim | null): SQL =>
  claim === null
    ? sql``
    : sql`claimed as (
          insert into signatures (workspace_id, motif, hand, turn)
          select workspace_id, ${claim.motif}, ${claim.hand}, ${claim.turn}::int from changed
          on conflict (workspace_id) do update set motif = excluded.motif, hand = excluded.hand, turn = excluded.turn),`
