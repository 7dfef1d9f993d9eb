// A post goes out while the day that its words speak of is still to come, unless that is wished.
import type { World } from '#lib/ctx.ts'
import { dayWords } from '#lib/instant.ts'
import { Problem } from '#lib/problem.ts'
import type { PostRow } from '#lib/publish/post/row.ts'
import type { RunRow } from '#lib/runs/run.ts'
import { findRun } from '#lib/runs/store.ts'

export const ALLOW_PAST_EVENT =
  'Also where the day that the words speak of as coming (`event_day` of the run) is over by then.'

type Timed = Pick<RunRow, 'event_day' | 'event_over_at'>

/** Whether the day is over when it goes out: at its time, or as soon as it may. */
export const isTooLate = ({ event_over_at }: Timed, scheduled_at: string | null, now: Date): boolean =>
  event_over_at !== null && Math.max(now.getTime(), Date.parse(scheduled_at ?? '') || 0) >= Date.parse(event_over_at)

export function assertInTime(timed: Timed, scheduled_at: string | null, now: Date): void {
  const { event_day } = timed
  if (!event_day || !isTooLate(timed, scheduled_at, now)) return
  const isOver = isTooLate(timed, null, now)
  const what = isOver ? 'That day is over' : 'The post would go out after it'
  const cure = isOver ? 'Make it anew with other words' : 'Choose an earlier time, make it anew with other words'
  throw new Problem(
    'event_over',
    `The words speak of ${dayWords(event_day)} as still to come. ${what}. ${cure}, or send \`allow_past_event: true\` where it is meant.`,
    { detail: { event_day } },
  )
}

/** A change puts no post behind the day that was before it: that was allowed, or a person decides. */
export async function assertStaysInTime(
  { db, now }: Pick<World, 'db' | 'now'>,
  post: PostRow,
  scheduled_at: string | null,
): Promise<void> {
  if (!scheduled_at || scheduled_at === post.scheduled_at) return
  const run = await findRun(db, post.workspace_id, post.livemode, post.run_id)
  if (run && !isTooLate(run, post.scheduled_at, new Date(post.created_at))) assertInTime(run, scheduled_at, now())
}
