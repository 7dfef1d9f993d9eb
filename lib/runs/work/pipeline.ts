import { after, SECOND_MS } from '#lib/instant.ts'
import { registry } from '#lib/registry.ts'
import { slowUntil } from '#lib/runs/accept/test-brief.ts'
import { lease } from '#lib/runs/lease.ts'
import { TURN_MS } from '#lib/runs/limits.ts'
import { isTerminal, type Receipt, type RunRow } from '#lib/runs/run.ts'
import { compose } from '#lib/runs/steps/compose.ts'
import { draw } from '#lib/runs/steps/draw.ts'
import { finish } from '#lib/runs/steps/finish.ts'
import { score } from '#lib/runs/steps/score.ts'
import { claimRun, finishRun, type Patch, peekRun, postponeRun, saveStep } from '#lib/runs/store.ts'
import { giveUp } from '#lib/runs/work/give-up.ts'
import { removeParts } from '#lib/runs/work/parts.ts'
import { startWork } from '#lib/runs/work/work.ts'
import type { Step, Workshop } from '#lib/runs/work/workshop.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { kinds, messageFor } from '#lib/work/kinds.ts'
import { sendFor } from '#lib/work/send.ts'
import { release } from '#lib/work/store.ts'

/** The order of this object is the order of the pipeline. */
const steps: Record<string, Step> = registry({ compose, draw, score, finish })
const order = Object.keys(steps)
const progressAfter: Record<string, number> = registry({ compose: 20, draw: 80, score: 95 })

/** Carries a run as far as it goes in one turn. Any number of deliveries may call this at once: one of them works. */
export async function advance(shop: Workshop, run_id: string): Promise<void> {
  const turnEnds = after(shop.now(), TURN_MS)
  let run = await claim(shop, run_id)
  while (run) {
    const outcome = await take(shop, run)
    if (outcome.kind !== 'next') return
    run = outcome.run
    if (run && shop.now() > turnEnds) return yieldTurn(shop, run)
  }
}

async function claim(shop: Workshop, run_id: string): Promise<RunRow | null> {
  const run = await peekRun(shop.db, run_id)
  if (!run || isTerminal(run.status)) return null
  const slow = slowUntil(run)
  if (slow && slow > shop.now()) return postpone(shop, run, slow)
  const held = lease(shop, run.asset_type, shop.id())
  const claimed = await claimRun(shop.db, run_id, held, shop.id(), kinds.runs.most_attempts)
  if (claimed) announce(shop, claimed.hints)
  return claimed?.run ?? null
}

/** A test run that asked to be slow waits in the queue, not in an isolate. */
async function postpone(shop: Workshop, run: RunRow, until: Date): Promise<null> {
  await postponeRun(shop.db, run.id, after(until, SECOND_MS).toISOString())
  const wait = Math.ceil((until.getTime() - shop.now().getTime()) / SECOND_MS)
  await sendFor(shop, 'runs', run, `slow:${until.getTime()}`, wait)
  return null
}

type Outcome = { kind: 'next'; run: RunRow | null } | { kind: 'over' }

async function take(shop: Workshop, run: RunRow): Promise<Outcome> {
  const started = shop.now().getTime()
  try {
    const work = steps[run.step]
    if (!work || !run.lease) throw new Error(`run ${run.id} is at an unknown step ${run.step}`)
    const patch = await work(shop, run)
    const receipt = stamped(run, patch.receipt, shop.now().getTime() - started)
    return await keep(shop, run, run.lease, { ...patch, receipt })
  } catch (error) {
    await giveUp(shop, run, error)
    return { kind: 'over' }
  }
}

async function keep(shop: Workshop, run: RunRow, token: string, patch: Patch): Promise<Outcome> {
  const held = lease(shop, run.asset_type, token)
  const next = order[order.indexOf(run.step) + 1]
  if (!next) {
    const finished = await finishRun(shop.db, run.id, run.step, held, patch, shop.id())
    if (!finished) return { kind: 'over' }
    announce(shop, finished.hints)
    const posts = finished.posts.map(id => messageFor('posts', { ...run, id }, 'dropped'))
    const goes = [...posts, ...finished.chats.map(hint => messageFor('messages', hint))]
    if (goes.length > 0) await shop.queue.send(goes).catch(() => undefined)
    return { kind: 'over' }
  }
  if (run.step === 'compose' && (await startWork(shop, run, held, patch))) return { kind: 'over' }
  const progress = progressAfter[run.step] ?? run.progress
  const saved = await saveStep(shop.db, run.id, { step: run.step, lease: held, next, progress }, patch)
  if (saved && run.step === 'draw') shop.later(removeParts(shop, run.id).catch(() => undefined))
  return { kind: 'next', run: saved }
}

function stamped(run: RunRow, receipt: Receipt | undefined, ms: number): Receipt {
  const so_far = receipt ?? run.receipt
  return { ...so_far, stages: [...so_far.stages, { step: run.step, ms, attempts: run.attempt }] }
}

async function yieldTurn(shop: Workshop, run: RunRow): Promise<void> {
  if (run.lease) await release(shop.db, 'runs', run, { token: run.lease, due_at: shop.now().toISOString() })
  await sendFor(shop, 'runs', run, `turn:${run.step}`)
}
