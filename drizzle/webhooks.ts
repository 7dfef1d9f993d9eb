import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaces } from './schema.ts'

/** Where a workspace wants to be told of its events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    url: text().notNull(),
    events: text().array().notNull(),
    description: text().notNull().default(''),
    status: text().notNull().default('enabled'),
    disabled_reason: text(),
    disabled_at: instant(),
    /** Sealed; shown once. */
    secret: text().notNull(),
    /** Signs beside the new one until its time is over. */
    previous_secret: text(),
    previous_until: instant(),
    /** Failed attempts since the last one that succeeded; from a few on, one attempt at a time. */
    failures: integer().notNull().default(0),
    failing_since: instant(),
    last_failure_at: instant(),
    /** The one attempt at a failing endpoint holds this. */
    probe_until: instant(),
    /** Enabled again: a little later it is given once more what was told since then and not yet committed at that time. */
    missed_since: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [
    index('webhooks_list').on(t.workspace_id, t.livemode, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('webhooks_missed').on(t.updated_at).where(sql`missed_since is not null`),
  ],
)

/** Signs what goes to the `webhook_url` of a single request. */
export const webhookDefaults = pgTable(
  'webhook_defaults',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    secret: text().notNull(),
    previous_secret: text(),
    previous_until: instant(),
    updated_at: instant().notNull(),
  },
  t => [primaryKey({ columns: [t.workspace_id, t.livemode] })],
)

/** One event for one receiver: its state, and a log of its attempts. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    /** Null for the `webhook_url` of a single request. No foreign key: deleting an endpoint must not fail a run that ends. */
    webhook_id: uuid(),
    url: text(),
    /** Deliveries of one lane wait for each other and for no one else. */
    lane: text().notNull(),
    event_id: uuid().notNull(),
    event_type: text().notNull(),
    status: text().notNull().default('pending'),
    attempt: smallint().notNull().default(0),
    /** Attempts of former rounds: a replay begins the schedule anew. */
    attempts_before: smallint().notNull().default(0),
    attempts: jsonb().notNull().default([]),
    lease: uuid(),
    lease_until: instant(),
    /** When the next attempt is to be made; null once nothing is left to do. */
    due_at: instant(),
    created_at: instant().notNull(),
    ended_at: instant(),
  },
  t => [
    unique('deliveries_once').on(t.event_id, t.webhook_id).nullsNotDistinct(),
    index('deliveries_due').on(t.lane, t.due_at).where(sql`due_at is not null`),
    index('deliveries_log').on(t.webhook_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('deliveries_created').on(t.created_at),
    /** For what failed lately. */
    index('deliveries_failed').on(t.ended_at).where(sql`status = 'failed'`),
  ],
)
