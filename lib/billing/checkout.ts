import * as z from 'zod'
import { keepOrder, keepSession } from '#lib/billing/topups-store.ts'
import type { Ctx } from '#lib/ctx.ts'
import { once } from '#lib/idempotency/once.ts'
import type { Answer, Claim } from '#lib/idempotency/record.ts'
import { after, DAY_MS, HOUR_MS } from '#lib/instant.ts'
import { CURRENCY, FEWEST_CREDITS, MOST_CREDITS, Pack, packs, quote } from '#lib/prices.ts'
import { Problem } from '#lib/problem.ts'

export const CheckoutInput = z
  .strictObject({
    pack: Pack.optional().describe('`small` (100 credits), `medium` (500) or `large` (2,000).'),
    credits: z
      .int()
      .min(FEWEST_CREDITS)
      .max(MOST_CREDITS)
      .optional()
      .describe('Any number instead of a pack, at the price of the largest pack that is not larger.'),
  })
  .refine(({ pack, credits }) => (pack === undefined) !== (credits === undefined), 'takes either `pack` or `credits`')
  .meta({ id: 'CheckoutInput' })
export type CheckoutInput = z.output<typeof CheckoutInput>

export const CheckoutAnswer = z
  .object({
    id: z.string(),
    url: z.url().describe('Where a person pays; a key never does. In test mode it leads nowhere.'),
    credits: z.int(),
    amount_total: z.int().describe('In the smallest unit of the currency.'),
    currency: z.string(),
    status: z.literal('open'),
    expires_at: z.iso.datetime(),
    livemode: z.boolean(),
  })
  .meta({ id: 'Checkout' })
export type CheckoutAnswer = z.output<typeof CheckoutAnswer>

/** The provider is asked about a link that nobody has told us of by then. */
const RECONCILE_AFTER_MS = HOUR_MS

export const notSold = () =>
  new Problem(
    'billing_not_configured',
    'This deployment sells nothing: whoever runs it sets the plan, and credits are not counted.',
  )

/** A link on which a person pays for credits; the same link for the same Idempotency-Key. */
export function checkout(ctx: Ctx, input: CheckoutInput, claimed: Claim | null): Promise<Answer> {
  if (!ctx.payments) throw notSold()
  const credits = input.pack ? packs[input.pack].credits : (input.credits ?? 0)
  const priced = { credits, amount_total: input.pack ? packs[input.pack].cents : quote(credits), currency: CURRENCY }
  return once(ctx, claimed, async id => {
    const opened = await (ctx.livemode ? openOrder(ctx, id, priced) : leadsNowhere(ctx, id))
    const body = { ...priced, ...opened, status: 'open', livemode: ctx.livemode }
    return { status: 200, body: JSON.stringify(CheckoutAnswer.parse(body)), replayed: false }
  })
}

async function openOrder(ctx: Ctx, id: string, priced: { credits: number; amount_total: number; currency: string }) {
  if (!ctx.payments) throw notSold()
  const order = { ...priced, id, workspace_id: ctx.workspace.id }
  const now = ctx.now()
  const due_at = after(now, RECONCILE_AFTER_MS).toISOString()
  await keepOrder(ctx.db, order, now.toISOString(), due_at)
  const opened = await ctx.payments.sellCredits(order)
  await keepSession(ctx.db, id, opened.id, due_at)
  return opened
}

const leadsNowhere = async (ctx: Pick<Ctx, 'now'>, id: string) => ({
  id: `test_${id}`,
  url: `https://example.com/test/credits/${id}`,
  expires_at: after(ctx.now(), DAY_MS).toISOString(),
})
