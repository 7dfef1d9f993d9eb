// Everything that a restarted queue finds again.
import type { Journal } from '#dev/qstash/journal.ts'
import type { FlowSetting } from '#dev/qstash/lane.ts'
import { type Event, MOST_EVENTS } from '#dev/qstash/log.ts'
import type { DeadMessage, Message } from '#dev/qstash/message.ts'
import type { QueueSetting } from '#dev/qstash/queues.ts'
import type { Schedule } from '#dev/qstash/schedules.ts'

export type Group = {
  name: string
  createdAt: number
  updatedAt: number
  endpoints: { name?: string; url: string }[]
}

export type State = ReturnType<typeof openState>

export const openState = (journal: Journal) => ({
  /** By id, as long as they are not settled. */
  messages: journal.table<Message>('messages'),
  dead: journal.table<DeadMessage>('dead'),
  /** By deduplication id. */
  seen: journal.table<{ messageId: string; until: number }>('seen'),
  queues: journal.table<QueueSetting>('queues'),
  groups: journal.table<Group>('groups'),
  flows: journal.table<FlowSetting>('flows'),
  schedules: journal.table<Schedule>('schedules'),
  events: journal.table<Event>('events', MOST_EVENTS),
  keys: journal.table<{ current: string; next: string }>('keys'),
})
