// Carries runs from step to step.
import { after, SECOND_MS } from '#lib/instant.ts'
import { registry } from '#lib/registry.ts'
import { slowStep } from '#lib/runs/accept/test-brief.ts'
import { consequences } from '#lib/runs/end/consequences.ts'
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
import type { RunWorld, Step } from '#lib/runs/work/run-world.ts'
import { startWork } from '#lib/runs/work/work.ts'
import { announce } from '#lib/webhooks/delivery/messages.ts'
import { kinds } from '#lib/work/kinds.ts'
import { sendFor } from '#lib/work/send.ts'
import { release } from '#lib/work/store.ts'

/** The order of this object is the order of the pipeline. */
const steps: Record<string, Step> = registry({ compose, draw, score, finish })
const order = Object.keys(steps)
const progressAfter: Record<string, number> = registry({ compose: 20, draw: 80 })
/** The last step asks nobody: what it adds is kept with the step before it. */
const LAST = 'finish'

/** Carries a run as far as it goes in one turn. Any number of deliveries may call this at once: one of them works. */
export async function advance(world: RunWorld, run_id: string): Promise<void> {
  const turnEnds = after(world.now(), TURN_MS)
  let run = await claim(world, run_id)
  while (run) {
    const outcome = await take(world, run)
    if (outcome.kind !== 'next') return
    run = outcome.run
    if (run && world.now() > turnEnds) return yieldTurn(world, run)
  }
}

async function claim(world: RunWorld, run_id: string): Promise<RunRow | null> {
  const run = await peekRun(world.db, run_id)
  if (!run || isTerminal(run.status)) return null
  const held = lease(world, run.asset_type, world.id())
  const claimed = await claimRun(world.db, run_id, held, world.id(), kinds.runs.most_attempts)
  if (!claimed) return null
  announce(world, claimed.hints)
  const slow = claimed.run.step === order[0] ? slowStep(claimed.run, world.now()) : null
  return slow ? postpone(world, claimed.run, held.token, slow) : claimed.run
}

/** A test run that asked to be slow waits in the queue, not in an isolate, and is seen to come on. */
async function postpone(
  world: RunWorld,
  run: RunRow,
  token: string,
  { at, progress }: { at: Date; progress: number },
): Promise<null> {
  await postponeRun(world.db, run.id, token, { due_at: after(at, SECOND_MS).toISOString(), progress })
  const wait = Math.ceil((at.getTime() - world.now().getTime()) / SECOND_MS)
  await sendFor(world, 'runs', run, `slow:${at.getTime()}`, wait)
  return null
}

type Outcome = { kind: 'next'; run: RunRow | null } | { kind: 'over' }

async function take(world: RunWorld, run: RunRow): Promise<Outcome> {
  try {
    if (!run.lease) throw new Error(`run ${run.id} is held by nobody`)
    const patch = await worked(world, run)
    if (nextOf(run) !== LAST) return await keep(world, run, run.lease, patch)
    const last = await worked(world, { ...run, ...patch, step: LAST })
    return await keep(world, run, run.lease, { ...patch, ...last })
  } catch (error) {
    await giveUp(world, run, error)
    return { kind: 'over' }
  }
}

const nextOf = ({ step }: RunRow) => order[order.indexOf(step) + 1]

async function worked(world: RunWorld, run: RunRow): Promise<Patch> {
  const work = steps[run.step]
  if (!work) throw new Error(`run ${run.id} is at an unknown step ${run.step}`)
  const started = world.now().getTime()
  const patch = await work(world, run)
  return { ...patch, receipt: stamped(run, patch.receipt, world.now().getTime() - started) }
}

async function keep(world: RunWorld, run: RunRow, token: string, patch: Patch): Promise<Outcome> {
  const held = lease(world, run.asset_type, token)
  const next = nextOf(run)
  if (!next || next === LAST) {
    const end = { run_id: run.id, step: run.step, lease: held, event_id: world.id() }
    const finished = await finishRun(world.db, end, patch, consequences)
    if (!finished) return { kind: 'over' }
    announce(world, finished.hints)
    if (finished.messages.length > 0) await world.queue.send(finished.messages).catch(() => undefined)
    return { kind: 'over' }
  }
  if (run.step === 'compose' && (await startWork(world, run, held, patch))) return { kind: 'over' }
  const progress = progressAfter[run.step] ?? run.progress
  const saved = await saveStep(world.db, run.id, { step: run.step, lease: held, next, progress }, patch)
  const isFilm = patch.assets?.some(({ kind }) => kind === 'video')
  if (saved && isFilm) world.later(removeParts(world, run.id).catch(() => undefined))
  return { kind: 'next', run: saved }
}

function stamped(run: RunRow, receipt: Receipt | undefined, ms: number): Receipt {
  const so_far = receipt ?? run.receipt
  return { ...so_far, stages: [...so_far.stages, { step: run.step, ms, attempts: run.attempt }] }
}

async function yieldTurn(world: RunWorld, run: RunRow): Promise<void> {
  if (run.lease) await release(world.db, 'runs', run, { token: run.lease, due_at: world.now().toISOString() })
  await sendFor(world, 'runs', run, `turn:${run.step}`)
}
