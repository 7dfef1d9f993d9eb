import type { Topics } from '#lib/ports/topics.ts'

export type Message = {
  [Topic in keyof Topics]: {
    topic: Topic
    body: Topics[Topic]
    /** Two messages with the same name within ten minutes are one. */
    name: string
    delay_seconds?: number
    /** Messages with the same lane share a place in the queue and cannot crowd out other lanes. */
    lane?: string
    /** How many messages of the lane may be under way at once; the queue's usual number without it. */
    parallelism?: number
  }
}[keyof Topics]

/** Carries messages at least once, in any order. A message is only a hint: the row's `due_at` brings lost ones back. */
export interface Queue {
  send(messages: Message[]): Promise<void>
  ping(): Promise<void>
}
