// What tests do to wallets, and what has to hold of each at any time.
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { periodOf } from '#lib/plans.ts'
import { grants } from '#lib/prices.ts'
import { wrongBooks } from '#test/support/books.ts'
import type { TestWorld } from '#test/support/world.ts'

/** A wallet as if so much had been taken and bought in this period; the entries say so. */
export async function setWallet(world: TestWorld, { spent, bought }: { spent: number; bought: number }): Promise<void> {
  const { db, now, id } = world.world
  const period = periodOf(world, now()).key
  const granted = grants[world.workspace.plan] - spent
  await db.execute(sql`
    with held as (select * from wallets where workspace_id = ${world.workspace.id} for update),
      set_ as (
        update wallets w set period = ${period}, spent = ${spent}, granted = ${granted}, bought = ${bought}, entries = w.entries + 1
        from held where w.workspace_id = held.workspace_id returning 1)
    insert into credit_entries (id, workspace_id, sequence, source, source_id, amount, balance_after, created_at)
    select ${id()}, workspace_id, entries + 1, 'purchase', ${id()}, ${granted + bought}::int - granted - bought, ${granted + bought},
      ${now().toISOString()} from held, set_`)
  await db.execute(
    sql`update workspaces set plan = ${world.workspace.plan}, paid_until = null where id = ${world.workspace.id}`,
  )
}

export const keepsBooks = async (world: TestWorld) => expect(await wrongBooks(world.world.db)).toEqual([])
