import { after, SECOND_MS } from '#lib/instant.ts'
import { RunFailure } from '#lib/problem.ts'
import { giveUp } from '#lib/runs/give-up.ts'
import { lease } from '#lib/runs/lease.ts'
import { backoffSeconds, MOST_ATTEMPTS } from '#lib/runs/limits.ts'
import { renderMessage, sendRun } from '#lib/runs/messages.ts'
import { Recipe } from '#lib/runs/recipe.ts'
import { claimRender, fanOut, finishRender, releaseRender } from '#lib/runs/renders-store.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { drawOne } from '#lib/runs/steps/draw.ts'
import type { Lease, Patch } from '#lib/runs/store.ts'
import type { Workshop } from '#lib/runs/workshop.ts'

/** Sends each picture of a run with several on its own way; answers false for a run with one. */
export async function startPictures(shop: Workshop, run: RunRow, held: Lease, patch: Patch): Promise<boolean> {
  const recipe = Recipe.parse(patch.recipe)
  const count = recipe.pictures.length
  if (count === 1) return false
  const waiting = await fanOut(shop.db, run, held, count, { ...patch, recipe })
  if (waiting) {
    const messages = recipe.pictures.map((_, idx) => renderMessage(run, idx, '1'))
    await shop.queue.send(messages).catch(() => undefined)
  }
  return true
}

/** Draws one picture of a run; the last one sends the run on. */
export async function advancePicture(shop: Workshop, run_id: string, idx: number): Promise<void> {
  const token = shop.id()
  const run = await claimRender(shop.db, run_id, idx, lease(shop, 'card', token), MOST_ATTEMPTS)
  if (!run) return
  try {
    const asset = await drawOne(shop, run, Recipe.parse(run.recipe), idx)
    const left = await finishRender(shop.db, run_id, idx, lease(shop, 'card', token), asset)
    if (left === 0) await sendRun(shop, run, 'drawn')
  } catch (error) {
    if (error instanceof RunFailure) return giveUp(shop, run, error)
    shop.report(error, { run_id, idx: String(idx) })
    const wait = backoffSeconds(1)
    await releaseRender(shop.db, run_id, idx, token, after(shop.now(), wait * SECOND_MS).toISOString())
    await shop.queue.send([renderMessage(run, idx, `retry:${token}`, wait)]).catch(() => undefined)
  }
}
