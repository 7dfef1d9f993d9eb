import { router } from '#functions/http/app-env.ts'
import { check } from '#functions/http/body/validate.ts'
import { doc } from '#functions/http/doc.ts'
import { EventPage, ListEventsInput, listEvents } from '#lib/events/feed.ts'
import { eventData } from '#lib/told.ts'

const described = doc({
  id: 'getEvents',
  tag: 'Webhooks',
  summary: 'Everything that has happened, in order',
  description:
    'Numbered without gaps: a receiver that finds a gap in the `sequence` of what it was told reads the missing ones here. `after` takes the last sequence that you know; `next` is null when nothing follows yet.',
  answers: { 200: EventPage },
})

export default router().get('/', described, check('query', ListEventsInput), async c => {
  c.header('Cache-Control', 'private, no-cache')
  return c.json(await listEvents(c.var.ctx, c.req.valid('query'), eventData))
})
