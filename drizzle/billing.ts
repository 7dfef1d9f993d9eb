import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaces } from './schema.ts'

/** What a workspace has left: of this period's grant, and of what was bought. Their sum is that of its entries. */
export const wallets = pgTable(
  'wallets',
  {
    workspace_id: uuid()
      .primaryKey()
      .references(() => workspaces.id),
    /** The first day of the period whose grant is in; null before the first. */
    period: text(),
    granted: integer().notNull().default(0),
    /** Taken from the grant in this period. */
    spent: integer().notNull().default(0),
    bought: integer().notNull().default(0),
    /** How many entries there are. */
    entries: integer().notNull().default(0),
    /** The run that was free; null while the first is still to come. */
    free_run_id: uuid(),
  },
  t => [check('wallets_never_negative', sql`${t.granted} >= 0 and ${t.bought} >= 0`)],
)

/** Every movement of credits. Rows are only ever added. */
export const credit_entries = pgTable(
  'credit_entries',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    sequence: integer().notNull(),
    source: text().notNull(),
    source_id: text().notNull(),
    amount: integer().notNull(),
    balance_after: integer().notNull(),
    /** How much of it moved the grant; the rest moved what was bought. */
    from_grant: integer().notNull().default(0),
    run_id: uuid(),
    created_at: instant().notNull(),
  },
  t => [
    uniqueIndex('credit_entries_source').on(t.source, t.source_id),
    uniqueIndex('credit_entries_list').on(t.workspace_id, t.sequence),
    check('credit_entries_never_negative', sql`${t.balance_after} >= 0`),
  ],
)

/** A pack that somebody may pay: what was asked for, and the facts of the payment as far as they are known. */
export const topups = pgTable(
  'topups',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    credits: integer().notNull(),
    amount_total: integer().notNull(),
    currency: text().notNull(),
    status: text().notNull().default('open'),
    session_id: text(),
    /** In the currency's smallest unit, as far as they ever went. */
    refunded: integer().notNull().default(0),
    disputed: integer().notNull().default(0),
    /** Credits that refunds and disputes lay claim to, and those of them that were still there. */
    claimed: integer().notNull().default(0),
    taken: integer().notNull().default(0),
    /** Counts its changes, so that an older reading never replaces a newer one. */
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    paid_at: instant(),
    /** When the payment provider is asked about it again; null once nothing is open. */
    due_at: instant(),
  },
  t => [
    uniqueIndex('topups_session').on(t.session_id),
    index('topups_workspace').on(t.workspace_id, t.created_at),
    index('topups_due').on(t.due_at).where(sql`due_at is not null`),
  ],
)

/** Who pays for a workspace's plan, as it was read last. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    workspace_id: uuid()
      .primaryKey()
      .references(() => workspaces.id),
    customer_id: text(),
    subscription_id: text(),
    status: text().notNull().default('none'),
    past_due_at: instant(),
    /** Where the open bill is paid. */
    pay_url: text(),
    version: integer().notNull().default(1),
    updated_at: instant().notNull(),
    due_at: instant(),
  },
  t => [
    uniqueIndex('subscriptions_customer').on(t.customer_id),
    index('subscriptions_due').on(t.due_at).where(sql`due_at is not null`),
  ],
)
