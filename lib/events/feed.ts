import * as z from 'zod'
import { ownerOf } from '#lib/caller/owner.ts'
import type { Ctx } from '#lib/ctx.ts'
import { Event, type Project, shownEvent } from '#lib/events/event.ts'
import { listEventRows, newestEventRows } from '#lib/events/store.ts'
import { after, MOST_WAIT_SECONDS } from '#lib/instant.ts'

export const ListEventsInput = z.strictObject({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
})
export type ListEventsInput = z.output<typeof ListEventsInput>

export const EventPage = z
  .object({
    events: z.array(Event),
    /** The last sequence of this page, for `after`; null when nothing follows yet. */
    next: z.int().nullable(),
    has_more: z.boolean(),
  })
  .meta({ id: 'EventPage' })
export type EventPage = z.output<typeof EventPage>

/** Everything that has happened, in order and without gaps. */
export async function listEvents(
  ctx: Pick<Ctx, 'db' | 'workspace' | 'livemode' | 'key' | 'now'>,
  input: ListEventsInput,
  project: Project,
): Promise<EventPage> {
  const found = await listEventRows(ctx.db, {
    workspace_id: ctx.workspace.id,
    livemode: ctx.livemode,
    ...{ after: input.after, key_id: ctx.key.id, now: ctx.now() },
    limit: input.limit + 1,
  })
  const events = found.slice(0, input.limit).map(row => shownEvent(row, project))
  const has_more = found.length > input.limit
  return { events, has_more, next: has_more ? (events.at(-1)?.sequence ?? null) : null }
}

const LOOK_MS = 1_000

/** The same as soon as something follows, or empty when the time is over. */
export async function awaitEvents(
  ctx: Ctx,
  input: ListEventsInput,
  seconds: number,
  project: Project,
): Promise<EventPage> {
  const until = after(ctx.now(), Math.min(seconds, MOST_WAIT_SECONDS) * 1000)
  for (;;) {
    const page = await listEvents(ctx, input, project)
    const left = until.getTime() - ctx.now().getTime()
    if (page.events.length > 0 || left <= 0) return page
    await ctx.pause(Math.min(LOOK_MS, left))
  }
}

/** For whoever looks back: the newest first, in one statement. */
export async function newestEvents(
  ctx: Ctx,
  { before, limit }: { before: number | null; limit: number },
  project: Project,
): Promise<Event[]> {
  const place = ownerOf(ctx)
  return (await newestEventRows(ctx.db, { ...place, before, limit })).map(row => shownEvent(row, project))
}
