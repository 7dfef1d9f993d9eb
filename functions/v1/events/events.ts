import { waitSeconds } from '#functions/http/answer/prefer.ts'
import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { awaitEvents, EventPage, ListEventsInput, listEvents } from '#lib/events/feed.ts'
import { MOST_WAIT_SECONDS } from '#lib/instant.ts'
import { eventData } from '#lib/told.ts'

const described = doc({
  id: 'getEvents',
  tag: 'Webhooks',
  summary: 'Everything that has happened, in order',
  description:
    'Numbered without gaps: a receiver that finds a gap in the `sequence` of what it was told reads the missing ones here. `after` takes the last sequence that you know; `next` is null when nothing follows yet. `Prefer: wait=N` (25 at most) answers as soon as something follows; a request that waits counts in the minute of its key and not in its day.',
  answers: { 200: EventPage },
})

export default router().get('/', described, check('query', ListEventsInput), async c => {
  const wait = waitSeconds(c.req.header('prefer'))
  const input = c.req.valid('query')
  if (wait === null) return c.json(await listEvents(c.var.ctx, input, eventData))
  c.header('Preference-Applied', `wait=${Math.min(wait, MOST_WAIT_SECONDS)}`)
  return c.json(await awaitEvents(c.var.ctx, input, wait, eventData))
})
