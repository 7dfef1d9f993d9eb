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
    /** `member`, `page`, `business` or `channel`. */
    kind: text().notNull().default('member'),
    handle: text(),
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
    /** Of how many days before its end its owner was last warned. */
    warned_days: smallint(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [
    unique('connected_accounts_once').on(t.workspace_id, t.platform, t.external_id),
    index('connected_accounts_list').on(t.workspace_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    /** For what the sweep looks for: access that ends, owners that are warned of it, tokens that are handed back. */
    index('connected_accounts_access').on(t.platform, t.access_expires_at).where(sql`status = 'connected'`),
    index('connected_accounts_end')
      .on(sql`(case when refresh_token is not null then refresh_expires_at else access_expires_at end)`)
      .where(sql`status = 'connected'`),
    index('connected_accounts_gone').on(t.updated_at).where(sql`status = 'disconnected' and access_token <> ''`),
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
    /** Who made it, as the audit calls them; null for a chat. */
    made_by: text(),
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
    /** What is posted, file by file: with the caption it is what somebody approves. */
    asset_sha256: text().array().notNull().default([]),
    /** Why it waits for a person: `setting`, `calibration`, `repetition` or `late`; null where it does not. */
    awaits: text(),
    /** What becomes of words that the platform has no room for: `thread` or `first_comment`. */
    overflow: text(),
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
    index('posts_list').on(t.workspace_id, t.livemode, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    /** For a month of the calendar, by the moment that counts of each. */
    index('posts_calendar')
      .on(t.workspace_id, t.livemode, sql`(coalesce(posted_at, scheduled_at, created_at))`)
      .where(sql`status <> 'canceled'`)
      .concurrently(),
    index('posts_due').on(t.due_at).where(sql`due_at is not null`),
    /** For what a workspace posted in a window, for what is asked for its numbers, and for what is under way. */
    index('posts_out').on(t.workspace_id, t.livemode, t.posted_at).where(sql`status = 'posted'`),
    index('posts_measured').on(t.posted_at).where(sql`status = 'posted' and livemode`),
    index('posts_armed').on(t.workspace_id).where(sql`armed_at is not null and status in ('queued', 'posting')`),
    /** For what may still be taken back. */
    index('posts_unsent')
      .on(t.workspace_id)
      .where(sql`armed_at is null and status in ('scheduled', 'awaiting_approval', 'queued', 'posting')`)
      .concurrently(),
    /** For what went to an account lately. */
    index('posts_account').on(t.connected_account_id, t.created_at.desc().nullsFirst()),
    /** For what failed lately. */
    index('posts_failed').on(t.updated_at).where(sql`status in ('failed', 'needs_attention')`),
  ],
)
