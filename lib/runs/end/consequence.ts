import type { SQL } from 'drizzle-orm'
import type { Message } from '#lib/ports/queue.ts'
import type { RunRow } from '#lib/runs/run.ts'

/** What follows when a run ends well, in the very statement that ends it (its row is `changed`), so that nothing lies between. */
export type Consequence<Row = never> = {
  /** Names what `sends` finds in the statement's answer. */
  name: string
  ctes(at: string): SQL
  /** Events of it, as rows for `emitted`. */
  told?(at: string): SQL
  /** A JSON list of what is to go on its way at once. */
  sends: SQL
  message(run: RunRow, row: Row): Message
}

/** The good ends that a pipeline knows. */
export type Consequences = readonly Consequence[]
