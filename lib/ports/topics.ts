// What travels by the queue: the hook that hears a topic has its name.
import * as z from 'zod'
import { sweepKinds } from '#lib/ports/sweep-kinds.ts'

const v = z.literal(1)
/** Messages of an older release lack the workspace. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** What each topic carries. */
export const topics = {
  /** Carry a run as far as it goes; with `idx`, draw that one picture of it. */
  steps: z.object({
    ...{ v, run_id: z.uuid(), workspace_id: z.uuid().default(NOBODY) },
    idx: z.int().min(0).optional(),
  }),
  /** Do what something in the library waits for. */
  library: z.object({ v, kind: z.enum(['mascot', 'video', 'artwork']), id: z.uuid() }),
  /** Look for work that got stuck. Without a kind it is the schedule's beat, for every class of it. */
  sweep: z.object({ v, kind: z.enum(sweepKinds).optional() }),
  /** Attempt a webhook delivery that has been attempted this many times. */
  deliveries: z.object({ v, delivery_id: z.uuid(), attempt: z.int().min(0) }),
  /** Carry a post as far as it goes, or read what the platform counts of an account's posts. */
  posts: z.union([z.object({ v, post_id: z.uuid() }), z.object({ v, account_id: z.uuid() })]),
  /** Tell a chat of a card, which has been attempted this many times. */
  messages: z.object({ v, message_id: z.uuid(), attempt: z.int().min(0) }),
}

type Schemas = typeof topics
export type Topic = keyof Schemas
/** What is sent. */
export type Topics = { [One in Topic]: z.input<Schemas[One]> }
/** What arrives. */
export type Heard = { [One in Topic]: z.output<Schemas[One]> }
/** Which Worker hears a topic. */
export const heardBy = {
  steps: 'render',
  library: 'render',
  sweep: 'api',
  deliveries: 'api',
  posts: 'render',
  messages: 'api',
} as const satisfies Record<Topic, 'api' | 'render'>

export type HeardBy<Worker> = { [One in Topic]: (typeof heardBy)[One] extends Worker ? One : never }[Topic]
