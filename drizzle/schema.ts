import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'string' })

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    plan: text().notNull(),
    status: text().notNull().default('active'),
    time_zone: text().notNull().default('UTC'),
    period_anchor: instant().notNull(),
    /** When live writes end because nobody pays any more, and up to when the plan is paid; null where nobody has to. */
    inactive_from: instant(),
    paid_until: instant(),
    /** Last sequence given to an event, live and test counted apart. */
    event_seq: bigint({ mode: 'number' }).notNull().default(0),
    test_event_seq: bigint({ mode: 'number' }).notNull().default(0),
    /** Since when test mode has a library of its own; before, it reads the live one. */
    test_library_at: instant(),
    /** Since when nothing of it may be changed by a key. */
    frozen_at: instant(),
    /** When everything of it is removed; until then it can be called back. */
    delete_at: instant(),
    created_at: instant().notNull(),
  },
  t => [index('workspaces_deleted').on(t.delete_at).where(sql`delete_at is not null`)],
)

export const keys = pgTable(
  'keys',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    name: text().notNull(),
    /** SHA-256 of the secret; the secret itself is shown once and kept nowhere. */
    hash: text().notNull(),
    last4: text().notNull(),
    /** Null means all. */
    asset_types: text().array(),
    channels: text().array(),
    connected_accounts: text().array(),
    permissions: text().array(),
    /** Addresses and networks that it may be used from. */
    allowed_addresses: text().array(),
    /** What it may do in Studio; null without Studio. */
    studio_profile_id: uuid(),
    auto_post: boolean().notNull().default(false),
    auto_post_min_score: smallint().notNull().default(70),
    daily_limit: integer().notNull(),
    /** Counts changes, so that an older copy in Redis never replaces a newer one. */
    version: integer().notNull().default(1),
    created_at: instant().notNull(),
    expires_at: instant(),
    revoked_at: instant(),
    /** The key that took its place; both are good until this one expires. */
    replaced_by: uuid(),
    /** The client that a person let in as an agent; nobody else ever holds the secret of such a key. */
    agent: jsonb(),
    /** Set while a change of it has yet to reach Redis. */
    due_at: instant(),
  },
  t => [
    uniqueIndex('keys_hash').on(t.hash),
    index('keys_workspace').on(t.workspace_id, t.created_at),
    index('keys_due').on(t.due_at).where(sql`due_at is not null`),
  ],
)

export const runs = pgTable(
  'runs',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    key_id: uuid(),
    status: text().notNull().default('queued'),
    step: text().notNull(),
    brief: text().notNull(),
    channel: text().notNull(),
    asset_type: text().notNull(),
    size: text(),
    variation: smallint().notNull().default(0),
    output_text: text(),
    asset_url: text(),
    asset_urls: text().array(),
    assets: jsonb().notNull().default([]),
    impact_score: smallint(),
    verdict: text(),
    score_reasons: jsonb().notNull().default([]),
    repairs: jsonb().notNull().default([]),
    /** By platform, once it has succeeded. */
    fits: jsonb(),
    captions: jsonb(),
    holds: jsonb().notNull().default([]),
    sensitive: text(),
    questions: jsonb().notNull().default([]),
    composer: text(),
    calibrated: boolean(),
    /** The last day that its words speak of as coming, and when that has ended in the workspace’s place. */
    event_day: date(),
    event_over_at: instant(),
    error_code: text(),
    error_message: text(),
    progress: smallint().notNull().default(0),
    auto_post_eligible: boolean().notNull(),
    created_via: text().notNull(),
    metadata: jsonb().notNull().default({}),
    /** Told of this run alone, beside the endpoints of the workspace. */
    webhook_url: text(),
    scheduled_at: instant(),
    /** Where it is to be posted; the first that is connected without it. */
    connected_account_id: uuid(),
    /** What a pre-formed run was given instead of a brief: a template with its data, or a recipe. */
    given: jsonb(),
    batch_id: uuid(),
    campaign_id: uuid(),
    reference_id: text(),
    rerender_of: uuid(),
    /** The frozen decisions: same recipe, same bytes. */
    recipe: jsonb(),
    /** The version of the Brand DNA that the recipe was made from. */
    brand_version: integer(),
    receipt: jsonb().notNull().default({ stages: [] }),
    /** Counts the changes that a caller can see; it is the run's ETag. */
    version: integer().notNull().default(1),
    /** The usage row that this run counts in, and that a failure gives back. */
    usage_period: text(),
    /** What it cost; null where nothing is counted. The first of a workspace is free. */
    credits: integer(),
    free: boolean().notNull().default(false),
    lease: uuid(),
    lease_until: instant(),
    attempt: smallint().notNull().default(0),
    /** Pieces of the draw step that have not ended yet. */
    remaining: smallint().notNull().default(0),
    /** When the sweep looks again; null once nothing is left to do. */
    due_at: instant(),
    created_at: instant().notNull(),
    started_at: instant(),
    finished_at: instant(),
    updated_at: instant().notNull(),
  },
  t => [
    index('runs_list').on(t.workspace_id, t.livemode, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('runs_due').on(t.due_at).where(sql`due_at is not null`),
    index('runs_campaign').on(t.campaign_id).where(sql`campaign_id is not null`),
    /** For the time that a run of a type takes. */
    index('runs_ended')
      .on(t.asset_type, t.livemode, t.finished_at.desc().nullsFirst())
      .where(sql`status = 'succeeded'`),
    /** For what failed lately. */
    index('runs_failed').on(t.finished_at).where(sql`status = 'failed'`),
  ],
)

/** Runs of one render request: how many have not ended yet. */
export const batches = pgTable('batches', {
  id: uuid().primaryKey(),
  workspace_id: uuid()
    .notNull()
    .references(() => workspaces.id),
  livemode: boolean().notNull(),
  remaining: smallint().notNull(),
  /** `{index, run_id, reference_id, status}`; the status once the run has ended. */
  items: jsonb().notNull().default([]),
  webhook_url: text(),
  created_at: instant().notNull(),
})

/** One piece of a run's work: its own lease and its own end, so that pieces are done at the same time. */
export const renders = pgTable(
  'renders',
  {
    run_id: uuid()
      .notNull()
      .references(() => runs.id),
    idx: smallint().notNull(),
    status: text().notNull().default('queued'),
    /** Which picture or segments. */
    work: jsonb(),
    /** What came of it: the asset of a picture, the stored part of a film. */
    asset: jsonb(),
    /** How long the attempt took that made it. */
    ms: integer(),
    error: jsonb(),
    lease: uuid(),
    lease_until: instant(),
    attempt: smallint().notNull().default(0),
    due_at: instant(),
  },
  t => [primaryKey({ columns: [t.run_id, t.idx] }), index('renders_due').on(t.due_at).where(sql`due_at is not null`)],
)

/** What a cap or a day has used: `kind` is `card`, `video` … for plan caps and `key:<id>` for creating requests of a key. */
export const usage = pgTable(
  'usage',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    kind: text().notNull(),
    period: text().notNull(),
    used: integer().notNull(),
    /** The event that told that this cap was reached; a cap is told of once a period. */
    reached_event: uuid(),
  },
  t => [primaryKey({ columns: [t.workspace_id, t.kind, t.period] })],
)

/** What happened, numbered without gaps per workspace and mode. */
export const events = pgTable(
  'events',
  {
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    sequence: bigint({ mode: 'number' }).notNull(),
    id: uuid().notNull(),
    type: text().notNull(),
    run_id: uuid(),
    data: jsonb().notNull(),
    created_at: instant().notNull(),
    /** People are told of it by mail, from then on. */
    notice_due_at: instant(),
  },
  t => [
    primaryKey({ columns: [t.workspace_id, t.livemode, t.sequence] }),
    index('events_notice').on(t.notice_due_at).where(sql`notice_due_at is not null`),
    uniqueIndex('events_id').on(t.id),
    index('events_time').on(t.workspace_id, t.livemode, t.created_at),
  ],
)

/** Everything that callers brought in: logos, screens, people, videos. The file itself lies under its content hash. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    kind: text().notNull(),
    name: text().notNull(),
    blob_key: text().notNull(),
    content_type: text().notNull(),
    width: integer(),
    height: integer(),
    bytes: integer().notNull(),
    sha256: text().notNull(),
    /** What only this kind has: a logo's variant, a screen's type, device and theme. */
    tags: jsonb().notNull().default({}),
    /** The colours of a picture and their shares; null for what is none. */
    palette: jsonb(),
    created_at: instant().notNull(),
    updated_at: instant().notNull(),
  },
  t => [
    index('media_shelf').on(t.workspace_id, t.livemode, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('media_list').on(
      t.workspace_id,
      t.livemode,
      t.kind,
      t.created_at.desc().nullsFirst(),
      t.id.desc().nullsFirst(),
    ),
    index('media_file').on(t.blob_key),
    /** For the mark of a brand, which each page of the dashboard shows. */
    index('media_mark')
      .on(t.workspace_id, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`livemode and kind = 'logo' and tags ->> 'variant' = 'mark'`)
      .concurrently(),
  ],
)
