// What happened to which message, newest last.
import type { Clock } from '#dev/qstash/clock.ts'
import type { Table } from '#dev/qstash/journal.ts'
import type { Header, Message } from '#dev/qstash/message.ts'

export type MessageState =
  | 'CREATED'
  | 'ACTIVE'
  | 'RETRY'
  | 'ERROR'
  | 'DELIVERED'
  | 'FAILED'
  | 'CANCEL_REQUESTED'
  | 'CANCELLED'

export type Detail = {
  error?: string
  nextDeliveryTime?: number
  responseStatus?: number
  responseHeaders?: Header
  responseBody?: string
}

export type Event = Detail & {
  time: number
  state: MessageState
  messageId: string
  url: string
  method: string
  topicName?: string
  endpointName?: string
  scheduleId?: string
  queueName?: string
  labels?: string[]
  flowControlKey?: string
  callerIP: string
}

export type Log = {
  record(state: MessageState, message: Message, detail?: Detail): void
  /** With the key that a cursor is made of. */
  events(): [string, Event][]
}

export const MOST_EVENTS = 10_000

export function openLog(table: Table<Event>, clock: Clock): Log {
  let last = Number(table.entries().at(-1)?.[0] ?? 0)
  return {
    record(state, message, detail) {
      const {
        messageId,
        url,
        method,
        topicName,
        endpointName,
        scheduleId,
        queueName,
        labels,
        flowControlKey,
        callerIP,
      } = message
      table.set(`${++last}`, {
        time: Math.floor(clock.now()),
        state,
        messageId,
        url,
        method,
        topicName,
        endpointName,
        scheduleId,
        queueName,
        labels,
        flowControlKey,
        callerIP,
        ...detail,
      })
    },
    events: () => table.entries(),
  }
}
