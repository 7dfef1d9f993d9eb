import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaces } from './schema.ts'

/** Writes and refusals that a key has asked for; the id is the request id, which sorts by time. */
export const requests = pgTable(
  'requests',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    key_id: uuid().notNull(),
    /** `api`, `cli` or `mcp`. */
    via: text().notNull(),
    method: text().notNull(),
    /** With its query. */
    path: text().notNull(),
    status: smallint().notNull(),
    /** Of a refusal. */
    code: text(),
    ms: integer().notNull(),
    /** What was sent, sealed; null once it is three days old. */
    body: text(),
    created_at: instant().notNull(),
  },
  t => [
    index('requests_list').on(t.workspace_id, t.livemode, t.id.desc().nullsFirst()),
    index('requests_of_key').on(t.workspace_id, t.livemode, t.key_id, t.id.desc().nullsFirst()),
    index('requests_refused').on(t.workspace_id, t.livemode, t.id.desc().nullsFirst()).where(sql`status >= 400`),
    index('requests_bodies').on(t.id).where(sql`body is not null`),
  ],
)
