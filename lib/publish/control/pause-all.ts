// The operator stops all posting of a deployment: before an old copy of the database is put back, or when a platform runs wild.
import type { World } from '#lib/ctx.ts'
import { pausePosting, resumePosting } from '#lib/publish/control/pause.ts'
import { findPausedBy, findUnpaused } from '#lib/publish/control/pause-store.ts'

/** Told apart from a pause of a workspace's own, which stays when this one ends. */
const EVERYWHERE = 'admin:everywhere'
const AT_ONCE = 5

type Everywhere = { workspaces: number; in_flight: string[] }

/** Workspaces that come later are not paused; those that were paused already stay as they are. */
export async function pauseEverywhere(world: World, request_id: string): Promise<Everywhere> {
  const by = { actor: EVERYWHERE, request_id }
  return each(await findUnpaused(world.db), async id => (await pausePosting(world, by, id)).in_flight)
}

/** Ends that pause, and no other. */
export async function resumeEverywhere(world: World, request_id: string): Promise<Everywhere> {
  const by = { actor: EVERYWHERE, request_id }
  return each(await findPausedBy(world.db, EVERYWHERE), async id => (await resumePosting(world, by, id)).in_flight)
}

async function each(ids: string[], work: (id: string) => Promise<string[]>): Promise<Everywhere> {
  const in_flight: string[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE)
    in_flight.push(...(await Promise.all(ids.slice(at, at + AT_ONCE).map(work))).flat())
  return { workspaces: ids.length, in_flight }
}
