import { boolean, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaces } from './schema.ts'

/** The first answer to a request with an Idempotency-Key, byte for byte. */
export const idempotency = pgTable(
  'idempotency',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    route: text().notNull(),
    key: text().notNull(),
    fingerprint: text().notNull(),
    status: smallint().notNull(),
    body: text().notNull(),
    created_at: instant().notNull(),
  },
  t => [
    primaryKey({ columns: [t.workspace_id, t.livemode, t.route, t.key] }),
    index('idempotency_created').on(t.created_at),
  ],
)
