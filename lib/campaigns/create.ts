import { assertPermission } from '#lib/caller/permissions.ts'
import { type Campaign, CampaignItem } from '#lib/campaigns/campaign.ts'
import { type CampaignInput, MOST_RUNS, planned } from '#lib/campaigns/plan.ts'
import type { Ctx } from '#lib/ctx.ts'
import { assertEvery } from '#lib/flaws/every-fault.ts'
import { type Answer, type Claim, replay } from '#lib/idempotency/record.ts'
import { assertScope } from '#lib/keys/scopes.ts'
import { Problem } from '#lib/problem.ts'
import { accept, type Wanted } from '#lib/runs/accept/accept.ts'
import { assertAccount } from '#lib/runs/accept/asked/destination.ts'
import { askedOf } from '#lib/runs/accept/generate.ts'
import { newRun } from '#lib/runs/accept/new-run.ts'
import { assertSchedule } from '#lib/runs/accept/schedule.ts'
import { assertDirectives } from '#lib/runs/accept/test-brief.ts'
import type { CreatedVia } from '#lib/runs/run.ts'

/** All of its runs are taken, or none is: caps, and whatever else acceptance counts, are counted in the one statement of it. */
export async function createCampaign(
  ctx: Ctx,
  input: CampaignInput,
  created_via: CreatedVia,
  claimed: Claim | null,
): Promise<Answer> {
  const now = ctx.now()
  const plan = planned(input)
  if (plan.length > MOST_RUNS) throw tooMany(plan.length)
  const again = await replay(ctx, claimed)
  const items = plan.map(one => ({
    ...{ ...one, ...askedOf(one) },
    scheduled_at: new Date(one.scheduled_at).toISOString(),
  }))
  await assertEvery([
    () => assertPermission(ctx.key, 'post'),
    ...items.map(item => () => assertDirectives({ ...item, livemode: ctx.livemode })),
    ...plan.map(one => () => again ?? assertSchedule(one.scheduled_at, now)),
    ...items.map(item => () => assertScope(ctx.key, 'asset_types', item.asset_type)),
    ...items.map(item => () => assertScope(ctx.key, 'channels', item.channel)),
    ...[...new Map(items.map(item => [`${item.channel} ${item.asset_type}`, item])).values()].map(
      item => () => again ?? assertAccount(ctx, item, item),
    ),
  ])
  const want = (): Wanted => {
    const campaign = { id: ctx.id(), name: input.name }
    const more = { metadata: {}, created_via, campaign_id: campaign.id }
    const runs = items.map(item => newRun(ctx, { ...item, ...more }, now))
    const shown = runs.map(run => CampaignItem.parse({ ...run, run_id: run.id, post_id: null, status: run.status }))
    const answer: Campaign = { ...campaign, status: 'making', created_at: now.toISOString(), items: shown }
    return {
      runs: runs as [(typeof runs)[number], ...typeof runs],
      body: () => JSON.stringify(answer),
      batch_id: null,
      campaign,
    }
  }
  return accept(ctx, claimed, want, [...new Set(items.map(item => item.asset_type))], now)
}

const tooMany = (runs: number) =>
  new Problem('validation_error', `count: makes ${runs} runs; a campaign has at most ${MOST_RUNS}`, {
    detail: [
      { loc: ['body', 'count'], msg: `makes ${runs} runs; a campaign has at most ${MOST_RUNS}`, type: 'too_big' },
    ],
  })
