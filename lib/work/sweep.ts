import type { World } from '#lib/ctx.ts'
import { type Kind, messageFor, type Waiting } from '#lib/work/kinds.ts'
import { overdueAt } from '#lib/work/lease.ts'
import { sendAll } from '#lib/work/send.ts'
import { type Overdue, takeOverdue } from '#lib/work/store.ts'

/** Takes what is overdue of one kind; without one of its own it is taken as all the others. */
export type Take<Row> = (db: World['db'], at: Overdue) => Promise<Row[]>

/** Whoever finds as many looks again. */
export const BATCH = 1_000

/** Looks for work whose message was lost or whose holder died, and sends for it again; answers how much it found. */
export async function sweepWork<One extends Kind, Row extends Waiting[One]>(
  world: World,
  kind: One,
  take: Take<Row> = (db, at) => takeOverdue(db, kind, at),
  /** Ends what no other attempt can help, and answers the rest. */
  weed: (world: World, taken: Row[]) => Promise<Row[]> = async (_, taken) => taken,
): Promise<number> {
  const now = world.now()
  const taken = await take(world.db, { ...overdueAt(now, kind), limit: BATCH })
  const messages = (await weed(world, taken)).map(row => messageFor(kind, row, `sweep:${now.getTime()}`))
  await sendAll(world, messages).catch(error => world.report(error, { sweep: 'send' }))
  return taken.length
}
