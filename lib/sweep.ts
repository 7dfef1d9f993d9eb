import { chainAudit } from '#lib/audit/chain.ts'
import { sweepSubscriptions } from '#lib/billing/plan.ts'
import { sweepTopups } from '#lib/billing/settle.ts'
import { takeOverdueClips } from '#lib/brand/videos/clips-store.ts'
import { auditedByService } from '#lib/caller/by.ts'
import type { World } from '#lib/ctx.ts'
import { pruneRecords } from '#lib/idempotency/store.ts'
import { after, DAY_MS } from '#lib/instant.ts'
import { refreshChanged } from '#lib/keys/admit/refresh.ts'
import { removeStrayFiles } from '#lib/media/stray-files.ts'
import { sendNotices } from '#lib/members/notices.ts'
import type { SweepKind } from '#lib/ports/sweep-kinds.ts'
import { pruneApprovalLinks } from '#lib/publish/approval/reviewers-store.ts'
import { takeOverduePosts } from '#lib/publish/attempt/attempts-store.ts'
import { warnOwners } from '#lib/publish/connect/warn-owners.ts'
import { takeBack } from '#lib/publish/control/called-off-store.ts'
import { sweepMetrics } from '#lib/publish/measure/measurable.ts'
import { pruneLog } from '#lib/requests/log.ts'
import { takeOverdueRuns } from '#lib/runs/store.ts'
import { ANSWERS_KEPT_DAYS, pruneAnswers } from '#lib/runs/work/answers-store.ts'
import { endOverdue } from '#lib/runs/work/end-overdue.ts'
import { takeOverdueRenders } from '#lib/runs/work/renders-store.ts'
import { pruneLinks } from '#lib/studio/chats-store.ts'
import { takeOverdueDeliveries } from '#lib/webhooks/delivery/deliveries-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { forgetDeliveries, tellMissed } from '#lib/webhooks/delivery/sweep.ts'
import { rewrapSecrets } from '#lib/webhooks/secret/rewrap.ts'
import { BATCH, sweepWork } from '#lib/work/sweep.ts'
import { purgeWorkspaces } from '#lib/workspaces/delete.ts'

const FILES_AT_ONCE = 50
const SALES_AT_ONCE = 20
const LETTERS_AT_ONCE = 20
const WORKSPACES_AT_ONCE = 5

/** Each class of stuck work by itself, so that one that fails does not stop the others. */
const sweeps: Record<SweepKind, (world: World) => Promise<number>> = {
  runs: world => sweepWork(world, 'runs', takeOverdueRuns, endOverdue('id')),
  renders: world => sweepWork(world, 'renders', takeOverdueRenders, endOverdue('run_id')),
  mascots: world => sweepWork(world, 'mascots'),
  artworks: world => sweepWork(world, 'artworks'),
  videos: world => sweepWork(world, 'videos', takeOverdueClips),
  deliveries: sweepDeliveries,
  posts: sweepPosts,
  metrics: sweepMetrics,
  messages: world => sweepWork(world, 'messages'),
  keys: world => refreshChanged(world, BATCH),
  audit: world => chainAudit(world, BATCH),
  workspaces: world => purgeWorkspaces(world, WORKSPACES_AT_ONCE),
  files: world => removeStrayFiles(world, FILES_AT_ONCE),
  topups: world => sweepTopups(world, SALES_AT_ONCE),
  subscriptions: world => sweepSubscriptions(world, SALES_AT_ONCE),
  records: world => pruneRecords(world.db, after(world.now(), -DAY_MS).toISOString(), BATCH),
  answers: world => pruneAnswers(world.db, after(world.now(), -ANSWERS_KEPT_DAYS * DAY_MS).toISOString(), BATCH),
  links: async world => {
    const before = after(world.now(), -DAY_MS).toISOString()
    return (await pruneLinks(world.db, before, BATCH)) + (await pruneApprovalLinks(world.db, before, BATCH))
  },
  secrets: world => rewrapSecrets(world, BATCH),
  accounts: sweepAccounts,
  delivery_log: world => forgetDeliveries(world, BATCH),
  request_log: world => pruneLog(world, BATCH),
  notices: world => sendNotices(world, LETTERS_AT_ONCE),
}

/** Looks for one class of stuck work until none is left; answers how much it found. */
export async function sweep(world: World, kind: SweepKind): Promise<number> {
  let total = 0
  for (let found = BATCH; found === BATCH; total += found) found = await sweeps[kind](world)
  return total
}

/** Deliveries whose message was lost, or that have waited for their endpoint, and what its owner has missed. */
async function sweepDeliveries(world: World): Promise<number> {
  await tellMissed(world)
  return sweepWork(world, 'deliveries', takeOverdueDeliveries)
}

/** What was called off before it came about, or while it was on its way and did not get there, is found when its time comes. */
async function sweepPosts(world: World): Promise<number> {
  announce(world, (await takeBack(world.db, { limit: BATCH }, auditedByService(world))).hints)
  return sweepWork(world, 'posts', takeOverduePosts)
}

async function sweepAccounts(world: World): Promise<number> {
  await warnOwners(world, BATCH)
  return world.posts.tendAccounts()
}
