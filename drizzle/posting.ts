// What a workspace decides about its posts: whether any may go out, who has to look at them first, and series of them.
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { instant, runs, workspaces } from './schema.ts'

/** One row a workspace, made before its first post is begun: a pause locks it against the posts that are about to begin. */
export const postingSettings = pgTable('posting_settings', {
  workspace_id: uuid()
    .primaryKey()
    .references(() => workspaces.id),
  /** Which posts wait for a person: `never`, `automatic` or `always`. */
  approval: text().notNull().default('never'),
  /** Posts written by a model that is not calibrated go out by themselves nevertheless. */
  trust_composer: boolean().notNull().default(false),
  paused_at: instant(),
  paused_by: text(),
})

/** People who are asked to approve: at a mail address, or in a linked chat. */
export const reviewers = pgTable(
  'reviewers',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    /** `mail` or `chat`. */
    kind: text().notNull(),
    address: text().notNull(),
    name: text().notNull(),
    created_at: instant().notNull(),
  },
  t => [unique('reviewers_once').on(t.workspace_id, t.kind, t.address)],
)

/** What a person has said of a run. */
export const approvals = pgTable('approvals', {
  run_id: uuid()
    .primaryKey()
    .references(() => runs.id),
  workspace_id: uuid().notNull(),
  livemode: boolean().notNull(),
  /** `pending`, `approved` or `changes_requested`. */
  state: text().notNull(),
  by: text(),
  at: instant(),
  comment: text(),
  /** Of the assets and captions that were approved. */
  hashes: text().array().notNull().default([]),
  updated_at: instant().notNull(),
})

/** Pages on which somebody approves without signing in, known by the hash of their secret. */
export const approvalLinks = pgTable(
  'approval_links',
  {
    hash: text().primaryKey(),
    workspace_id: uuid().notNull(),
    livemode: boolean().notNull(),
    run_id: uuid()
      .notNull()
      .references(() => runs.id),
    /** Whose name an answer bears. */
    reviewer: text().notNull(),
    /** The hashes of what it shows: it approves nothing else. */
    content: text().array().notNull(),
    expires_at: instant().notNull(),
    created_at: instant().notNull(),
  },
  t => [index('approval_links_expires').on(t.expires_at), index('approval_links_run').on(t.run_id)],
)

/** Runs and posts that were asked for together. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: uuid().primaryKey(),
    workspace_id: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    name: text().notNull(),
    canceled_at: instant(),
    created_at: instant().notNull(),
  },
  t => [
    index('campaigns_list').on(t.workspace_id, t.livemode, t.created_at.desc().nullsFirst(), t.id.desc().nullsFirst()),
  ],
)
