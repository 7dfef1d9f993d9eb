import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, runs, workspaces } from './schema.ts'

/** Accounts of the social platforms that a workspace may post to. */
export const connectedAccounts = pgTable(
  'connected_accounts',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    platform: text().notNull(),
    /** What the platform calls it. */
    external_id: text().notNull(),
    username: text().notNull(),
    /** `connected`, `broken` once its tokens are refused, `disconnected` by its owner. */
    status: text().notNull().default('connected'),
    broken_reason: text(),
    /** Both sealed. */
    access_token: text().notNull(),
    refresh_token: text(),
    access_expires_at: instant(),
    refresh_expires_at: instant(),
    scopes: text().array().notNull().default([]),
    /** What its owner chose for posts of this platform, such as who may see them. */
    settings: jsonb().notNull().default({}),
    /** One refreshes at a time: a refresh token that is used twice closes the whole connection at some platforms. */
    refresh_lease_until: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [
    unique('connected_accounts_once').on(t.workspace_id, t.platform, t.external_id),
    index('connected_accounts_list').on(t.workspace_id, t.created_at.desc(), t.id.desc()),
  ],
)

/** Links by which an owner connects an account: used once, known by their hash. */
export const connectLinks = pgTable(
  'connect_links',
  {
    hash: text().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** A platform, or `telegram`. */
    target: text().notNull(),
    /** What the way back from the platform needs, sealed. */
    state: text(),
    expires_at: instant().notNull(),
  },
  t => [index('connect_links_expires').on(t.expires_at)],
)

/** One run on one account of one platform: the row is reserved before the platform is called. */
export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    run_id: uuid()
      .notNull()
      .references(() => runs.id),
    platform: text().notNull(),
    /** Null in test mode, which has no accounts. */
    connected_account_id: uuid().references(() => connectedAccounts.id),
    /** `request`, `auto`, `schedule` or `studio`. */
    origin: text().notNull(),
    status: text().notNull(),
    caption: text().notNull(),
    scheduled_at: instant(),
    /** What comes next: `prepare`, `publish` or `check`. */
    step: text().notNull().default('prepare'),
    /** What the publisher wants to remember between its steps. */
    state: jsonb(),
    /** Set in the statement before the call that cannot be taken back; from then on it is asked about and not sent again. */
    armed_at: instant(),
    external_post_id: text(),
    url: text(),
    posted_at: instant(),
    error_code: text(),
    error_message: text(),
    /** What the platform counts, as last read. */
    metrics: jsonb(),
    metrics_at: instant(),
    attempt: smallint().notNull().default(0),
    lease: uuid(),
    lease_until: instant(),
    /** When the sweep looks again; null once nothing is left to do. */
    due_at: instant(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [
    unique('posts_once').on(t.run_id, t.platform, t.connected_account_id).nullsNotDistinct(),
    index('posts_list').on(t.workspace_id, t.livemode, t.created_at.desc(), t.id.desc()),
    index('posts_due').on(t.due_at).where(sql`due_at is not null`),
  ],
)
