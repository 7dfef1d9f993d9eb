import { RunFailure } from '#lib/problem.ts'
import { failOnRequest } from '#lib/runs/accept/test-brief.ts'
import { lease } from '#lib/runs/lease.ts'
import { backoffSeconds, MOST_MS_AT_ONCE } from '#lib/runs/limits.ts'
import { Recipe } from '#lib/runs/recipe/recipe.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { drawOne } from '#lib/runs/steps/draw.ts'
import type { Patch } from '#lib/runs/store.ts'
import { encodeInTurns, filmOf } from '#lib/runs/work/film.ts'
import { giveUp } from '#lib/runs/work/give-up.ts'
import { keepPart } from '#lib/runs/work/parts.ts'
import { claimRender, fanOut, finishRender, type Made, type Work } from '#lib/runs/work/renders-store.ts'
import type { RunWorld } from '#lib/runs/work/run-world.ts'
import { estimatedMs } from '#lib/video/estimate.ts'
import { segmentsOf } from '#lib/video/segments.ts'
import { kinds, messageFor } from '#lib/work/kinds.ts'
import type { Lease } from '#lib/work/lease.ts'
import { putOff } from '#lib/work/put-off.ts'
import { sendFor } from '#lib/work/send.ts'

/** Sends what a run with several pieces of work needs on its own way; answers false for a run with one. */
export async function startWork(world: RunWorld, run: RunRow, held: Lease, patch: Patch): Promise<boolean> {
  const recipe = Recipe.parse(patch.recipe)
  const pieces = await piecesOf(world, run, recipe)
  if (pieces.length === 1) return false
  const waiting = await fanOut(world.db, run, held, pieces, { ...patch, recipe })
  if (waiting) {
    const messages = pieces.map((_, idx) => messageFor('renders', { ...run, run_id: run.id, idx }, '1'))
    await world.queue.send(messages).catch(() => undefined)
  }
  return true
}

/** A film that takes long is made in segments, at the same time where there are several isolates. */
async function piecesOf(world: RunWorld, run: RunRow, recipe: Recipe): Promise<Work[]> {
  const pictures = recipe.pictures.map((_, index): Work => ({ kind: 'picture', index }))
  if (!recipe.video) return pictures
  const film = await filmOf(world, run, recipe)
  const segments = segmentsOf(film.frames).map(segment => segment.index)
  if (estimatedMs(film) <= MOST_MS_AT_ONCE) return [...pictures, { kind: 'film', segments }]
  return [...pictures, ...segments.map((segment): Work => ({ kind: 'film', segments: [segment] }))]
}

/** Does one piece of a run's work; the last one sends the run on. */
export async function advanceWork(world: RunWorld, run_id: string, idx: number): Promise<void> {
  const token = world.id()
  const claimed = await claimRender(world.db, run_id, idx, leases(world, token), kinds.renders.most_attempts)
  if (!claimed) return
  const { run, work } = claimed
  try {
    const started = world.now().getTime()
    const made = await make(world, run, work)
    const ms = world.now().getTime() - started
    const left = await finishRender(world.db, run_id, idx, leases(world, token).picture, made, ms)
    if (left === 0) await sendFor(world, 'runs', run, 'drawn')
  } catch (error) {
    if (error instanceof RunFailure) return giveUp(world, run, error)
    world.report(error, { run_id, idx: String(idx) })
    const piece = { run_id, idx, workspace_id: run.workspace_id }
    await putOff(world, 'renders', piece, token, backoffSeconds(1))
  }
}

const leases = (world: RunWorld, token: string) => ({
  picture: lease(world, 'card', token),
  film: lease(world, 'video', token),
})

async function make(world: RunWorld, run: RunRow, work: Work): Promise<Made> {
  const recipe = Recipe.parse(run.recipe)
  if (work.kind === 'picture') return drawOne(world, run, recipe, work.index)
  failOnRequest(run, 'draw')
  const film = await filmOf(world, run, recipe)
  const wanted = segmentsOf(film.frames).filter(({ index }) => work.segments.includes(index))
  return keepPart(world, run, work.segments, await encodeInTurns(world, run, film, wanted))
}
