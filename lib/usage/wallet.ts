// What a wallet is worth at a moment: the grant of a period that has begun counts as in, and that of one that has ended as gone.
import { after, DAY_MS } from '#lib/instant.ts'
import type { Period } from '#lib/plans.ts'
import { grants } from '#lib/prices.ts'
import type { Wallet } from '#lib/usage/entries-store.ts'

export type Balance = {
  /** The grant of this period. */
  included: number
  /** Taken from it. */
  used: number
  bought: number
  remaining: number
}

/** As the statement that takes credits sees it. */
export function balanceOf(wallet: Wallet, period: Period): Balance {
  const included = grants[wallet.plan]
  const spent = rolls(wallet, period) ? 0 : wallet.spent
  const granted = Math.max(included - spent, 0)
  return { included, used: included - granted, bought: wallet.bought, remaining: granted + wallet.bought }
}

function rolls({ period: known, paid_until }: Wallet, { key }: Period): boolean {
  if (known === null) return true
  return known < key && (paid_until === null || new Date(paid_until) > after(new Date(`${key}T00:00:00.000Z`), DAY_MS))
}
