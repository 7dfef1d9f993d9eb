// What became of a sale, as the provider says now. News only say where to look, so they may be late, repeated or lost.
import { dropTopup, findTopup, settleTopup, type Topup, takeDueTopups } from '#lib/billing/topups-store.ts'
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS, HOUR_MS } from '#lib/instant.ts'
import type { Payments, Sale } from '#lib/ports/payments.ts'

const MOST_TRIES = 5
const ASK_AGAIN_MS = 3 * HOUR_MS
/** A payment by bank takes days; what has not come by then never will. */
const GIVE_UP_MS = 30 * DAY_MS

/** Reads the sale and brings our side to it. The reading is younger than the version that it replaces, or is made again. */
async function settle(
  world: Pick<World, 'db' | 'now' | 'report'>,
  at: { id: string } | { session_id: string },
  read: () => Promise<Sale | null>,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const topup = await findTopup(world.db, at)
    if (!topup) return
    const sale = await read()
    if (!sale) return
    if (!isOurs(topup, sale)) {
      world.report(new Error('a sale is not what was ordered'), { topup_id: topup.id, session_id: sale.session_id })
      return
    }
    const now = world.now()
    if (await settleTopup(world.db, topup, sale, { now: now.toISOString(), due_at: nextLook(topup, sale, now) })) return
  }
  throw new Error('a sale changes faster than it can be read')
}

/** Price and currency are ours, never the news'. */
const isOurs = (topup: Topup, sale: Sale) =>
  sale.topup_id === topup.id && sale.amount_total === topup.amount_total && sale.currency === topup.currency

function nextLook({ created_at }: Topup, { status }: Sale, now: Date): string | null {
  if (status !== 'open' || now.getTime() - Date.parse(created_at) > GIVE_UP_MS) return null
  return after(now, ASK_AGAIN_MS).toISOString()
}

/** By the session's name; our own name is in it should we not know the session yet. */
export async function settleSession(world: World, payments: Payments, session_id: string): Promise<void> {
  const known = await findTopup(world.db, { session_id })
  const topup_id = known?.id ?? (await payments.readSale(session_id))?.topup_id
  if (topup_id) await settle(world, { id: topup_id }, () => payments.readSale(session_id))
}

export async function settlePayment(world: World, payments: Payments, payment: string): Promise<void> {
  const sale = await payments.saleOf(payment)
  if (sale) await settleSession(world, payments, sale.session_id)
}

/** Asks about links that are open for an hour and longer, so that lost news lose nobody's money. */
export async function sweepTopups(world: World, limit: number): Promise<number> {
  const { payments } = world
  if (!payments) return 0
  const now = world.now()
  const due = await takeDueTopups(world.db, now.toISOString(), after(now, HOUR_MS).toISOString(), limit)
  for (const { id, session_id } of due) {
    const look = session_id ? settleSession(world, payments, session_id) : dropTopup(world.db, id)
    await look.catch(error => world.report(error, { sweep: 'topups', topup_id: id }))
  }
  return due.length
}
