import { askDue, rounds } from '#lib/beat/due-store.ts'
import { type Heart, layDown, lookUp, wake } from '#lib/beat/nap.ts'
import type { World } from '#lib/ctx.ts'
import { type SweepKind, sweepKinds } from '#lib/ports/sweep-kinds.ts'
import { sweep } from '#lib/sweep.ts'

/**
 * One beat of either heart: sweeps the classes that have something to do, and no other. With nothing to do it does not
 * even ask Postgres, which goes to sleep when nobody asks it for some minutes; then it answers null.
 */
export async function beat(world: World, heart: Heart): Promise<number | null> {
  const { ask, round } = await lookUp(world, heart)
  if (!ask) return null
  const now = world.now().getTime()
  const due = await askDue(world.db)
  const now_due = [...due].filter(([, at]) => at <= now).map(([kind]) => kind)
  const found = await sweepSome(world, round ? [...now_due, ...rounds] : now_due)
  if (found > 0) await wake(world).catch(() => undefined)
  await layDown(world, now_due.length > 0 ? now : Math.min(Infinity, ...due.values()), round)
  return found
}

/** All classes, whether or not they have anything to do. */
export const sweepEverything = (world: World): Promise<number> => sweepSome(world, sweepKinds)

/** One after the other; a class that fails is reported and stops no other. */
async function sweepSome(world: World, kinds: readonly SweepKind[]): Promise<number> {
  let total = 0
  for (const kind of kinds) {
    total += await sweep(world, kind).catch(error => {
      world.report(error, { sweep: kind })
      return 0
    })
  }
  return total
}
