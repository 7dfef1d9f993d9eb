import * as z from 'zod'
import { utf8 } from '#lib/bytes.ts'
import { Event, type EventRow, type Project, shownEvent } from '#lib/events/event.ts'

const MOST_BYTES = 20_000
const SHORT_BRIEF = 500

/** The body of a delivery. */
export const Payload = Event.extend({ livemode: z.boolean(), workspace_id: z.uuid() }).meta({ id: 'EventPayload' })
export type Payload = z.output<typeof Payload>

/** An event as it is posted. A large one has its brief cut; the feed carries it whole. */
export function payloadOf(row: EventRow, project: Project): Payload {
  const payload = { ...shownEvent(row, project), livemode: row.livemode, workspace_id: row.workspace_id }
  const { brief } = payload.data
  if (typeof brief !== 'string' || utf8(JSON.stringify(payload)).length <= MOST_BYTES) return payload
  const short = [...brief].slice(0, SHORT_BRIEF).join('')
  return { ...payload, data: { ...payload.data, brief: short, brief_truncated: true } }
}
