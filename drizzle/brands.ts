import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaces } from './schema.ts'

/** The Brand DNA as it stands; test mode has a row of its own from its first write on. */
export const brands = pgTable(
  'brands',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    version: integer().notNull(),
    dna: jsonb().notNull(),
    updated_at: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.workspace_id, t.livemode] })],
)

/** What the Brand DNA was, and who made it so; the newest equals the brand's own row. */
export const brand_versions = pgTable(
  'brand_versions',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    version: integer().notNull(),
    dna: jsonb().notNull(),
    action: text().notNull(),
    /** The fields that differ from the version before. */
    changed: text().array().notNull(),
    restored_from: integer(),
    actor: text().notNull(),
    request_id: text(),
    created_at: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.workspace_id, t.livemode, t.version] })],
)

/** Which motif and hand are whose: two brands share a pair only when all are taken, each then in a turn of its own. */
export const signatures = pgTable(
  'signatures',
  {
    workspace_id: uuid()
      .primaryKey()
      .references(() => workspaces.id),
    motif: text().notNull(),
    hand: text().notNull(),
    turn: integer().notNull(),
  },
  t => [uniqueIndex('signatures_of_their_own').on(t.motif, t.hand, t.turn)],
)
