import * as z from 'zod'
import type { Ctx } from '#lib/ctx.ts'
import { Instant } from '#lib/instant.ts'
import { periodOf } from '#lib/plans.ts'
import { CURRENCY, packFor, packs } from '#lib/prices.ts'
import { Problem } from '#lib/problem.ts'
import { listEntries } from '#lib/usage/entries-store.ts'
import { balanceOf } from '#lib/usage/wallet.ts'
import { findWallet } from '#lib/usage/wallet-store.ts'
import { plural } from '#lib/words/plural.ts'

const MOST_ENTRIES = 100

const Entry = z.object({
  id: z.uuid(),
  source: z.enum([
    ...(['run', 'run_failed', 'grant', 'period_end', 'plan_change'] as const),
    ...(['purchase', 'refund', 'dispute', 'dispute_won', 'mascot', 'mascot_failed'] as const),
    ...(['painting', 'painting_failed', 'artwork', 'artwork_failed'] as const),
  ]),
  amount: z.int().describe('What came in, or below zero went out.'),
  balance_after: z.int(),
  run_id: z.uuid().nullable(),
  created_at: Instant,
})

export const Credits = z
  .object({
    included: z.int().nullable().describe('What the plan grants in this billing month; what is unused ends with it.'),
    used: z.int().nullable().describe('Taken from it so far.'),
    bought: z.int().nullable().describe('What is left of what was bought; it does not end.'),
    remaining: z.int().nullable().describe('What can be spent now; null where nothing is counted.'),
    resets_at: z.iso.datetime(),
    entries: z.array(Entry).describe(`The newest ${MOST_ENTRIES} movements, newest first.`),
  })
  .meta({ id: 'Credits' })
export type Credits = z.output<typeof Credits>

/** The wallet and its newest movements. In test mode, and where nothing is sold, nothing is counted. */
export async function readCredits(ctx: Ctx): Promise<Credits> {
  const period = periodOf(ctx, ctx.now())
  const { resets_at } = period
  if (!ctx.payments || !ctx.livemode)
    return { included: null, used: null, bought: null, remaining: null, resets_at, entries: [] }
  const { id } = ctx.workspace
  const [wallet, entries] = await Promise.all([findWallet(ctx.db, id), listEntries(ctx.db, id, MOST_ENTRIES)])
  return Credits.parse({ ...balanceOf(wallet, period), resets_at, entries })
}

/** The refusal when the wallet does not hold the price, with the way out; else null. */
export async function insufficientCredits(ctx: Ctx, price: number): Promise<Problem | null> {
  const period = periodOf(ctx, ctx.now())
  const { remaining } = balanceOf(await findWallet(ctx.db, ctx.workspace.id), period)
  if (price <= remaining) return null
  const pack = packFor(price - remaining)
  const { credits, cents } = packs[pack]
  const checkout = `${ctx.public_url}/api/v1/programmatic/credits/checkout`
  return new Problem(
    'insufficient_credits',
    `This costs ${plural(price, 'credit')} and ${remaining} ${remaining === 1 ? 'is' : 'are'} left. Buy the ${pack} pack (${plural(credits, 'credit')} for ${dollars(cents)}) with \`POST ${checkout}\`, upgrade at ${ctx.plans_url}, or wait until ${period.resets_at}.`,
    {
      detail: {
        ...{ price, remaining, resets_at: period.resets_at, plan_url: ctx.plans_url },
        pack: { name: pack, credits, amount_total: cents, currency: CURRENCY, checkout },
      },
    },
  )
}

export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
