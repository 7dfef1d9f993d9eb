import { chainAudit } from '#lib/audit/chain.ts'
import { sweepSubscriptions } from '#lib/billing/plan.ts'
import { sweepTopups } from '#lib/billing/settle.ts'
import { takeOverdueMascots } from '#lib/brand/mascot/mascot-store.ts'
import { mascotMessage } from '#lib/brand/mascot/messages.ts'
import { takeOverdueClips } from '#lib/brand/videos/clips-store.ts'
import { videoMessage } from '#lib/brand/videos/messages.ts'
import type { World } from '#lib/ctx.ts'
import { pruneRecords } from '#lib/idempotency/store.ts'
import { after, DAY_MS, MINUTE_MS } from '#lib/instant.ts'
import { refreshChanged } from '#lib/keys/admit/refresh.ts'
import { removeStrayFiles } from '#lib/media/stray-files.ts'
import { sendNotices } from '#lib/members/notices.ts'
import type { SweepKind } from '#lib/ports/sweep-kinds.ts'
import type { Message } from '#lib/ports.ts'
import { pruneApprovalLinks } from '#lib/publish/approval/reviewers-store.ts'
import { takeOverduePosts } from '#lib/publish/attempt/attempts-store.ts'
import { warnOwners } from '#lib/publish/connect/warn-owners.ts'
import { cancelOverdueOfRevoked } from '#lib/publish/control/revoke-key.ts'
import { sweepMetrics } from '#lib/publish/measure/measurable.ts'
import { pruneLog } from '#lib/requests/log.ts'
import { DEADLINE_MS, MOST_ATTEMPTS } from '#lib/runs/limits.ts'
import { chatMessage, postMessage, renderMessage, runMessage } from '#lib/runs/messages.ts'
import { failRun, takeOverdueRuns } from '#lib/runs/store.ts'
import { ANSWERS_KEPT_DAYS, pruneAnswers } from '#lib/runs/work/answers-store.ts'
import { takeOverdueRenders } from '#lib/runs/work/renders-store.ts'
import { pruneLinks } from '#lib/studio/chats-store.ts'
import { CHAT_GRACE_MS } from '#lib/studio/deliver.ts'
import { takeOverdueMessages } from '#lib/studio/messages-store.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { forgetDeliveries, sweepDeliveries } from '#lib/webhooks/delivery/sweep.ts'
import { rewrapSecrets } from '#lib/webhooks/secret/rewrap.ts'
import { purgeWorkspaces } from '#lib/workspaces/delete.ts'

const BATCH = 1_000
const MESSAGES_AT_ONCE = 100
const FILES_AT_ONCE = 50
const SALES_AT_ONCE = 20
const LETTERS_AT_ONCE = 20
const WORKSPACES_AT_ONCE = 5
/** An invocation has six connections. */
const CALLS_AT_ONCE = 5

/** Each class of stuck work by itself, so that one that fails does not stop the others. */
const sweeps: Record<SweepKind, (world: World) => Promise<number>> = {
  runs: sweepRuns,
  renders: sweepRenders,
  mascots: sweepMascots,
  videos: sweepVideos,
  deliveries: sweepDeliveries,
  posts: sweepPosts,
  metrics: sweepMetrics,
  messages: sweepMessages,
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

async function sweepRuns(world: World): Promise<number> {
  const now = world.now()
  const taken = await takeOverdueRuns(world.db, now.toISOString(), after(now, MINUTE_MS).toISOString(), BATCH)
  const [living, hopeless] = parted(taken, now)
  await sendAll(
    world,
    living.map(run => runMessage(run, `sweep:${now.getTime()}`)),
  )
  await endAll(
    world,
    hopeless.map(run => ({ ...run, run_id: run.id })),
  )
  return taken.length
}

async function sweepRenders(world: World): Promise<number> {
  const now = world.now()
  const taken = await takeOverdueRenders(world.db, now.toISOString(), after(now, MINUTE_MS).toISOString(), BATCH)
  const [living, hopeless] = parted(taken, now)
  await sendAll(
    world,
    living.map(({ run_id, workspace_id, idx }) =>
      renderMessage({ id: run_id, workspace_id }, idx, `sweep:${now.getTime()}`),
    ),
  )
  await endAll(world, hopeless)
  return taken.length
}

async function sweepMessages(world: World): Promise<number> {
  const now = world.now()
  const overdue = { now: after(now, -CHAT_GRACE_MS).toISOString(), next: after(now, MINUTE_MS).toISOString() }
  const taken = await takeOverdueMessages(world.db, overdue.now, overdue.next, BATCH)
  await sendAll(
    world,
    taken.map(hint => chatMessage(hint, `sweep:${now.getTime()}`)),
  )
  return taken.length
}

async function sweepMascots(world: World): Promise<number> {
  const now = world.now()
  const taken = await takeOverdueMascots(world.db, now.toISOString(), after(now, MINUTE_MS).toISOString(), BATCH)
  await sendAll(
    world,
    taken.map(mascot => mascotMessage(mascot, `sweep:${now.getTime()}`)),
  )
  return taken.length
}

async function sweepVideos(world: World): Promise<number> {
  const now = world.now()
  const taken = await takeOverdueClips(world.db, now.toISOString(), after(now, MINUTE_MS).toISOString(), BATCH)
  await sendAll(
    world,
    taken.map(clip => videoMessage(clip, `sweep:${now.getTime()}`)),
  )
  return taken.length
}

async function sweepPosts(world: World): Promise<number> {
  const now = world.now()
  await cancelOverdueOfRevoked(world, BATCH)
  const taken = await takeOverduePosts(world.db, now.toISOString(), after(now, MINUTE_MS).toISOString(), BATCH)
  await sendAll(
    world,
    taken.map(post => postMessage(post, `sweep:${now.getTime()}`)),
  )
  return taken.length
}

async function sweepAccounts(world: World): Promise<number> {
  await warnOwners(world, BATCH)
  return world.posts.tendAccounts()
}

type Work = { created_at: string; attempt: number }

const isLate = ({ created_at }: Work, now: Date) => now.getTime() - Date.parse(created_at) > DEADLINE_MS

/** What another attempt may still help, and what not. */
function parted<One extends Work>(taken: readonly One[], now: Date): [living: One[], hopeless: One[]] {
  const isHopeless = (one: One) => isLate(one, now) || one.attempt >= MOST_ATTEMPTS
  return [taken.filter(one => !isHopeless(one)), taken.filter(isHopeless)]
}

/** One that cannot be ended is reported, is due again in a minute, and holds up no other. */
async function endAll(world: World, hopeless: readonly (Work & { run_id: string })[]): Promise<void> {
  for (let at = 0; at < hopeless.length; at += CALLS_AT_ONCE) {
    const some = hopeless.slice(at, at + CALLS_AT_ONCE)
    await Promise.all(
      some.map(one => end(world, one).catch(error => world.report(error, { sweep: 'end', run_id: one.run_id }))),
    )
  }
}

async function end(world: World, work: Work & { run_id: string }): Promise<void> {
  const now = world.now()
  const failure = isLate(work, now)
    ? { error_code: 'deadline_exceeded' as const, error_message: 'The run did not finish within ten minutes.' }
    : {
        error_code: 'attempts_exhausted' as const,
        error_message: `The run failed ${MOST_ATTEMPTS} times and was given up.`,
      }
  const failed = await failRun(world.db, work.run_id, failure, { now: now.toISOString(), event_id: world.id() })
  if (failed) announce(world, failed.hints)
}

/** What the queue does not take is due again in a minute. */
async function sendAll(world: World, messages: Message[]): Promise<void> {
  for (let at = 0; at < messages.length; at += MESSAGES_AT_ONCE)
    await world.queue
      .send(messages.slice(at, at + MESSAGES_AT_ONCE))
      .catch(error => world.report(error, { sweep: 'send' }))
}
