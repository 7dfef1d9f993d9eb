// Rows that are work: whoever holds the lease of one works on it, and a message is only the hint that it waits.
import { MINUTE_MS, SECOND_MS } from '#lib/instant.ts'
import type { Message } from '#lib/ports/queue.ts'

type Owned = { id: string; workspace_id: string }

/** What has to be known of a row to send for it. */
export type Waiting = {
  runs: Owned
  renders: { run_id: string; idx: number; workspace_id: string }
  mascots: Owned
  artworks: Owned
  videos: Owned
  posts: Owned
  deliveries: { id: string; lane: string; attempt: number }
  messages: { id: string; chat_id: string; attempt: number }
}
export type Kind = keyof Waiting

type Plain<One> = One extends Message ? Omit<One, 'delay_seconds'> : never

export type WorkKind<Row> = {
  table: string
  /** What names one row. */
  key: readonly (keyof Row & string)[]
  /** What the sweep reads of one; absent where it is looked for in a way of its own. */
  told?: readonly string[]
  /** Longer than one holder needs: one that died is noticed after this. */
  lease_ms: number
  /** After so many nobody tries again. */
  most_attempts: number
  /** A new one is due this long after, should its first message be lost. */
  first_due_ms: number
  /** How late it may be before its message counts as lost. */
  grace_ms: number
  message(row: Row): Plain<Message>
}

/** Of one workspace's runs: an isolate is one thread, and whoever comes in between waits for all of these. */
const RUNS_AT_ONCE = 2
/** Each may stream 200 MB through its isolate. */
const VIDEOS_AT_ONCE = 2
/** Attempts at one endpoint. */
const DELIVERIES_AT_ONCE = 5

/** A run that makes a film is held longer. */
export const FILM_LEASE_MS = 2 * MINUTE_MS

export const kinds: { readonly [One in Kind]: WorkKind<Waiting[One]> } = {
  runs: {
    ...{ table: 'runs', key: ['id'], told: ['id', 'workspace_id', 'created_at', 'attempt'] },
    ...{ lease_ms: 30 * SECOND_MS, most_attempts: 4, first_due_ms: 20 * SECOND_MS, grace_ms: 0 },
    message: ({ id, workspace_id }) => ({
      ...{ topic: 'steps', body: { v: 1, run_id: id, workspace_id }, name: id },
      ...{ lane: `ws:${workspace_id}`, parallelism: RUNS_AT_ONCE },
    }),
  },
  renders: {
    ...{ table: 'renders', key: ['run_id', 'idx'] },
    ...{ lease_ms: 30 * SECOND_MS, most_attempts: 4, first_due_ms: 0, grace_ms: 0 },
    message: ({ run_id, workspace_id, idx }) => ({
      ...{ topic: 'steps', body: { v: 1, run_id, workspace_id, idx }, name: `${run_id}:${idx}` },
      ...{ lane: `ws:${workspace_id}`, parallelism: RUNS_AT_ONCE },
    }),
  },
  mascots: {
    ...{ table: 'mascots', key: ['id'], told: ['id', 'workspace_id'] },
    ...{ lease_ms: 2 * MINUTE_MS, most_attempts: 4, first_due_ms: 20 * SECOND_MS, grace_ms: 0 },
    message: ({ id, workspace_id }) => ({
      ...{ topic: 'library', body: { v: 1, kind: 'mascot', id }, name: `mascot:${id}`, lane: `lib:${workspace_id}` },
    }),
  },
  /** Longer than a model paints one picture. */
  artworks: {
    ...{ table: 'artworks', key: ['id'], told: ['id', 'workspace_id'] },
    ...{ lease_ms: 2 * MINUTE_MS, most_attempts: 4, first_due_ms: 20 * SECOND_MS, grace_ms: 0 },
    message: ({ id, workspace_id }) => ({
      ...{ topic: 'library', body: { v: 1, kind: 'artwork', id }, name: `artwork:${id}`, lane: `lib:${workspace_id}` },
    }),
  },
  /** Longer than a stall, a part and a look by a model together; renewed with each part. */
  videos: {
    ...{ table: 'clips', key: ['id'], told: ['id', 'workspace_id'] },
    ...{ lease_ms: 2 * MINUTE_MS, most_attempts: 3, first_due_ms: 30 * SECOND_MS, grace_ms: 0 },
    message: ({ id, workspace_id }) => ({
      ...{ topic: 'library', body: { v: 1, kind: 'video', id }, name: `video:${id}` },
      ...{ lane: `clips:${workspace_id}`, parallelism: VIDEOS_AT_ONCE },
    }),
  },
  /** Longer than any call of a publisher takes. */
  posts: {
    ...{ table: 'posts', key: ['id'], told: ['id', 'workspace_id'] },
    ...{ lease_ms: 2 * MINUTE_MS, most_attempts: 8, first_due_ms: 20 * SECOND_MS, grace_ms: 0 },
    message: ({ id, workspace_id }) => ({
      ...{ topic: 'posts', body: { v: 1, post_id: id }, name: id, lane: `posts:${workspace_id}` },
    }),
  },
  deliveries: {
    ...{ table: 'deliveries', key: ['id'] },
    ...{ lease_ms: 30 * SECOND_MS, most_attempts: 10, first_due_ms: 0, grace_ms: 20 * SECOND_MS },
    message: ({ id, lane, attempt }) => ({
      ...{ topic: 'deliveries', body: { v: 1, delivery_id: id, attempt }, name: `${id}:${attempt}` },
      ...{ lane: `wh:${lane}`, parallelism: DELIVERIES_AT_ONCE },
    }),
  },
  /** Longer than the longest call of the bot; one at a time for each chat. */
  messages: {
    ...{ table: 'messages', key: ['id'], told: ['id', 'chat_id', 'attempt'] },
    ...{ lease_ms: 60 * SECOND_MS, most_attempts: 10, first_due_ms: 0, grace_ms: 20 * SECOND_MS },
    message: ({ id, chat_id, attempt }) => ({
      ...{ topic: 'messages', body: { v: 1, message_id: id, attempt }, name: `${id}:${attempt}` },
      ...{ lane: `chat:${chat_id}`, parallelism: 1 },
    }),
  },
}

/** `occasion` makes each message one of its own, however often the row is sent for. */
export function messageFor<One extends Kind>(kind: One, row: Waiting[One], occasion = '', delay_seconds = 0): Message {
  const message = kinds[kind].message(row)
  return { ...message, name: occasion ? `${message.name}:${occasion}` : message.name, delay_seconds }
}
