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

/** What an event repeats of its message. */
const REPEATED = [
  ...(['messageId', 'url', 'method', 'topicName', 'endpointName', 'scheduleId'] as const),
  ...(['queueName', 'labels', 'flowControlKey', 'callerIP'] as const),
]

type Repeated = (typeof REPEATED)[number]

export type Event = Detail & Pick<Message, Repeated> & { time: number; state: MessageState }

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
      const repeated = Object.fromEntries(REPEATED.map(name => [name, message[name]])) as Pick<Message, Repeated>
      table.set(`${++last}`, { time: Math.floor(clock.now()), state, ...repeated, ...detail })
    },
    events: () => table.entries(),
  }
}
