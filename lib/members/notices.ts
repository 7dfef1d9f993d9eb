// What owners and admins hear by mail of: a connection that ends, an endpoint that is switched off, a post that is not out.
import type { World } from '#lib/ctx.ts'
import { after, DAY_MS, MINUTE_MS } from '#lib/instant.ts'
import { letterOf } from '#lib/members/letters.ts'
import { claimNotices, type DueNotice, endNotice } from '#lib/members/notices-store.ts'

const AGAIN_MS = 10 * MINUTE_MS

type Reached = Pick<World, 'db' | 'mail' | 'now' | 'report'>

/** One by one: a letter that is not taken is tried again for a day, those that were taken are not sent twice by their names. */
export async function sendNotices(world: Reached, limit: number): Promise<number> {
  const now = world.now()
  const until = after(now, AGAIN_MS).toISOString()
  const due = await claimNotices(world.db, { now: now.toISOString(), until }, limit)
  for (const notice of due) if (await isOver(world, notice, now)) await endNotice(world.db, notice.event_id)
  return due.length
}

async function isOver({ mail, report }: Reached, notice: DueNotice, now: Date): Promise<boolean> {
  if (!mail) return true
  const letter = letterOf(notice, mail.home)
  try {
    for (const to of notice.to) await mail.send({ to, ...letter }, `${notice.event_id}:${to}`)
    return true
  } catch (error) {
    report(error, { mail: notice.type, event_id: notice.event_id })
    return after(new Date(notice.created_at), DAY_MS) < now
  }
}
