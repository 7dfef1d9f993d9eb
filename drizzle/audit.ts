import { bigint, boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './schema.ts'

/** Who did what. Rows are only ever added. */
export const audit = pgTable(
  'audit',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid().notNull(),
    livemode: boolean().notNull(),
    actor: text().notNull(),
    action: text().notNull(),
    target: text().notNull(),
    request_id: text(),
    created_at: instant().notNull(),
  },
  t => [index('audit_workspace').on(t.workspace_id, t.created_at)],
)

/** Rows of the audit that the sweep has not chained yet; a trigger adds them, so that no writer has to wait for a place. */
export const audit_pending = pgTable(
  'audit_pending',
  {
    audit_id: uuid().primaryKey(),
    workspace_id: uuid().notNull(),
  },
  t => [index('audit_pending_workspace').on(t.workspace_id)],
)

/** The place of each audit row in its workspace's chain. */
export const audit_links = pgTable(
  'audit_links',
  {
    workspace_id: uuid().notNull(),
    /** Without gaps from 1. */
    sequence: bigint({ mode: 'number' }).notNull(),
    audit_id: uuid().notNull(),
    /** SHA-256 over the hash before it and the row. */
    hash: text().notNull(),
  },
  t => [primaryKey({ columns: [t.workspace_id, t.sequence] }), uniqueIndex('audit_links_row').on(t.audit_id)],
)

/** How far each chain goes: cutting off its end shows as well. */
export const audit_heads = pgTable('audit_heads', {
  workspace_id: uuid().primaryKey(),
  sequence: bigint({ mode: 'number' }).notNull(),
  hash: text().notNull(),
  updated_at: instant().notNull(),
})
